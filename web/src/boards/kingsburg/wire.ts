// Made by scripts/wire.py: change it there, then run the script. It comes from
// regnum.games.kingsburg.view.

/** Dice on an advisor; neutral ones belong to nobody. */
export interface GroupView {
  seat: number | null;
  coloured: number[];
  white: number[];
  token: number;
  market: number;
}

/** An advisor, who influences him, and what lies on him. */
export interface AdvisorView {
  name: string;
  number: number;
  owners: number[] | null;
  gives: [string, number][][];
  wants: [string, number][];
  groups: GroupView[];
  gift: string | null;
  marks: number[];
}

/** An enemy: the range on the back, what it comes to this year, and the card if it may be known. */
export interface EnemyView {
  year: number;
  low: number;
  high: number;
  least: number;
  most: number;
  kind: string | null;
  strength: number | null;
  reward: [string, number][] | null;
  losses: [string, number][] | null;
}

/** What is printed on a building. */
export interface PrintedView {
  cost: Record<string, number>;
  points: number;
  battle: number;
  lever: boolean;
}

/** A cell of a sheet. */
export interface BuildingView {
  name: string;
  built: boolean;
  used: boolean;
}

/** A row of a sheet. */
export interface RowView {
  row: string;
  alternative: boolean;
  buildings: BuildingView[];
  next: string | null;
  price: Record<string, number>;
  lacks: Record<string, number>;
}

/** A die of a seat. */
export interface DieView {
  face: number;
  white: boolean;
  placed: boolean;
}

/** A seat's strength in this year's battle, part by part, as far as it is sure. */
export interface StrengthView {
  own: number;
  king: number;
  bonuses: [string, number][];
  bonus: number;
  sure: number;
  help: [number, number];
  total: [number, number];
  outlook: string[];
}

/** A seat's things; secret ones are null for others. */
export interface SeatView {
  points: number;
  gold: number;
  wood: number;
  stone: number;
  tokens: number;
  soldiers: number;
  buildings: number;
  rows: RowView[];
  dice: DieView[];
  white_dice: number;
  passed: boolean;
  token_used: boolean;
  reach: string[];
  shifts: [string, number][];
  wins: number;
  strength: StrengthView | null;
  falls: string | null;
  sheet: Record<string, number>;
  governor: string | null;
  governor_used: boolean;
  stored: Record<string, number>;
  soldier_tokens: number[];
  sent: number | null;
  hand: string[] | null;
  strips: string[] | null;
}

/** The whole table as one seat sees it. */
export interface KingsburgView {
  seat: number | null;
  year: number;
  years: number;
  phase: number;
  season: string;
  order: number[];
  envoy: number | null;
  aided: number | null;
  most_built: number[];
  least_built: number[];
  event: string | null;
  events_left: number;
  enemy: EnemyView | null;
  past_enemies: EnemyView[];
  lookers: number[];
  advisors: AdvisorView[];
  seats: SeatView[];
  buildings: Record<string, PrintedView>;
  offered: string[];
  pool: string[] | null;
  alternatives: Record<string, string[]>;
  token: number;
  headings: string[];
  over: boolean;
}
