// Made by scripts/wire.py: change it there, then run the script. It comes from
// regnum.server.messages, regnum.server.learning, regnum.kernel.forest, regnum.server.routes.sketches.

/** Who someone is. */
export interface PersonInfo {
  id: string;
  name: string;
  guest: boolean;
  login: string | null;
  preferences: Record<string, any>;
}

/** Who is asking, if anyone. */
export interface Me {
  person: PersonInfo | null;
}

/** A browser in which one is signed in; `here` is the one that asks. */
export interface SessionInfo {
  id: string;
  label: string;
  made: string | null;
  seen: string | null;
  here: boolean;
}

/** A program's key; `token` is shown only when it is made. */
export interface TokenInfo {
  id: string;
  name: string;
  created: string | null;
  token: string | null;
}

/** One field of an option or an event. */
export interface FieldInfo {
  name: string;
  form: string;
  piece: string;
  family: string;
  names: string[] | null;
  spends: boolean;
}

/** One sort of option, event or prompt. */
export interface KindInfo {
  name: string;
  fields: FieldInfo[];
  secret: string[];
  reveals: boolean;
  known: boolean;
  named: boolean;
  hurts: string;
}

/** One choice made before a game. */
export interface SettingInfo {
  name: string;
  form: string;
  default: any;
  values: string[] | null;
  minutes: number;
}

/** What a client needs to know of a game. */
export interface GameInfo {
  name: string;
  version: number;
  fewest: number;
  most: number;
  minutes: number;
  settings: SettingInfo[];
  options: KindInfo[];
  events: KindInfo[];
  prompts: KindInfo[];
}

/** How strong a bot seat may be, who plays there in the order they come to a table, and how long they think at most. */
export interface BotLevel {
  level: string;
  characters: string[];
  milliseconds: number | null;
}

/** How often a level won against a table of the level below it: the share, and its 95 % interval. */
export interface BotStrength {
  game: string;
  seats: number;
  settings: Record<string, any>;
  bot: string;
  against: string;
  games: number;
  share: number;
  low: number;
  high: number;
  even: number;
}

/** What a table decides besides the game's own settings. */
export interface TableOptions {
  listed: boolean;
  spectators: boolean;
  hints: boolean;
  assist: number;
  takeback: boolean;
  order: 'fixed' | 'random';
  delay: number;
}

/** A chair and who is in it. */
export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  person: string | null;
  bot: string | null;
  ready: boolean;
  here: boolean;
  you: boolean;
  away: boolean;
  invite: string | null;
  character: string | null;
}

/** The reason in any language: Fluent's `error-<code>` with its arguments; one of them may be such a reason itself. */
export interface Told {
  code: string;
  data: Record<string, any>;
}

/** A wish to go back to an earlier decision. */
export interface TakebackInfo {
  seat: number;
  to: number;
  agreed: number[];
  needs: number[];
}

/** A table as one person may know it. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  settings: Record<string, any>;
  components: Record<string, any>;
  options: TableOptions;
  status: string;
  host: string;
  you_host: boolean;
  yours: number[];
  imported: boolean;
  seats: SeatInfo[];
  created: string | null;
  started: string | null;
  finished: string | null;
  updated: string | null;
  seq: number;
  decisions: number;
  waiting: number[];
  commitment: string;
  seed: string | null;
  scores: number[] | null;
  winners: number[] | null;
  takeback: TakebackInfo | null;
  rematch: string | null;
  closed: Told | null;
  rest: Told | null;
  version: number;
}

/** The six lists. */
export interface Lobby {
  turn: TableInfo[];
  mine: TableInfo[];
  open: TableInfo[];
  invited: TableInfo[];
  finished: TableInfo[];
  closed: TableInfo[];
}

/** What one action led to, as a seat may read it: its first decision (0 is the set-up), and how many it has. */
export interface LogEntry {
  decision: number;
  decisions: number;
  seat: number | null;
  at: string | null;
  events: any[];
}

/** A row of the log of a table that can't be played: what everybody was told, or where that is not kept, what was chosen. */
export interface KeptEntry {
  decision: number;
  decisions: number;
  seat: number;
  at: string | null;
  events: any[] | null;
  line: Record<string, any>[] | null;
}

/** Who left a seat to a bot, was replaced by one or came back, after so many decisions. */
export interface SeatNote {
  decisions: number;
  seat: number;
  what: 'back' | 'left' | 'replaced';
  at: string | null;
}

/** The decisions of the action that followed, in a replay. */
export interface NextMove {
  seat: number;
  line: Record<string, any>[];
}

/** The table as one seat sees it. */
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
  prompt: Prompt | null;
  plans: Forest | null;
  asides: Forest | null;
  can_undo: boolean;
  scores: number[] | null;
  winners: number[] | null;
  from: number;
  log: LogEntry[];
  notes: SeatNote[];
  next: NextMove | null;
}

/** What a line of options certainly leads to: `changes` of the view, each a path and what is there then. */
export interface LinePreview {
  end: 'asked' | 'chance' | 'done' | 'others' | 'shown';
  closes: boolean;
  changes: any[][];
  events: any[];
  scores: number[] | null;
}

/** What each of several lines would do. */
export interface Preview {
  type: 'preview';
  seq: number;
  previews: LinePreview[];
  id: string | null;
}

/** The actions that begin with a line, from there on; null when nothing is asked then. */
export interface Plans {
  type: 'plans';
  seq: number;
  line: Record<string, any>[];
  forest: Forest | null;
  id: string | null;
}

/** Why something can't be used: the words are `<game>-why-<code>`. */
export interface Reason {
  code: string;
  data: Record<string, any>;
}

/** Why these pieces can't be used together, as far as the game tells. */
export interface Why {
  type: 'why';
  seq: number;
  reasons: Reason[];
  id: string | null;
}

/** An option and how a bot values it, from 0 to 1. */
export interface HintLine {
  option: Record<string, any>;
  value: number;
}

/** What a bot would consider, best first. */
export interface Hint {
  type: 'hint';
  seq: number;
  options: HintLine[];
  id: string | null;
}

/** Points of every seat after each decision. */
export interface Chart {
  scores: number[][];
}

/** One line of chat. */
export interface ChatLine {
  type: 'chat';
  n: number;
  person: string;
  name: string;
  seat: number | null;
  text: string;
  at: string | null;
}

/** The table itself changed. */
export interface TableMessage {
  type: 'table';
  table: TableInfo;
}

/** An action is written down. */
export interface Ack {
  type: 'ack';
  id: string;
  seq: number;
}

/** Why something was refused, and how the table stands. */
export interface Problem {
  status: number;
  code: string;
  reason: string;
  told: Told;
  state: State | null;
  accepted: number | null;
}

/** The same on a socket. */
export interface ErrorMessage {
  type: 'error';
  id: string | null;
  status: number;
  code: string;
  reason: string;
  told: Told;
  state: State | null;
  accepted: number | null;
}

/** Still here. */
export interface Pong {
  type: 'pong';
}

/** The lobby may have changed. */
export interface Changed {
  type: 'changed';
}

/** Whether the server is well. */
export interface Health {
  status: string;
  database: string;
  version: string;
}

/** A chapter in the list of lessons. */
export interface ChapterTitle {
  id: string;
  title: string;
  goal: string;
  minutes: number;
  beats: number;
}

/** What a game teaches, and who teaches it. */
export interface GameLessons {
  game: string;
  mentor: string;
  name: string;
  hello: string;
  chapters: ChapterTitle[];
}

/** One thought of the mentor: what he says and lights, what he waits for, whether others act then, and whether an action goes on freely. */
export interface LessonBeat {
  say: string;
  ask: string;
  why: string;
  spot: string[];
  touch: string[];
  do: Record<string, any>[];
  may: Record<string, Record<string, any>[]>;
  answers: Record<string, string>;
  moves: boolean;
  free: boolean;
}

/** A table of the lesson and the beats played at it. */
export interface LessonScene {
  table: TableInfo;
  seat: number;
  beats: LessonBeat[];
}

/** A chapter as it is played. */
export interface LessonChapter {
  id: string;
  title: string;
  mentor: string;
  name: string;
  scenes: LessonScene[];
}

/** An exercise in a list; its level is 1 (easy) to 3 (hard). */
export interface ExerciseTitle {
  id: string;
  level: number;
}

/** The exercises of a game, from easy to hard. */
export interface GamePractice {
  game: string;
  exercises: ExerciseTitle[];
}

/** The exercise of a day. */
export interface ExerciseToday {
  day: string;
  game: string;
  id: string;
  level: number;
}

/** What came of a choice in a lesson: whether it was played, else which answer it has; the beat, and the table since. */
export interface LessonAnswer {
  played: boolean;
  word: string;
  beat: number;
  at: number;
  states: State[];
}

/** The question on the table: the name of its kind, and its fields. */
export interface Prompt {
  name: string;
  about: Record<string, any>;
}

/** `lists[0]` is where to begin. A list is the number of its ask, then pairs: the number of an option and */
export interface Forest {
  options: any[][];
  lists: number[][];
  asks: Prompt[];
  alike: string[][];
}

/** A titled table of text; cells may mark a seat's things: `[p0]…[/p0]`, and what weighs more: `[b]…[/b]`. */
export interface SheetInfo {
  title: string;
  header: string[];
  rows: string[][];
}

/** Something worth reaching, in words, and how far one has come: `have` of `need`. */
export interface GoalInfo {
  text: string;
  have: number;
  need: number;
}
