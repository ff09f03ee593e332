import { expect, test } from 'vitest';
import { markdown } from './markdown';

test('a list begins with its own number', () => {
  expect(markdown('0. **New cards**\n1. **Income**')).toBe(
    '<ol start="0"><li><b>New cards</b></li><li><b>Income</b></li></ol>',
  );
  expect(markdown('1. One')).toBe('<ol><li>One</li></ol>');
});

test('a table without a heading has rows only', () => {
  const rows = (text: string) => markdown(text).match(/<t[hd]>[^<]*/g);
  expect(rows('| | |\n|---|---|\n| 1 Jester | 1 VP |')).toEqual(['<td>1 Jester', '<td>1 VP']);
  expect(rows('| who | what |\n| --- | --- |\n| King | 1 |')).toEqual(['<th>who', '<th>what', '<td>King', '<td>1']);
});
