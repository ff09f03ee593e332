// Narrowing: every option is a bag of named pieces; each click keeps the options that use the clicked piece, in any order.
import type { FieldInfo, KindInfo } from './wire';

export type { FieldInfo, KindInfo };
export interface Option {
  kind: string;
  [field: string]: unknown;
}
export type PiecesOf = (option: Option) => string[];
/** Where several pieces are alike an option may be meant by any of several bags. */
export type BagsOf = (option: Option) => string[][];

/** The pieces an option names, by its kind's declaration: `tile:3`, `character:king`, `die:0`, `die:2`. */
export function piecesOf(kinds: KindInfo[]): PiecesOf {
  const known = new Map(kinds.map((kind) => [kind.name, kind]));
  return (option) => {
    const found: string[] = [];
    for (const field of known.get(option.kind)?.fields ?? []) {
      const value = option[field.name];
      if (value === null || value === undefined) continue;
      if (Array.isArray(value)) found.push(...value.map((one) => `${field.piece}:${one}`));
      else if (typeof value === 'object') {
        for (const [name, count] of Object.entries(value as Record<string, number>)) {
          for (let left = count; left > 0; left -= 1) found.push(`${field.piece}:${name}`);
        }
      } else found.push(`${field.piece}:${value}`);
    }
    return found.length ? found : [`kind:${option.kind}`];
  };
}

const tally = (pieces: string[]) => {
  const counts = new Map<string, number>();
  for (const piece of pieces) counts.set(piece, (counts.get(piece) ?? 0) + 1);
  return counts;
};

interface Entry {
  option: Option;
  pieces: string[];
  counts: Map<string, number>;
}

export class Narrowing {
  readonly entries: Entry[];

  constructor(options: Option[], bags: BagsOf) {
    this.entries = options.flatMap((option) =>
      bags(option).map((pieces) => ({ option, pieces, counts: tally(pieces) })),
    );
  }

  /** The options that use everything chosen. Where several use the very same pieces, the order of the clicks decides. */
  matching(chosen: string[]): Option[] {
    return [...new Set(this.entriesFor(chosen).map((entry) => entry.option))];
  }

  private entriesFor(chosen: string[]): Entry[] {
    const counts = tally(chosen);
    const fits = this.entries.filter((entry) =>
      [...counts].every(([piece, count]) => (entry.counts.get(piece) ?? 0) >= count),
    );
    if (chosen.length < 2 || fits.length < 2) return fits;
    const twins = new Map<string, Entry[]>();
    for (const entry of fits) {
      const key = entry.option.kind + [...entry.pieces].sort().join();
      twins.set(key, [...(twins.get(key) ?? []), entry]);
    }
    return [...twins.values()].flatMap((same) => {
      const inOrder = same.filter((entry) => follows(entry.pieces, chosen));
      return same.length > 1 && inOrder.length ? inOrder : same;
    });
  }

  /** The pieces that may be clicked next. */
  open(chosen: string[]): Set<string> {
    const counts = tally(chosen);
    const found = new Set<string>();
    for (const entry of this.entriesFor(chosen)) {
      for (const [piece, count] of entry.counts) if (count > (counts.get(piece) ?? 0)) found.add(piece);
    }
    return found;
  }

  /** Pieces that could take the place of a chosen one: another card, another tile. */
  others(chosen: string[]): Set<string> {
    const found = new Set<string>();
    chosen.forEach((old, at) => {
      for (const piece of this.open(chosen.filter((_, other) => other !== at)))
        if (family(piece) === family(old)) found.add(piece);
    });
    return found;
  }

  /** The one option that is meant: the only one left, or the one that uses exactly what is chosen. */
  meant(chosen: string[]): Option | null {
    const left = this.entriesFor(chosen);
    const options = new Set(left.map((entry) => entry.option));
    if (options.size === 1) return left[0].option;
    const exact = new Set(left.filter((entry) => entry.pieces.length === chosen.length).map((entry) => entry.option));
    return chosen.length && exact.size === 1 ? [...exact][0] : null;
  }

  /** Options that name no piece at all: pass, decline, done. */
  plain(): Option[] {
    return this.entries.filter((entry) => entry.pieces[0]?.startsWith('kind:')).map((entry) => entry.option);
  }

  /** What a click makes of the choice: take it up, or put it down again. */
  click(chosen: string[], candidates: string[]): string[] {
    const open = this.open(chosen);
    const fresh = candidates.find((piece) => open.has(piece) && !chosen.includes(piece));
    if (fresh) return [...chosen, fresh];
    const again = candidates.find((piece) => open.has(piece));
    if (again) return [...chosen, again];
    const mine = candidates.find((piece) => chosen.includes(piece));
    if (mine) return chosen.filter((piece) => piece !== mine);
    const legal = this.open([]);
    const last = family(chosen.at(-1) ?? '');
    const anew = candidates
      .filter((piece) => legal.has(piece))
      .sort((a, b) => Number(family(b) === last) - Number(family(a) === last))[0];
    return anew ? this.swap(chosen, anew) : chosen;
  }

  /** A piece that does not go with the choice replaces what stands in its way: another card, another tile. */
  private swap(chosen: string[], piece: string): string[] {
    const kept = chosen.filter((one) => family(one) !== family(piece));
    return this.open(kept).has(piece) ? [...kept, piece] : chosen;
  }
}

const family = (piece: string) => piece.split(':')[0];

function follows(pieces: string[], chosen: string[]): boolean {
  let at = 0;
  for (const piece of pieces) if (piece === chosen[at]) at += 1;
  return at === chosen.length;
}
