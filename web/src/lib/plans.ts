// Narrowing over whole actions. The server sends every action as a plan: decisions in a row with the pieces they name.
// A click keeps the plans that use the clicked piece or one alike, in any order; what is spent is never added by it.
import { keyOf, Reader, type Counts, type End, type Entry, type Step } from './forest';
import { family, nameOf, piecesOf, type KindInfo, type Option } from './pieces';
import type { Forest, Prompt } from './types';

export type { End };

/** One whole action. `spends`: whether it costs any piece; `pick`: so many of these pieces are chosen at its end. */
export interface Plan {
  line: Option[];
  end: End;
  pieces: string[];
  spends: boolean;
  pick?: { of: string[]; count: number };
}

/** What is being drafted. Every part of the table draws `pieces` and nothing else. */
export interface Draft {
  /** What Confirm would carry out. */
  plan: Plan | null;
  pieces: string[];
  /** The pieces clicked, in the order of the clicks, and those added because nothing else is left. */
  chosen: string[];
  added: string[];
  /** What the only plan left still wants and nobody may add: dice, goods, cards. */
  needs: string[];
  /** Several plans of the very same pieces. */
  ways: Plan[];
  /** The part that is settled: the plan's line, or the decisions that all plans left begin with. */
  line: Option[];
  /** What is asked after `line`, and the answers that are left; `pick` where it is so many of these pieces. */
  ask: Prompt | null;
  next: Option[];
  pick: Plan['pick'] | null;
  /** What the last decision of `line` answered. */
  last: Prompt | null;
}

const NOTHING = { plan: null, pieces: [], chosen: [], added: [], needs: [], ways: [] };
export const NO_DRAFT: Draft = { ...NOTHING, line: [], ask: null, next: [], pick: null, last: null };

type Settled = Pick<Draft, 'line' | 'ask' | 'next' | 'pick' | 'last'>;

export class Plans {
  private constructor(
    private readonly entries: Entry[],
    private readonly reader: Reader,
  ) {}

  /** Every action of a seat: those that answer the question on the table, and those that it may do out of turn. */
  static of(forest: Forest | null | undefined, kinds: KindInfo[], asides: Forest | null = null): Plans {
    const reader = new Reader(kinds, [...(forest?.alike ?? []), ...(asides?.alike ?? [])]);
    const own = forest ? reader.read(forest, false) : [];
    return new Plans([], reader).with([...own, ...(asides ? reader.read(asides, true) : [])]);
  }

  /** The same plans with those that a later answer told: a forest that begins after `line`; `partly` if for some pieces only. */
  grow(line: Option[], forest: Forest, partly = false): Plans {
    const [begun] = this.begin(line).entries;
    if (!begun) return this;
    const { aside, steps, asks } = begun;
    return this.with(this.reader.read(forest, aside, steps.slice(0, line.length), asks.slice(0, line.length)), partly);
  }

  /** The plans that begin with these decisions: somebody has picked them by name. */
  begin(line: Option[]): Plans {
    if (!line.length) return this;
    const keys = line.map((option) => JSON.stringify(option));
    const begun = this.entries.filter((entry) =>
      keys.every((key, at) => key === JSON.stringify(entry.steps[at]?.option)),
    );
    return new Plans(begun, this.reader);
  }

  get size(): number {
    return this.entries.length;
  }

  /** The answers to the question that follows a line. */
  answers(line: Option[]): Option[] {
    const asked = this.begin(line).entries.filter((entry) => line.length || !entry.aside);
    const steps = asked.map((entry) => entry.steps[line.length]);
    return distinct(steps).flatMap((step) => (step && !step.pick ? step.option : []));
  }

  /** What may be done out of turn. */
  asides(): Option[] {
    return distinct(this.entries.flatMap((entry) => (entry.aside ? entry.steps[0] : []))).map((step) => step.option);
  }

  /** What every answer to the question names: no choice is left in it, so it is offered as chosen. */
  forced(): string[] {
    const asked = this.entries.filter((entry) => !entry.aside);
    const pieces = this.common(asked, new Map(), [], true);
    // A word that all answers share says nothing, unless it is the whole answer.
    return asked.length === 1 ? pieces : pieces.filter((piece) => family(piece) !== 'kind');
  }

  /** The plans that use everything chosen. */
  fitting(chosen: string[] = []): Plan[] {
    return this.left(chosen).map((entry) => this.plan(entry, chosen));
  }

  /** The pieces that may be clicked next. */
  open(chosen: string[] = []): Set<string> {
    const have = this.reader.count(chosen);
    const sorts = new Set<string>();
    for (const entry of this.left(chosen)) {
      for (const [sort, count] of entry.counts) if (count > (have.get(sort) ?? 0)) sorts.add(sort);
      if (!entry.pick || picked(entry, have) >= entry.pick.count) continue;
      for (const [sort, count] of entry.held)
        if (count > (have.get(sort) ?? 0) - (entry.counts.get(sort) ?? 0)) sorts.add(sort);
    }
    return new Set([...sorts].flatMap((sort) => this.reader.unused(sort, chosen)));
  }

  /** Pieces that could take the place of a chosen one: another card, another tile. */
  others(chosen: string[]): Set<string> {
    const found = new Set<string>();
    chosen.forEach((old, at) => {
      for (const piece of this.open(chosen.toSpliced(at, 1))) if (family(piece) === family(old)) found.add(piece);
    });
    return found;
  }

  /** What a click makes of the choice: take it up, put it down again, let it replace its like, or begin anew with it. */
  click(chosen: string[], candidates: string[]): string[] {
    const open = this.open(chosen);
    const fresh = candidates.find((piece) => open.has(piece) && !chosen.includes(piece));
    const more = fresh ?? candidates.find((piece) => open.has(piece));
    if (more) return [...chosen, more];
    const mine = candidates.find((piece) => chosen.includes(piece));
    if (mine) return chosen.toSpliced(chosen.lastIndexOf(mine), 1);
    const last = family(chosen.at(-1) ?? '');
    const ordered = [...candidates].sort((a, b) => Number(family(b) === last) - Number(family(a) === last));
    for (const piece of ordered) {
      const next = this.exchange(chosen, piece);
      if (next) return next;
    }
    const legal = this.open();
    const anew = candidates.find((piece) => legal.has(piece));
    return anew ? this.around(anew, chosen) : chosen;
  }

  draft(chosen: string[]): Draft {
    const left = this.left(chosen);
    const have = this.reader.count(chosen);
    const paid = left.filter((entry) => isPaid(entry, have));
    const { line, ask, next, pick, last } = this.settled(left, chosen, paid);
    const draft: Draft = { ...NOTHING, line, ask, next, pick, last, chosen, pieces: chosen };
    if (!chosen.length) return draft;
    const exact = left.filter((entry) => entry.size === chosen.length && entry.end !== 'more');
    const meant = exact.length > 1 ? inOrder(exact, chosen.map(this.reader.sort)) : exact;
    if (meant.length === 1) return { ...draft, ...this.whole(meant[0], chosen) };
    if (meant.length) return { ...draft, ways: meant.map((entry) => this.plan(entry, chosen)) };
    // What all of them name beside the choice is meant with it, where nothing but that is missing.
    const added = this.common(left, have, chosen);
    const closed = added.length ? left.filter((entry) => entry.size === chosen.length + added.length) : [];
    const drawn = { added, pieces: [...chosen, ...added] };
    if (closed.length === 1 && left.length > 1) return { ...draft, ...this.whole(closed[0], chosen), ...drawn };
    if (closed.length > 1 && closed.length === left.length) {
      const told = inOrder(closed, chosen.map(this.reader.sort), added.map(this.reader.sort));
      if (told.length === 1) return { ...draft, ...this.whole(told[0], chosen), ...drawn };
      return { ...draft, ...drawn, ways: told.map((entry) => this.plan(entry, chosen)) };
    }
    if (left.length !== 1 || left[0].end === 'more') return draft;
    const [entry] = left;
    const missing = this.missing(entry, have, chosen);
    const free = !entry.pick && missing.every((piece) => !entry.spent.has(this.reader.sort(piece)));
    if (!free) return { ...draft, needs: missing };
    return { ...draft, ...this.whole(entry, chosen), added: missing, pieces: [...chosen, ...missing] };
  }

  /** The pieces that a line names. */
  piecesOf(line: Option[]): string[] {
    const named = piecesOf(this.reader.kinds);
    return line.flatMap(named);
  }

  /** Whether pieces are alike or the same. */
  alike(one: string, other: string): boolean {
    return this.reader.sort(one) === this.reader.sort(other);
  }

  /** What to ask the server for when narrowing has come to plans that were not looked into: after which line, with which pieces. */
  unfinished(chosen: string[]): { line: Option[]; only: Record<string, (string | number)[]> } | null {
    const families = new Set(chosen.map(family));
    const have = this.reader.count(chosen);
    // What was not looked into may use everything chosen if it names no other piece of those families.
    const may = (piece: string) => !families.has(family(piece)) || have.has(this.reader.sort(piece));
    const unknown = this.entries.filter(
      ({ end, steps }) => end === 'more' && steps.every((one) => one.pieces.every(may)),
    );
    if (!unknown.length) return null;
    const left = this.left(chosen);
    const { line, rest } = this.settled([...left, ...unknown.filter((entry) => !left.includes(entry))], chosen);
    const only: Record<string, (string | number)[]> = {};
    for (const piece of rest) {
      if (family(piece) === 'kind') continue;
      const name = nameOf(piece);
      (only[family(piece)] ??= []).push(/^\d+$/.test(name) ? Number(name) : name);
    }
    return line.length || Object.keys(only).length ? { line, only } : null;
  }

  // ---- inside

  private left(chosen: string[]): Entry[] {
    const have = this.reader.count(chosen);
    return this.entries.filter((entry) => fits(entry, have));
  }

  private exchange(chosen: string[], piece: string): string[] | null {
    for (let at = chosen.length - 1; at >= 0; at -= 1) {
      if (family(chosen[at]) !== family(piece)) continue;
      if (this.open(chosen.toSpliced(at, 1)).has(piece)) return chosen.with(at, piece);
    }
    const kept = chosen.filter((one) => family(one) !== family(piece));
    return kept.length < chosen.length && this.open(kept).has(piece) ? [...kept, piece] : null;
  }

  /** A piece that does not go with what is chosen: as much of that stays as goes with it. */
  private around(piece: string, chosen: string[]): string[] {
    const kept: string[] = [];
    for (const one of chosen) if (this.left([...kept, one, piece]).length) kept.push(one);
    return [...kept, piece];
  }

  /**
   * The decisions that everything left begins with and whose pieces are chosen; what is asked after them.
   * Before those that would spend more come the plans that are `paid` with what was clicked.
   */
  private settled(left: Entry[], chosen: string[], paid: Entry[] = []): Settled & { rest: string[] } {
    const asked = chosen.length ? left : left.filter((entry) => !entry.aside);
    const ordered = inOrder(asked, chosen.map(this.reader.sort));
    const begun = ordered.filter((entry) => this.begun(entry, chosen));
    const clicked = ordered.filter((entry) => paid.includes(entry));
    const meant = [begun, clicked].find((some) => some.length) ?? ordered;
    const rest = [...chosen];
    const line: Option[] = [];
    for (;;) {
      const steps = distinct(meant.map((entry) => entry.steps[line.length]));
      const ask = meant[0]?.asks[line.length] ?? null;
      const used = steps.length === 1 && steps[0] && !steps[0].pick ? this.take(rest, steps[0].pieces) : null;
      if (!used) {
        const next = steps.flatMap((step) => (step && !step.pick ? step.option : []));
        const { of, count } = steps.find((step) => step?.pick)?.pick ?? { of: [], count: 0 };
        const last = meant[0]?.asks[line.length - 1] ?? null;
        return { line, ask, next, pick: count ? { of, count } : null, last, rest };
      }
      line.push(steps[0].option);
    }
  }

  /** Whether the choice is just what the first decisions of a plan name: they are meant, though more might be added to them. */
  private begun(entry: Entry, chosen: string[]): boolean {
    const rest = [...chosen];
    for (const step of entry.steps) {
      if (!rest.length) return true;
      if (step.pick || !this.take(rest, step.pieces)) return false;
    }
    return !rest.length;
  }

  /** Take these pieces, or ones alike, out of a list; null where one is not there. */
  private take(from: string[], pieces: string[]): string[] | null {
    const kept = [...from];
    for (const piece of pieces) {
      const at = kept.findIndex((one) => this.alike(one, piece));
      if (at < 0) return null;
      kept.splice(at, 1);
    }
    from.splice(0, from.length, ...kept);
    return pieces;
  }

  /** What every plan left names beside the choice: it is meant with it, unless one of them spends it. */
  private common(left: Entry[], have: Counts, chosen: string[], spends = false): string[] {
    if (left.some((entry) => entry.end === 'more' || entry.pick)) return [];
    return [...(left[0]?.counts ?? [])].flatMap(([sort, count]) => {
      if (!spends && left.some((entry) => entry.spent.has(sort))) return [];
      const least = Math.min(count, ...left.map((entry) => entry.counts.get(sort) ?? 0));
      const unused = this.reader.unused(sort, chosen);
      const lacks = Math.max(0, least - (have.get(sort) ?? 0));
      return Array.from({ length: lacks }, (_, at) => unused[at] ?? sort);
    });
  }

  private missing(entry: Entry, have: Counts, chosen: string[]): string[] {
    return [...entry.counts].flatMap(([sort, count]) => {
      const lacks = count - (have.get(sort) ?? 0);
      const unused = this.reader.unused(sort, chosen);
      return Array.from({ length: Math.max(0, lacks) }, (_, at) => unused[at] ?? sort);
    });
  }

  private whole(entry: Entry, chosen: string[]): Pick<Draft, 'plan'> & Settled {
    const plan = this.plan(entry, chosen);
    return { plan, line: plan.line, ask: null, next: [], pick: null, last: entry.asks.at(-1) ?? null };
  }

  private plan(entry: Entry, chosen: string[]): Plan {
    const line = entry.steps.map((step) => step.option);
    const pieces = entry.steps.flatMap((step) => step.pieces);
    const { end, pick } = entry;
    const spends = entry.spent.size > 0;
    if (!pick) return { line, end, pieces, spends };
    const of = { of: pick.of, count: pick.count };
    const have = this.reader.count(chosen);
    const taken = picked(entry, have) === pick.count ? this.takenBy(entry, chosen) : [];
    if (taken.length !== pick.count) return { line, end, pieces, spends, pick: of };
    const last = { ...line.at(-1)!, [pick.field]: taken.map((at) => pick.values[at]) };
    const named = [...pieces, ...taken.map((at) => pick.of[at])];
    return { line: [...line.slice(0, -1), last], end, spends, pieces: named, pick: of };
  }

  /** Which things of a pick are chosen, by their places in it. */
  private takenBy(entry: Entry, chosen: string[]): number[] {
    const rest = [...chosen];
    for (const step of entry.steps) this.take(rest, step.pieces);
    const found: number[] = [];
    for (const piece of rest) {
      const exactly = entry.pick!.of.findIndex((one, at) => one === piece && !found.includes(at));
      const like = entry.pick!.of.findIndex((one, at) => this.alike(one, piece) && !found.includes(at));
      const at = exactly >= 0 ? exactly : like;
      if (at >= 0) found.push(at);
    }
    return found.sort((a, b) => a - b);
  }

  private with(fresh: Entry[], partly = false): Plans {
    const begun = new Set<string>();
    if (this.entries.length && !partly)
      for (const { steps } of fresh) for (let at = 1; at < steps.length; at += 1) begun.add(keyOf(steps.slice(0, at)));
    const kept = this.entries.filter((entry) => entry.end !== 'more' || !begun.has(entry.key));
    const found = new Map(kept.map((entry) => [entry.key, entry]));
    for (const entry of fresh) {
      const old = found.get(entry.key);
      if (!old || old.end === 'more') found.set(entry.key, entry);
    }
    return new Plans([...found.values()], this.reader);
  }
}

function distinct(steps: (Step | undefined)[]): Step[] {
  return [...new Set(steps)] as Step[];
}

/** How many of the chosen pieces only the pick can stand for. */
function picked(entry: Entry, have: Counts): number {
  let count = 0;
  for (const [sort, number] of have) count += Math.max(0, number - (entry.counts.get(sort) ?? 0));
  return count;
}

/** Whether a plan spends something, and all of it is chosen. */
function isPaid(entry: Entry, have: Counts): boolean {
  return entry.spent.size > 0 && [...entry.spent].every((sort) => entry.counts.get(sort)! <= (have.get(sort) ?? 0));
}

function fits(entry: Entry, have: Counts): boolean {
  let over = 0;
  for (const [sort, number] of have) {
    const more = number - (entry.counts.get(sort) ?? 0);
    if (more <= 0) continue;
    if (more > (entry.held.get(sort) ?? 0)) return false;
    over += more;
  }
  return over <= (entry.pick?.count ?? 0);
}

/** The plans whose decisions the clicks followed one after the other, but for what needs none; where none did, all of them. */
function inOrder(entries: Entry[], clicked: string[], unsaid: string[] = []): Entry[] {
  if (entries.length < 2 || !clicked.length) return entries;
  const found = entries.filter((entry) => follows(entry, clicked, unsaid));
  return found.length ? found : entries;
}

function follows(entry: Entry, clicked: string[], unsaid: string[]): boolean {
  let at = 0;
  let rest = [...entry.steps[0].sorts];
  const spent = (piece: string) => !rest.includes(piece) && rest.every((one) => unsaid.includes(one));
  for (const piece of clicked) {
    while (spent(piece) && at + 1 < entry.steps.length) rest = [...entry.steps[(at += 1)].sorts];
    const place = rest.indexOf(piece);
    if (place >= 0) rest.splice(place, 1);
    else if (!rest.length && entry.pick) continue;
    else return false;
  }
  return true;
}
