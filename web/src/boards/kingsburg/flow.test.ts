// What the tips of goods tell: everything that came and went this year by its cause, and nothing of the year before.
import fs from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { api } from '../../lib/api';
import { words } from '../../lib/words.svelte';
import type { TableStore } from '../../table/store.svelte';
import { flow } from './flow';

const locale = new URL('../../../../src/regnum/locale/en/', import.meta.url);

beforeAll(async () => {
  const files = fs.readdirSync(locale).filter((name) => name.endsWith('.ftl'));
  api.words = async () => ({ files: files.map((name) => fs.readFileSync(new URL(name, locale), 'utf8')) });
  await words.speak('en');
});

const told = (...events: object[]) => ({ table: null, told: [{ events }] }) as unknown as TableStore;
const help = (seat: number, gold: number) => ({
  kind: 'helped',
  seat,
  advisor: 'treasurer',
  given: {},
  goods: { gold },
});

test('gains and payments of the year stand by their causes', () => {
  const store = told(
    { kind: 'year', year: 1 },
    help(0, 2),
    { kind: 'year', year: 2 },
    { kind: 'aid', seat: 0, goods: { gold: 1 } },
    help(0, 2),
    help(0, 2),
    help(1, 2),
    { kind: 'built', seat: 0, building: 'inn', cost: { gold: 1, wood: 1 }, points: 0 },
    { kind: 'recruited', seat: 0, soldiers: 1, paid: { wood: 2 } },
    { kind: 'stolen', seat: 1, perk: 'thief', victim: 0, good: 'gold' },
  );
  expect(flow(store, 0, 'gold')).toMatch(/^This year: Aid \+1, Treasurer \+4, Inn −1, .* −1$/);
  expect(flow(store, 0, 'wood')).toBe('This year: Inn −1, Recruit −2');
  expect(flow(store, 0, 'soldiers')).toBe('This year: Recruit +1');
  expect(flow(store, 1, 'gold')).toMatch(/^This year: Treasurer \+2, .* \+1$/);
});

test('a year in which nothing changed says so', () => {
  expect(flow(told({ kind: 'year', year: 3 }), 0, 'stone')).toBe('Nothing came or went this year.');
});
