// The draft on this board: which dice, advisor and extras its pieces are. Everything comes from the store's draft.
import { family, nameOf } from '../../lib/pieces';
import type { Plan } from '../../lib/plans';
import type { TableStore } from '../../table/store.svelte';
import type { Die, KingsburgView } from './types';

const EXTRAS = ['token', 'shift', 'envoy'];

/** The names of the pieces of a family, in the order they were chosen. */
export const named = (pieces: Iterable<string>, of: string) =>
  [...pieces].filter((piece) => family(piece) === of).map(nameOf);

/** What may be chosen of a family of numbers before the first click, in order. */
export const numbers = (store: TableStore, of: string) =>
  named(store.legal, of)
    .map(Number)
    .sort((a, b) => a - b);

/** The bid on the stepper: the one drafted, else the first that is advised, else the least. */
export const bidShown = (bids: number[], drafted: number | undefined, advised: unknown[]) =>
  drafted ?? (advised.find((bid) => bids.includes(bid as number)) as number | undefined) ?? bids[0];

export function draftedDice(store: TableStore, view: KingsburgView): Die[] {
  const mine = view.seat === null ? [] : view.seats[view.seat].dice;
  return named(store.draft.pieces, 'die').flatMap((at) => mine[Number(at)] ?? []);
}

export const draftedAdvisor = (store: TableStore) => named(store.draft.pieces, 'advisor')[0] ?? '';

/** The advisors that the dice and extras chosen mean by themselves, with nothing more added. */
export function meant(store: TableStore, view: KingsburgView): number[] {
  const { chosen, pieces } = store.draft;
  const advisors = draftedAdvisor(store)
    ? named(pieces, 'advisor')
    : store
        .plansWith()
        .filter((plan) => plan.pieces.length === chosen.length + 1)
        .flatMap((plan) => named(plan.pieces, 'advisor'));
  return view.advisors.filter((one) => advisors.includes(one.name)).map((one) => one.number);
}

/** What all of these plans add to their dice: a token, a shift, the Envoy. */
export function extrasOf(plans: Plan[]): string[] {
  const found = plans.map((plan) => EXTRAS.filter((extra) => plan.pieces.some((piece) => family(piece) === extra)));
  return found.every((one) => one.length) ? [...new Set(found.flat())] : [];
}
