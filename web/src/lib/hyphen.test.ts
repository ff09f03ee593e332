import { expect, test } from 'vitest';
import { soft } from './hyphen';

const shown = (text: string, least?: number) => soft(text, least).replaceAll('\u00AD', '-');

test('long words part between syllables', () => {
  expect(shown('Improvised Defenses', 9)).toBe('Impro-vised Defenses');
  expect(shown('Контрабандист')).toBe('Кон-тра-бан-дист');
  expect(shown('Inn')).toBe('Inn');
});

test('words made of two part between the two', () => {
  expect(shown('Blacksmith', 9)).toBe('Black-smith');
  expect(shown("Craftsmen's Guild", 9)).toBe("Crafts-men's Guild");
  expect(shown('Башня чернокнижников', 9)).toBe('Башня черно-книжни-ков');
});
