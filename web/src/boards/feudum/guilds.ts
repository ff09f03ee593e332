// One guild opened: which task goes on, from where to where things move, what the draft would fill.
import type { TableStore } from '../../table/store.svelte';
import type { Now } from './draft';
import { GUILDS, type Counts } from './types';

export const ring = (guild: string, by: number) => GUILDS[((GUILDS as readonly string[]).indexOf(guild) + by + 6) % 6];

export interface Task {
  guild: string;
  task: 'trade' | 'pull' | 'push' | '';
  from: string;
  to: string;
}

const TRADES = ['buy_goods', 'buy_vessel', 'buy_seals'];

export function taskOf(at: Now, guild: string): Task {
  const told = at.about.task as Task['task'] | undefined;
  const pointed = at.chosen
    .find((piece) => piece.startsWith('task:'))
    ?.slice(5)
    .replace('feast-', '') as Task['task'] | undefined;
  const task =
    told ??
    (TRADES.includes(at.prompt)
      ? 'trade'
      : at.prompt === 'send_seals'
        ? 'push'
        : at.prompt === 'take_seal'
          ? 'pull'
          : (pointed ?? ''));
  const own = at.view.guilds.find((one) => one.guild === guild)!;
  const usual = task || (own.journeyman === at.me && own.master !== at.me ? 'pull' : 'push');
  return usual === 'pull'
    ? { guild, task, from: ring(guild, -1), to: guild }
    : { guild, task, from: guild, to: ring(guild, 1) };
}

/** Goods on the move in the draft. */
export function moving(at: Now): Counts {
  const found: Counts = {};
  for (const piece of at.chosen)
    if (piece.startsWith('good:')) found[piece.slice(5)] = (found[piece.slice(5)] ?? 0) + 1;
  return found;
}

/** Points that the draft would bring me. */
export function gainOf(store: TableStore, at: Now): number | null {
  if (!store.preview?.certain || !at.after || at.me < 0) return null;
  return at.after.seats[at.me].total - at.view.seats[at.me].total;
}

/** Stars of a member by what gives them. */
export function starsOf(at: Now, guild: string, seat: number): { pawns: number; fiefs: number; places: number } {
  const second = at.printed.guilds[guild].second as string;
  return {
    pawns: at.view.pawns.filter((one) => one.seat === seat && one.character === guild).length,
    fiefs: at.view.places.filter((one) => one.ruler === seat && one.guild === guild).length,
    places: at.view.places.filter((one) => one.ruler === seat && one.settlement === second).length,
  };
}
