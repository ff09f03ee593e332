// Names of a view's fields and things for people: words of the game where it has some, else the field's own name.
import type { GameInfo } from '../../lib/types';
import { dash, t, words } from '../../lib/words.svelte';

export function label(game: string, name: string): string {
  const id = [`${game}-sheet-${dash(name)}`, `${game}-field-${dash(name)}`].find((one) => words.has(one));
  const text = id ? t(id) : name.replaceAll('_', ' ');
  return text[0].toUpperCase() + text.slice(1);
}

/** A named thing of any family of the game, else the text itself. */
export function say(game: GameInfo | undefined, text: string): string {
  if (!game) return text;
  const families = new Set([...game.options, ...game.events].flatMap((kind) => kind.fields.map((field) => field.piece)));
  for (const family of families) {
    const id = `${game.name}-${dash(family)}-${dash(text)}`;
    if (words.has(id)) return t(id);
  }
  return text;
}

export const flat = (value: unknown): boolean => value !== null && (typeof value !== 'object' || (Array.isArray(value) && value.length < 12 && value.every((one) => one === null || typeof one !== 'object')));
