// What a mentor waits for: the thought that the draft has come to, and what of it is still to be touched.
import type { Plan } from '../lib/plans';
import type { Option } from '../lib/types';
import type { TableStore } from '../table/store.svelte';
import { judge, same, type Verdict } from './judge';
import type { Lesson } from './lesson.svelte';

/** What is to be touched where no piece is. */
export const CONFIRM = 'confirm';
export const WAY = 'way';

export class Coaching {
  constructor(
    private readonly store: TableStore,
    private readonly lesson: Lesson,
  ) {}

  /** The thought that the draft has come to, and how many of its decisions are settled. */
  private come = $derived.by(() => {
    const { beats } = this.lesson;
    const { pieces, line, plan } = this.store.draft;
    let [at, settled] = [Math.min(this.lesson.at, beats.length - 1), 0];
    for (; at + 1 < beats.length; at += 1) {
      const beat = beats[at];
      const next = beats[at + 1];
      if (beat.touch.length) {
        if (!beat.touch.every((piece) => pieces.includes(piece))) break;
      } else if (beat.do.length) {
        const taken = beat.do.some((one) => same(one, line[settled]));
        if (!taken || beat.moves || !next.do.length || (plan && settled === plan.line.length - 1)) break;
        settled += 1;
      } else break;
    }
    return { at, settled };
  });
  /** Whether the scene is over. */
  readonly ended = $derived.by(() => this.lesson.at >= this.lesson.beats.length);
  /** The number of the thought, and the thought: the one that was answered otherwise comes first. */
  readonly shown = $derived.by(() => this.come.at);
  readonly beat = $derived.by(() => this.lesson.beats[this.lesson.oops ? this.lesson.oops.beat : this.shown]);
  readonly asks = $derived.by(() => !this.ended && (this.beat.do.length > 0 || this.beat.touch.length > 0));

  /** What is still to be touched, and the single pieces that would do instead. */
  private wants: { todo: string[]; instead: string[] } = $derived.by(() => {
    const { store } = this;
    // What was taken back may go on with an earlier thought than the one that was answered otherwise.
    const beat = this.lesson.beats[this.shown];
    const only = (todo: string[]) => ({ todo, instead: [] });
    if (!this.asks || !store.myTurn) return only([]);
    const { pieces, plan, ways, line } = store.draft;
    if (plan && this.fine(plan.line)) return only([CONFIRM]);
    const settled = line.slice(0, this.come.settled);
    const free = without(
      pieces,
      settled.flatMap((option) => store.piecesOf(option)),
    );
    const missing = (wanted: string[]) => without(wanted, free);
    if (beat.touch.length) return only(missing(beat.touch));
    const each = beat.do.map((one) => missing(store.piecesOf(one as Option)));
    const least = each.reduce((best, one) => (one.length < best.length ? one : best));
    if (!least.length && ways.length) return only([WAY]);
    // A piece that the draft holds for something else would be put down by a click.
    const todo = [
      ...least.filter((piece) => !pieces.includes(piece)),
      ...least.filter((piece) => pieces.includes(piece)),
    ];
    const alike = least.length === 1 ? each.filter((one) => one.length === 1 && one[0] !== least[0]).flat() : [];
    return { todo, instead: [...new Set(alike)] };
  });
  readonly todo = $derived.by(() => this.wants.todo);
  readonly instead = $derived.by(() => this.wants.instead);

  /** The pieces of everything that is asked for until somebody else acts. */
  private wanted = $derived.by(() => {
    const found = new Set<string>();
    for (const one of this.lesson.beats.slice(this.lesson.at)) {
      for (const option of one.do) for (const piece of this.store.piecesOf(option as Option)) found.add(piece);
      if (one.moves) break;
    }
    return found;
  });

  /** Whether a whole action is one that the mentor would take. */
  fine(line: Option[]): boolean {
    return judge(this.lesson.beats, this.lesson.at, line).fine;
  }

  /** What the mentor says to the pieces chosen: they may still become what is asked for, or not, or it can't be told yet. */
  verdict(): Verdict | null {
    const { chosen, plan } = this.store.draft;
    if (!this.store.begun || this.store.sending || this.ended) return null;
    const { beats, at } = this.lesson;
    const plans = this.store.plansWith();
    if (plans.some((one) => this.fine(one.line)) || (!plan && chosen.every((piece) => this.wanted.has(piece))))
      return { fine: true, beat: 0, word: '' };
    const verdicts = (plan ? [plan] : plans).map((one) => judge(beats, at, one.line));
    const alike = verdicts.length && verdicts.every((one) => one.word === verdicts[0].word);
    return alike && !this.store.asking ? verdicts[0] : null;
  }

  /** The action that the mentor would take himself, or the one decision where it is no whole action. */
  example(): { plan: Plan | undefined; option: Option } {
    const asking = this.lesson.beats.slice(this.lesson.at).find((one) => one.do.length)!;
    const option = asking.do[0] as Option;
    const plan = this.store.plansWith([]).find((one) => same(one.line[0], option) && this.fine(one.line));
    return { plan, option };
  }
}

/** A list without so many of each of these. */
function without(list: string[], gone: string[]): string[] {
  const rest = [...gone];
  return list.filter((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}
