// Steps of a replay: by move, by round, to either end.
import type { BoardModule } from '../boards';
import type { TableStore } from './store.svelte';

export type Step = number | 'first' | 'last' | 'round-back' | 'round-on';

/** The moves at which the log has a heading: where a round, a turn or a phase begins. */
export function roundStarts(store: TableStore, parts: BoardModule | null): number[] {
  const heads = (parts?.lines?.(store) ?? []).filter((line) => line.head).map((line) => line.at);
  return [...new Set(heads)];
}
