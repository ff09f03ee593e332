// What the draft would make of the kingdom; shared by board, panels, preview and sentence.
import type { TableStore } from '../../table/store.svelte';
import { after, reordered, score, totals, type BrawlView, type Kingdom, type Scored } from './rules';

export interface Drafted {
  view: BrawlView;
  before: Kingdom;
  after: Kingdom;
  was: Scored[];
  now: Scored[];
  totalsWas: number[];
  totalsNow: number[];
  changed: boolean;
  /** The seat whose cards are drafted. */
  seat: number;
}

const made = new WeakMap<object, { key: string; value: Drafted }>();

export function drafted(store: TableStore): Drafted | null {
  const view = store.state?.view as BrawlView | undefined;
  if (!view) return null;
  const draft = store.past ? null : store.draft;
  const key = JSON.stringify([draft, draft ? null : store.arranged]);
  const kept = made.get(view);
  if (kept?.key === key) return kept.value;
  const before: Kingdom = view;
  let next = before;
  const seat = store.seat ?? 0;
  if (store.arranged && !store.past) next = reordered(before, store.arranged.tile, store.arranged.order);
  else if (draft && draft.kind !== 'decline') next = after(before, seat, draft);
  const was = score(before);
  const now = next === before ? was : score(next);
  const value: Drafted = {
    view,
    before,
    after: next,
    was,
    now,
    seat,
    changed: next !== before,
    totalsWas: totals(was, view.seats.length),
    totalsNow: totals(now, view.seats.length),
  };
  made.set(view, { key, value });
  return value;
}
