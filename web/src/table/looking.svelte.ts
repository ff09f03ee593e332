// Looking: what is on the screen, whose eyes look, and what has been told.
import { api, Refused } from '../lib/api';
import { prefs } from '../lib/prefs.svelte';
import { session } from '../lib/session.svelte';
import { toast } from '../lib/toast.svelte';
import type { ChatLine, GameEvent, GameInfo, LogEntry, State, Table } from '../lib/types';
import { boardFor, type Story } from '../boards';
import { Screen } from './screen.svelte';
import { Telling, type Teller } from './telling.svelte';

/** The decision after which an entry of the log stands. */
export const endOf = (entry: LogEntry) => entry.decision + Math.max(0, entry.decisions - 1);

export class Looking {
  table = $state.raw<Table | null>(null);
  /** All that was told, also what is not on the screen yet. */
  protected heard = $state.raw<LogEntry[]>([]);
  /** The position the log begins with, where that is the middle of a game, as in a lesson. */
  opening = $state.raw<State | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** The seat whose player has said that the device is in the right hands; hot-seat only. */
  trusted = $state<number | null>(null);
  /** The piece the pointer or the log line is at. */
  touched = $state.raw<string[]>([]);
  peek = $state(false);
  /** The game has just ended: the board stays until its last move was seen. */
  finale = $state(false);
  /** Which part of the table a narrow screen shows. */
  tab = $state('board');
  bare = $state(false);
  /** What the board is telling in the bar; nothing is asked meanwhile. */
  story = $state.raw<Story | null>(null);

  protected readonly screen = new Screen();
  protected readonly telling = new Telling();

  constructor(readonly id: string) {}

  /** The state on the screen: a past one while replaying, else the one the motion queue has reached. */
  get state(): State | null {
    return this.screen.shown;
  }
  get newest(): State | null {
    return this.screen.latest;
  }
  get past(): State | null {
    return this.screen.past;
  }
  get view(): any {
    return this.state?.view;
  }
  get game(): GameInfo | undefined {
    return this.table ? session.game(this.table.game) : undefined;
  }
  get board() {
    return boardFor(this.table?.game ?? '', prefs.plain);
  }
  get seat(): number | null {
    return this.newest?.seat ?? null;
  }
  get assist(): number {
    return Math.min(this.table?.options.assist ?? 1, prefs.assist);
  }
  get hotSeat(): boolean {
    return (this.table?.yours.length ?? 0) > 1;
  }
  /** Whose turn the device has to be handed to; null when the right eyes are looking. */
  get handover(): number | null {
    const { newest } = this;
    if (!this.hotSeat || !newest || newest.over) return null;
    const next = newest.waiting.find((seat) => this.table!.yours.includes(seat));
    if (next === undefined) return null;
    return this.trusted === next && newest.seat === next ? null : next;
  }
  /** The right eyes look at the newest state, and nothing is left to be read. */
  protected get settled(): boolean {
    return this.screen.settled && this.handover === null && !this.telling.tales.length && !this.story;
  }
  /** Whose move it is, or was, on the screen: the one who moved while moves are being shown, else who is asked. */
  get mover(): number | null {
    const { past, newest, seat } = this;
    const shown = past ?? (this.watching || newest?.over ? this.state : null);
    if (shown) return shown.log.at(-1)?.seat ?? null;
    const asked = newest?.waiting ?? [];
    return seat !== null && asked.includes(seat) ? seat : (asked[0] ?? null);
  }
  /** Skip the pauses: show what is newest. */
  flush(): void {
    this.screen.flush();
  }
  /** Whether rivals' moves are still being shown, and whether the shown one waits for a word. */
  get watching(): boolean {
    return !this.screen.past && !this.screen.settled;
  }
  get held(): boolean {
    return this.screen.held && !this.screen.past;
  }
  goOn(): void {
    this.screen.goOn();
  }

  // ---- what has been told

  /** The log: never ahead of the board, and whole in a replay. */
  readonly log: LogEntry[] = $derived.by(() => {
    const { past, current, latest } = this.screen;
    if (past || current === latest) return this.heard;
    const now = current?.decisions ?? 0;
    return this.heard.filter((entry) => endOf(entry) <= now);
  });
  /** The log up to what is on the screen. */
  readonly told: LogEntry[] = $derived.by(() => {
    const { past, log } = this;
    return past ? log.filter((entry) => endOf(entry) <= past.decisions) : log;
  });
  tellBy(teller: Teller | null): void {
    this.telling.teller = teller;
  }
  /** What is being told now; the table waits until it has been read. */
  get tale(): GameEvent[] | null {
    return this.screen.settled ? (this.telling.tales[0] ?? null) : null;
  }
  get talesLeft(): number {
    return Math.max(0, this.telling.tales.length - 1);
  }
  readOn(): void {
    if (this.story) this.story.next();
    else this.telling.readOn();
  }
  events(): GameEvent[] {
    return this.tale ?? this.state?.log.at(-1)?.events ?? [];
  }

  // ---- replay, calls about the table, and how large the board is drawn

  async replay(at: number | null, seat: number | null): Promise<void> {
    if (at === null) {
      if (this.screen.past) this.flush();
      this.screen.past = null;
      return;
    }
    try {
      this.screen.past = await api.replay(this.id, at, seat);
    } catch (error) {
      if (error instanceof Refused) toast.blame(error);
      this.screen.past = null;
    }
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

  /** How small the board may be drawn; one of which only a part is seen tells from where on all of it is. */
  least = $state(1);
  get zoom(): number {
    return Math.max(this.least, prefs.zoom[this.table?.game ?? ''] ?? 1);
  }
  zoomBy(change: number): boolean {
    return this.zoomTo(Math.round((this.zoom + change) * 10) / 10);
  }
  /** Remembered for each game on this device. */
  zoomTo(size: number): boolean {
    prefs.zoom[this.table?.game ?? ''] = Math.min(2, Math.max(this.least, size));
    return true;
  }
}
