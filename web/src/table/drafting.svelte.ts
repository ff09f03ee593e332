// Drafting: which pieces are chosen, and which whole action they mean.
import { family, nameOf, type KindInfo, type Option } from '../lib/pieces';
import { NO_DRAFT, Plans, type Draft, type Plan } from '../lib/plans';
import type { Forest, State } from '../lib/types';

/** A question for plans that were not sent yet. */
interface MoreAsk {
  line: Option[];
  only: Record<string, (string | number)[]>;
}

interface Hooks {
  kinds(): KindInfo[];
  /** Whether pieces may be shown as chosen, and whether they may be clicked. */
  shown(): boolean;
  playable(): boolean;
  askPlans(ask: MoreAsk): void;
  changed(): void;
}

const NONE = new Set<string>();
const text = (value: unknown) => JSON.stringify(value);

export class Drafting {
  /** The pieces clicked, in order; those of `fixed` lead. */
  chosen = $state.raw<string[]>([]);
  /** Decisions that were picked by name, on a button, and not by their pieces. */
  fixed = $state.raw<Option[]>([]);
  /** Whether the draft is the player's: what no choice is left in lies there as chosen before the first click. */
  begun = $state(false);
  private plans = $state.raw<Plans>(Plans.of(null, []));
  private told = '';
  /** Clicks that wait for plans still to come, and the questions for those: one at a time, none twice. */
  private wanted: string[][] = [];
  private asked = new Set<string>();
  flight = $state(false);
  /** Whether what is under way was asked for some pieces only. */
  private partly = false;
  /** The position the draft belongs to, for a reload. */
  private at = '';

  constructor(
    private readonly memory: string,
    private readonly hooks: Hooks,
  ) {}

  private scope = $derived.by(() => this.plans.begin(this.fixed));
  readonly draft: Draft = $derived.by(() => (this.hooks.shown() ? this.scope.draft(this.chosen) : NO_DRAFT));
  readonly open = $derived.by(() => (this.hooks.playable() ? this.scope.open(this.chosen) : NONE));
  readonly others = $derived.by(() => (this.hooks.playable() ? this.plans.others(this.chosen) : NONE));
  /** Everything that was clickable before the first click, to tell "another" from "never". */
  readonly legal = $derived.by(() => (this.hooks.shown() ? this.plans.open() : NONE));
  readonly options = $derived.by(() => (this.hooks.playable() ? this.plans.answers([]) : []));
  readonly asides = $derived.by(() => (this.hooks.playable() ? this.plans.asides() : []));

  plansWith(pieces = this.chosen): Plan[] {
    return this.hooks.shown() ? this.plans.fitting(pieces) : [];
  }
  openWith(pieces: string[]): Set<string> {
    return this.hooks.playable() ? this.plans.open(pieces) : NONE;
  }

  /** The answers to the question that follows a line. */
  answers(line: Option[]): Option[] {
    return this.hooks.playable() ? this.plans.answers(line) : [];
  }

  /** How a piece is marked. Alike pieces are wanted alike. */
  mark(...pieces: string[]): 'selected' | 'needed' | 'legal' | '' {
    if (pieces.some((piece) => this.draft.pieces.includes(piece))) return 'selected';
    if (pieces.some((piece) => this.draft.needs.some((one) => this.plans.alike(one, piece)))) return 'needed';
    return pieces.some((piece) => this.open.has(piece) || this.others.has(piece)) ? 'legal' : '';
  }

  // ---- what a person does

  /** Clicks are carried out one after the other: one that waits for plans is not lost to the next. */
  click(candidates: string[]): void {
    this.wanted = [...this.wanted, candidates];
    this.goOn();
  }

  choose(pieces: string[]): void {
    this.wanted = [];
    this.set(pieces, this.kept(pieces));
  }

  /** Pick a whole action, or the next decision of this one, by its name. */
  pick(what: Plan | Option): boolean {
    const line = isPlan(what) ? what.line : this.lineTo(what);
    if (!this.plans.begin(line).size) return this.pickAlike(line);
    const named = isPlan(what) ? what.pieces : this.piecesOf(line);
    const rest = isPlan(what) || line.length <= this.draft.line.length ? [] : this.restAfter(this.draft.line);
    this.wanted = [];
    this.set([...named, ...rest.filter((piece) => !named.includes(piece))], line);
    return true;
  }

  /** The same decisions with pieces alike: only one way of several is kept. */
  private pickAlike(line: Option[]): boolean {
    const pieces = this.piecesOf(line);
    if (!this.plans.fitting(pieces).length) return false;
    this.choose(pieces);
    return true;
  }

  /** Put the last piece down, or the decision that was picked last. */
  back(): void {
    const last = this.fixed.length && this.piecesOf(this.fixed).length === this.chosen.length;
    this.choose(last ? this.piecesOf(this.fixed.slice(0, -1)) : this.chosen.slice(0, -1));
  }

  // ---- what the server tells

  /** A new position; the same question asked again, while others answer theirs, keeps the draft. */
  take(state: State): void {
    const told = text([state.seat, state.plans, state.asides]);
    const same = told === this.told;
    this.at = `${state.seq}/${state.seat}`;
    if (same && this.chosen.length) {
      // An answer about the position before is not listened to.
      if (this.flight) this.again();
      return this.remember();
    }
    this.told = told;
    this.plans = Plans.of(state.plans, this.hooks.kinds(), state.asides);
    this.asked = new Set();
    this.flight = false;
    this.wanted = [];
    this.chosen = [];
    this.fixed = [];
    this.begun = false;
    this.recall();
    if (!same && !this.begun && !this.wanted.length) this.chosen = this.plans.forced();
  }

  /** The draft is on its way: whatever is asked next, even the very same, begins a new one. */
  sent(): void {
    this.told = '';
  }

  /** More plans have come; null where none could be told. */
  grow(line: Option[], forest: Forest | null): void {
    this.flight = false;
    if (forest) this.plans = this.plans.grow(line, forest, this.partly);
    this.goOn();
    this.askMore();
    this.hooks.changed();
  }

  /** The line was lost: what was under way is asked again. */
  again(): void {
    this.flight = false;
    this.asked = new Set();
    this.askMore();
  }

  // ---- inside

  private set(pieces: string[], fixed: Option[]): void {
    this.chosen = pieces;
    this.fixed = fixed;
    this.begun = pieces.length > 0;
    this.remember();
    this.askMore();
    this.hooks.changed();
  }

  /** Carry out the clicks that wait, as far as plans for them are known. */
  private goOn(): void {
    while (this.wanted.length) {
      const [candidates] = this.wanted;
      let next = this.scope.click(this.chosen, candidates);
      if (next === this.chosen) next = this.plans.click(this.chosen, candidates);
      if (next === this.chosen && this.seek(candidates[0])) return;
      this.wanted = this.wanted.slice(1);
      // The first click on what was offered takes it up; it does not put it down.
      if (!this.begun && next.length < this.chosen.length) next = [...this.chosen];
      if (next !== this.chosen) this.set(next, this.fitting(next));
    }
  }

  private askMore(): void {
    const ask = this.scope.unfinished(this.chosen);
    if (ask && this.chosen.length) this.ask(ask);
  }

  /** A piece that no plan names yet may be in one that was not looked into. */
  private seek(piece: string): boolean {
    const ask = this.scope.unfinished(this.chosen);
    if (!ask) return false;
    const name = nameOf(piece);
    const only = { ...ask.only, [family(piece)]: [/^\d+$/.test(name) ? Number(name) : name] };
    return this.flight || this.ask({ line: ask.line, only });
  }

  private ask(ask: MoreAsk): boolean {
    const key = text(ask);
    if (this.flight || this.asked.has(key)) return false;
    this.asked.add(key);
    this.flight = true;
    this.partly = Object.keys(ask.only).length > 0;
    this.hooks.askPlans(ask);
    return true;
  }

  // ---- lines picked by name

  /** The line that an option leads to: it goes on with the draft, or takes the place of its last decision. */
  private lineTo(option: Option): Option[] {
    const { line } = this.draft;
    const answers = (begun: Option[]) => this.plans.answers(begun).some((one) => text(one) === text(option));
    if (answers(line)) return [...line, option];
    return line.length && answers(line.slice(0, -1)) ? [...line.slice(0, -1), option] : [option];
  }

  piecesOf(line: Option[]): string[] {
    return this.plans.piecesOf(line);
  }

  private restAfter(line: Option[]): string[] {
    const rest = [...this.chosen];
    for (const piece of this.piecesOf(line)) {
      const at = rest.findIndex((one) => this.plans.alike(one, piece));
      if (at >= 0) rest.splice(at, 1);
    }
    return rest;
  }

  /** What was picked by name, if any action goes on from there with these pieces. */
  private fitting(pieces: string[]): Option[] {
    const kept = this.kept(pieces);
    return kept.length && this.plans.begin(kept).fitting(pieces).length ? kept : [];
  }

  /** As much of what was picked by name as its pieces are still chosen. */
  private kept(pieces: string[]): Option[] {
    const rest = [...pieces];
    const line: Option[] = [];
    for (const option of this.fixed) {
      for (const piece of this.piecesOf([option])) {
        const at = rest.indexOf(piece);
        if (at < 0) return line;
        rest.splice(at, 1);
      }
      line.push(option);
    }
    return line;
  }

  // ---- a reload keeps the draft

  private remember(): void {
    if (!this.begun) return sessionStorage.removeItem(this.memory);
    sessionStorage.setItem(this.memory, text({ at: this.at, chosen: this.chosen, fixed: this.fixed }));
  }

  /** Take up what was chosen before a reload, if the table is where it was. */
  private recall(): void {
    const kept = JSON.parse(sessionStorage.getItem(this.memory) ?? 'null');
    if (kept?.at !== this.at) return;
    if (this.plans.begin(kept.fixed).fitting(kept.chosen).length) return this.set(kept.chosen, kept.fixed);
    // Plans that came on demand are asked for again, piece by piece.
    this.wanted = (kept.chosen as string[]).map((piece) => [piece]);
    this.goOn();
  }
}

const isPlan = (what: Plan | Option): what is Plan => Array.isArray((what as Plan).line);
