// Who sits at this browser, and what the server knows to play.
import { api, ended } from './api';
import type { BotLevel, GameInfo, Person } from './types';
import { words } from './words.svelte';

class Session {
  person = $state.raw<Person | null>(null);
  games = $state.raw<GameInfo[]>([]);
  /** How strong bots may be, weakest first. */
  levels = $state.raw<BotLevel[]>([]);
  known = $state(false);

  async open(): Promise<void> {
    const [me, games, bots] = await Promise.all([api.me(), api.games(), api.bots()]);
    this.person = me.person;
    this.games = games;
    words.know(games.map((game) => game.name));
    this.levels = bots;
    this.known = true;
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }
}

export const session = new Session();
ended.hear = () => (session.person = null);
