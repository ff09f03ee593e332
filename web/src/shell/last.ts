// The last table's settings, for "same again".
interface Last {
  game: string;
  seats: string[];
  settings: Record<string, unknown>;
  options: Record<string, unknown>;
}

const KEY = 'regnum-last-table';

export function lastSettings(): Last | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Last | null;
  } catch {
    return null;
  }
}

export const keepSettings = (last: Last) => localStorage.setItem(KEY, JSON.stringify(last));
