// The board of a game that has none: its view in words, its actions as a list.
import type { Board } from '../types';

/** What views usually say: `seats` with their `total` or `points`, `order`, or `first` with the others following. */
export const board = {
  theme: 'plain',
  art: [],
  point: 'ico-star',
  shows: [],
  tabs: [
    { id: 'board', icon: 'ico-board', word: 'web-tab-board' },
    { id: 'score', icon: 'ico-score', word: 'web-tab-score' },
    { id: 'log', icon: 'ico-log', word: 'web-tab-log' },
  ],
  standing: (view) => (Array.isArray(view?.seats) ? view.seats.map((seat: any) => points(seat)) : []),
  order(view, seats) {
    if (Array.isArray(view?.order) && view.order.every((seat: unknown) => typeof seat === 'number')) return view.order;
    const first = typeof view?.first === 'number' ? view.first : 0;
    return [...seats.slice(first), ...seats.slice(0, first)];
  },
  load: () => import('.'),
} satisfies Board;

function points(seat: any): number | null {
  const found = seat?.total ?? seat?.points;
  return typeof found === 'number' ? found : null;
}
