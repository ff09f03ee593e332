import { expect, test } from 'vitest';
import { known } from './meeting';

test('a thing with a name of its own is met by it, others by their kind', () => {
  expect(known('advisor:general')).toBe('advisor:general');
  expect(known('die:3')).toBe('die');
  expect(known('place:a4')).toBe('place');
  expect(known('space:palace_3')).toBe('space:palace');
  expect(known('wine')).toBe('wine');
});
