import { expect, test } from 'vitest';
import { patched, type Change } from './patch';

const VIEW = { seats: [{ points: 1 }, { points: 2 }], row: ['a', 'b', 'c'], deck: { size: 3, top: 'x' } };

test.each<[string, Change[], unknown]>([
  ['a value is replaced', [[['seats', 1, 'points'], 5]], { ...VIEW, seats: [{ points: 1 }, { points: 5 }] }],
  ['a thing is appended', [[['row', 3], 'd']], { ...VIEW, row: ['a', 'b', 'c', 'd'] }],
  ['things are removed from the end', [[['row', 2]], [['row', 1]]], { ...VIEW, row: ['a'] }],
  ['a key is removed', [[['deck', 'top']]], { ...VIEW, deck: { size: 3 } }],
  ['a list is told anew', [[['row'], ['z']]], { ...VIEW, row: ['z'] }],
  ['a value becomes null', [[['deck', 'top'], null]], { ...VIEW, deck: { size: 3, top: null } }],
  ['everything is told anew', [[[], { other: 1 }]], { other: 1 }],
])('%s', (_, changes, wanted) => {
  const before = structuredClone(VIEW);
  expect(patched<unknown>(VIEW, changes)).toEqual(wanted);
  expect(VIEW).toEqual(before);
});

test('what did not change is shared', () => {
  const after = patched(VIEW, [[['seats', 0, 'points'], 9]]);
  expect(after.row).toBe(VIEW.row);
  expect(after.seats[1]).toBe(VIEW.seats[1]);
  expect(after.seats[0]).not.toBe(VIEW.seats[0]);
});
