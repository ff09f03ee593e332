import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { prefs } from '../lib/prefs.svelte';
import { entry, fresh, open, state } from './__fixtures__/toy';

beforeEach(fresh);

describe('acts', () => {
  test('what was taken back can be done again until something else is done', () => {
    const { store, tell, of } = open();
    tell(state());
    store.choose(['card:0', 'tile:0']);
    store.confirm();
    tell(state({ seq: 2, decisions: 1, can_undo: true, plans: null, waiting: [1], from: 1, log: [entry(1, 1)] }));
    store.undo();
    tell(state({ seq: 3, decisions: 0, from: 1 }));
    expect(store.canRedo).toBe(true);
    expect(store.log).toEqual([]);
    store.redo();
    expect(of('move').at(-1)).toMatchObject({ seq: 3, line: [{ kind: 'place', card: 0, tile: 0 }] });
    tell(state({ seq: 4, decisions: 1, can_undo: true }));
    expect(store.canRedo).toBe(false);
  });

  test('what got no answer is sent again under its own name when the line is back', () => {
    const { store, tell, of, link } = open();
    tell(state());
    store.choose(['card:0', 'tile:0']);
    store.confirm();
    link('lost');
    link('live');
    expect(of('move')).toHaveLength(2);
    expect(of('move')[0].id).toBe(of('move')[1].id);
  });

  test('a refused move puts the draft down and shows where the table is', () => {
    const { store, tell, of } = open();
    tell(state());
    store.choose(['card:0', 'tile:0']);
    store.confirm();
    tell({ type: 'error', id: of('move')[0].id, code: 'stale', reason: '', state: state({ seq: 5, decisions: 3 }) });
    expect(store.sending).toBe(false);
    expect(store.draft.chosen).toEqual([]);
    expect(store.newest?.seq).toBe(5);
  });
});

test('nobody is foretold more than he wishes, nor more than the table allows', () => {
  const { store, tell } = open();
  tell(state());
  store.table = { ...store.table!, options: { ...store.table!.options, assist: 1 } };
  expect(store.assist).toBe(1);
  prefs.assist = 0;
  expect(store.assist).toBe(0);
  prefs.assist = 2;
  expect(store.assist).toBe(1);
});

describe('the log', () => {
  test('is kept by actions, and a message says which of them it replaces', () => {
    const { store, tell } = open();
    tell(state({ decisions: 4, log: [entry(0, 0), entry(1, 3), entry(4, 1)] }));
    tell(state({ seq: 2, decisions: 5, from: 4, log: [entry(4, 2)] }));
    expect(store.log.map((one) => [one.decision, one.decisions])).toEqual([
      [0, 0],
      [1, 3],
      [4, 2],
    ]);
  });

  test('news stop the table until they have been read', () => {
    const { store, tell } = open();
    store.tellBy((news) => news.filter((event) => event.kind === 'king').map((event) => [event]));
    tell(state({ decisions: 1, log: [entry(1, 1, [{ kind: 'king' }])] }));
    expect(store.tale).toBeNull();
    tell(state({ seq: 2, decisions: 2, from: 2, log: [entry(2, 1, [{ kind: 'king' }, { kind: 'king' }])] }));
    flushSync();
    expect(store.tale).toEqual([{ kind: 'king' }]);
    expect(store.myTurn).toBe(false);
    store.readOn();
    store.readOn();
    expect(store.myTurn).toBe(true);
  });
});
