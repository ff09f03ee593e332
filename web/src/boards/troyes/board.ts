import type { Board } from '../types';
import './shell.css';

export const board: Board = {
  theme: 'glass',
  art: ['troyes'],
  vignette: 'vig-troyes',
  point: 'tr-vp',
  shows: [
    'die',
    'card',
    'threat',
    'marker',
    'row',
    'space',
    'black',
    'lying',
    'times',
    'mill',
    'influence',
    'farm',
    'cathedral',
    'supply',
  ],
  tabs: [
    {
      id: 'board',
      icon: 'tr-u-square',
      word: 'web-troyes-tab-square',
      holds: ['die', 'threat', 'farm', 'black', 'times', 'mill'],
    },
    { id: 'city', icon: 'tr-u-city', word: 'web-troyes-tab-city', holds: ['row', 'space', 'cathedral', 'lying'] },
    { id: 'cards', icon: 'tr-u-cards', word: 'web-troyes-tab-cards', holds: ['card'] },
    { id: 'mine', icon: 'tr-u-me', word: 'web-troyes-tab-mine', holds: ['supply', 'marker'] },
    { id: 'log', icon: 'tr-u-log', word: 'web-tab-log' },
  ],
  load: () => import('.'),
};
