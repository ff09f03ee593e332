// What the last move touched, for the corner brackets.
import { piecesOf } from '../../lib/pieces';
import type { TableStore } from '../../table/store.svelte';

export function lastPieces(store: TableStore): Set<string> {
  const named = piecesOf(store.game?.events ?? []);
  const found = new Set<string>();
  for (const event of store.events()) {
    if (['revealed', 'unveiled', 'round', 'struck', 'left_space', 'left_card'].includes(event.kind)) continue;
    if ('level' in event) found.add(`site:${event.level}-${event.number}`);
    if (event.kind === 'passed') found.add(`pass:${event.seat}`);
    for (const piece of named(event as any)) found.add(piece);
  }
  return found;
}
