// A game's printed numbers, fetched once; a table with changes of its own lays them over.
import { api } from './api';
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

export function printedOf<Printed extends object>(game: string) {
  let tree: Printed | null = null;
  const made = new WeakMap<object, Printed>();
  return {
    async remember(): Promise<void> {
      tree ??= (await api.components(game)) as unknown as Printed;
    },
    printedFor(table: Table | null): Printed {
      const changes = table?.components ?? {};
      if (!Object.keys(changes).length) return tree!;
      let found = made.get(changes);
      if (!found) made.set(changes, (found = over(tree, changes) as Printed));
      return found;
    },
  };
}
