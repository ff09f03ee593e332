// What the server tells of a Troyes table; the names are those of its view.
import type { Option } from '../../lib/narrow';

export type Colour = 'red' | 'white' | 'yellow';
export const COLOURS: Colour[] = ['red', 'white', 'yellow'];
/** The grey side, or the King in his challenge; his second colour of citizens is the next number. */
export const NEUTRAL = 4;

export interface Die {
  die: number;
  colour: Colour;
  face: number;
  district: number | null;
}
export interface Card {
  colour: Colour;
  round: number;
  card: string | null;
  cost: number;
  divisor: number;
  slots: number[];
  tradesmen: { seat: number | null; slot: number | null }[];
  markers: number[];
  unsure: string[];
}
export interface Threat {
  event: string;
  colour: Colour | null;
  dice: Colour[];
  divisor: number;
  flags: number;
  points: number[];
  black: number;
  cubes: (number | null)[];
  unsure: string[];
}
export interface Building {
  building: string;
  wage: number;
  rows: number[][];
  entries: number[][];
  lying: number[];
}
export interface Seat {
  deniers: number;
  influence: number;
  supply: number;
  stock: number;
  passed: boolean;
  district_deniers: number;
  wages: number;
  tradesmen: number;
  cubes: number;
  missing_levels: number;
  slot_points: number;
  events: string[];
  characters: string[] | null;
  points: number | null;
  sheet: number[] | null;
}
export interface King {
  dice: number[];
  events: string[];
  tradesmen: number;
  cubes: number;
  points: number;
  sheet: number[];
  column: string[];
  verdict: number | null;
}
export interface View {
  seat: number | null;
  round: number;
  rounds: number;
  phase: number;
  first: number | null;
  bonus: boolean;
  seats: Seat[];
  king: King | null;
  dice: Die[];
  black: number[];
  cards: Card[];
  queue: Threat[];
  piles: number[];
  buildings: Building[];
  cathedral: (number | null)[][];
  neutral_supply: number;
  known: { character: string; counts: number[]; points: number[] }[];
  sources: string[];
}

/** What one cube of a delayed card does to a later group. */
export interface Modifier {
  dice: Colour | 'any';
  becomes: Colour | 'any';
  most: number;
  times: number;
  face: number;
  each: number;
  total: number;
  free: number;
  building: boolean;
}
export interface PrintedCard {
  pay?: number[];
  gain?: number[];
  amount?: number;
  modifier?: Modifier;
}
/** The tree of printed facts, with the table's own changes. */
export interface Printed {
  start: { colour_citizens: number };
  round: { price: number[]; agriculture: number; pass_first: number; pass_next: number; red_doubles: number; black_reward: number; cube_reward: number; penalty: number; income: number };
  influence: { most: number; reroll: number; recruit: number; flip: number; flip_dice: number };
  cathedral: { points: number; influence: number[]; missing_level: number };
  king: { tax: number; tithe: number; verdicts: number[]; lines: Record<string, { action: string; points: number; dice: number; pay: number }> };
  characters: { points: number[] } & Record<string, { two: number[]; more: number[] }>;
  card: Record<string, PrintedCard>;
  event: Record<string, { amount?: number; citizen?: string }>;
}

/** A whole action as one thing to point at: what it is for, with which dice and which cube, and the decisions it is made of. */
export interface Plan extends Option {
  kind: 'plan';
  target: string;
  dice: number[];
  marker: string | null;
  value: number;
  price: number;
  black: number[];
  pieces: string[];
  steps: Option[];
}
export const isPlan = (option: Option | null | undefined): option is Plan => option?.kind === 'plan';
