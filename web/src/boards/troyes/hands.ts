// How clicks make a draft: dice add up to a group, a cube may join it, and one target at a time stands for the use.
import type { TableStore } from '../../table/store.svelte';

const family = (piece: string) => piece.split(':')[0];
const TARGETS = new Set([
  'card',
  'threat',
  'farm',
  'cathedral',
  'row',
  'influence',
  'supply',
  'space',
  'lying',
  'times',
  'mill',
]);
export const isTarget = (piece: string) => TARGETS.has(family(piece));
const isMarker = (piece: string) => family(piece) === 'marker';

/** What could be pointed at instead of the target or the cube that is chosen now. */
export const openTargets = (store: TableStore) => store.openWith(store.chosen.filter((piece) => !isTarget(piece)));
export const openMarkers = (store: TableStore) => store.openWith(store.chosen.filter((piece) => !isMarker(piece)));

export function clickTarget(store: TableStore, piece: string): void {
  store.flush();
  if (!store.myTurn) return;
  const rest = store.chosen.filter((one) => !isTarget(one));
  if (store.chosen.includes(piece)) {
    // Cubes are laid on an event one click at a time.
    if (store.open.has(piece)) store.choose([...store.chosen, piece]);
    else store.choose(rest);
  } else if (store.openWith(rest).has(piece)) store.choose([...rest, piece]);
  else if (store.legal.has(piece)) store.choose([piece]);
}

/** A die joins the group or leaves it; one of another colour begins a new group. */
export function clickDie(store: TableStore, piece: string, kin: boolean): void {
  store.flush();
  if (!store.myTurn) return;
  const chosen = store.chosen;
  if (chosen.includes(piece)) store.choose(chosen.filter((one) => one !== piece));
  else if (kin && store.open.has(piece)) store.choose([...chosen, piece]);
  else {
    const kept = chosen.filter((one) => family(one) !== 'die');
    for (const rest of [kept, kept.filter(isTarget), []])
      if (store.openWith(rest).has(piece)) return store.choose([...rest, piece]);
  }
}

export function clickMarker(store: TableStore, card: string | null): void {
  const rest = store.chosen.filter((one) => !isMarker(one));
  if (card === null || store.chosen.includes(`marker:${card}`)) store.choose(rest);
  else if (store.openWith(rest).has(`marker:${card}`)) store.choose([...rest, `marker:${card}`]);
}

export type Mark = 'selected' | 'legal' | '';
export function markTarget(store: TableStore, open: Set<string>, piece: string): Mark {
  if (!store.myTurn) return '';
  return store.chosen.includes(piece) || store.draft?.target === piece ? 'selected' : open.has(piece) ? 'legal' : '';
}
