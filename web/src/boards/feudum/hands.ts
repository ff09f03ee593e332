// How clicks reach the draft, and how a piece is marked.
import type { TableStore } from '../../table/store.svelte';

export type Mark = 'selected' | 'needed' | 'legal' | '';

export const markOf = (store: TableStore, ...pieces: string[]): Mark => (store.myTurn ? store.mark(...pieces) : '');

/** How often a piece is in the draft: goods may be taken several times. */
export const taken = (store: TableStore, piece: string) => store.chosen.filter((one) => one === piece).length;

export function click(store: TableStore, ...pieces: string[]): void {
  store.click(...pieces);
}

/** One piece fewer of its kind. */
export function putBack(store: TableStore, piece: string): void {
  const at = store.chosen.lastIndexOf(piece);
  if (at >= 0) store.choose(store.chosen.filter((_, index) => index !== at));
}

/** Whether I hold too many writs to go on: then only they, and what may be done at any time, are on offer. */
export const crowded = (store: TableStore) =>
  store.myTurn && store.newest?.prompt?.name === 'end_turn' && !store.options.some((option) => option.kind === 'done');
