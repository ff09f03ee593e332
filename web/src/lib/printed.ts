// A game's printed numbers, fetched once for each version of its rules; a table with changes of its own lays them over.
import { api } from './api';
import { Facts, over, type Tree } from './facts';
import type { Table } from './types';

const asked = new Map<string, Promise<Tree>>();
const trees = new Map<string, Tree>();
const made = new Map<string, any>();
const written = new WeakMap<object, string>();
const NONE = {};
const place = (game: string, rules?: number) => `${game} ${rules ?? ''}`;

/** Fetch a game's printed numbers, once; those of an older version of its rules where one is named. */
export function remember(game: string, rules?: number): Promise<Tree> {
  const key = place(game, rules);
  let found = asked.get(key);
  if (!found) {
    found = api.components(game, rules).then((tree) => (trees.set(key, tree), tree));
    found.catch(() => asked.delete(key));
    asked.set(key, found);
  }
  return found;
}

/** Something made of a game's numbers once for each set of changes. */
function once<T>(what: string, changes: object, make: () => T): T {
  let text = written.get(changes);
  if (text === undefined) written.set(changes, (text = JSON.stringify(changes)));
  const key = `${what} ${text}`;
  if (!made.has(key)) made.set(key, make());
  return made.get(key);
}

/** The numbers of a table, or of a game as it is printed, for its texts; they must have been fetched. */
export function factsFor(game: string, changes: Tree = NONE, rules?: number): Facts {
  const key = place(game, rules);
  return once(`facts ${key}`, changes, () => new Facts(trees.get(key)!, changes));
}

export function printedOf<Printed extends object>(game: string) {
  return {
    remember: () => remember(game),
    printedFor(table: Table | null): Printed {
      const key = [place(game, table?.rules), place(game)].find((one) => trees.has(one))!;
      const changes = table?.components ?? NONE;
      return Object.keys(changes).length
        ? once(`tree ${key}`, changes, () => over(trees.get(key), changes))
        : (trees.get(key) as Printed);
    },
  };
}
