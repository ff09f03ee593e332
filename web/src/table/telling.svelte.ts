// Telling: news that nobody at this screen made stop the table until they have been read.
import type { GameEvent } from '../lib/types';

/** Finds in the news what a seat has to read before the game goes on, one tale after the other. */
export type Teller = (news: GameEvent[], seat: number) => GameEvent[][];

export class Telling {
  tales = $state.raw<GameEvent[][]>([]);
  teller: Teller | null = null;

  hear(news: GameEvent[], seat: number): void {
    this.tales = this.teller?.(news, seat) ?? [];
  }

  readOn(): void {
    this.tales = this.tales.slice(1);
  }
}
