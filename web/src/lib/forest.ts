// Reads forests: every plan with its decisions and the pieces they name, ready to be narrowed.
import {
  fieldPieces,
  isChoice,
  isNamed,
  spelled,
  type FieldInfo,
  type Flat,
  type KindInfo,
  type Option,
} from './pieces';
import type { Forest, Prompt } from './types';

const ENDS = ['asked', 'done', 'chance', 'shown', 'others', 'more'] as const;
/** How a plan ends: over, decided by chance, something is turned over, somebody else is asked, or not looked into yet. */
export type End = Exclude<(typeof ENDS)[number], 'asked'>;

/** One decision of a plan, read once for all plans that hold it. */
export interface Step {
  number: number;
  option: Option;
  pieces: string[];
  /** The same pieces, alike ones by one name. */
  sorts: string[];
  spent: string[];
  pick: { field: string; of: string[]; values: unknown[]; count: number } | null;
}

export type Counts = Map<string, number>;

/** A plan as it is narrowed. */
export interface Entry {
  steps: Step[];
  asks: Prompt[];
  end: End;
  /** Out of turn: nobody asked for it. */
  aside: boolean;
  counts: Counts;
  spent: Set<string>;
  /** How many pieces it names, those of a pick among them. */
  size: number;
  key: string;
  pick: Step['pick'];
  /** How many alike pieces the pick holds of each sort. */
  held: Counts;
}

export function tally(things: string[]): Counts {
  const counts: Counts = new Map();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

export const keyOf = (steps: Step[]) => steps.map((step) => step.number).join();

/** Two options that differ only in alike pieces are one; in a set the order says nothing. */
const alikeKey = (field: FieldInfo, sorts: string[]) => (field.form === 'set' ? sorts.sort() : sorts).join();

export class Reader {
  private readonly same: Map<string, string>;
  private readonly groups: Map<string, string[]>;
  private readonly known = new Map<string, Step>();

  constructor(
    readonly kinds: KindInfo[],
    alike: string[][],
  ) {
    this.same = new Map(alike.flatMap((group) => group.map((piece) => [piece, group[0]] as const)));
    this.groups = new Map(alike.map((group) => [group[0], group]));
  }

  /** One name for alike pieces. */
  sort = (piece: string): string => this.same.get(piece) ?? piece;

  count(pieces: string[]): Counts {
    return tally(pieces.map(this.sort));
  }

  /** The pieces of a sort that a further click may take. */
  unused(sort: string, chosen: string[]): string[] {
    const group = this.groups.get(sort);
    return group ? group.filter((piece) => !chosen.includes(piece)) : [sort];
  }

  /** The plans of a forest that begins after these steps. */
  read(forest: Forest, aside: boolean, steps: Step[] = [], asks: Prompt[] = []): Entry[] {
    const options = forest.options.map((flat) => this.step(flat as Flat));
    const found: Entry[] = [];
    const walk = (at: number, steps: Step[], asks: Prompt[]) => {
      const [ask, ...pairs] = forest.lists[at];
      const asked = [...asks, forest.asks[ask]];
      for (let i = 0; i < pairs.length; i += 2) {
        const line = [...steps, options[pairs[i]]];
        if (pairs[i + 1] >= 0) walk(pairs[i + 1], line, asked);
        else found.push({ ...this.entry(line), asks: asked, aside, end: ENDS[-pairs[i + 1]] as End });
      }
    };
    walk(0, steps, asks);
    return found;
  }

  private step([number, ...values]: Flat): Step {
    const kind = this.kinds[number];
    const option: Option = { kind: kind.name };
    const pieces: string[] = [];
    const spent: string[] = [];
    const told: string[] = [];
    let pick: Step['pick'] = null;
    kind.fields.forEach((field, at) => {
      const value = values[at];
      if (isChoice(value)) {
        const all = spelled(field, value.of) as unknown[];
        pick = { field: field.name, of: fieldPieces(field, all), values: all, count: value.pick };
        if (field.spends) spent.push(...pick.of);
        return;
      }
      option[field.name] = spelled(field, value);
      const named = fieldPieces(field, option[field.name]);
      pieces.push(...named);
      told.push(field.piece ? alikeKey(field, named.map(this.sort)) : JSON.stringify(value));
      if (field.spends) spent.push(...named);
    });
    if (!pick && isNamed(kind, pieces)) pieces.unshift(`kind:${kind.name}`);
    const key = `${number}|${told.join('|')}|${pick ? JSON.stringify(pick) : ''}`;
    const known = this.known.get(key);
    if (known) return known;
    const step = { number: this.known.size, option, pieces, sorts: pieces.map(this.sort), spent, pick };
    this.known.set(key, step);
    return step;
  }

  private entry(steps: Step[]): Omit<Entry, 'asks' | 'aside' | 'end'> {
    const { pick } = steps.at(-1)!;
    const sorts = steps.flatMap((step) => step.sorts);
    return {
      steps,
      pick,
      counts: tally(sorts),
      spent: new Set(steps.flatMap((step) => step.spent).map(this.sort)),
      size: sorts.length + (pick?.count ?? 0),
      key: keyOf(steps),
      held: pick ? this.count(pick.of) : new Map(),
    };
  }
}
