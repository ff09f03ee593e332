import type { Board } from '../types';
import { SHOWN } from './pieces';
import './shell.css';

export const board: Board = {
  theme: 'portolan',
  art: ['feudum'],
  vignette: 'vig-feudum',
  point: 'fe-c-vp',
  shows: SHOWN,
  tabs: [
    { id: 'board', icon: 'fe-i-chart', word: 'web-feudum-tab-map' },
    { id: 'guilds', icon: 'fe-i-ring', word: 'web-feudum-tab-guilds' },
    { id: 'mine', icon: 'fe-i-purse', word: 'web-feudum-tab-mine' },
    { id: 'score', icon: 'fe-i-rivals', word: 'web-feudum-tab-rivals' },
    { id: 'log', icon: 'fe-i-quill', word: 'web-tab-log' },
  ],
  load: () => import('.'),
};
