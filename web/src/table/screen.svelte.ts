// What the screen shows: the newest state, the one the eye has reached, and a past one while replaying.
import type { State } from '../lib/types';

/** How a state that went on is shown. */
interface Showing {
  /** Whose action it belongs to, and where that began: steps of one action are not waited for. */
  action: string;
  /** For how many milliseconds it stays before the next one. */
  stay: number;
  /** It stays until somebody says so. */
  asks: boolean;
}

interface Waiting extends Showing {
  state: State;
}

/** Steps of one action follow each other quickly. */
const STEP = 250;

export class Screen {
  /** The newest state the server told. */
  latest = $state.raw<State | null>(null);
  /** The state on the screen: it follows with a pause for each action. */
  current = $state.raw<State | null>(null);
  past = $state.raw<State | null>(null);
  /** What is on the screen waits for a word. */
  held = $state(false);

  private waiting: Waiting[] = [];
  private last: Showing = { action: '', stay: 0, asks: false };
  private shownAt = 0;
  private timer = 0;

  get shown(): State | null {
    return this.past ?? this.current;
  }

  /** Whether the eye has reached the newest state. */
  get settled(): boolean {
    return !this.past && this.current === this.latest && !this.held;
  }

  /** Take a newer state; one that went on is shown after those before it, any other at once. */
  take(state: State, how: Showing | null): void {
    this.latest = state;
    if (!how || !this.current || this.past || document.hidden) return this.flush();
    if (this.waiting.at(-1)?.action === how.action) this.waiting.pop();
    this.waiting.push({ ...how, state });
    this.arrange();
  }

  /** Show a state of one's own doing: at once, and what follows after a pause. */
  own(state: State, stay: number): void {
    this.latest = state;
    this.flush();
    this.last = { action: '', stay, asks: false };
    this.shownAt = Date.now();
  }

  /** The word that what is held waits for. */
  goOn(): void {
    if (!this.held) return;
    this.held = false;
    this.last = { ...this.last, stay: 0 };
    this.arrange();
  }

  /** Skip to the newest. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.waiting = [];
    this.held = false;
    this.current = this.latest;
  }

  /** Other eyes look: nothing they have not been told may stay. */
  forget(): void {
    this.latest = null;
    this.flush();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private arrange(): void {
    const [next] = this.waiting;
    if (!next || this.timer || this.held) return;
    const stay = next.action === this.last.action ? Math.min(STEP, this.last.stay) : this.last.stay;
    const wait = Math.max(0, this.shownAt + stay - Date.now());
    if (wait) this.timer = setTimeout(this.showNext, wait) as unknown as number;
    else this.showNext();
  }

  private showNext = (): void => {
    this.timer = 0;
    const next = this.waiting.shift();
    if (!next) return;
    this.current = next.state;
    this.shownAt = Date.now();
    this.last = next;
    this.held = next.asks;
    this.arrange();
  };
}
