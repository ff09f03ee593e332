// What the server tells of a Troyes table, with the words that can come where it says only that a word comes.
import type * as Wire from './wire';

export type Colour = 'red' | 'white' | 'yellow';
export const COLOURS: Colour[] = ['red', 'white', 'yellow'];
/** The grey side, or the King in his challenge; his second colour of citizens is the next number. */
export const NEUTRAL = 4;

export interface Die extends Wire.DieView {
  colour: Colour;
}
export interface Card extends Wire.CardView {
  colour: Colour;
  cost: number;
  divisor: number;
}
export interface Threat extends Wire.ThreatView {
  colour: Colour | null;
  dice: Colour[];
}
export type Building = Wire.BuildingView;
export type Seat = Wire.SeatView;
export type King = Wire.KingView;
export interface View extends Wire.TroyesView {
  dice: Die[];
  cards: Card[];
  queue: Threat[];
}

/** What one cube of a delayed card does to a later group, as its card shows it. */
interface Modifier {
  dice: Colour | 'any';
  becomes: Colour | 'any';
  times: number;
  face: number;
  each: number;
  total: number;
  free: number;
}
/** The printed facts that are shown, with the table's own changes. */
export interface Printed {
  start: { colour_citizens: number };
  round: {
    price: number[];
    agriculture: number;
    pass_first: number;
    pass_next: number;
    red_doubles: number;
    black_reward: number;
    penalty: number;
    income: number;
  };
  influence: { most: number; reroll: number; recruit: number; flip: number; flip_dice: number };
  cathedral: { points: number; influence: number[]; missing_level: number };
  king: { lines: Record<string, { action: string; points: number; dice: number; pay: number }> };
  card: Record<string, { gain?: number[]; amount?: number; modifier?: Modifier }>;
}
