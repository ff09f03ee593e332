// Dice that nobody asks about: where just one group will do, the server takes it without a question, and no plan names it.
import type { Plan } from '../../lib/plans';
import type { TableStore } from '../../table/store.svelte';
import { isDie, targetIn, TOOLS } from './targets';
import type { View } from './types';

/** By the pieces a use is chosen by: the dice it would take. */
export type Implied = Map<string, number[]>;

/** What dice would be for: their target says which they are, whatever is asked after them; else the black dice. */
const purpose = (pieces: string[]): string[] => {
  const target = targetIn(pieces);
  return target ? [target] : pieces.filter((piece) => piece.startsWith('black:')).sort();
};
const NAMED = new Set(['group', 'own', 'fight']);
const isTool = (plan: Plan) => TOOLS.some((tool) => plan.line[0]?.kind === tool);
/** A plan that was looked into and in which no dice are asked for. */
const isSilent = (plan: Plan) =>
  purpose(plan.pieces).length > 0 &&
  !isTool(plan) &&
  !plan.line.some(({ kind }) => NAMED.has(kind)) &&
  !(plan.line.length === 1 && plan.end === 'more');

/** What the dice are that go silently, read off the table as it would be. */
export function impliedOf(store: TableStore): Implied {
  const found: Implied = new Map();
  const view = store.view as View | undefined;
  const root = store.state?.prompt?.name ?? '';
  if (!view || !store.myTurn || !store.assist || store.past || !/^(act|face-black-dice)$/.test(root)) return found;
  for (const plan of store.plansWith([]).filter(isSilent)) {
    const key = purpose(plan.pieces).join();
    if (found.has(key)) continue;
    const [preview] = store.previewFor([plan.line.slice(0, 1)]);
    const left = new Set((preview?.view as View | undefined)?.dice.map((die) => die.die));
    const gone = preview ? view.dice.map((die) => die.die).filter((die) => !left.has(die)) : [];
    if (gone.length) found.set(key, gone);
  }
  return found;
}

/** The dice that go with what is chosen without being named. */
export const impliedBy = (implied: Implied, pieces: string[]): number[] => implied.get(purpose(pieces).join()) ?? [];

const usesOf = (implied: Implied, die: number) => [...implied].filter(([, dice]) => dice.includes(die));

/** The pieces of the only use that a die is of, where no plan says so: a click on the die means them. */
export function meaning(store: TableStore, implied: Implied, die: number): string[] | null {
  const uses = usesOf(implied, die);
  const named = store.plansWith([`die:${die}`]).some((plan) => !isTool(plan));
  return uses.length !== 1 || named || store.draft.chosen.some((piece) => !isDie(piece)) ? null : uses[0][0].split(',');
}

/** Whether a die that no plan names has several uses: it can be taken in hand, and then one of them chosen. */
export const canBeHeld = (store: TableStore, implied: Implied, die: number): boolean =>
  !store.draft.chosen.length && usesOf(implied, die).length > 1 && !store.plansWith([`die:${die}`]).length;

/** The plans that would take just these dice without asking for them. */
export function silentPlans(store: TableStore, implied: Implied, dice: number[]): Plan[] {
  const takes = (gone: number[]) => gone.length === dice.length && gone.every((die) => dice.includes(die));
  return dice.length
    ? store.plansWith([]).filter((plan) => isSilent(plan) && takes(impliedBy(implied, plan.pieces)))
    : [];
}
