// The kingdom as it is and as the draft would make it: two views of the server, drawn by the same code.
import type { TableStore } from '../../table/store.svelte';
import type { BrawlView, CardView } from './wire';

/** Every character as the strips and the end table list them; those with stars come first. */
export const CHARACTERS = [
  'king', 'queen', 'princess', 'knight', 'peasant', 'gnome', 'dragon', 'witch', 'fairy', 'wizard',
] as const; // prettier-ignore

export interface Drafted {
  view: BrawlView;
  after: BrawlView;
  changed: boolean;
  /** The seat whose cards are drafted. */
  seat: number;
}

export const drafted = (store: TableStore): Drafted => ({
  view: store.view,
  after: store.past ? store.view : store.after,
  changed: !store.past && store.after !== store.view,
  seat: store.seat ?? 0,
});

/** What a click on a tile means by the question it answers: where a card comes to, which top card is taken, where it goes. */
export function meanings(store: TableStore, tile: number): string[] {
  const { ask, line, pieces } = store.draft;
  const last = line.at(-1)?.kind;
  const moves = ask?.name === 'use-wizard' || last === 'move';
  const tops = moves || ask?.name === 'use-witch' || last === 'swap';
  const held = pieces.some((piece) => piece.startsWith('top:'));
  const asked = [...(moves && held ? [`target:${tile}`] : []), ...(tops ? [`top:${tile}`] : []), `tile:${tile}`];
  // An ability's pieces stay chosen while the card that brings it is put elsewhere.
  const kept = [`target:${tile}`, `top:${tile}`].filter((piece) => pieces.includes(piece) && !asked.includes(piece));
  return [...asked, ...kept];
}

export const same = (one: CardView, other: CardView) => one.character === other.character && one.owner === other.owner;

/** A card anywhere in the kingdom. */
export const find = (view: BrawlView, character: string, owner: number): CardView | undefined =>
  view.tiles.flatMap((tile) => tile.stack).find((card) => card.character === character && card.owner === owner);

/** Stars that a seat's cards bring on one tile. */
export const starsOn = (view: BrawlView, tile: number, seat: number): number =>
  view.tiles[tile].stack.reduce((sum, card) => sum + (card.owner === seat ? (card.stars ?? 0) : 0), 0);
