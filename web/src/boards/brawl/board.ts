import type { Board } from '../types';
import './shell.css';
import type { BrawlView } from './wire';

export const board: Board = {
  theme: 'lubok',
  art: ['brawl'],
  vignette: 'vig-brawl',
  point: 'mark-star',
  shows: ['character', 'tile', 'top', 'target', 'layer'],
  tabs: [
    { id: 'board', icon: 'ico-board', word: 'web-tab-board' },
    { id: 'score', icon: 'ico-score', word: 'web-tab-score' },
    { id: 'cards', icon: 'ico-cards', word: 'web-brawl-tab-cards' },
    { id: 'log', icon: 'ico-log', word: 'web-tab-log' },
  ],
  mood: ({ rows, seats, seat }: BrawlView) => ({
    'data-tall': rows > 2 ? '' : undefined,
    'data-full-hand': seat !== null && seats[seat].hand_size > 2 ? '' : undefined,
    'data-shelf': seat !== null && seats[seat].hand_size > 4 ? '' : undefined,
  }),
  load: () => import('.'),
};
