// What is told before the game goes on: the King's turns, and a citizen that found his place by himself.
import type { GameEvent } from '../../lib/types';
import type { TableStore } from '../../table/store.svelte';
import type { Teller } from '../../table/telling.svelte';

export interface KingRoll {
  rolls: number[];
  sum: number;
  action: string;
  /** What followed in the same turn. */
  events: GameEvent[];
}

const ENDS = new Set(['round_over', 'waited', 'king_rolled', 'passed', 'spent_dice']);

/** Every turn of the King among the news, from his roll to the last thing that came of it. */
function kingTurns(news: GameEvent[]): GameEvent[][] {
  return news.flatMap((event, at) => {
    if (event.kind !== 'king_rolled') return [];
    const after = news.slice(at + 1);
    const end = after.findIndex((one) => ENDS.has(one.kind));
    return [[event, ...(end < 0 ? after : after.slice(0, end))]];
  });
}

/** The last citizen of the preparation, where one space was left and nobody was asked: the first round follows at once. */
const lastCitizen = (news: GameEvent[], seat: number): GameEvent[][] =>
  news
    .filter((event, at) => event.kind === 'placed' && event.seat === seat && news[at + 1]?.kind === 'round')
    .map((event) => [event]);

export const tellings: Teller = (news, seat) => [...lastCitizen(news, seat), ...kingTurns(news)];

export function rollOf([event, ...events]: GameEvent[]): KingRoll {
  const rolls = event.rolls as number[];
  return { rolls, sum: rolls[0] + rolls[1], action: event.action as string, events };
}

/** The turn being told, else the last one of this round. */
export function kingRoll(store: TableStore): KingRoll | null {
  if (store.tale) return rollOf(store.tale);
  const entries = store.told;
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const { events } = entries[at];
    const round = events.findLastIndex((event) => event.kind === 'round');
    const last = kingTurns(events.slice(round + 1)).at(-1);
    if (last) return rollOf(last);
    if (round >= 0) return null;
  }
  return null;
}
