import { beforeEach, describe, expect, test } from 'vitest';
import { prefs } from '../lib/prefs.svelte';
import type { Forest } from '../lib/types';
import { FOREST, fresh, open, state } from './__fixtures__/toy';

beforeEach(fresh);

describe('drafting', () => {
  test('one Confirm sends the whole line once', () => {
    const { store, tell, of } = open();
    tell(state());
    store.click('tile:1');
    store.click('card:1');
    expect(store.draft.plan).toBeNull();
    expect(store.draft.ask?.name).toBe('use');
    store.click('target:1');
    expect(store.draft.added).toEqual(['top:0']);
    store.confirm();
    store.confirm();
    expect(of('move')).toHaveLength(1);
    expect(of('move')[0]).toMatchObject({
      seq: 1,
      seat: 0,
      line: [
        { kind: 'place', card: 1, tile: 1 },
        { kind: 'move', source: 0, target: 1 },
      ],
    });
  });

  test('every part marks what the draft holds and nothing else', () => {
    const { store, tell } = open();
    tell(state());
    store.click('card:1');
    expect(store.mark('card:1')).toBe('selected');
    expect(store.mark('tile:1')).toBe('legal');
    expect(store.mark('tile:0')).toBe('');
    store.click('target:1');
    for (const piece of ['card:0', 'card:1', 'tile:0', 'tile:1', 'top:0', 'target:1'])
      expect(store.mark(piece) === 'selected').toBe(store.draft.pieces.includes(piece));
  });

  test('Undo puts a piece down while drafting, and takes back a Confirm otherwise', () => {
    const { store, tell, of } = open();
    tell(state({ can_undo: true }));
    store.click('card:0');
    store.click('tile:1');
    store.undo();
    expect(store.draft.chosen).toEqual(['card:0']);
    store.undo();
    expect(of('undo')).toEqual([]);
    store.undo();
    expect(of('undo')).toHaveLength(1);
  });

  test('a decision picked by its button is put down as one', () => {
    const { store, tell } = open();
    tell(state());
    store.choose(['card:1', 'tile:1']);
    store.pick({ kind: 'pass' });
    expect(store.draft.plan?.line).toHaveLength(2);
    store.back();
    expect(store.draft.chosen).toEqual(['card:1', 'tile:1']);
    store.pick({ kind: 'place', card: 0, tile: 1 });
    expect(store.draft.plan?.line).toEqual([{ kind: 'place', card: 0, tile: 1 }]);
  });

  test('a hint may name another of alike pieces', () => {
    const { store, tell } = open();
    const twins = {
      ...FOREST,
      options: [
        [0, 0, 0],
        [0, 1, 0],
      ],
      lists: [[0, 0, -1, 1, -1]],
      alike: [['card:0', 'card:1']],
    };
    tell(state({ plans: twins }));
    store.pick({ kind: 'place', card: 1, tile: 0 });
    expect(store.draft.pieces).toEqual(['card:1', 'tile:0']);
    expect(store.draft.plan?.line).toEqual([{ kind: 'place', card: 0, tile: 0 }]);
  });

  test('a reload keeps the draft at its position and nowhere else', () => {
    const before = open();
    before.tell(state());
    before.store.click('tile:1');
    before.store.click('card:0');
    const after = open();
    after.tell(state());
    expect(after.store.draft.chosen).toEqual(['tile:1', 'card:0']);
    const later = open();
    later.tell(state({ seq: 2 }));
    expect(later.store.draft.chosen).toEqual([]);
  });

  test('the same question asked again, while others answer theirs, keeps the draft', () => {
    const { store, tell } = open();
    tell(state());
    store.click('card:0');
    tell(state({ seq: 2 }));
    expect(store.draft.chosen).toEqual(['card:0']);
    tell(state({ seq: 3, plans: { ...FOREST, lists: [[0, 0, -1, 3, -1]] } }));
    expect(store.draft.chosen).toEqual([]);
  });

  test('the same question after my own action begins a new draft', () => {
    const { store, tell, of } = open();
    tell(state());
    store.click('card:0');
    store.click('tile:1');
    store.confirm();
    tell({ type: 'ack', id: of('move')[0].id });
    tell(state({ seq: 2, decisions: 1 }));
    expect(store.draft.chosen).toEqual([]);
  });

  test('without asking first a whole draft acts at once', () => {
    prefs.confirm = 'never';
    const { store, tell, of } = open();
    tell(state());
    store.click('card:0');
    expect(of('move')).toEqual([]);
    store.click('tile:0');
    expect(of('move')).toHaveLength(1);
  });

  test('what may be done out of turn can be drafted while another seat is asked', () => {
    const { store, tell, of } = open();
    const aside = { ...FOREST, options: [[2, 0, 1]], lists: [[0, 0, -1]], asks: [{ name: '', about: {} }] };
    tell(state({ plans: null, asides: aside, waiting: [1] }));
    expect(store.myTurn).toBe(false);
    expect(store.asides).toEqual([{ kind: 'move', source: 0, target: 1 }]);
    store.click('top:0');
    store.confirm();
    expect(of('move')).toHaveLength(1);
  });
});

describe('what leaves no choice', () => {
  const sole = { ...FOREST, lists: [[0, 0, -1]] };

  test('is offered as chosen and waits for Confirm, whatever the preference', () => {
    prefs.confirm = 'never';
    const { store, tell, of } = open();
    tell(state({ plans: sole }));
    expect(store.draft.pieces).toEqual(['card:0', 'tile:0']);
    expect(store.draft.plan?.line).toEqual([{ kind: 'place', card: 0, tile: 0 }]);
    expect(store.begun).toBe(false);
    expect(of('move')).toEqual([]);
    store.confirm();
    expect(of('move')).toHaveLength(1);
  });

  test('is only the last card where it may go to several places', () => {
    const { store, tell } = open();
    tell(state({ plans: { ...FOREST, lists: [[0, 0, -1, 1, -1]] } }));
    expect(store.draft).toMatchObject({ plan: null, pieces: ['card:0'] });
    store.click('tile:1');
    expect(store.draft.plan?.line).toEqual([{ kind: 'place', card: 0, tile: 1 }]);
  });

  test('is nothing where one may also pass, or act out of turn only', () => {
    const { store, tell } = open();
    tell(state({ plans: { ...FOREST, lists: [[0, 0, -1, 3, -1]] } }));
    expect(store.draft.chosen).toEqual([]);
    tell(state({ seq: 2, plans: null, asides: sole, waiting: [1] }));
    expect(store.draft.chosen).toEqual([]);
  });

  test('can be put down, and does not come back while the question is the same; Undo means the last action', () => {
    const { store, tell, of } = open();
    tell(state({ plans: sole, can_undo: true }));
    store.click('tile:0');
    expect(store.draft.chosen).toEqual(['card:0', 'tile:0']);
    store.click('tile:0');
    expect(store.draft.chosen).toEqual(['card:0']);
    store.clear();
    tell(state({ seq: 2, plans: sole, can_undo: true }));
    expect(store.draft.chosen).toEqual([]);
    const again = open();
    again.tell(state({ plans: sole, can_undo: true }));
    again.store.undo();
    expect(again.of('undo')).toHaveLength(1);
    expect(of('undo')).toEqual([]);
  });
});

describe('more plans', () => {
  const short: Forest = { ...FOREST, lists: [[0, 0, -1, 1, -1, 2, -5, 3, -1]] };
  const rest = { ...FOREST, options: [[1], [2, 0, 1]], lists: [[1, 0, -1, 1, -1]] };

  test('are asked for once when a draft comes to them, and Confirm waits', () => {
    const { store, tell, of } = open();
    tell(state({ plans: short }));
    store.click('card:1');
    expect(of('plans')).toMatchObject([{ line: [], only: { card: [1] } }]);
    tell({ type: 'plans', seq: 1, line: [], forest: short });
    store.click('tile:1');
    expect(of('plans')[1]).toMatchObject({ line: [{ kind: 'place', card: 1, tile: 1 }], only: {} });
    expect(store.draft.plan).toBeNull();
    tell({ type: 'plans', seq: 1, line: [{ kind: 'place', card: 1, tile: 1 }], forest: rest });
    expect(store.draft.ask?.name).toBe('use');
    store.click('top:0');
    expect(store.draft.plan?.line).toHaveLength(2);
    expect(of('plans')).toHaveLength(2);
  });

  test('a click on a piece of theirs waits for them', () => {
    const { store, tell, of } = open();
    tell(state({ plans: short }));
    store.choose(['card:1', 'tile:1']);
    store.click('top:0');
    expect(store.draft.chosen).toEqual(['card:1', 'tile:1']);
    tell({ type: 'plans', seq: 1, line: of('plans')[0].line, forest: rest });
    expect(store.draft.chosen).toEqual(['card:1', 'tile:1', 'top:0']);
  });

  test('are asked for again when a rival has moved meanwhile: answers about the position before do not count', () => {
    const { store, tell, of } = open();
    tell(state({ plans: short }));
    store.choose(['card:1', 'tile:1']);
    expect(store.asking).toBe(true);
    tell(state({ seq: 2, plans: short }));
    expect(of('plans').map((one) => one.seq)).toEqual([1, 2]);
    tell({ type: 'plans', seq: 1, line: of('plans')[0].line, forest: rest });
    expect(store.asking).toBe(true);
    tell({ type: 'plans', seq: 2, line: of('plans')[1].line, forest: rest });
    expect(store.asking).toBe(false);
    expect(store.draft.ask?.name).toBe('use');
  });

  test('so does the click after it', () => {
    const { store, tell, of } = open();
    tell(state({ plans: short }));
    store.choose(['card:1', 'tile:1']);
    store.click('top:0');
    store.click('target:1');
    tell({ type: 'plans', seq: 1, line: of('plans')[0].line, forest: rest });
    expect(store.draft.chosen).toEqual(['card:1', 'tile:1', 'top:0', 'target:1']);
  });

  test('a reload asks for them again', () => {
    sessionStorage.setItem(
      'regnum-draft-t',
      JSON.stringify({ at: '1/0', chosen: ['card:1', 'tile:1', 'top:0'], fixed: [] }),
    );
    const { store, tell, of } = open();
    tell(state({ plans: short }));
    expect(of('plans')).toHaveLength(1);
    tell({ type: 'plans', seq: 1, line: [], forest: FOREST });
    expect(store.draft.chosen).toEqual(['card:1', 'tile:1', 'top:0']);
  });
});
