import { expect, test } from 'vitest';
import { steady } from './pieces';

test('goods that are taken keep their places, and what comes up with them stands before', () => {
  const bag = ['good:iron', 'good:wood', 'good:food', 'good:sulfur'];
  const drafted = ['barrel:0', 'barrel:1', 'good:food', 'good:sulfur', 'good:iron', 'good:wood'];
  expect(steady(drafted, bag)).toEqual(['barrel:0', 'barrel:1', ...bag]);
});
