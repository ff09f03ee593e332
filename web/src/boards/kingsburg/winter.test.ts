// The log while winter is told: never ahead of its sentences, and nothing that was read is taken away.
import fs from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { api } from '../../lib/api';
import type { LogEntry } from '../../lib/types';
import { words } from '../../lib/words.svelte';
import { battleOf } from './battle';
import { bidShown } from './draft';
import { heard, SENTENCES, sentence } from './winter';

const locale = new URL('../../../../src/regnum/locale/en/', import.meta.url);

beforeAll(async () => {
  const files = fs.readdirSync(locale).filter((name) => name.endsWith('.ftl'));
  api.words = async () => ({ files: files.map((name) => fs.readFileSync(new URL(name, locale), 'utf8')) });
  await words.speak('en');
});

const entry = (seat: number | null, ...events: object[]) => ({ decision: 1, decisions: 1, seat, events }) as LogEntry;
const kinds = (log: LogEntry[]) => log.flatMap((one) => one.events.map((event) => event.kind as string));
const BATTLE = [
  { kind: 'enemy' },
  { kind: 'kings_die' },
  { kind: 'strength', seat: 0 },
  { kind: 'strength', seat: 1 },
  { kind: 'won', seat: 0 },
  { kind: 'lost', seat: 1 },
  { kind: 'destroyed', seat: 1 },
  { kind: 'strongest', seat: 0 },
  { kind: 'went_home' },
  { kind: 'year', year: 2 },
  { kind: 'rolled', seat: 0 },
];
const log = [entry(0, { kind: 'recruited', seat: 0 }), entry(1, { kind: 'recruited', seat: 1 }, ...BATTLE)];

test('each sentence of the winter brings its lines of the log', () => {
  const told = (step: number, me: number | null = 0) => kinds(heard(log, me, step)).slice(2).length;
  expect([1, 2, 3, 4, SENTENCES].map((step) => told(step))).toEqual([1, 4, 5, 8, BATTLE.length]);
  // Who watches hears of all battles in one sentence.
  expect(told(3, null)).toBe(8);
  expect(heard(log, 0, SENTENCES)).toBe(log);
});

test('the winter of a log that begins in mid-game has its year', () => {
  const began = (year: number) => [entry(0, { kind: 'year', year }), ...log];
  expect([battleOf(log, 2), battleOf(log.slice(0, 1), 1), battleOf(began(1), 2)].map((one) => one?.year)).toEqual([
    1,
    undefined,
    1,
  ]);
  expect(battleOf([entry(1, ...BATTLE.slice(0, -2))], 5)?.year).toBe(5);
});

test('what was read before I answered in the winter stays', () => {
  const paid = [
    entry(1, { kind: 'enemy' }, { kind: 'strength', seat: 0 }, { kind: 'lost', seat: 0 }),
    entry(0, { kind: 'lost_goods', seat: 0 }, { kind: 'went_home' }, { kind: 'year', year: 2 }),
  ];
  expect(kinds(heard(paid, 0, 1))).toEqual(['enemy', 'strength', 'lost']);
  expect(kinds(heard(paid, 0, 3))).toEqual(['enemy', 'strength', 'lost', 'lost_goods']);
});

test('winters of other years are not held back', () => {
  const before = [entry(0, { kind: 'year', year: 1 }, { kind: 'rolled', seat: 0 })];
  expect(heard(before, 0, 1)).toBe(before);
});

test('the stepper shows the bid that is drafted, else the one that is advised, else the least', () => {
  expect(bidShown([0, 1, 2, 3], undefined, [])).toBe(0);
  expect(bidShown([0, 1, 2, 3], undefined, [undefined, 7, 2])).toBe(2);
  expect(bidShown([0, 1, 2, 3], 1, [2])).toBe(1);
});

test('my battle is told in sentences that begin with capitals', () => {
  const mine = { seat: 0, strength: 3, result: 'draw', strongest: false, outcomes: [], destroyed: [] };
  const battle = { year: 1, enemy: 'goblins', strength: 3, die: 2, fights: [mine], settled: true };
  const said = sentence({ table: null } as any, { seat: 0 } as any, battle as any, 3);
  expect(said.rest).toMatch(/^No reward, no loss\./);
});
