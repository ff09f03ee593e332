// One table on one screen: what the server told, what is being drafted, what is shown.
import { api, Refused } from '../lib/api';
import { Narrowing, piecesOf, type Option, type BagsOf } from '../lib/narrow';
import { eventText, promptText } from '../lib/describe';
import { asksFirst, moveTime, prefs } from '../lib/prefs.svelte';
import { session } from '../lib/session.svelte';
import { refusalText, toast } from '../lib/toast.svelte';
import type { ChatLine, GameEvent, GameInfo, Hint, LogEntry, Preview, State, Table } from '../lib/types';
import { where } from '../lib/where';
import { t } from '../lib/words.svelte';
import { boardFor } from '../boards';
import { Live, type Link } from './live';

const fresh = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
const NONE: Option[] = [];

/** Turns the server's options into drafts of the board's own, each with its `pieces` and the `steps` it is made of. */
export type Planner = (options: Option[], state: State, table: Table | null) => Option[];
/** Finds in the news what nobody at this screen did and what has to be read before the game goes on. */
export type Teller = (news: GameEvent[]) => GameEvent[][];
const stepsOf = (option: Option): Option[] => (option.steps as Option[] | undefined) ?? [option];

export class TableStore {
  table = $state.raw<Table | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  link = $state<Link>('connecting');
  chosen = $state.raw<string[]>([]);
  preview = $state.raw<Preview | null>(null);
  hints = $state.raw<Hint[]>([]);
  sending = $state(false);
  slow = $state(false);
  /** The seat whose player has said that the device is in the right hands; hot-seat only. */
  trusted = $state<number | null>(null);
  past = $state.raw<State | null>(null);
  /** A whole order being laid on one tile before it is sent card by card; bottom first. */
  arranged = $state.raw<{ tile: number; order: string[] } | null>(null);
  /** The piece the pointer or the log line is at. */
  touched = $state.raw<string[]>([]);
  peek = $state(false);
  /** Which part of the table a narrow screen shows. */
  tab = $state('board');
  bare = $state(false);
  /** The board's own way to offer several decisions as one draft; it comes with the board. */
  private planner = $state.raw<Planner | null>(null);
  private teller: Teller | null = null;
  /** What is still to be read, one piece after the other. */
  private tales = $state.raw<GameEvent[][]>([]);

  /** The newest state, and the one on the screen: it follows with a pause for each move. */
  private latest = $state.raw<State | null>(null);
  private current = $state.raw<State | null>(null);
  private waitingToShow: State[] = [];
  private showTimer = 0;
  private shownAt = 0;
  private live: Live;
  private pending: { message: Record<string, unknown>; id: string } | null = null;
  private chain: Option[] = [];
  private slowTimer = 0;
  private previewId = '';
  private done: Option[] = [];
  private undone: Option[] = $state.raw([]);

  constructor(readonly id: string) {
    this.live = new Live(id, {
      since: () => this.latest?.seq ?? null,
      seat: () => (this.latest ? this.latest.seat : undefined),
      message: (data) => this.hear(data),
      link: (state) => this.relink(state),
    });
  }

  close(): void {
    this.live.close();
    clearTimeout(this.showTimer);
  }

  // ---- what everybody asks

  /** The state on the screen: a past one while replaying, else the one the motion queue has reached. */
  get state(): State | null {
    return this.past ?? this.current;
  }
  get newest(): State | null {
    return this.latest;
  }
  get game(): GameInfo | undefined {
    return this.table ? session.game(this.table.game) : undefined;
  }
  get board() {
    return boardFor(this.table?.game ?? '', prefs.plain);
  }
  get seat(): number | null {
    return this.latest?.seat ?? null;
  }
  get assist(): number {
    return this.table?.options.assist ?? 1;
  }
  get hotSeat(): boolean {
    return (this.table?.yours.length ?? 0) > 1;
  }
  /** Whose turn the device has to be handed to; null when the right eyes are looking. */
  get handover(): number | null {
    if (!this.hotSeat || !this.latest || this.latest.over) return null;
    const next = this.latest.waiting.find((seat) => this.table!.yours.includes(seat));
    if (next === undefined) return null;
    return this.trusted === next && this.latest.seat === next ? null : next;
  }
  get myTurn(): boolean {
    return !this.past && this.link === 'live' && !!this.options.length && this.handover === null;
  }
  get options(): Option[] {
    const state = this.latest;
    if (!state || this.past || this.sending || this.handover !== null || this.current !== state || this.tales.length)
      return NONE;
    return state.options;
  }

  /** What is being told now; the table waits until it has been read. */
  get tale(): GameEvent[] | null {
    return this.past || this.current !== this.latest ? null : (this.tales[0] ?? null);
  }
  get talesLeft(): number {
    return Math.max(0, this.tales.length - 1);
  }
  readOn(): void {
    this.tales = this.tales.slice(1);
  }

  private plans = $derived.by(() =>
    this.planner && this.options.length ? this.planner(this.options, this.latest!, this.table) : this.options,
  );
  private narrowing = $derived.by(() => new Narrowing(this.plans, this.bags));
  readonly matching = $derived.by(() => this.narrowing.matching(this.chosen));
  readonly open = $derived.by(() => (this.link === 'live' ? this.narrowing.open(this.chosen) : new Set<string>()));
  readonly others = $derived.by(() => (this.link === 'live' ? this.narrowing.others(this.chosen) : new Set<string>()));
  readonly draft = $derived.by(() => (this.options.length ? this.narrowing.meant(this.chosen) : null));
  readonly plain = $derived.by(() => this.narrowing.plain());
  pieceNames(option: Option): string[] {
    return this.bags(option)[0];
  }
  /** The options that would be left if this piece were taken up too. */
  waysTo(piece: string): Option[] {
    return this.narrowing.matching([...this.chosen, piece]);
  }
  /** What a screen reader hears: the prompt, then the news. */
  readonly spoken = $derived.by(() => {
    const state = this.state;
    if (!state) return '';
    const news = state.log
      .flatMap((entry) => entry.events)
      .map((event) => eventText(this.game, this.table, event))
      .filter(Boolean)
      .slice(-3);
    return [...news, this.myTurn ? promptText(this.game, this.table, state) : ''].join(' ');
  });
  /** Everything that was clickable before the first click, to tell "another" from "never". */
  readonly legal = $derived.by(() => this.narrowing.open([]));

  private get bags(): BagsOf {
    const usual = piecesOf(this.game?.options ?? []);
    if (this.planner) return (option) => [(option.pieces as string[] | undefined) ?? usual(option)];
    const own = this.board.bags;
    return own ? (option) => own(option, usual, this.latest?.view) : (option) => [usual(option)];
  }

  /** What could be clicked if this were chosen. */
  openWith(pieces: string[]): Set<string> {
    return this.link === 'live' ? this.narrowing.open(pieces) : new Set();
  }

  /** What would be meant by this and perhaps more. */
  matchingWith(pieces: string[]): Option[] {
    return this.narrowing.matching(pieces);
  }

  /** How a piece is marked: chosen, or to be chosen next or instead. */
  mark(...pieces: string[]): 'selected' | 'legal' | '' {
    if (pieces.some((piece) => this.chosen.includes(piece))) return 'selected';
    return pieces.some((piece) => this.open.has(piece) || this.others.has(piece)) ? 'legal' : '';
  }

  // ---- drafting

  click(...candidates: string[]): void {
    this.flush();
    if (!this.options.length || this.link !== 'live') return;
    const next = this.narrowing.click(this.chosen, candidates);
    if (next !== this.chosen) this.choose(next);
  }

  choose(pieces: string[]): void {
    this.chosen = pieces;
    this.remember();
    this.preview = null;
    const draft = this.draft;
    if (!draft) return;
    // A draft that could still grow waits for a word, whatever the preference.
    if (!asksFirst() && pieces.length && this.matching.length === 1) this.confirm();
    else this.askPreview(draft);
  }

  pick(option: Option): void {
    this.choose(this.pieceNames(option));
    if (this.draft !== option) {
      this.chosen = [];
      this.send(stepsOf(option));
    }
  }

  // The action bar knows best what "confirm" and "back" mean for the draft in hand; keys ask it.
  confirmAll: () => void = () => this.confirm();
  undoStep: () => void = () => this.undo();

  escape(): void {
    if (this.arranged) this.arranged = null;
    else this.back();
  }

  get zoom(): number {
    return prefs.zoom[this.table?.game ?? ''] ?? 1;
  }
  zoomBy(change: number): boolean {
    return this.zoomTo(Math.round((this.zoom + change) * 10) / 10);
  }
  /** How large the board is drawn; remembered for each game on this device. */
  zoomTo(size: number): boolean {
    prefs.zoom[this.table?.game ?? ''] = Math.min(2, Math.max(1, size));
    return true;
  }

  back(): void {
    if (this.chosen.length) this.choose(this.chosen.slice(0, -1));
  }

  clear(): void {
    this.arranged = null;
    this.choose([]);
  }

  confirm(): void {
    if (this.draft) this.send(stepsOf(this.draft));
  }

  plan(planner: Planner | null, teller: Teller | null): void {
    this.planner = planner;
    this.teller = teller;
    if (!this.chosen.length) this.recall();
  }

  /** Carry out several options one after the other, such as a whole order laid card by card. */
  send(options: Option[]): void {
    const [first, ...rest] = options;
    this.chain = rest;
    this.undone = [];
    if (first) this.act({ type: 'move', option: first });
  }

  undo(turn = false): void {
    this.chain = [];
    this.act({ type: 'undo', turn });
  }

  get canRedo(): boolean {
    return this.undone.length > 0 && this.options.some((option) => same(option, this.undone.at(-1)!));
  }
  redo(): void {
    const option = this.undone.at(-1);
    if (!option || !this.canRedo) return;
    const left = this.undone.slice(0, -1);
    this.send([option]);
    this.undone = left;
  }

  askHint(): void {
    this.live.send({ type: 'hint', id: fresh(), seat: this.seat });
  }

  private act(message: Record<string, unknown>): void {
    if (!this.latest || this.sending) return;
    const id = fresh();
    this.pending = { id, message: { ...message, id, seq: this.latest.seq, seat: this.latest.seat } };
    this.sending = true;
    if (message.type === 'move') this.done.push(message.option as Option);
    this.preview = null;
    this.hints = [];
    clearTimeout(this.slowTimer);
    this.slowTimer = setTimeout(() => (this.slow = this.sending), 150) as unknown as number;
    this.live.send(this.pending.message);
  }

  private settled(): void {
    this.pending = null;
    this.sending = false;
    this.slow = false;
    clearTimeout(this.slowTimer);
  }

  private askPreview(option: Option): void {
    const [only, ...more] = stepsOf(option);
    if (!this.latest || this.assist < 1 || more.length) return;
    this.previewId = fresh();
    this.live.send({ type: 'preview', id: this.previewId, seq: this.latest.seq, seat: this.latest.seat, option: only });
  }

  // ---- the wire

  private relink(state: Link): void {
    const was = this.link;
    this.link = state;
    // An action that got no answer is sent again under its own name: the server never carries out the same one twice.
    if (state === 'live' && was !== 'live' && this.pending) this.live.send(this.pending.message);
  }

  private hear(data: any): void {
    if (data.type === 'table') this.table = data.table;
    else if (data.type === 'state') this.take(data);
    else if (data.type === 'chat') this.takeChat(data);
    else if (data.type === 'preview' && data.id === this.previewId) this.preview = data;
    else if (data.type === 'hint') this.hints = data.options;
    else if (data.type === 'ack' && data.id === this.pending?.id) this.settled();
    else if (data.type === 'error') this.refused(data);
  }

  private refused(data: any): void {
    if (data.id === this.previewId) return;
    if (data.id === this.pending?.id) {
      this.settled();
      this.chain = [];
      if (data.state) this.take(data.state);
      if (data.code === 'repeated') return;
      this.chosen = [];
    }
    toast.say(refusalText(data));
  }

  private takeChat(line: ChatLine): void {
    if (!this.chat.some((one) => one.n === line.n)) this.chat = [...this.chat, line].sort((a, b) => a.n - b.n);
  }

  private take(state: State): void {
    const before = this.latest;
    const sameEyes = before?.seat === state.seat;
    const known = this.log.length;
    if (before && sameEyes && state.seq < before.seq) return;
    this.log = sameEyes || state.from === 0 ? [...this.log.slice(0, state.from), ...state.log] : this.log;
    const moved = !before || !sameEyes || before.seq !== state.seq;
    if (before && sameEyes && state.decisions < before.decisions) this.takenBack(before.decisions - state.decisions);
    this.latest = state;
    Object.assign(where, { table: this.id, at: state.decisions });
    if (this.pending && this.pending.message.seq !== state.seq && before?.seq !== state.seq) this.settled();
    if (moved) {
      this.chosen = [];
      this.arranged = null;
      this.preview = null;
      this.hints = [];
      this.tales =
        (before &&
          sameEyes &&
          state.seat !== null &&
          asksFirst() &&
          this.teller?.(this.log.slice(known).flatMap((entry) => entry.events))) ||
        [];
      this.recall();
    }
    const watch =
      before && sameEyes && state.decisions > before.decisions && !this.past && moveTime() > 0 && !document.hidden;
    if (watch && this.current) this.enqueue(state);
    else this.flush();
    if (moved) this.goOn();
  }

  /** What was taken back can be done again while the same options lie there. */
  private takenBack(count: number): void {
    const gone = this.done.splice(-count, count);
    this.undone = [...this.undone, ...gone.reverse()];
  }

  /** The next decision of what was sent as one; where there is only one way the server has taken it unasked. */
  private goOn(): void {
    const state = this.latest;
    if (!this.chain.length || !state || this.sending) return;
    const at = this.chain.findIndex((next) => state.options.some((option) => same(option, next)));
    const next = this.chain[at];
    this.chain = at < 0 ? [] : this.chain.slice(at + 1);
    if (!next) return;
    this.flush();
    this.act({ type: 'move', option: next });
  }

  // ---- the motion queue: moves are shown one after the other; any click or key skips to the newest

  private enqueue(state: State): void {
    this.waitingToShow.push(state);
    if (this.waitingToShow.length === 1)
      this.showTimer = later(this.showNext, this.shownAt + moveTime() * 2 - Date.now());
  }

  private showNext = (): void => {
    const next = this.waitingToShow.shift();
    if (!next) return;
    this.current = next;
    this.shownAt = Date.now();
    if (this.waitingToShow.length) this.showTimer = later(this.showNext, moveTime() * 2);
  };

  flush(): void {
    clearTimeout(this.showTimer);
    this.waitingToShow = [];
    this.current = this.latest;
  }

  // ---- a reload keeps the draft

  private get memory(): string {
    return `regnum-draft-${this.id}`;
  }
  private remember(): void {
    const { seq, seat } = this.latest!;
    if (this.chosen.length) sessionStorage.setItem(this.memory, JSON.stringify({ seq, seat, chosen: this.chosen }));
    else sessionStorage.removeItem(this.memory);
  }
  private recall(): void {
    const text = sessionStorage.getItem(this.memory);
    if (!text || !this.latest) return;
    const kept = JSON.parse(text) as { seq: number; seat: number; chosen: string[] };
    if (kept.seq !== this.latest.seq || kept.seat !== this.latest.seat) return;
    queueMicrotask(() => {
      if (!this.chosen.length && this.narrowing.matching(kept.chosen).length) this.choose(kept.chosen);
    });
  }

  // ---- hot-seat and replay

  /** The right person holds the device now. */
  hand(seat: number): void {
    this.trusted = seat;
    if (this.latest?.seat !== seat) {
      this.latest = null;
      this.current = null;
      this.log = [];
      this.live.send({ type: 'look', id: fresh(), seat });
    }
  }

  async replay(at: number | null, seat: number | null): Promise<void> {
    if (at === null) {
      this.past = null;
      this.flush();
      return;
    }
    try {
      this.past = await api.replay(this.id, at, seat);
    } catch (error) {
      if (error instanceof Refused) toast.blame(error);
      this.past = null;
    }
  }

  say(text: string): void {
    if (text.trim()) this.live.send({ type: 'chat', id: fresh(), text: text.trim() });
  }

  /** A table call whose answer is the table; what goes wrong is said. */
  async ask(call: Promise<Table>): Promise<Table | null> {
    try {
      const table = await call;
      if (table.id === this.id) this.table = table;
      return table;
    } catch (error) {
      toast.blame(error);
      return null;
    }
  }

  title(): string {
    const name = this.table ? t(`${this.table.game}-name`) : 'Regnum';
    return this.myTurn ? t('web-title-turn', { name }) : name;
  }

  events(): GameEvent[] {
    return this.tale ?? this.state?.log.at(-1)?.events ?? [];
  }
}

const later = (call: () => void, wait: number) => setTimeout(call, Math.max(0, wait)) as unknown as number;

export const same = (a: Option, b: Option) => JSON.stringify(a) === JSON.stringify(b);
