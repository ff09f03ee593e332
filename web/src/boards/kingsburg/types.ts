// The Kingsburg view, as the server tells it.
export type Good = 'gold' | 'wood' | 'stone' | 'token';
export const GOODS = ['gold', 'wood', 'stone'] as const;
export type Goods = Partial<Record<Good, number>>;

export interface Group {
  seat: number | null;
  coloured: number[];
  white: number[];
  token: number;
  market: number;
}
export interface Advisor {
  name: string;
  number: number;
  groups: Group[];
  gift: Good | null;
  marks: number[];
}
export interface Enemy {
  year: number;
  low: number;
  high: number;
  kind: string | null;
  strength: number | null;
  reward: [string, number][] | null;
  losses: [string, number][] | null;
}
export interface Building {
  name: string;
  built: boolean;
  used: boolean;
  cost: Goods;
  points: number;
}
export interface Row {
  row: string;
  alternative: boolean;
  buildings: Building[];
}
export interface Die {
  face: number;
  white: boolean;
  placed: boolean;
}
export interface Seat {
  points: number;
  gold: number;
  wood: number;
  stone: number;
  tokens: number;
  soldiers: number;
  buildings: number;
  rows: Row[];
  dice: Die[];
  white_dice: number;
  passed: boolean;
  token_used: boolean;
  wins: number;
  strength: number;
  sheet: Record<string, number>;
  governor: string | null;
  governor_used: boolean;
  stored: Goods;
  soldier_tokens: number[];
  sent: number | null;
  hand: string[] | null;
  strips: string[] | null;
}
export interface KingsburgView {
  seat: number | null;
  year: number;
  years: number;
  phase: number;
  season: 'spring' | 'summer' | 'autumn' | 'winter';
  order: number[];
  envoy: number | null;
  aided: number | null;
  event: string | null;
  events_left: number;
  enemy: Enemy | null;
  past_enemies: Enemy[];
  lookers: number[];
  advisors: Advisor[];
  seats: Seat[];
  offered: string[];
  pool: string[] | null;
  over: boolean;
}
