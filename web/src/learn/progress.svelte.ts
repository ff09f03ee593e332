// How far a person has come in the lessons: kept with the preferences, on this device or with the account.
import { prefs } from '../lib/prefs.svelte';

export const reached = (game: string, chapter: string): number => prefs.learned[game]?.[chapter] ?? 0;

/** Remember the beat; a finished chapter stays finished. */
export function keep(game: string, chapter: string, beat: number, count: number): void {
  if (reached(game, chapter) >= count && beat < count) return;
  prefs.learned[game] = { ...prefs.learned[game], [chapter]: beat };
}

export const finished = (game: string, chapter: { id: string; beats: number }): boolean =>
  reached(game, chapter.id) >= chapter.beats;
