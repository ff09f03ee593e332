// The board's picture of the moment: the view, the draft, and the view with the draft laid over it.
import { family, nameOf } from '../../lib/pieces';
import type { Plan } from '../../lib/plans';
import type { TableStore } from '../../table/store.svelte';
import { gainsOf, type Gains } from './gains';
import { impliedBy, type Implied } from './implied';
import { printedFor } from './printed';
import { diceIn, groupIn, inHand, markerIn, targetIn } from './targets';
import type { Die, Printed, View } from './types';

export interface Now {
  view: View;
  /** The table as it would be after what is drafted. */
  after: View;
  printed: Printed;
  me: number;
  solo: boolean;
  mine: boolean;
  /** The question on the table, and the one the draft has come to. */
  root: string;
  ask: string;
  /** What that question is about, when it is about one thing. */
  about: string;
  plan: Plan | null;
  /** The dice of the draft, the cube chosen with them, what they are worth together and what they are for. */
  dice: number[];
  /** Those, or the ones that go without having been asked for. */
  spends: number[];
  implied: Implied;
  marker: string | null;
  value: number;
  target: string | null;
  /** The black dice of the draft. */
  black: number[];
  gains: Gains | null;
  /** Looks of dice that go with the group in hand. */
  joins: Set<string>;
}

const lookOf = (die: Die) => `${die.colour} ${die.face} ${die.district}`;
/** Dice that may be turned over together may be of any colours; for a group that says nothing. */
const FLIP = 'kind:flip';

function joining(store: TableStore, view: View): Set<string> {
  const { chosen } = store.draft;
  if (!store.myTurn) return new Set();
  const plans = store.plansWith(chosen).filter((plan) => chosen.includes(FLIP) || !plan.pieces.includes(FLIP));
  const dice = new Set(plans.flatMap((plan) => diceIn(plan.pieces)));
  return new Set(view.dice.filter((die) => dice.has(die.die)).map(lookOf));
}

/** Whether a die may join what is in hand. */
export const joins = (store: TableStore, at: Now, die: Die): boolean =>
  store.open.has(`die:${die.die}`) && (!at.dice.length || at.joins.has(lookOf(die)));

/** `held`: a die in hand that no plan names. */
export function now(store: TableStore, implied: Implied, held: number | null = null): Now {
  const view = store.view as View;
  const { draft } = store;
  const pieces = store.past ? [] : draft.pieces;
  const preview = store.past || !store.assist || !pieces.length ? null : store.preview;
  const prompt = draft.ask ?? store.state!.prompt;
  const me = view.seat ?? -1;
  const named = diceIn(pieces);
  const dice = named.length || held === null ? named : [held];
  const spends = dice.length ? dice : impliedBy(implied, pieces);
  return {
    view,
    after: preview ? (preview.view as View) : view,
    printed: printedFor(store.table),
    me,
    solo: !!view.king,
    mine: store.myTurn,
    root: store.state!.prompt?.name ?? '',
    ask: draft.plan ? '' : (prompt?.name ?? ''),
    // A draft that has come to its end still serves what the table asks about.
    about: String((draft.plan ? store.state!.prompt : prompt)?.about.target ?? ''),
    plan: draft.plan,
    dice,
    spends,
    implied,
    marker: markerIn(pieces),
    value: (named.length && valueOf(store, pieces)) || worth(view, spends),
    target: targetIn(pieces),
    black: pieces
      .filter((piece) => family(piece) === 'black')
      .map((piece) => Number(nameOf(piece)))
      .sort((a, b) => a - b),
    gains: preview && me >= 0 ? gainsOf(view, preview, me) : null,
    joins: held === null ? joining(store, view) : new Set(),
  };
}

/** What a die that goes unasked is worth, against black dice or else; of several the server does not tell. */
function worth(view: View, dice: number[]): number {
  const die = dice.length === 1 && view.dice.find((one) => one.die === dice[0]);
  return die ? (view.black.length ? die.strength : die.face) : 0;
}

/** What the dice and the cube in hand count together, as the server tells it: in the draft, in a plan, or in a reason. */
function valueOf(store: TableStore, pieces: string[]): number {
  const dice = diceIn(pieces);
  if (!dice.length) return 0;
  const told = groupIn(store.draft.line) ?? groupIn(exactly(store, pieces)[0]?.line ?? []);
  if (told) return (told.value ?? told.strength) as number;
  for (const { data } of store.why(store.draft.chosen))
    if (data.value || data.strength) return Number(data.value ?? data.strength);
  return 0;
}

/** The plans that use just these dice and this cube, whatever for. */
export function exactly(store: TableStore, pieces: string[]): Plan[] {
  const hand = inHand(pieces);
  const size = hand.length;
  return store.plansWith(hand).filter((plan) => inHand(plan.pieces).length === size && groupIn(plan.line));
}

/** What matters on the screen: the city where citizens are placed, the walls while black dice are fought,
    the King's portal in his challenge, else the square. */
export function page(store: TableStore): string {
  const view = store.view as View | undefined;
  if (!view) return '';
  const prompt = store.state?.prompt?.name ?? '';
  const fight = view.black.length > 0 && /black-dice|flip-dice/.test(prompt);
  if (/place-citizen|enter-building/.test(prompt)) return 'city';
  return fight ? 'fight' : view.king ? 'king' : 'square';
}
