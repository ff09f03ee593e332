// One table on one screen.
//
// A board draws the view and the draft, and reports clicks; it works nothing out. For that it has:
//
//   view, after     the view on the screen; the same with the draft laid over it, drawn by the same code
//   draft           what is being drafted: `plan`, `pieces` (draw these as selected, and nothing else), `needs`, `ways`,
//                   `line` (what is settled), `ask` and `next` (what is asked after it)
//   preview         what the draft leads to: `view`, `events`, `scores`, how it ends, whether it closes undo
//   mark(piece…)    'selected', 'needed', 'legal' or ''
//   click(piece…)   the first of the candidates that may be taken up, else put down, else exchanged
//   choose, pick    all pieces at once; a whole action or the next decision by its name
//   open, legal, others, openWith(pieces), options, asides, plansWith(pieces)   what may still be chosen
//   previewFor(lines), why(pieces)   answers that come later and are then drawn by themselves
//   told            the log up to what is on the screen
//
// The parts: looking (what is on the screen and what has been told), drafting (pieces to plans), questions (previews,
// reasons), acts (moves, undo, redo).
import { api } from '../lib/api';
import { eventText, planText, promptText } from '../lib/describe';
import type { Option } from '../lib/pieces';
import type { Draft, Plan } from '../lib/plans';
import { asksFirst, prefs } from '../lib/prefs.svelte';
import { refusalText, toast } from '../lib/toast.svelte';
import type { ChatLine, Hint, Reason, SheetInfo, State } from '../lib/types';
import { where } from '../lib/where';
import { t } from '../lib/words.svelte';
import { Acts, fresh } from './acts.svelte';
import { Drafting } from './drafting.svelte';
import { Live, type Hooks, type Link } from './live';
import { endOf, Looking } from './looking.svelte';
import { Questions, type Preview } from './questions.svelte';
import { harms } from './since';
import type { Teller } from './telling.svelte';

export { endOf };
export type { Preview, Teller };

/** How much longer a move stays that was done to me. */
const LOUD = 2;
/** How many hints are shown. */
const HINTS = 3;
/** How the names of questions for more plans begin. */
const MORE = 'plans-';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface Wire {
  send(message: object): boolean;
  /** The table in words, where it is not known by its name. */
  sketch?(lang: string): Promise<SheetInfo[]>;
  close(): void;
}

export class TableStore extends Looking {
  link = $state<Link>('connecting');
  hints = $state.raw<Hint[]>([]);
  /** Whether a bot is thinking about a hint. */
  hinting = $state(false);

  private readonly live: Wire;
  private readonly acts: Acts;
  private readonly questions: Questions;
  private readonly drafting: Drafting;
  /** A finishing button was pressed: it acts as soon as it is known that it ends the action, and undo stays open. */
  private hasty: Plan | null = null;

  constructor(id: string, connect: (hooks: Hooks) => Wire = (hooks) => new Live(id, hooks)) {
    super(id);
    const send = (message: object) => void this.live.send(message);
    this.acts = new Acts(send);
    this.questions = new Questions(send, () => this.hurry());
    this.drafting = new Drafting(`regnum-draft-${id}`, {
      kinds: () => this.game?.options ?? [],
      shown: () => this.acting,
      playable: () => this.playable,
      askPlans: (ask) => send({ type: 'plans', id: MORE + fresh(), ...this.about, ...ask }),
      changed: () => this.drafted(),
    });
    this.live = connect({
      since: () => this.newest?.seq ?? null,
      seat: () => (this.newest ? this.newest.seat : undefined),
      message: (data) => this.hear(data),
      link: (state) => this.relink(state),
    });
  }

  /** The table in words, as sheets. */
  sketch(lang: string): Promise<SheetInfo[]> {
    const { seat, decisions } = this.state!;
    return this.live.sketch?.(lang) ?? api.sketch(this.id, lang, seat, this.past ? decisions : null);
  }

  close(): void {
    this.live.close();
    this.screen.close();
  }

  // ---- whether I may act

  get myTurn(): boolean {
    return this.asked && !this.sending && this.link === 'live';
  }
  get sending(): boolean {
    return this.acts.sending;
  }
  get slow(): boolean {
    return this.acts.slow;
  }
  /** Whether a question of mine lies on the screen. */
  private get asked(): boolean {
    return !!this.newest?.plans && this.settled;
  }
  /** Whether I may act: answer my question, or do what may be done out of turn. */
  private get acting(): boolean {
    return !!(this.newest?.plans || this.newest?.asides) && this.settled;
  }
  private get playable(): boolean {
    return this.acting && !this.sending && this.link === 'live';
  }
  private get about(): { seq: number; seat: number | null } {
    return { seq: this.newest!.seq, seat: this.newest!.seat };
  }

  // ---- drafting

  get draft(): Draft {
    return this.drafting.draft;
  }
  /** Whether the player has chosen anything: a draft that leaves no choice is offered before. */
  get begun(): boolean {
    return this.drafting.begun;
  }
  /** Whether more plans are on their way. */
  get asking(): boolean {
    return this.drafting.flight;
  }
  get open(): Set<string> {
    return this.drafting.open;
  }
  get others(): Set<string> {
    return this.drafting.others;
  }
  get legal(): Set<string> {
    return this.drafting.legal;
  }
  /** The options of the first question, and what may be done beside it, out of turn. */
  get options(): Option[] {
    return this.drafting.options;
  }
  get asides(): Option[] {
    return this.drafting.asides;
  }
  openWith(pieces: string[]): Set<string> {
    return this.drafting.openWith(pieces);
  }
  /** The whole actions that use these pieces; those chosen unless told otherwise. */
  plansWith(pieces: string[] = this.draft.chosen): Plan[] {
    return this.drafting.plansWith(pieces);
  }
  /** The answers to the question that follows a line. */
  answers(line: Option[]): Option[] {
    return this.drafting.answers(line);
  }
  /** Answers that nothing on the board stands for: pass, decline, done. */
  get finishing(): Option[] {
    const plain = (piece: string) => piece.startsWith('kind:') && !this.board.shows.includes(piece);
    return this.draft.next.filter((option) => this.piecesOf(option).every(plain));
  }
  /** The pieces an option names. */
  piecesOf(option: Option): string[] {
    return this.drafting.piecesOf([option]);
  }
  mark(...pieces: string[]): 'selected' | 'needed' | 'legal' | '' {
    return this.drafting.mark(...pieces);
  }
  click(...candidates: string[]): void {
    this.flush();
    if (this.playable) this.drafting.click(candidates);
  }
  choose(pieces: string[]): void {
    if (this.playable) this.drafting.choose(pieces);
  }
  pick(what: Plan | Option): void {
    const ends = this.draft.line.length > 0 && this.finishing.some((one) => same(one, what));
    if (!this.playable || !this.drafting.pick(what)) return;
    const { plan } = this.draft;
    // What ends a draft that was seen needs no second word either, unless something is spent.
    const plain = ends || plan?.pieces.every((piece) => piece.startsWith('kind:'));
    const final = plan?.line.some(({ kind }) => this.board.final?.includes(kind));
    this.hasty = plan && plain && !plan.spends && !final ? plan : null;
    this.hurry();
  }
  back(): void {
    if (this.draft.chosen.length) this.drafting.back();
  }
  clear(): void {
    if (this.draft.chosen.length) this.drafting.choose([]);
  }
  confirm(): void {
    const { plan } = this.draft;
    if (plan && this.playable) this.act(plan.line);
  }

  private drafted(): void {
    if (!same(this.hasty?.line, this.draft.plan?.line)) this.hasty = null;
    // A draft that could still grow waits for a word, whatever the preference.
    if (!asksFirst() && this.draft.plan && this.drafting.plansWith().length === 1) this.confirm();
  }

  /** A button that finishes acts at once, unless it is the last that can be undone: the next player may be a bot, who
      leaves no time to take back what ends more than a turn. */
  private hurry(): void {
    const { hasty } = this;
    const preview = hasty && this.questions.preview(hasty.line);
    if (!preview || !same(this.draft.plan?.line, hasty.line)) return;
    this.hasty = null;
    if (preview.end === 'done' && !preview.closes) this.confirm();
  }

  // ---- what a draft would do

  /** What the draft leads to, or as much of it as is settled. */
  get preview(): Preview | null {
    const line = this.draft.plan?.line ?? this.draft.line;
    return (line.length && this.screen.settled && this.questions.preview(line)) || null;
  }
  get after(): any {
    return this.preview?.view ?? this.view;
  }
  previewFor(lines: Option[][]): (Preview | undefined)[] {
    return lines.map((line) => (this.acting ? this.questions.preview(line) : undefined));
  }
  why(pieces: string[]): Reason[] {
    return this.acting ? this.questions.why(pieces) : [];
  }

  // ---- acting

  private act(line: Option[]): void {
    this.hints = [];
    this.drafting.sent();
    this.acts.move(this.newest!, line);
  }
  /** Put a piece down while drafting; otherwise take back the last action, or all that may be taken back. */
  undo(turn = false): void {
    this.hints = [];
    const drafting = this.begun || (this.draft.chosen.length > 0 && !this.newest?.can_undo);
    if (drafting && !turn) this.back();
    else if (this.newest?.can_undo) this.acts.undo(this.newest, turn);
  }
  /** Begin the turn again: the draft goes, and all that may be taken back. */
  restart(): void {
    this.clear();
    if (this.newest?.can_undo) this.undo(true);
  }
  get undoable(): boolean {
    return this.draft.chosen.length > 0 || !!this.newest?.can_undo;
  }
  /** Whether what I did last is past undoing and others may still agree to take it back. */
  get mayAskBack(): boolean {
    const last = this.heard.at(-1);
    return this.mayTakeBack && !this.table!.takeback && last!.decision > 0 && last!.seat === this.newest!.seat;
  }
  /** Whether anything that I did can still be taken back, by myself or if others agree. */
  get mayTakeBack(): boolean {
    const { newest, table } = this;
    if (!newest || newest.over || newest.can_undo || newest.seat === null || !table?.options.takeback) return false;
    return this.heard.some((entry) => entry.seat === newest.seat && entry.decision > 0);
  }
  /** Whether nobody need agree to that: only bots sit at the table with me. */
  get backAlone(): boolean {
    const { table } = this;
    return !!table?.options.takeback && table.seats.every((one) => one.kind !== 'person' || one.you);
  }
  get backWord(): string {
    return t(this.backAlone ? 'web-takeback-alone' : 'web-takeback');
  }
  askBack(): void {
    void this.ask(api.takeback(this.id, this.seat!));
  }
  get canRedo(): boolean {
    return this.myTurn && this.acts.redoable(this.newest) !== null;
  }
  redo(): void {
    if (this.canRedo) this.acts.redo(this.newest!);
  }
  askHint(): void {
    if (this.hinting) return;
    this.hinting = true;
    this.live.send({ type: 'hint', id: fresh(), seat: this.seat });
  }

  // ---- the wire

  private relink(state: Link): void {
    const was = this.link;
    this.link = state;
    if (state !== 'live' || was === 'live') return;
    this.acts.again();
    this.questions.again();
    this.drafting.again();
  }

  private hear(data: any): void {
    if (data.type === 'table') this.table = data.table;
    else if (data.type === 'state') this.take(data);
    else if (data.type === 'chat') this.takeChat(data);
    else if (data.type === 'plans' && data.seq === this.newest?.seq) this.drafting.grow(data.line, data.forest);
    else if (data.type === 'hint') [this.hints, this.hinting] = [data.options.slice(0, HINTS), false];
    else if (data.type === 'ack') this.acts.answered(data.id);
    else if (!this.questions.hear(data) && data.type === 'error') this.refused(data);
  }

  private refused(data: any): void {
    if (this.acts.answered(data.id)) {
      if (data.state) this.take(data.state);
      if (data.code === 'repeated') return;
      this.drafting.choose([]);
    } else if (data.id?.startsWith(MORE)) return this.drafting.grow([], null);
    this.hinting = false;
    toast.say(refusalText(data));
  }

  private takeChat(line: ChatLine): void {
    if (!this.chat.some((one) => one.n === line.n)) this.chat = [...this.chat, line].sort((a, b) => a.n - b.n);
  }

  private take(state: State): void {
    const before = this.newest;
    const sameEyes = before?.seat === state.seat;
    if (!before && !state.log.length) this.opening = state;
    if (before && sameEyes && state.seq < before.seq) return;
    const news = before && sameEyes ? state.log.filter((entry) => endOf(entry) > before.decisions) : [];
    if (sameEyes || state.from === 0)
      this.heard = [...this.heard.filter((entry) => entry.decision < state.from), ...state.log];
    const went = !!before && sameEyes && state.decisions > before.decisions;
    if (before && sameEyes && state.decisions < before.decisions) this.acts.takenBack(state.decisions);
    Object.assign(where, { table: this.id, at: state.decisions });
    this.acts.moved(before, state);
    const moved = !before || !sameEyes || before.seq !== state.seq;
    this.finale = state.over && (this.finale || (went && prefs.pace > 0));
    this.show(state, went);
    if (!moved) return;
    this.hints = [];
    this.hinting = false;
    this.questions.take(state);
    this.telling.tales = [];
    if (state.seat !== null && asksFirst())
      this.telling.hear(
        news.flatMap((entry) => entry.events),
        state.seat,
      );
    this.drafting.take(state);
  }

  /** Put a state on the screen: one's own doing at once, rivals' moves one after the other. */
  private show(state: State, went: boolean): void {
    const last = state.log.at(-1);
    if (!went || !prefs.pace || !last) return this.screen.take(state, null);
    if (last.seat === state.seat && state.seat !== null) return this.screen.own(state, prefs.pace);
    const actor = this.table?.seats[last.seat ?? -1];
    const bot = !!actor && (actor.kind === 'bot' || actor.away);
    const loud = state.seat !== null && harms(this.game?.events ?? [], last, state.seat).length > 0;
    this.screen.take(state, {
      action: `${last.seat} ${last.decision}`,
      stay: loud ? prefs.pace * LOUD : prefs.pace,
      asks: prefs.single && bot && !state.waiting.includes(last.seat!),
    });
  }

  // ---- what is said

  /** What a screen reader hears: the news, then what is asked and what is drafted. */
  readonly spoken = $derived.by(() => {
    const state = this.state;
    if (!state) return '';
    const news = state.log
      .flatMap((entry) => entry.events)
      .map((event) => eventText(this.game, this.table, event))
      .filter(Boolean)
      .slice(-3);
    const { line, ask } = this.draft;
    const drafted = line.length ? planText(this.game, this.table, { line }) : '';
    return [...news, drafted, this.myTurn ? promptText(this.game, this.table, { prompt: ask }) : ''].join(' ');
  });
  title(): string {
    const name = this.table ? t(`${this.table.game}-name`) : 'Regnum';
    return this.myTurn ? t('web-title-turn', { name }) : name;
  }

  // ---- hot-seat and chat

  /** The right person holds the device now. */
  hand(seat: number): void {
    this.trusted = seat;
    if (this.newest?.seat === seat) return;
    this.screen.forget();
    this.heard = [];
    this.live.send({ type: 'look', id: fresh(), seat });
  }

  say(text: string): void {
    if (text.trim()) this.live.send({ type: 'chat', id: fresh(), text: text.trim() });
  }
}
