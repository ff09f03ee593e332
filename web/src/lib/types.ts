// What goes over the wire; told in docs/api.md.
import type { KindInfo, Option } from './narrow';

export interface Person {
  id: string;
  name: string;
  guest: boolean;
  login: string | null;
  preferences: Record<string, unknown>;
}

export interface SettingInfo {
  name: string;
  form: 'flag' | 'choice' | 'subset';
  default: boolean | string | string[];
  values: string[] | null;
}

export interface GameInfo {
  name: string;
  version: number;
  fewest: number;
  most: number;
  settings: SettingInfo[];
  options: KindInfo[];
  events: KindInfo[];
  prompts: string[];
}

export interface SeatInfo {
  seat: number;
  kind: 'person' | 'open' | 'invited' | 'bot';
  name: string;
  person: string | null;
  bot: string | null;
  ready: boolean;
  here: boolean;
  you: boolean;
  away: boolean;
  invite: string | null;
}

export interface TableOptions {
  listed: boolean;
  spectators: boolean;
  hints: boolean;
  assist: number;
  takeback: boolean;
  order: 'fixed' | 'random';
}

export interface Table {
  id: string;
  game: string;
  rules: number;
  settings: Record<string, unknown>;
  components: Record<string, unknown>;
  options: TableOptions;
  status: 'open' | 'playing' | 'over';
  host: string;
  you_host: boolean;
  yours: number[];
  imported: boolean;
  seats: SeatInfo[];
  created: string;
  started: string | null;
  finished: string | null;
  updated: string;
  seq: number;
  decisions: number;
  waiting: number[];
  commitment: string;
  seed: string | null;
  scores: number[] | null;
  winners: number[] | null;
  takeback: { seat: number; to: number; agreed: number[]; needs: number[] } | null;
  rematch: string | null;
  version: number;
}

export interface GameEvent {
  kind: string;
  [field: string]: unknown;
}

export interface LogEntry {
  decision: number;
  seat: number | null;
  at: string;
  events: GameEvent[];
}

export interface State {
  type: 'state';
  table: string;
  seq: number;
  decisions: number;
  seat: number | null;
  yours: number[];
  over: boolean;
  view: any;
  waiting: number[];
  prompt: { name: string; about: Record<string, string | number> } | null;
  options: Option[];
  can_undo: boolean;
  scores: number[] | null;
  winners: number[] | null;
  from: number;
  log: LogEntry[];
  next?: { seat: number; option: Option } | null;
}

export interface Preview {
  seq: number;
  certain: boolean;
  view: any;
  events: GameEvent[] | null;
  scores: number[] | null;
}

export interface ChatLine {
  type: 'chat';
  n: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  at: string;
}

export interface Lobby {
  turn: Table[];
  mine: Table[];
  open: Table[];
  invited: Table[];
  finished: Table[];
}

export interface SheetInfo {
  title: string;
  header: string[];
  rows: string[][];
}

export interface Hint {
  option: Option;
  value: number;
}

export interface Refusal {
  status: number;
  code: string;
  reason: string;
  state: State | null;
  accepted: number | null;
}

export type Sit =
  | { kind: 'me'; name?: string }
  | { kind: 'open' }
  | { kind: 'invited'; login?: string }
  | { kind: 'bot'; bot: string };

export type { Option, KindInfo };
