// Acts: what is under way to the server, and what was taken back and can be done again.
import type { Option } from '../lib/pieces';
import type { State } from '../lib/types';

export const fresh = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;

type Message = Record<string, unknown> & { id: string; seq: number };
interface Done {
  line: Option[];
  /** How many decisions lay before it. */
  at: number;
}
/** How long an answer may take before the bar says so. */
const SLOW = 150;

export class Acts {
  sending = $state(false);
  slow = $state(false);
  private undone = $state.raw<Done[]>([]);
  private done: Done[] = [];
  private pending: Message | null = null;
  private timer = 0;

  constructor(private readonly send: (message: Message) => void) {}

  /** Carry out a line, on the state it was drafted at. */
  move(state: State, line: Option[]): void {
    if (this.act(state, { type: 'move', line })) {
      this.done.push({ line, at: state.decisions });
      this.undone = [];
    }
  }

  undo(state: State, turn: boolean): void {
    this.act(state, { type: 'undo', turn });
  }

  /** The act that was taken back last, where the table is as it was before it. */
  redoable(state: State | null): Option[] | null {
    const last = this.undone.at(-1);
    return last && last.at === state?.decisions ? last.line : null;
  }

  redo(state: State): void {
    const line = this.redoable(state);
    if (!line) return;
    const left = this.undone.slice(0, -1);
    this.move(state, line);
    this.undone = left;
  }

  /** The table went back to so many decisions. */
  takenBack(to: number): void {
    const gone = this.done.filter((one) => one.at >= to);
    this.done = this.done.filter((one) => one.at < to);
    this.undone = [...this.undone, ...gone.reverse()];
  }

  /** Whether this is the answer to what is under way; then nothing is. */
  answered(id: string | null): boolean {
    if (!this.pending || id !== this.pending.id) return false;
    this.settle();
    return true;
  }

  /** A state came: if the table has moved on, so has what was under way. */
  moved(before: State | null, state: State): void {
    if (this.pending && this.pending.seq !== state.seq && before?.seq !== state.seq) this.settle();
  }

  /** An action that got no answer is sent again under its own name: the server never carries out the same one twice. */
  again(): void {
    if (this.pending) this.send(this.pending);
  }

  private act(state: State, message: Record<string, unknown>): boolean {
    if (this.sending) return false;
    this.pending = { ...message, id: fresh(), seq: state.seq, seat: state.seat };
    this.sending = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.slow = this.sending), SLOW) as unknown as number;
    this.send(this.pending);
    return true;
  }

  private settle(): void {
    this.pending = null;
    this.sending = false;
    this.slow = false;
    clearTimeout(this.timer);
  }
}
