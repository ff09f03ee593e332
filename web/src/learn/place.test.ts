// The speech on a small screen: whole where there is room, without its figure or as a column where there is not.
import { expect, test } from 'vitest';
import { hit, place, type Box } from './place';

const PHONE = { w: 390, h: 844 };
const SHAPES = [
  { w: 378, h: 324, price: 0 },
  { w: 378, h: 264, price: 150 },
  { w: 268, h: 330, price: 300 },
  { w: 378, h: 180, price: 1500 },
  { w: 250, h: 220, price: 1650 },
];
const bars = [{ x: 0, y: 730, w: 390, h: 114 }];
const stood = (lit: Box[], legal: Box[] = []) => {
  const found = place(SHAPES, PHONE, { lit, bars, legal }, true);
  const me = { ...found, ...SHAPES[found.shape] };
  expect([...lit, ...bars].filter((box) => hit(me, box))).toEqual([]);
  return me;
};

test('beside a row it is whole, and covers as little as it can of what may be clicked', () => {
  const row = { x: 0, y: 340, w: 390, h: 40 };
  expect(stood([row]).shape).toBe(0);
  const above = stood([row], [{ x: 100, y: 500, w: 90, h: 90 }]);
  expect(above.y).toBeLessThan(row.y);
  const below = stood([row], [{ x: 100, y: 100, w: 90, h: 90 }]);
  expect(below.y).toBeGreaterThan(row.y);
});

test('between two rows it loses its figure', () => {
  const rows = [
    { x: 0, y: 90, w: 390, h: 100 },
    { x: 0, y: 480, w: 390, h: 100 },
  ];
  expect(stood(rows).shape).toBe(1);
});

test('beside a column it is a column', () => {
  const column = [240, 340, 440, 540].map((y) => ({ x: 4, y, w: 100, h: 90 }));
  expect(stood(column)).toMatchObject({ shape: 2, x: 116 });
});

test('between things in all corners only a part of it is said', () => {
  const corners = [
    { x: 130, y: 95, w: 130, h: 205 },
    { x: 2, y: 304, w: 128, h: 205 },
    { x: 255, y: 580, w: 130, h: 115 },
  ];
  expect(stood(corners).shape).toBe(4);
});
