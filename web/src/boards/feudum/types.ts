// The names of Feudum's things, its view under the board's own names, and what is printed.
import type * as Wire from './wire';

export const GOODS = ['saltpeter', 'sulfur', 'iron', 'wood', 'food'] as const;
export const GUILDS = ['farmer', 'merchant', 'alchemist', 'knight', 'noble', 'monk'] as const;
export const CARDS = [
  'migrate', 'move', 'influence', 'improve', 'explore', 'harvest', 'tax', 'conquer', 'defend', 'repeat', 'guild',
] as const; // prettier-ignore
export const VESSELS = ['ship', 'submersible', 'flying'] as const;
export const COLOURS = ['red', 'blue', 'yellow', 'green', 'purple'] as const;
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];
/** Monsters follow the pawns of five seats. */
export const GIANT = 15;
export const MONSTERS = ['giant', 'serpent'] as const;

export type Counts = Record<string, number>;

export type Pawn = Wire.PawnView;
export type Place = Wire.PlaceView;
export type Seat = Wire.SeatView;
export type Battle = Wire.BattleView;
export type Part = Wire.PartView;
export type View = Wire.FeudumView;

/** The printed numbers the board shows; the whole tree is in the game's components. */
export interface Printed {
  player: Counts;
  tokens: Counts;
  places: Record<string, { at: [number, number]; start: boolean }>;
  epochs: Record<string, { letter: string; service: boolean; guilds: boolean }>;
  voyage: { points: number[] };
  military: { loss: number[] };
  harvest: Counts;
  battle: Counts;
  mandates: Record<string, { plain: Counts; paid: Counts }>;
  guilds: Record<string, any> & { ranks: number[]; price: number };
  cards: Record<string, { twice: boolean; never: boolean }>;
}
