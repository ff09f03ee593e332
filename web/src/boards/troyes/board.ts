import type { Board } from '../types';
import './shell.css';

export const board: Board = {
  theme: 'glass',
  art: ['troyes'],
  vignette: 'vig-troyes',
  point: 'tr-vp',
  shows: [
    'die', 'card', 'threat', 'marker', 'building', 'space', 'black', 'lying', 'tradesman', 'count', 'bishopric', 'palace',
    'kind:build', 'kind:farm', 'kind:take_supply', 'kind:reroll', 'kind:recruit', 'kind:flip',
  ], // prettier-ignore
  final: ['pass'],
  tabs: [
    {
      id: 'board',
      icon: 'tr-u-square',
      word: 'web-troyes-tab-square',
      holds: ['die', 'threat', 'black', 'count', 'bishopric', 'palace', 'kind:farm'],
    },
    {
      id: 'city',
      icon: 'tr-u-city',
      word: 'web-troyes-tab-city',
      holds: ['building', 'space', 'lying', 'kind:build'],
    },
    { id: 'cards', icon: 'tr-u-cards', word: 'web-troyes-tab-cards', holds: ['card', 'tradesman'] },
    {
      id: 'mine',
      icon: 'tr-u-me',
      word: 'web-troyes-tab-mine',
      holds: ['marker', 'kind:take_supply', 'kind:reroll', 'kind:recruit', 'kind:flip'],
    },
    { id: 'log', icon: 'tr-u-log', word: 'web-tab-log' },
  ],
  load: () => import('.'),
};
