// What goes over the wire, with the words that can come where the server says only that a word comes; told in docs/api.md.
import type { Option } from './pieces';
import type * as Wire from './wire';

export type { BotLevel, BotStrength, KindInfo, SheetInfo } from './wire';
export type Person = Wire.PersonInfo;
export type GameInfo = Wire.GameInfo;
export type TableOptions = Wire.TableOptions;
export type Refusal = Wire.Problem;
export type { Option };

export interface SettingInfo extends Wire.SettingInfo {
  form: 'flag' | 'choice' | 'subset';
}

export interface SeatInfo extends Wire.SeatInfo {
  kind: 'person' | 'open' | 'invited' | 'bot';
}

export interface Table extends Wire.TableInfo {
  status: 'open' | 'playing' | 'over' | 'abandoned';
  seats: SeatInfo[];
  created: string;
  updated: string;
}

export interface GameEvent {
  kind: string;
  [field: string]: unknown;
}

export interface LogEntry extends Wire.LogEntry {
  at: string;
  events: GameEvent[];
}

export interface State extends Wire.State {
  log: LogEntry[];
  next: { seat: number; line: Option[] } | null;
}

export type { Forest, LinePreview, Prompt, Reason } from './wire';

export interface Lobby extends Wire.Lobby {
  turn: Table[];
  mine: Table[];
  open: Table[];
  invited: Table[];
  finished: Table[];
}

export interface ChatLine extends Wire.ChatLine {
  at: string;
}

export interface Hint extends Wire.HintLine {
  option: Option;
}

export type Sit =
  { kind: 'me'; name?: string } | { kind: 'open' } | { kind: 'invited'; login?: string } | { kind: 'bot'; bot: string };
