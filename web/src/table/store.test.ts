import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { prefs } from '../lib/prefs.svelte';
import { session } from '../lib/session.svelte';
import type { Forest, GameInfo, LogEntry, State, Table } from '../lib/types';
import type { Hooks } from './live';
import { TableStore } from './store.svelte';

const field = (name: string, more: object = {}) => ({
  name,
  form: 'index',
  piece: name,
  family: '',
  names: null,
  spends: false,
  ...more,
});
const kind = (name: string, ...fields: object[]) => ({
  name,
  fields,
  secret: [],
  reveals: false,
  known: false,
  named: false,
});
const GAME = {
  name: 'toy',
  options: [
    kind('place', field('card', { spends: true }), field('tile')),
    kind('pass'),
    kind('move', field('source', { piece: 'top' }), field('target')),
  ],
  events: [],
  prompts: [kind('place'), kind('use')],
} as unknown as GameInfo;

const ASKS = [
  { name: 'place', about: {} },
  { name: 'use', about: {} },
];
/** Card 0 goes to tile 0 or 1; card 1 on tile 1 may move the top of tile 0; or pass. */
const FOREST: Forest = {
  options: [[0, 0, 0], [0, 0, 1], [0, 1, 1], [1], [2, 0, 1]],
  lists: [
    [0, 0, -1, 1, -1, 2, 1, 3, -1],
    [1, 3, -1, 4, -1],
  ],
  asks: ASKS,
  alike: [],
};

function state(more: Partial<State> = {}): State {
  return {
    type: 'state',
    table: 't',
    seq: 1,
    decisions: 0,
    seat: 0,
    yours: [0],
    over: false,
    view: { tiles: [0, 0], seats: [{ points: 1 }] },
    waiting: [0],
    prompt: ASKS[0],
    plans: FOREST,
    asides: null,
    can_undo: false,
    scores: null,
    winners: null,
    from: 0,
    log: [],
    next: null,
    ...more,
  } as State;
}
const entry = (decision: number, decisions: number, events: object[] = []): LogEntry =>
  ({ decision, decisions, seat: 0, at: '', events }) as unknown as LogEntry;

/** A table whose wire is in the hands of the test. */
function open(id = 't') {
  const sent: any[] = [];
  let hooks!: Hooks;
  const store = new TableStore(id, (given) => {
    hooks = given;
    return { send: (message: object) => (sent.push(message), true), close: () => undefined };
  });
  const tell = (data: object) => hooks.message(data);
  hooks.link('live');
  tell({
    type: 'table',
    table: { id, game: 'toy', seats: [], yours: [0], options: { assist: 1 } } as unknown as Table,
  });
  return { store, sent, tell, link: hooks.link, of: (type: string) => sent.filter((one) => one.type === type) };
}
const settled = () => new Promise<void>((done) => setTimeout(done));

beforeEach(() => {
  sessionStorage.clear();
  session.games = [GAME];
  prefs.confirm = 'always';
  prefs.motion = 0;
});

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
    tell(state({ seq: 3, plans: { ...FOREST, lists: [[0, 0, -1]] } }));
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

describe('questions', () => {
  const told = { end: 'done', closes: false, changes: [[['tiles', 1], 7]], events: [], scores: null };

  test('the preview is laid over the view, and asked for once', async () => {
    const { store, tell, of } = open();
    tell(state());
    store.choose(['card:0', 'tile:1']);
    expect(store.preview).toBeNull();
    await settled();
    expect(of('preview')).toHaveLength(1);
    tell({ type: 'preview', id: of('preview')[0].id, seq: 1, previews: [told] });
    expect(store.after.tiles).toEqual([0, 7]);
    expect(store.view.tiles).toEqual([0, 0]);
    expect(store.preview?.end).toBe('done');
    await settled();
    expect(of('preview')).toHaveLength(1);
  });

  test('many lines go in batches of 24, one at a time', async () => {
    const { store, tell, of } = open();
    tell(state());
    const lines = Array.from({ length: 30 }, (_, at) => [{ kind: 'place', card: at, tile: 0 }]);
    store.previewFor(lines);
    await settled();
    expect(of('preview')).toHaveLength(1);
    expect(of('preview')[0].lines).toHaveLength(24);
    tell({ type: 'preview', id: of('preview')[0].id, seq: 1, previews: Array.from({ length: 24 }, () => told) });
    await settled();
    expect(of('preview')).toHaveLength(2);
    expect(of('preview')[1].lines).toHaveLength(6);
    expect(store.previewFor(lines).filter(Boolean)).toHaveLength(24);
  });

  test('a refused question is nobody’s trouble and is not asked again', async () => {
    const { store, tell, of } = open();
    tell(state());
    store.choose(['card:0', 'tile:1']);
    void store.preview;
    await settled();
    tell({ type: 'error', id: of('preview')[0].id, code: 'overtaken', reason: '' });
    void store.preview;
    await settled();
    expect(of('preview')).toHaveLength(1);
    expect(store.preview).toBeNull();
  });

  test('reasons come when they come', async () => {
    const { store, tell, of } = open();
    tell(state());
    expect(store.why(['card:1', 'tile:0'])).toEqual([]);
    await settled();
    tell({ type: 'why', id: of('why')[0].id, seq: 1, reasons: [{ code: 'far', data: {} }] });
    expect(store.why(['card:1', 'tile:0'])).toEqual([{ code: 'far', data: {} }]);
  });
});

describe('a button that finishes', () => {
  const pass = { kind: 'pass' };
  async function press(preview: object) {
    const { store, tell, of } = open();
    tell(state());
    store.pick(pass);
    await settled();
    expect(of('move')).toEqual([]);
    tell({ type: 'preview', id: of('preview')[0].id, seq: 1, previews: [{ changes: [], events: [], ...preview }] });
    return { store, of };
  }

  test('acts at once where undo stays open', async () => {
    const { of } = await press({ end: 'done', closes: false });
    expect(of('move')).toMatchObject([{ line: [pass] }]);
  });

  test.each([
    { end: 'done', closes: true },
    { end: 'chance', closes: true },
    { end: 'others', closes: false },
  ])('waits for Confirm where it does not: %o', async (preview) => {
    const { store, of } = await press(preview);
    expect(of('move')).toEqual([]);
    expect(store.draft.plan?.line).toEqual([pass]);
  });

  test('waits for Confirm where something is spent', async () => {
    const { store, tell, of } = open();
    tell(state());
    store.choose(['card:1', 'tile:1']);
    store.pick(pass);
    void store.preview;
    await settled();
    const previews = of('preview')
      .at(-1)
      .lines.map(() => ({ end: 'done', closes: false, changes: [], events: [] }));
    tell({ type: 'preview', id: of('preview').at(-1).id, seq: 1, previews });
    expect(of('move')).toEqual([]);
  });
});

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
