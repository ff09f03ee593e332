import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '../lib/api';
import type { GameInfo, LogEntry, Table } from '../lib/types';
import { words } from '../lib/words.svelte';
import { folded, plainLines, withoutName } from './lines';
import { stepped, stopsOf } from './steps';
import { endOf, type TableStore } from './store.svelte';

const TEXTS = `
toy-event-dealt = The cards are dealt.
toy-event-placed = { $seat }: a card to tile { $tile }.
toy-event-drawn = { $seat } draws { $card }.
`;
const field = (name: string, form: string) => ({ name, form, piece: name, family: '', names: null, spends: false });
const GAME = {
  name: 'toy',
  options: [],
  prompts: [],
  events: [
    { name: 'dealt', fields: [], secret: [], reveals: false },
    { name: 'placed', fields: [field('seat', 'seat'), field('tile', 'index')], secret: [], reveals: false },
    { name: 'drawn', fields: [field('seat', 'seat'), field('card', 'number')], secret: ['card'], reveals: true },
  ],
} as unknown as GameInfo;
const TABLE = {
  game: 'toy',
  yours: [],
  seats: ['Anna', 'Boris'].map((name, seat) => ({ seat, name, kind: 'person', you: false })),
} as unknown as Table;
const entry = (decision: number, decisions: number, ...events: object[]): LogEntry =>
  ({ decision, decisions, seat: 0, at: '', events }) as unknown as LogEntry;
const LOG = [
  entry(0, 0, { kind: 'dealt' }),
  entry(1, 3, { kind: 'placed', seat: 0, tile: 2 }, { kind: 'placed', seat: 1, tile: 0 }),
  entry(4, 1, { kind: 'drawn', seat: 1, card: null, hidden: true }),
];

beforeAll(async () => {
  api.words = async () => ({ files: [TEXTS] });
  await words.speak('en');
});

describe('the plain log', () => {
  const told = () => plainLines({ game: GAME, table: TABLE, log: LOG } as unknown as TableStore);

  test('tells every event of an action where the action ends', () => {
    expect(told()).toEqual([
      { at: 0, auto: true, text: 'The cards are dealt.', pieces: ['kind:dealt'] },
      { at: 3, seat: 0, text: 'a card to tile 3.', pieces: ['seat:0', 'tile:2'] },
      { at: 3, seat: 1, text: 'a card to tile 1.', pieces: ['seat:1', 'tile:0'] },
    ]);
  });

  test('leaves out what the reader may know nothing of', () => {
    expect(told().some((line) => line.at === 4)).toBe(false);
  });

  test('does not say the name twice', () => {
    expect(withoutName('Anna: takes it', 'Anna')).toBe('takes it');
    expect(withoutName('It is Anna', 'Anna')).toBe('It is Anna');
  });
});

describe('a run of passes', () => {
  const line = (at: number, seat: number, text: string, pass = true) => ({ at, seat, text, pass });

  test('is one line of nobody, and a pass alone stays what it is', () => {
    const alone = line(1, 0, 'passes.');
    const move = line(2, 1, 'takes it.', false);
    const run = folded([alone, move, line(3, 0, 'passes.'), line(4, 1, 'passes, +2'), { at: 5, head: 'II' }], TABLE);
    expect(run).toEqual([
      alone,
      move,
      { at: 4, auto: true, text: 'Anna passes; Boris passes, +2.' },
      { at: 5, head: 'II' },
    ]);
  });
});

describe('a replay', () => {
  const stops = stopsOf(LOG);

  test('stops before everything and after each action', () => {
    expect(LOG.map(endOf)).toEqual([0, 3, 4]);
    expect(stops).toEqual([0, 3, 4]);
  });

  test('steps by actions, whichever decision a link named', () => {
    expect(stepped(1, 0, stops, [], true)).toBe(3);
    expect(stepped(1, 2, stops, [], true)).toBe(3);
    expect(stepped(-1, 2, stops, [], true)).toBe(0);
    expect(stepped(-1, 4, stops, [], true)).toBe(3);
    expect(stepped(-1, 0, stops, [], true)).toBe(0);
  });

  test('the last step of a game in play leads back to the table', () => {
    expect(stepped(1, 3, stops, [], false)).toBeNull();
    expect(stepped(1, 3, stops, [], true)).toBe(4);
    expect(stepped('last', 0, stops, [], false)).toBeNull();
    expect(stepped('last', 0, stops, [], true)).toBe(4);
  });

  test('goes by rounds', () => {
    expect(stepped('round-on', 0, stops, [0, 3], true)).toBe(3);
    expect(stepped('round-on', 3, stops, [0, 3], true)).toBe(4);
    expect(stepped('round-back', 4, stops, [0, 3], true)).toBe(3);
    expect(stepped('round-back', 3, stops, [3], true)).toBe(0);
    expect(stepped('first', 4, stops, [], true)).toBe(0);
  });
});
