// The sources stay readable: no line over 140 characters, in code, markup and style alike.
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const LONGEST = 140;

function* sources(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(file);
    else if (/\.(ts|js|mjs|svelte|css|html)$/.test(entry.name)) yield file;
  }
}

test('no line is longer than 140 characters', () => {
  const long: string[] = [];
  for (const folder of ['src', 'scripts', 'art'])
    for (const file of sources(path.join(ROOT, folder)))
      fs.readFileSync(file, 'utf8')
        .split('\n')
        .forEach((line, at) => line.length > LONGEST && long.push(`${path.relative(ROOT, file)}:${at + 1}`));
  expect(long).toEqual([]);
});
