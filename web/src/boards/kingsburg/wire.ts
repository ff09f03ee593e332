// Made by scripts/wire.py from regnum.games.kingsburg.view: change it there, then run the script.

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
  groups: GroupView[];
  gift: string | null;
  marks: number[];
}

/** This year's enemy: the range on the back, and the card if it may be known. */
export interface EnemyView {
  year: number;
  low: number;
  high: number;
  kind: string | null;
  strength: number | null;
  reward: [string, number][] | null;
  losses: [string, number][] | null;
}

/** A cell of a sheet. */
export interface BuildingView {
  name: string;
  built: boolean;
  used: boolean;
  cost: Record<string, number>;
  points: number;
}

/** A row of a sheet. */
export interface RowView {
  row: string;
  alternative: boolean;
  buildings: BuildingView[];
}

/** A die of a seat. */
export interface DieView {
  face: number;
  white: boolean;
  placed: boolean;
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
  wins: number;
  strength: number;
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
  event: string | null;
  events_left: number;
  enemy: EnemyView | null;
  past_enemies: EnemyView[];
  lookers: number[];
  advisors: AdvisorView[];
  seats: SeatView[];
  offered: string[];
  pool: string[] | null;
  headings: string[];
  over: boolean;
}
