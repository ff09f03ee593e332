// What the screen shows: the newest state, the one the eye has reached, and a past one while replaying.
import { moveTime } from '../lib/prefs.svelte';
import type { State } from '../lib/types';

export class Screen {
  /** The newest state the server told. */
  latest = $state.raw<State | null>(null);
  /** The state on the screen: it follows with a pause for each action. */
  current = $state.raw<State | null>(null);
  past = $state.raw<State | null>(null);

  private waiting: State[] = [];
  private timer = 0;
  private shownAt = 0;

  get shown(): State | null {
    return this.past ?? this.current;
  }

  /** Whether the eye has reached the newest state. */
  get settled(): boolean {
    return !this.past && this.current === this.latest;
  }

  /** Take a newer state; one that went on is shown after those before it, any other at once. */
  take(state: State, went: boolean): void {
    this.latest = state;
    if (went && this.current && !this.past && moveTime() > 0 && !document.hidden) this.enqueue(state);
    else this.flush();
  }

  /** Skip to the newest. */
  flush(): void {
    clearTimeout(this.timer);
    this.waiting = [];
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

  private enqueue(state: State): void {
    this.waiting.push(state);
    if (this.waiting.length === 1) this.timer = later(this.showNext, this.shownAt + moveTime() * 2 - Date.now());
  }

  private showNext = (): void => {
    const next = this.waiting.shift();
    if (!next) return;
    this.current = next;
    this.shownAt = Date.now();
    if (this.waiting.length) this.timer = later(this.showNext, moveTime() * 2);
  };
}

const later = (call: () => void, wait: number) => setTimeout(call, Math.max(0, wait)) as unknown as number;
