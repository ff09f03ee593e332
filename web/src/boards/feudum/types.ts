// The names of Feudum's things, its view under the board's own names, and what is printed.
import type { Option } from '../../lib/pieces';
import type * as Wire from './wire';

export const GOODS = ['saltpeter', 'sulfur', 'iron', 'wood', 'food'] as const;
export const GUILDS = ['farmer', 'merchant', 'alchemist', 'knight', 'noble', 'monk'] as const;
export const CARDS = [
  'migrate',
  'move',
  'influence',
  'improve',
  'explore',
  'harvest',
  'tax',
  'conquer',
  'defend',
  'repeat',
  'guild',
] as const;
export const REGIONS = ['sea', 'islands', 'forest', 'desert', 'badlands', 'mountains'] as const;
export const VESSELS = ['ship', 'submersible', 'flying'] as const;
export const COLOURS = ['red', 'blue', 'yellow', 'green', 'purple'] as const;
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];
/** Monsters follow the pawns of five seats. */
export const GIANT = 15;
export const MONSTERS = ['giant', 'serpent'] as const;

export type Counts = Record<string, number>;

export type Pawn = Wire.PawnView;
export type Monster = Wire.MonsterView;
export type Place = Wire.PlaceView;
export type GuildState = Wire.GuildView;
export type Stores = Wire.StoresView;
export type Seat = Wire.SeatView;
export type View = Wire.FeudumView;

/** The printed numbers the board reads; the whole tree is in the game's components. */
export interface Printed {
  player: Counts;
  writs: Counts;
  tokens: Counts;
  places: Record<string, { region: string; at: [number, number]; letters: string; start: boolean; port: boolean }>;
  routes: Record<string, Record<string, { places: string[] }>>;
  tiles: Record<string, { points: Counts }>;
  lands: Counts;
  epochs: Record<string, { seen: number; letter: string; service: boolean; guilds: boolean }> & { active: number[] };
  voyage: { points: number[] };
  military: { loss: number[] };
  harvest: { goods: number; most: number; farm: number[]; bribe: number[]; points: number };
  tax: Counts;
  battle: Counts;
  mandates: Record<string, { plain: Counts; paid: Counts }>;
  ferry: Counts;
  final: Counts;
  guilds: Record<string, any> & { ranks: number[]; push: number[]; pull: number; price: number };
  cards: Record<string, { twice: boolean; never: boolean; last: boolean; either: boolean }>;
}

/** One draft: the option, or a chain of them, and the pieces that stand for it. */
export interface Plan extends Option {
  pieces: string[];
  steps: Option[];
}
