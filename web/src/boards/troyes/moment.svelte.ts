// What the parts of the board share of a moment, worked out once for all of them.
import type { TableStore } from '../../table/store.svelte';
import { usesOf } from './choices';
import { now } from './draft';
import { impliedOf } from './implied';

class Moment {
  constructor(private readonly store: TableStore) {}

  readonly implied = $derived.by(() => impliedOf(this.store));
  readonly at = $derived.by(() => now(this.store, this.implied));
  readonly uses = $derived.by(() => usesOf(this.store, this.at));
}

const moments = new WeakMap<TableStore, Moment>();

/** The moment of a table; it belongs to none of the parts that ask for it, so that it outlives each of them. */
export function momentOf(store: TableStore): Moment {
  let found = moments.get(store);
  if (!found) {
    $effect.root(() => {
      found = new Moment(store);
    });
    moments.set(store, found!);
  }
  return found!;
}
