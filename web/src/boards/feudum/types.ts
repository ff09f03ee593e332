// What the server tells of a Feudum table; the names are those of its view.
import type { Option } from '../../lib/narrow';

export const GOODS = ['saltpeter', 'sulfur', 'iron', 'wood', 'food'] as const;
export const GUILDS = ['farmer', 'merchant', 'alchemist', 'knight', 'noble', 'monk'] as const;
export const CARDS = ['migrate', 'move', 'influence', 'improve', 'explore', 'harvest', 'tax', 'conquer', 'defend', 'repeat', 'guild'] as const;
export const REGIONS = ['sea', 'islands', 'forest', 'desert', 'badlands', 'mountains'] as const;
export const VESSELS = ['ship', 'submersible', 'flying'] as const;
export const COLOURS = ['red', 'blue', 'yellow', 'green', 'purple'] as const;
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];
/** Monsters follow the pawns of five seats. */
export const GIANT = 15;
export const MONSTERS = ['giant', 'serpent'] as const;

export type Counts = Record<string, number>;

export interface Pawn {
  pawn: number;
  seat: number;
  character: string;
  place: string;
  vessel: string | null;
  drunk: boolean;
}
export interface Monster {
  monster: string;
  seat: number | null;
  place: string | null;
}
export interface Place {
  place: string;
  region: string;
  settlement: string;
  guild: string | null;
  ruler: number | null;
  subject: boolean;
  serf: number | null;
  subject_immune: boolean;
  serf_immune: boolean;
  goods: Counts;
  land: string | null;
  land_stock: number;
  vessels: Counts;
}
export interface GuildState {
  guild: string;
  master: number | null;
  journeyman: number | null;
  apprentice: number | null;
  stars: number[];
  reeves: number[];
}
export interface Stores {
  barn: Counts;
  hens: number[];
  shelves: Counts;
  carts: Counts;
  for_sale: Counts;
  rows: Counts;
  scrolls: string[];
  rosary: number[];
  church_coffer: number;
  farmers_sack: number;
  bag: Counts;
  shillings: number;
  vessels: Counts;
  markers: Counts;
  seals: number;
  settlements: Counts;
  fiefs: Counts;
  writs: number;
}
export interface Seat {
  colour: string;
  points: Counts;
  total: number;
  goods: Counts;
  barrel: number;
  shillings: number;
  bonus: string;
  purse: number;
  tiles: Counts;
  vessels: Counts;
  markers: number;
  seals: number;
  beads: number[];
  pawns: number;
  discs: number;
  voyage: number;
  military: number;
  hand_size: number;
  hand: string[] | null;
  played: string[];
  played_before: string[];
  writ_count: number;
  writs: string[] | null;
  slayer: boolean;
}
export interface View {
  seat: number | null;
  advanced: boolean;
  round: number;
  phase: number;
  epoch: number;
  first: number;
  mover: number | null;
  places: Place[];
  pawns: Pawn[];
  monsters: Monster[];
  stacks: { region: string; top: number; gone: string[] }[];
  guilds: GuildState[];
  stores: Stores;
  seats: Seat[];
  drawn: string[];
  drawn_count: number;
  ferries: boolean;
}

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
