// One chapter being played: where it stands, what the learner has chosen, and the table's wire to it.
import { tick } from 'svelte';
import { session } from '../lib/session.svelte';
import type { LogEntry, Option, SheetInfo } from '../lib/types';
import type { Hooks } from '../table/live';
import { endOf } from '../table/looking.svelte';
import { judge } from './judge';
import { guestName } from './names';
import type { Beat, Chapter, Scene, Served } from './lessons';

/** A choice that was played: the beat it answered first, and its options. */
interface Chosen {
  beat: number;
  line: Option[];
}

interface Oops {
  beat: number;
  word: string;
}

export class Lesson {
  scene = $state(0);
  /** The beat it has come to; one past the last when the scene is over. */
  at = $state(0);
  /** The choice that was just answered and not played. */
  oops = $state.raw<Oops | null>(null);
  /** Counts up whenever the table must be laid anew. */
  laid = $state(0);
  busy = $state(false);
  private chosen: Chosen[] = [];
  /** Who is told how the table stands: its wire. */
  tell: (states: any[]) => void = () => undefined;

  constructor(
    readonly game: string,
    readonly chapter: Chapter,
    readonly server: Served,
    private readonly moved: (beat: number) => void = () => undefined,
  ) {}

  get now(): Scene {
    return this.chapter.scenes[this.scene];
  }
  get beats(): Beat[] {
    return this.now.beats;
  }
  /** Beats of the scenes before this one. */
  get before(): number {
    return this.chapter.scenes.slice(0, this.scene).reduce((sum, scene) => sum + scene.beats.length, 0);
  }
  get count(): number {
    return this.chapter.scenes.reduce((sum, scene) => sum + scene.beats.length, 0);
  }
  /** The seats, mine by my own name where the lesson has none for it. */
  get seats() {
    return this.now.table.seats.map((seat) => ({ ...seat, name: seat.name || (session.person?.name ?? guestName()) }));
  }
  get address(): string {
    return `/${this.game}/${this.chapter.id}/${this.scene}`;
  }
  get path(): Option[][] {
    return this.chosen.map((one) => one.line);
  }

  /** Open the chapter at a beat: the mentor has made the choices before it. */
  open(beat: number): void {
    let rest = Math.max(0, Math.min(beat, this.count - 1));
    let scene = 0;
    while (rest >= this.chapter.scenes[scene].beats.length) rest -= this.chapter.scenes[scene++].beats.length;
    this.scene = scene;
    this.chosen = this.beats
      .slice(0, rest)
      .flatMap((one, number) => (one.do.length ? [{ beat: number, line: [one.do[0] as Option] }] : []));
    this.stand(rest);
    this.laid += 1;
  }

  private stand(at: number): void {
    this.at = at;
    this.oops = null;
    if (at < this.beats.length) this.moved(this.before + at);
  }

  /** Whether there is nothing after this. */
  get last(): boolean {
    return this.scene === this.chapter.scenes.length - 1 && this.at >= this.beats.length - 1;
  }
  get first(): boolean {
    return this.scene === 0 && this.at === 0;
  }

  /** Leave a beat that asks for nothing; false at the end of the chapter. */
  async next(): Promise<boolean> {
    const beat = this.beats[this.at];
    if (this.busy || beat?.do.length) return true;
    if (beat?.moves) await this.step({ to: this.at + 1 });
    if (this.at + 1 < this.beats.length) {
      this.stand(this.at + 1);
      return true;
    }
    return this.goOn();
  }

  private goOn(): boolean {
    if (this.scene === this.chapter.scenes.length - 1) return false;
    this.scene += 1;
    this.chosen = [];
    this.stand(0);
    this.laid += 1;
    return true;
  }

  /** One thought back, before the choice that led here. */
  back(shown: number): void {
    if (shown === 0 && this.scene > 0) return this.open(this.before - 1);
    const to = Math.max(0, shown - 1);
    const kept = this.chosen.filter((one) => one.beat < to);
    const undone = kept.length !== this.chosen.length;
    this.chosen = kept;
    this.stand(to);
    if (undone) this.laid += 1;
  }

  /** A choice of the learner: played when it is what is asked for, else answered. */
  async choose(line: Option[]): Promise<void> {
    const verdict = judge(this.beats, this.at, line);
    if (!verdict.fine) {
      this.oops = { beat: verdict.beat, word: verdict.word };
      return;
    }
    await this.step({ line });
  }

  private async step(what: { line?: Option[]; to?: number }): Promise<void> {
    this.busy = true;
    try {
      const { at } = this;
      const answer = await this.server.step(this.address, { path: this.path, at, ...what });
      if (!answer.played) {
        this.oops = { beat: answer.beat, word: answer.word };
        return;
      }
      if (what.line) {
        const beat = judge(this.beats, at, what.line.slice(0, 1)).beat;
        this.chosen = [...this.chosen, { beat, line: what.line }];
        this.stand(answer.at);
      }
      this.tell(answer.states);
    } finally {
      this.busy = false;
    }
  }

  /** The words for a choice that was not played. */
  answer(oops: Oops): string {
    return this.beats[oops.beat]?.answers[oops.word] ?? '';
  }
}

/** The wire of a lesson's table: the same messages as a table's socket, answered by the lesson. */
export class LessonWire {
  private seq = 0;
  private closed = false;
  /** The decisions of the position: the log begins with the lesson. */
  private begun = 0;

  constructor(
    private readonly lesson: Lesson,
    private readonly hooks: Hooks,
  ) {
    lesson.tell = this.tell;
    void this.open();
  }

  close(): void {
    this.closed = true;
  }

  private async open(): Promise<void> {
    const { lesson } = this;
    try {
      const answer = await lesson.server.step(lesson.address, { path: lesson.path, at: lesson.at });
      if (this.closed) return;
      this.hooks.message({ type: 'table', table: { ...lesson.now.table, seats: lesson.seats } });
      this.hooks.link('live');
      this.begun = answer.states[0].decisions;
      this.tell(answer.states);
    } catch {
      this.hooks.link('refused');
    }
  }

  /** States as a table's: each newer than the one before. */
  private tell = (states: any[]): void => {
    for (const state of states) {
      const log = state.log.filter((entry: LogEntry) => endOf(entry) > this.begun);
      if (!this.closed) this.hooks.message({ ...state, log, seq: ++this.seq });
    }
  };

  send(message: any): boolean {
    if (message.type === 'move') void this.move(message);
    else if (['preview', 'plans', 'why'].includes(message.type)) void this.ask(message);
    return true;
  }

  async sketch(lang: string): Promise<SheetInfo[]> {
    // The thought that the table has come to is known a little later than the table.
    await tick();
    const { lesson } = this;
    return lesson.server.sketch(lesson.address, lang, { path: lesson.path, at: lesson.at });
  }

  private async move(message: any): Promise<void> {
    try {
      await this.lesson.choose(message.line);
      this.hooks.message({ type: 'ack', id: message.id, seq: this.seq });
    } catch (error: any) {
      this.refuse(message, error);
    }
  }

  private async ask(message: any): Promise<void> {
    const { seq } = message;
    try {
      const answer = await this.lesson.server.ask(this.lesson.address, this.lesson.path, message);
      if (!this.closed && seq === this.seq) this.hooks.message(answer);
    } catch (error: any) {
      this.refuse(message, error);
    }
  }

  private refuse(message: any, error: any): void {
    if (!this.closed) this.hooks.message({ type: 'error', id: message.id, state: null, ...(error.refusal ?? {}) });
  }
}
