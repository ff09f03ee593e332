// The King's last turn, told from the log.
import type { GameEvent } from '../../lib/types';
import type { TableStore } from '../../table/store.svelte';

export interface KingRoll {
  rolls: number[];
  sum: number;
  action: string;
  /** What followed in the same turn. */
  events: GameEvent[];
}

const ENDS = new Set(['round_over', 'waited', 'king_rolled', 'passed', 'spent_dice']);

export function kingRoll(store: TableStore): KingRoll | null {
  const entries = store.past ? store.log.slice(0, store.past.decisions + 1) : store.log;
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const events = entries[at].events;
    for (let index = events.length - 1; index >= 0; index -= 1) {
      const event = events[index];
      if (event.kind === 'round') return null;
      if (event.kind !== 'king_rolled') continue;
      const after = events.slice(index + 1);
      const end = after.findIndex((one) => ENDS.has(one.kind));
      const rolls = event.rolls as number[];
      return { rolls, sum: rolls[0] + rolls[1], action: event.action as string, events: end < 0 ? after : after.slice(0, end) };
    }
  }
  return null;
}
