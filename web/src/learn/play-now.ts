// A first game in one click: a guest with a made-up name, an easy bot in every other seat, and the table opens at once.
import { api } from '../lib/api';
import { route } from '../lib/router.svelte';
import { session } from '../lib/session.svelte';
import { toast } from '../lib/toast.svelte';
import { guestName } from './names';

/** The level of a first opponent. */
export const FIRST = 'easy';

/** Someone to play as: whoever is here, else a new guest. */
export async function someone(name = guestName()): Promise<void> {
  session.person ??= await api.guest(name);
}

export async function playNow(game: string, name?: string): Promise<void> {
  try {
    await someone(name);
    const seats = Math.max(session.game(game)?.fewest ?? 2, 2);
    const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot' as const, bot: FIRST }));
    const table = await api.create({ game, settings: {}, options: {}, seats: [{ kind: 'me' }, ...bots] });
    await api.start(table.id);
    route.go(`/table/${table.id}`);
  } catch (error) {
    toast.blame(error);
  }
}
