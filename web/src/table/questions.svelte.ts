// Questions that change nothing: what lines of options would do, and why pieces cannot be used.
// One message of a sort is under way at a time; what was asked last is asked first.
import { patched, type Change } from '../lib/patch';
import type { Option } from '../lib/pieces';
import type { GameEvent, LinePreview, Reason, State } from '../lib/types';

/** What a line certainly leads to, laid over the view. */
export interface Preview {
  view: any;
  events: GameEvent[];
  scores: number[] | null;
  end: LinePreview['end'];
  /** Undo is closed afterwards, because others have seen something. */
  closes: boolean;
}

type Send = (message: Record<string, unknown>) => void;
const MOST = 24;

/** Answers by their question, asked for in batches, the newest first. */
class Answers<Answer> {
  private known = $state.raw<Map<string, Answer | null>>(new Map());
  private wanted: string[] = [];
  private flight: { id: string; keys: string[] } | null = null;
  private timer = false;

  constructor(
    private readonly most: number,
    private readonly ask: (id: string, keys: string[]) => void,
    private readonly came: () => void = () => undefined,
  ) {}

  forget(): void {
    this.known = new Map();
    this.wanted = [];
    this.flight = null;
  }

  /** The answer to a question; undefined until it has come, null where there is none. */
  of(key: string): Answer | null | undefined {
    const found = this.known.get(key);
    if (found === undefined && !this.flight?.keys.includes(key)) this.want(key);
    return found;
  }

  /** The answers to the questions under way; without any they stay unanswered. */
  take(id: string | null, answers: Answer[]): void {
    if (!this.flight || id !== this.flight.id) return;
    const fresh = this.flight.keys.map((key, at) => [key, answers[at] ?? null] as const);
    this.flight = null;
    this.known = new Map([...this.known, ...fresh]);
    this.hurry();
    this.came();
  }

  /** The line was lost: what was under way is asked again. */
  again(): void {
    if (this.flight) this.wanted.unshift(...this.flight.keys);
    this.flight = null;
    this.hurry();
  }

  private want(key: string): void {
    this.wanted = [key, ...this.wanted.filter((one) => one !== key)];
    this.hurry();
  }

  private hurry(): void {
    if (this.timer) return;
    this.timer = true;
    queueMicrotask(() => {
      this.timer = false;
      if (this.flight || !this.wanted.length) return;
      const keys = this.wanted.slice(0, this.most).filter((key) => !this.known.has(key));
      this.wanted = this.wanted.slice(this.most);
      if (!keys.length) return;
      this.flight = { id: `q${Math.random().toString(36).slice(2)}`, keys };
      this.ask(this.flight.id, keys);
    });
  }
}

export class Questions {
  private state: State | null = null;
  private laid = new WeakMap<LinePreview, Preview>();
  private previews: Answers<LinePreview>;
  private reasons: Answers<Reason[]>;

  constructor(send: Send, came: () => void) {
    const about = () => ({ seq: this.state!.seq, seat: this.state!.seat });
    this.previews = new Answers(
      MOST,
      (id, keys) => send({ type: 'preview', id, ...about(), lines: keys.map((key) => JSON.parse(key)) }),
      came,
    );
    this.reasons = new Answers(1, (id, [key]) => send({ type: 'why', id, ...about(), pieces: JSON.parse(key) }));
  }

  /** A new position: what was known of the old one is worth nothing. */
  take(state: State): void {
    this.state = state;
    this.previews.forget();
    this.reasons.forget();
  }

  private get open(): boolean {
    return !!(this.state?.plans || this.state?.asides);
  }

  preview(line: Option[]): Preview | undefined {
    if (!this.open || !line.length) return undefined;
    const told = this.previews.of(JSON.stringify(line));
    if (!told) return undefined;
    let found = this.laid.get(told);
    if (!found) {
      const { end, closes, events, scores, changes } = told;
      found = { end, closes, events, scores, view: patched(this.state!.view, changes as Change[]) };
      this.laid.set(told, found);
    }
    return found;
  }

  why(pieces: string[]): Reason[] {
    if (!this.open || !pieces.length) return [];
    return this.reasons.of(JSON.stringify(pieces)) ?? [];
  }

  /** An answer, or a refusal of a question; whether it was one of ours. */
  hear(data: any): boolean {
    if (data.type === 'preview') this.previews.take(data.id, data.previews);
    else if (data.type === 'why') this.reasons.take(data.id, [data.reasons]);
    else if (data.type !== 'error' || typeof data.id !== 'string' || !/^q/.test(data.id)) return false;
    else {
      this.previews.take(data.id, []);
      this.reasons.take(data.id, []);
    }
    return true;
  }

  again(): void {
    this.previews.again();
    this.reasons.again();
  }
}
