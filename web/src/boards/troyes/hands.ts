// Clicks that change their mind: one target, one citizen and one number of times at a time, dice that begin a new group.
import type { Draft } from '../../lib/plans';
import type { TableStore } from '../../table/store.svelte';
import { momentOf } from './moment.svelte';
import { inHand, isCount, isDie, isSource, isTarget } from './targets';

const isBlack = (piece: string) => piece.startsWith('black:');

/** What stands in the way of a piece: what it would take the place of, and whatever hangs on that. */
const inTheWay = (piece: string) => (one: string) =>
  isTarget(piece)
    ? isTarget(one) || isSource(one) || isCount(one) || isBlack(one)
    : isSource(piece)
      ? isSource(one)
      : isCount(piece)
        ? isCount(one)
        : false;

const known = new WeakMap<Draft, Map<string, Set<string>>>();

/** What could be clicked after these pieces; asked for many times of one draft, and worked out once. */
function openAfter(store: TableStore, pieces: string[]): Set<string> {
  if (!store.myTurn) return store.openWith(pieces);
  const answers = known.get(store.draft) ?? new Map<string, Set<string>>();
  known.set(store.draft, answers);
  const key = pieces.join();
  const found = answers.get(key) ?? store.openWith(pieces);
  answers.set(key, found);
  return found;
}

/** What could be pointed at, beside what goes with the choice, instead of a part of it. */
function openTo(store: TableStore, piece: string): boolean {
  if (store.open.has(piece)) return true;
  const rest = store.draft.chosen.filter((one) => !inTheWay(piece)(one));
  return rest.length < store.draft.chosen.length && openAfter(store, rest).has(piece);
}

export function clickTarget(store: TableStore, piece: string): void {
  store.flush();
  if (!store.myTurn) return;
  const { chosen, added } = store.draft;
  const rest = chosen.filter((one) => !inTheWay(piece)(one));
  // The dice go with it by themselves: beside them it would mean something else, such as a card that lays cubes there.
  if (momentOf(store).silent.has(piece)) store.choose([piece]);
  else if (store.open.has(piece) || chosen.includes(piece)) store.click(piece);
  else if (added.includes(piece)) store.choose([...chosen, piece]);
  else if (rest.length < chosen.length && store.openWith(rest).has(piece)) store.choose([...rest, piece]);
  else if (store.legal.has(piece)) store.choose([piece]);
  else store.click(piece);
}

/** A die joins the group or leaves it; one that does not go with it begins a new group, for the same use if it can.
    One that nobody asks for stands for what it would be used for. */
export function clickDie(store: TableStore, piece: string, meant: string[] | null = null): void {
  store.flush();
  if (!store.myTurn) return;
  const { chosen } = store.draft;
  if (meant) return store.choose(meant);
  if (chosen.includes(piece) || store.open.has(piece) || store.others.has(piece)) {
    store.click(piece);
    return face(store);
  }
  const kept = chosen.filter((one) => !isDie(one));
  for (const rest of [kept, kept.filter(isTarget), []])
    if (store.openWith(rest).has(piece)) return store.choose([...rest, piece]);
  store.click(piece);
}

/** With the first die against black dice the one that has to be beaten is meant. */
function face(store: TableStore): void {
  const { chosen } = store.draft;
  const must = 'black:0';
  if (
    store.state?.prompt?.name === 'face-black-dice' &&
    chosen.length === 1 &&
    isDie(chosen[0]) &&
    store.open.has(must)
  )
    store.click(must);
}

/** A cube joins the group, takes the place of another, or is put down; null puts down any. */
export function clickMarker(store: TableStore, card: string | null): void {
  const { chosen } = store.draft;
  const rest = chosen.filter((one) => !one.startsWith('marker:'));
  const piece = `marker:${card}`;
  if (card === null || chosen.includes(piece)) store.choose(rest);
  else if (store.openWith(rest).has(piece)) store.choose([...rest, piece]);
  else if (store.openWith(inHand(rest)).has(piece)) store.choose([...inHand(rest), piece]);
  else store.click(piece);
}

/** A citizen who may leave is lit once it is known where to; before that the place he would go to is. */
export function markSource(store: TableStore, piece: string): Mark {
  const mark = markOf(store, piece);
  const where = store.draft.pieces.some(isTarget) || store.state?.prompt?.name !== 'act';
  return mark === 'legal' && !where ? '' : mark;
}

export type Mark = 'selected' | 'needed' | 'legal' | '';
export function markOf(store: TableStore, piece: string): Mark {
  if (!store.myTurn) return store.sending ? (store.draft.pieces.includes(piece) ? 'selected' : '') : '';
  return store.mark(piece) || (momentOf(store).silent.has(piece) || openTo(store, piece) ? 'legal' : '');
}
