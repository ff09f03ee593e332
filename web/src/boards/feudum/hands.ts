// How clicks reach the draft, and how a piece is marked.
import { family, type Option } from '../../lib/pieces';
import type { TableStore } from '../../table/store.svelte';
import { ANY_TIME } from './pieces';
import type { Pawn, View } from './types';

export type Mark = 'selected' | 'needed' | 'legal' | '';

/** The pieces of an option; plans share their options. */
function piecesOf(store: TableStore, option: Option): string[] {
  const known = named.get(option) ?? store.piecesOf(option);
  named.set(option, known);
  return known;
}
const named = new WeakMap<Option, string[]>();

/** The pieces that answer what is asked next; others may be clicked before their time but do not shine. */
function answers(store: TableStore): Set<string> {
  const { draft } = store;
  const known = shining.get(draft);
  if (known) return known;
  const found = new Set<string>();
  for (const plan of store.plansWith(draft.chosen)) {
    const rest = [...draft.chosen];
    const step = plan.line.find((option) => !takeOut(rest, piecesOf(store, option)));
    for (const piece of step ? piecesOf(store, step) : []) found.add(piece);
    for (const piece of plan.pick?.of ?? []) found.add(piece);
  }
  shining.set(draft, found);
  return found;
}
const shining = new WeakMap<object, Set<string>>();

/** Take all of these pieces out of a list, or none. */
export function takeOut(from: string[], pieces: string[]): boolean {
  const kept = [...from];
  for (const piece of pieces) {
    const at = kept.indexOf(piece);
    if (at < 0) return false;
    kept.splice(at, 1);
  }
  from.splice(0, from.length, ...kept);
  return true;
}

export function markOf(store: TableStore, ...pieces: string[]): Mark {
  const mark = store.mark(...pieces);
  if (mark !== 'legal') return mark;
  const asked = answers(store);
  const shines = (piece: string) => asked.has(piece) || ANY_TIME.includes(family(piece)) || store.others.has(piece);
  return pieces.some(shines) || !asked.size ? 'legal' : '';
}

/** How often a piece is in the draft: goods may be taken several times. */
export const taken = (store: TableStore, piece: string) => store.draft.pieces.filter((one) => one === piece).length;

export function click(store: TableStore, ...pieces: string[]): void {
  store.click(...pieces);
}

/** One piece fewer of its kind. */
export function putBack(store: TableStore, piece: string): void {
  const { chosen } = store.draft;
  const at = chosen.lastIndexOf(piece);
  if (at >= 0) store.choose(chosen.toSpliced(at, 1));
}

/** Several pieces that go together are taken up, or put down, by one click. */
export function toggle(store: TableStore, pieces: string[]): void {
  const { chosen } = store.draft;
  if (pieces.every((piece) => chosen.includes(piece))) store.choose(chosen.filter((piece) => !pieces.includes(piece)));
  else if (store.plansWith([...chosen, ...pieces]).length) store.choose([...chosen, ...pieces]);
  else store.choose(pieces);
}

export function pairMark(store: TableStore, pieces: string[]): Mark {
  if (!markOf(store, pieces[0])) return '';
  if (pieces.every((piece) => store.draft.pieces.includes(piece))) return 'selected';
  return [[], store.draft.chosen].some((before) => store.plansWith([...before, ...pieces]).length) ? 'legal' : '';
}

/** Pawns that nobody can tell apart: where one of them is meant the others will do. */
export function twins(view: View, pawn: Pawn): string[] {
  const look = (one: Pawn) => [one.seat, one.place, one.character, one.vessel, one.drunk].join();
  return view.pawns.filter((one) => look(one) === look(pawn) && one !== pawn).map((one) => `pawn:${one.pawn}`);
}

/** Whether I hold too many writs to go on: then only they, and what may be done at any time, are on offer. */
export const crowded = (store: TableStore) =>
  store.myTurn && store.newest?.prompt?.name === 'end_turn' && !store.options.some((option) => option.kind === 'done');
