// A game's printed numbers, fetched once; a table with changes of its own lays them over.
import { api } from './api';
import { Facts, type Tree } from './facts';
import type { Table } from './types';

function over(below: any, above: any): any {
  if (typeof above !== 'object' || above === null || Array.isArray(above)) return above;
  return Object.fromEntries(
    [...new Set([...Object.keys(below ?? {}), ...Object.keys(above)])].map((key) => [
      key,
      key in above ? over(below?.[key], above[key]) : below[key],
    ]),
  );
}

const asked = new Map<string, Promise<Tree>>();
const trees = new Map<string, Tree>();
const made = new Map<string, WeakMap<object, any>>();
const NONE = {};

/** Fetch a game's printed numbers, once. */
export function remember(game: string): Promise<Tree> {
  let found = asked.get(game);
  if (!found) {
    found = api.components(game).then((tree) => (trees.set(game, tree), tree));
    found.catch(() => asked.delete(game));
    asked.set(game, found);
  }
  return found;
}

/** Something made of a game's numbers once for each set of changes. */
function once<T>(what: string, changes: object, make: () => T): T {
  const known = made.get(what) ?? new WeakMap<object, T>();
  made.set(what, known);
  let found = known.get(changes);
  if (!found) known.set(changes, (found = make()));
  return found;
}

/** The numbers of a table, or of a game as it is printed, for its texts; they must have been fetched. */
export function factsFor(game: string, changes: Tree = NONE): Facts {
  return once(`facts ${game}`, changes, () => new Facts(over(trees.get(game)!, changes), changes));
}

/** What a changed number was. */
export const printedAt = (game: string, path: string): unknown =>
  path.split('.').reduce<any>((tree, key) => tree?.[key], trees.get(game));

export function printedOf<Printed extends object>(game: string) {
  return {
    remember: () => remember(game),
    printedFor(table: Table | null): Printed {
      const changes = table?.components ?? NONE;
      return Object.keys(changes).length
        ? once(`tree ${game}`, changes, () => over(trees.get(game), changes))
        : (trees.get(game) as Printed);
    },
  };
}
