// What a draft would bring, read off the server's preview: two views and what is told in between.
import type { GameEvent } from '../../lib/types';
import type { Preview } from '../../table/store.svelte';
import { NEUTRAL, type Seat, type View } from './types';

export interface Gains {
  /** What the seat has more or less afterwards. */
  deniers: number;
  influence: number;
  points: number;
  /** Of these deniers the price of the tradesman and of the dice, by owner. */
  hire: number;
  paid: [number, number][];
  /** How often a card is used; cubes laid on it for later, or on events. */
  times: number;
  markers: number;
  cubes: number;
  /** Cubes laid, event by event. */
  covers: Record<string, number>;
  /** Points for others. */
  others: [number, number][];
  /** Cathedral cells `level-number` that are filled. */
  cells: string[];
  /** An event is filled. */
  full: boolean;
  /** Who falls out of a building; -1 for nobody. */
  falls: number;
  /** A die decides before anything is certain. */
  chance: boolean;
}

const change = (before: Seat, after: Seat, what: 'deniers' | 'influence' | 'points') =>
  (after[what] ?? 0) - (before[what] ?? 0);
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

export function gainsOf(view: View, preview: Preview, me: number): Gains {
  const { events } = preview;
  const after = preview.view as View;
  const all = (...kinds: string[]) => events.filter((event) => kinds.includes(event.kind));
  const numbers = (field: string, ...kinds: string[]) => all(...kinds).map((event) => event[field] as number);
  const out = all('expelled', 'side_expelled')[0];
  return {
    deniers: change(view.seats[me], after.seats[me], 'deniers'),
    influence: change(view.seats[me], after.seats[me], 'influence'),
    points: change(view.seats[me], after.seats[me], 'points'),
    hire: sum(numbers('deniers', 'hired')),
    paid: all('bought', 'bought_bank').flatMap((event) => paidBy(event)),
    times: sum(numbers('count', 'activated')),
    markers: sum(numbers('count', 'markers')),
    cubes: sum(numbers('count', 'covered')),
    covers: Object.fromEntries(all('covered').map((event) => [event.event, event.count as number])),
    others: all('got_points', 'king_points').flatMap((event) => rewarded(event, me)),
    cells: all('built').map((event) => `${event.level}-${event.number}`),
    full: all('countered').length > 0,
    falls: !out ? -1 : out.kind === 'expelled' ? (out.seat as number) : NEUTRAL,
    chance: preview.end === 'chance',
  };
}

const paidBy = ({ owner, deniers }: GameEvent): [number, number][] =>
  deniers ? [[(owner as number | undefined) ?? NEUTRAL, deniers as number]] : [];

const rewarded = ({ seat, points }: GameEvent, me: number): [number, number][] =>
  seat === me ? [] : [[(seat as number | undefined) ?? NEUTRAL, points as number]];

/** Deniers without what the dice and the tradesman cost. */
export const gross = (gains: Gains) => gains.deniers + gains.hire + sum(gains.paid.map(([, price]) => price));
