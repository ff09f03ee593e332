import { beforeAll, describe, expect, test } from 'vitest';
import type { BoardModule, LogLine } from '../boards';
import { api } from '../lib/api';
import type { GameInfo, LogEntry, Table } from '../lib/types';
import { words } from '../lib/words.svelte';
import { sinceLast } from './since';
import type { TableStore } from './store.svelte';

const TEXTS = `
toy-event-pushed = { $by } pushes you.
    .means = You lie there.
toy-event-struck = { $seat } is struck.
    .you = You are struck.
toy-event-lost = You lose { $count }.
`;
const seat = (name: string) => ({ name, form: 'seat', piece: 'seat', family: '', names: null, spends: false });
const kind = (name: string, hurts: string, ...fields: object[]) => ({ name, fields, secret: [], hurts });
const number = (name: string) => ({ ...seat(name), form: 'number', piece: '' });
const GAME = {
  name: 'toy',
  options: [],
  prompts: [],
  events: [
    kind('pushed', 'seat', seat('seat'), seat('by')),
    kind('struck', 'seat', seat('seat')),
    kind('lost', 'seat', seat('seat'), number('count')),
    kind('moved', '', seat('seat')),
  ],
} as unknown as GameInfo;
const TABLE = {
  game: 'toy',
  yours: [0],
  seats: ['Anna', 'Boris', 'Vera'].map((name, at) => ({ seat: at, name, kind: 'person', you: at === 0 })),
} as unknown as Table;
const entry = (decision: number, by: number, ...events: object[]): LogEntry =>
  ({ decision, decisions: 1, seat: by, at: '', events }) as unknown as LogEntry;
const line = (at: number, by: number, text: string): LogLine => ({ at, seat: by, text, pieces: [`tile:${at}`] });

const since = (log: LogEntry[], lines: LogLine[]) =>
  sinceLast({ seat: 0, game: GAME, table: TABLE, log } as unknown as TableStore, {} as BoardModule, lines);

beforeAll(async () => {
  api.words = async () => ({ files: [TEXTS] });
  await words.speak('en');
});

describe('since my last turn', () => {
  test('what a rival did stands before what fell to him', () => {
    const lines: LogLine[] = [
      line(1, 0, 'mine'),
      line(2, 1, 'builds'),
      { ...line(3, 1, 'reward'), luck: true },
      { ...line(3, 1, 'rolls'), luck: true },
      { ...line(3, 2, 'rolls too'), luck: true },
    ];
    const log = lines.map((one) => entry(one.at, one.seat!, { kind: 'moved', seat: one.seat }));
    expect(since(log, lines).lines.map(({ text }) => text)).toEqual(['builds', 'rolls too']);
  });
  test('everything after my own last action is told, one line for each rival', () => {
    const lines = [
      line(1, 1, 'old'),
      line(2, 0, 'mine'),
      line(3, 1, 'a king'),
      line(4, 2, 'a queen'),
      line(5, 1, 'a tower'),
    ];
    const log = lines.map((one) => entry(one.at, one.seat!, { kind: 'moved', seat: one.seat }));
    const found = since(log, lines);
    expect(found.from).toBe(2);
    expect(found.lines.map(({ n, seat: by, loud, text }) => [n, by, loud, text])).toEqual([
      [1, 1, false, 'a king; a tower'],
      [2, 2, false, 'a queen'],
    ]);
  });

  test('what the game began for a rival in the breath of my own move is news; points it counted are no move', () => {
    const forced = { ...line(1, 1, 'the last card'), follows: true };
    const points = { ...line(2, 2, 'standing'), counted: true };
    const log = [entry(1, 0, { kind: 'moved', seat: 0 }, { kind: 'moved', seat: 1 }), entry(2, 2)];
    const found = since(log, [line(1, 0, 'mine'), forced, line(1, 1, 'fallen by my hand'), points]);
    expect(found.lines.map(({ seat: by, text }) => [by, text])).toEqual([[1, 'the last card']]);
  });

  test('what was done to me is loud, in one line for one move, and not told again quietly', () => {
    const log = [
      entry(1, 0),
      entry(2, 1, { kind: 'pushed', seat: 0, by: 1 }, { kind: 'moved', seat: 1 }, { kind: 'pushed', seat: 0, by: 2 }),
    ];
    const found = since(log, [line(2, 1, 'enters the palace')]);
    expect(found.lines).toHaveLength(1);
    expect(found.lines[0]).toMatchObject({ loud: true, seat: 1, text: 'Boris pushes you.', at: 2 });
    expect(found.lines[0].more).toBe('You lie there. Vera pushes you. You lie there.');
    expect(found.lines[0].pieces).toContain('tile:2');
  });

  test('blows of the game are nobody’s doing, also after my own action; only what comes in one breath is joined', () => {
    const blow = { kind: 'struck', seat: 0 };
    const log = [entry(1, 0, blow, { kind: 'lost', seat: 0, count: 2 }, { kind: 'moved', seat: 1 }, blow)];
    const found = since(log, []);
    expect(found.lines.map(({ seat: by, text, more }) => [by, text, more])).toEqual([
      [null, 'You are struck.', 'You lose 2.'],
      [null, 'You are struck.', ''],
    ]);
  });

  test('what my own action did to me is no news', () => {
    expect(since([entry(1, 0, { kind: 'pushed', seat: 0, by: 2 })], []).lines).toEqual([]);
  });

  test('what hurts others is not loud', () => {
    expect(since([entry(1, 0), entry(2, 1, { kind: 'struck', seat: 2 })], []).lines).toEqual([]);
  });

  test('of much that was done to me the last four are told, and how many more there were', () => {
    const log = [entry(1, 0), ...[2, 3, 4, 5, 6].map((at) => entry(at, 1, { kind: 'pushed', seat: 0, by: 1 }))];
    const found = since(log, []);
    expect(found.lines.map((one) => one.at)).toEqual([3, 4, 5, 6]);
    expect(found.hidden).toBe(1);
  });
});
