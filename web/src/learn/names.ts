// Names: who teaches which game; for guests two words made up once on this device and kept until they are changed.
import { t } from '../lib/words.svelte';

/** The picture of a game's mentor, where nobody has asked for its lessons yet. */
export const MENTORS: Record<string, string> = { brawl: 'bard', kingsburg: 'jester', troyes: 'canon', feudum: 'hare' };

const KEY = 'regnum-guest';
const WORDS = 12;
const random = () => Math.floor(Math.random() * WORDS) + 1;

export const keepGuestName = (name: string) => localStorage.setItem(KEY, name);

export function guestName(): string {
  const kept = localStorage.getItem(KEY);
  if (kept) return kept;
  const name = `${t('guest-adjective', { number: random() })} ${t('guest-animal', { number: random() })}`;
  keepGuestName(name);
  return name;
}
