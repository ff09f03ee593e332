// A guild's panel in numbers says what its picture would show.
import { expect, test } from 'vitest';
import { gistOf } from './guilds';
import type { View } from './types';

const stores = {
  barn: { wood: 2 },
  shelves: { iron: 4 },
  carts: { sulfur: 1 },
  rows: { red: 3, purple: 1 },
  scrolls: ['a', 'c'],
  rosary: [4, 2, 5],
  church_coffer: 2,
  farmers_sack: 3,
};
const gist = (guild: string) => gistOf({ stores } as unknown as View, guild);

test('every guild tells how much lies in it', () => {
  expect(gist('farmer').map(({ n }) => n)).toEqual([0, 2, 0, 0, 0, 3]);
  expect(gist('merchant').map(({ n }) => n)).toEqual([0, 0, 4, 0, 0]);
  expect(gist('alchemist').map(({ n }) => n)).toEqual([0, 0, 0, 1, 0]);
  expect(gist('knight')).toEqual([
    { seat: 0, colour: 'red', n: 3 },
    { seat: 4, colour: 'purple', n: 1 },
  ]);
  expect(gist('noble').map(({ n }) => n)).toEqual([2]);
  expect(gist('monk').map(({ n }) => n)).toEqual([11, 2]);
});
