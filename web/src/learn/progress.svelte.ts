// How far a person has come in lessons and practice: kept with the preferences, on this device or with the account.
import { prefs } from '../lib/prefs.svelte';

export const reached = (game: string, chapter: string): number => prefs.learned[game]?.[chapter] ?? 0;

/** Remember the beat; a finished chapter stays finished. */
export function keep(game: string, chapter: string, beat: number, count: number): void {
  if (reached(game, chapter) >= count && beat < count) return;
  prefs.learned[game] = { ...prefs.learned[game], [chapter]: beat };
}

export const finished = (game: string, chapter: { id: string; beats: number }): boolean =>
  reached(game, chapter.id) >= chapter.beats;

/** How many answers an exercise took; 0 while it is not solved. */
export const solved = (game: string, exercise: string): number => prefs.solved[game]?.[exercise] ?? 0;

/** Remember that an exercise was solved; the first time counts. */
export function keepSolved(game: string, exercise: string, answers: number): void {
  if (!solved(game, exercise)) prefs.solved[game] = { ...prefs.solved[game], [exercise]: answers };
}
