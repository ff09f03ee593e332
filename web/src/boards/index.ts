// Boards: what a game shows instead of bare words. A board draws pieces and tags them; the table does the rest.
// Each declares itself in its own folder: `boards/<game>/board.ts`.
import { board as generic } from './generic/board';
import type { TableStore } from '../table/store.svelte';
import { t } from '../lib/words.svelte';
import type { Board, BoardModule } from './types';

export type { Board, BoardModule, Harm, LogLine, Said, Story, Tab } from './types';

const found = import.meta.glob<Board>('./*/board.ts', { eager: true, import: 'board' });
const boards = new Map(Object.entries(found).map(([path, board]) => [path.split('/')[1], board]));

/** The board of a game; the generic one where it has none, or where the person prefers words to pictures. */
export const boardFor = (game: string, plain = false): Required<Pick<Board, 'standing' | 'order'>> & Board => ({
  ...generic,
  ...(plain ? generic : (boards.get(game) ?? generic)),
});

/** What the confirming button says. */
export const confirmText = (store: TableStore, parts: BoardModule): string =>
  parts.confirmText?.(store) || t('web-confirm');
