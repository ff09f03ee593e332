// Where a tip may stand: beside its thing, on the page, and on nothing that is kept free.
import { expect, test } from 'vitest';
import { beside, clearOf, freeSpot } from './tip';

const PHONE = { width: 390, height: 844 };
const TIP = { width: 330, height: 150 };
const strip = { left: 6, top: 420, right: 384, bottom: 780 };
const die = (top: number) => ({ left: 40, top, right: 84, bottom: top + 44 });

test('a tip stands above or below its thing, never beyond the page', () => {
  expect(beside(die(400), TIP, PHONE).map(([, y]) => y)).toEqual([242, 452]);
  expect(beside(die(20), TIP, PHONE).map(([, y]) => y)).toEqual([72]);
});

test('a tip keeps off the strip of what happened, or has no place at all', () => {
  const bar = { left: 0, top: 780, right: 390, bottom: 844 };
  const stood = (top: number, ...kept: (typeof bar)[]) => freeSpot(die(top), TIP, PHONE, [bar, strip, ...kept]);
  expect(stood(360)).toEqual([8, 202]);
  // Beside the thing there is no room, a little further there is.
  expect(stood(100, { left: 0, top: 144, right: 390, bottom: 190 })).toEqual([8, 192]);
  expect(stood(260, { left: 0, top: 0, right: 390, bottom: 250 })).toBeNull();
});

test('a tip spares what else may be clicked, unless there is no other place near', () => {
  const other = { left: 0, top: 0, right: 390, bottom: 390 };
  expect(freeSpot(die(400), TIP, PHONE, [], [other])).toEqual([8, 452]);
  expect(freeSpot(die(400), TIP, PHONE, [{ left: 0, top: 440, right: 390, bottom: 844 }], [other])).toEqual([8, 248]);
  // Between a row of tiles and a row of cards it covers a little of both, and none of them whole.
  const rows = [0, 200, 560].map((top) => ({ left: 0, top, right: 390, bottom: top + 190 }));
  expect(freeSpot({ left: 0, top: 0, right: 130, bottom: 190 }, TIP, PHONE, [], rows)![1]).toBe(392);
});

test('a strip that is not shown keeps nothing free', () => {
  const hidden = { left: 0, top: 0, right: 0, bottom: 0 };
  expect(beside(die(400), TIP, PHONE).every(clearOf(TIP, [hidden]))).toBe(true);
});
