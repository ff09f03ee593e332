// Steps of a replay: by action, by round, to either end.
import type { BoardModule } from '../boards';
import type { LogEntry } from '../lib/types';
import { endOf, type TableStore } from './store.svelte';

export type Step = -1 | 1 | 'first' | 'last' | 'round-back' | 'round-on';

/** Where a replay stops: before everything, and after each action. */
export const stopsOf = (log: LogEntry[]): number[] => [...new Set([0, ...log.map(endOf)])];

/** The actions at which the log has a heading: where a round, a turn or a phase begins. */
export function roundStarts(store: TableStore, parts: BoardModule | null): number[] {
  const heads = (parts?.lines?.(store) ?? []).filter((line) => line.head).map((line) => line.at);
  return [...new Set(heads)];
}

/** The decision to look at after a step from `now`; null for the table as it is played. */
export function stepped(by: Step, now: number, stops: number[], rounds: number[], over: boolean): number | null {
  const end = stops.at(-1) ?? 0;
  const live = over ? end : null;
  const on = (places: number[]) => {
    const next = places.find((at) => at > now);
    return next === undefined || (next >= end && !over) ? live : next;
  };
  if (by === 'first') return 0;
  if (by === 'last') return live;
  if (by === 'round-on') return on(rounds);
  if (by === 'round-back') return rounds.findLast((at) => at < now) ?? 0;
  return by > 0 ? on(stops) : (stops.findLast((at) => at < now) ?? 0);
}
