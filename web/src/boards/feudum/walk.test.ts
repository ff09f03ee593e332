import { expect, test } from 'vitest';
import type { KindInfo } from '../../lib/pieces';
import type { Forest, State } from '../../lib/types';
import { Drafting } from '../../table/drafting.svelte';
import type { TableStore } from '../../table/store.svelte';
import { crossing, goTo, takeUp, walkOf } from './walk';

const field = (name: string, piece: string, names: string[] | null) => ({
  name, piece, names, form: names ? 'name' : 'number', family: piece, spends: false,
}); // prettier-ignore
const KINDS = [
  {
    name: 'step',
    fields: [
      field('pawn', 'pawn', null),
      field('source', '', ['a', 'b', 'c']),
      field('target', 'place', ['a', 'b', 'c']),
      field('route', 'route', ['road', 'ship']),
    ],
  },
  { name: 'done', fields: [] },
] as unknown as KindInfo[];

/** A table that asks where figures go, by these lines of options. */
function table(options: number[][], lists: number[][]) {
  sessionStorage.clear();
  const hooks = { kinds: () => KINDS, shown: () => true, playable: () => true, askPlans: () => {}, changed: () => {} };
  const drafting = new Drafting('walk', hooks);
  const asks = ['move', 'godspeed'].map((name) => ({ name, about: {} }));
  const plans = { options, lists, asks, alike: [] } as unknown as Forest;
  drafting.take({ seat: 0, seq: 1, plans, asides: null } as unknown as State);
  const store = {
    get draft() {
      return drafting.draft;
    },
    myTurn: true,
    plansWith: (pieces: string[]) => drafting.plansWith(pieces),
    choose: (pieces: string[]) => drafting.choose(pieces),
    click: (...pieces: string[]) => drafting.click(pieces),
  } as unknown as TableStore;
  return { store, drafting, go: (place: string) => goTo(store, 'move', walkOf(store, 'move'), place) };
}

test('a route is a choice once a figure goes where two of them lead, and not before', () => {
  const { store, drafting, go } = table(
    [[0, 0, 0, 1, 0], [0, 0, 0, 1, 1], [0, 0, 0, 2, 0], [1]],
    [[0, 0, 1, 1, 1, 2, 1], [1, 3, -1]],
  ); // prettier-ignore
  expect(crossing(store).routes).toEqual([]);
  takeUp(store, 'move', 'pawn:0');
  expect(crossing(store).routes).toEqual([]);
  go('b');
  expect(crossing(store)).toMatchObject({ routes: ['route:road', 'route:ship'], taken: 'route:road' });
  store.choose([...crossing(store).base, 'route:ship']);
  expect(drafting.draft.line[0]).toMatchObject({ pawn: 0, target: 'b', route: 'ship' });
  go('c');
  expect(crossing(store).routes).toEqual(['route:road']);
});

test("the monk's last step may be drafted before another figure's", () => {
  const { store, drafting, go } = table(
    [[0, 0, 0, 1, 0], [0, 1, 0, 1, 0], [0, 0, 1, 2, 0], [1]],
    [[0, 0, 1, 3, 3], [0, 1, 2, 3, 2], [1, 2, -1, 3, -1], [1, 3, -1]],
  ); // prettier-ignore
  takeUp(store, 'move', 'pawn:0');
  go('c');
  expect(drafting.chosen).toHaveLength(6);
  takeUp(store, 'move', 'pawn:1');
  const walk = walkOf(store, 'move')!;
  expect(walk.waits).toBe(true);
  expect(Object.keys(walk.ways)).toEqual(['b']);
  go('b');
  expect(drafting.draft.plan?.line).toHaveLength(3);
});
