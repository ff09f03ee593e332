// What the parts of the board share of a moment, worked out once for all of them.
import type { TableStore } from '../../table/store.svelte';
import { usesOf } from './choices';
import { now } from './draft';
import { impliedOf, silentPlans } from './implied';
import { targetIn } from './targets';

class Moment {
  constructor(private readonly store: TableStore) {}

  /** A die in hand that no plan names, and the position it was taken up in. */
  private grip = $state.raw<{ die: number; seq: number } | null>(null);

  readonly implied = $derived.by(() => impliedOf(this.store));
  private readonly held = $derived.by(() => {
    const { store, grip } = this;
    return grip && store.myTurn && store.state?.seq === grip.seq && !store.draft.chosen.length ? grip.die : null;
  });
  readonly at = $derived.by(() => now(this.store, this.implied, this.held));
  readonly uses = $derived.by(() => usesOf(this.store, this.at));
  /** What the dice in hand would go to without being asked for, before anything is chosen for them. */
  readonly silent = $derived.by(() => {
    const { store, at } = this;
    const plans = at.mine && !at.marker && !at.target ? silentPlans(store, at.implied, at.dice) : [];
    return new Set(plans.map((plan) => targetIn(plan.pieces)));
  });

  /** Take a die in hand, or put it down again. */
  hold(die: number): void {
    const { store } = this;
    store.flush();
    if (store.myTurn) this.grip = this.held === die ? null : { die, seq: store.state!.seq };
  }
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
