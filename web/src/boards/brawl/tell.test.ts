// The log's teller and the draft's sentence: what the events and the views say, and nothing worked out.
import fs from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { api } from '../../lib/api';
import type { GameEvent, LogEntry } from '../../lib/types';
import { words } from '../../lib/words.svelte';
import { NO_DRAFT } from '../../lib/plans';
import type { TableStore } from '../../table/store.svelte';
import { lines, say, sources } from './tell';
import type { BrawlView, CardView } from './wire';

const locale = new URL('../../../../src/regnum/locale/en/', import.meta.url);

beforeAll(async () => {
  const files = fs.readdirSync(locale).filter((name) => name.endsWith('.ftl'));
  api.words = async () => ({ files: files.map((name) => fs.readFileSync(new URL(name, locale), 'utf8')) });
  await words.speak('en');
});

const card = (character: string, owner: number, stars: number | null, more: Partial<CardView> = {}): CardView => ({
  character,
  owner,
  blocked: false,
  stars,
  why: stars ? [['tower', stars]] : [],
  ...more,
});
const seat = (points: number[]) => ({
  hand_size: 3,
  hand: [],
  late: [],
  aside: [],
  points,
  total: points.reduce((sum, one) => sum + one, 0),
});
const view = (stacks: CardView[][], ...points: number[][]): BrawlView => ({
  seat: 0,
  rows: 1,
  columns: 2,
  first: 0,
  turn: 2,
  turns: 6,
  mover: 0,
  tiles: stacks.map((stack, at) => ({ terrain: at ? 'castle' : 'tower', stack })),
  seats: points.map(seat),
  laid: [],
  skips: false,
});
const NOTHING = [0, 0, 0, 0, 0, 0];
const BEFORE = view([[card('king', 1, 3)], []], NOTHING, [3, 0, 0, 0, 0, 0]);
const AFTER = view(
  [[card('king', 1, 0, { blocked: true }), card('dragon', 0, null)], [card('princess', 0, 7)]],
  [0, 0, 7, 0, 0, 0],
  NOTHING,
);
const TABLE = {
  seats: ['Anna', 'Boris'].map((name, at) => ({ seat: at, name, kind: 'person', you: false })),
  yours: [],
};
const store = (more: object) =>
  ({
    table: TABLE,
    newest: { view: BEFORE },
    view: BEFORE,
    after: BEFORE,
    draft: NO_DRAFT,
    preview: null,
    past: null,
    seat: 0,
    myTurn: true,
    assist: 1,
    ...more,
  }) as unknown as TableStore;

test('a line of the log says whom a card blocked and what changed, as the events say', () => {
  const events: GameEvent[] = [
    { kind: 'placed', seat: 0, character: 'dragon', tile: 0 },
    { kind: 'blocked', tile: 0, cards: ['king'] },
    { kind: 'stars', totals: [4, 1] },
  ];
  const log = [{ decision: 1, decisions: 1, seat: 0, at: '', events } as unknown as LogEntry];
  expect(lines(store({ log }))).toEqual([
    { at: 1, head: 'Turn 1' },
    {
      at: 1,
      seat: 0,
      text: 'Dragon in the tower, blocks the King',
      mark: 'mark-dragon',
      deltas: [
        [0, 4],
        [1, 1],
      ],
      pieces: ['tile:0'],
    },
  ]);
});

test('a log that begins in the middle of a game counts from how it stood', () => {
  const events: GameEvent[] = [
    { kind: 'placed', seat: 0, character: 'princess', tile: 1 },
    { kind: 'stars', totals: [2, 4] },
  ];
  const log = [{ decision: 2, decisions: 1, seat: 0, at: '', events } as unknown as LogEntry];
  const [head, line] = lines(store({ log, opening: { view: BEFORE } }));
  expect(head.head).toBe('Turn 1');
  expect(line.deltas).toEqual([
    [0, 2],
    [1, 1],
  ]);
});

test('an action of two decisions has a line for each thing done, at one place of the replay', () => {
  const events: GameEvent[] = [
    { kind: 'placed', seat: 1, character: 'wizard', tile: 0 },
    { kind: 'moved', seat: 1, character: 'king', source: 0, target: 1 },
    { kind: 'freed', tile: 0, cards: ['queen'] },
    { kind: 'stars', totals: [0, 2] },
  ];
  const found = lines(store({ log: [{ decision: 4, decisions: 2, seat: 1, at: '', events } as unknown as LogEntry] }));
  expect(found.map((line) => [line.at, line.head ?? line.text])).toEqual([
    [5, 'Turn 1'],
    [5, 'Wizard in the tower'],
    [5, 'King from the tower to the castle, the Queen is free'],
  ]);
  expect(found[2].deltas).toEqual([[1, 2]]);
});

test('the draft is told by its preview: overridden stars too', () => {
  const line = [{ kind: 'place', character: 'princess', tile: 1 }];
  const events = [{ kind: 'placed', seat: 0, character: 'princess', tile: 1 }];
  const draft = { ...NO_DRAFT, line, plan: { line, end: 'done', pieces: [], spends: true }, chosen: ['tile:1'] };
  const said = say(store({ draft, after: AFTER, preview: { view: AFTER, events } }))!;
  expect(said.text).toBe('Princess in the castle.');
  expect(said.gains).toEqual([
    [0, 7],
    [1, -3],
  ]);
});

test('the end table lists what each card brought and why', () => {
  const rows = sources(AFTER);
  expect(rows.map((row) => row.id)).toEqual(['king', 'queen', 'princess', 'knight', 'peasant', 'gnome']);
  const princess = rows[2];
  expect(princess.values).toEqual([7, 0]);
  expect(princess.notes).toEqual(['in a tower 7', 'not played']);
  expect(rows[0].blocked).toEqual([false, true]);
});
