// The sources stay readable: no line over 140 characters, in code, markup and style alike; and a game's parts keep their own looks.
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

/** Classes of the table that boards wear on purpose. */
const SHARED = new Set(['detail', 'gain', 'hand', 'handn', 'peek', 'pchip', 'rules-search', 'sheet-body']);

test('no part of a board has a name that the sheets of the table dress', () => {
  const shell = ['table.css', 'rail.css', 'narrow.css', 'sheets.css', 'telling.css']
    .map((name) => fs.readFileSync(path.join(ROOT, 'src/styles', name), 'utf8'))
    .join('\n');
  // A rule that begins a line with one class alone is for that class wherever it stands.
  const dressed = new Set([...shell.matchAll(/^\.([a-z][\w-]*) \{/gm)].map(([, name]) => name));
  const clashes: string[] = [];
  for (const file of sources(path.join(ROOT, 'src/boards'))) {
    if (!file.endsWith('.svelte')) continue;
    for (const [, names] of fs.readFileSync(file, 'utf8').matchAll(/\bclass="([^"{]*)/g))
      for (const name of names.split(/\s+/))
        if (dressed.has(name) && !SHARED.has(name)) clashes.push(`${path.relative(ROOT, file)}: ${name}`);
  }
  expect(clashes).toEqual([]);
});
