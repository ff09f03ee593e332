import type { Board } from '../types';
import { dense } from './layout';
import './shell.css';

export const board: Board = {
  theme: 'tapestry',
  art: ['kingsburg'],
  vignette: 'vig-kingsburg',
  point: 'vp',
  shows: ['advisor', 'die', 'token', 'shift', 'envoy', 'perk', 'good', 'recruit', 'paid', 'soldier', 'row', 'bid'],
  buttons: ['take', 'pay', 'trade'],
  words: ['grant'],
  tabs: [
    {
      id: 'board',
      icon: 'ui-court',
      word: 'web-kingsburg-tab-court',
      holds: ['advisor', 'die', 'token', 'shift', 'envoy', 'row', 'bid', 'good', 'recruit', 'paid', 'soldier'],
    },
    { id: 'province', icon: 'ui-province', word: 'web-kingsburg-tab-province', holds: ['perk'] },
    { id: 'score', icon: 'ui-rivals', word: 'web-kingsburg-tab-players' },
    { id: 'log', icon: 'ui-log', word: 'web-tab-log' },
  ],
  mood: (view) => ({ 'data-modules': dense(view) ? '1' : '0' }),
  load: () => import('.'),
};
