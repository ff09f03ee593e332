// The sources stay readable: short lines and short files, nothing dressed that nobody wears; and a game's parts keep their own looks.
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const LONGEST = 140;
const TALLEST = 450;

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

/** Classes of the house, and of the table, that boards wear on purpose. */
const SHARED = new Set([
  'detail',
  'gain',
  'hand',
  'handn',
  'peek',
  'pchip',
  'rules-search',
  'sheet-body',
  'btn',
  'btn-icon',
  'btn-quiet',
  'key',
  'muted',
  'h',
  'i',
  'own',
  'vh',
]);

// A rule that begins a line with one class alone is for that class wherever it stands.
const dressed = (files: string[]) =>
  new Set(
    files.flatMap((file) =>
      [...fs.readFileSync(file, 'utf8').matchAll(/^\.([a-z][\w-]*) \{/gm)].map(([, name]) => name),
    ),
  );

function clashes(boards: string, names: Set<string>): string[] {
  const found: string[] = [];
  for (const file of sources(path.join(ROOT, boards))) {
    if (!file.endsWith('.svelte')) continue;
    for (const [, worn] of fs.readFileSync(file, 'utf8').matchAll(/\bclass="([^"{]*)/g))
      for (const name of worn.split(/\s+/))
        if (names.has(name) && !SHARED.has(name)) found.push(`${path.relative(ROOT, file)}: ${name}`);
  }
  return found;
}

test('no part of a board has a name that the sheets of the table dress', () => {
  const shell = [
    'table.css',
    'rail.css',
    'narrow.css',
    'sheets.css',
    'telling.css',
    'replay.css',
    'telling-narrow.css',
  ];
  expect(clashes('src/boards', dressed(shell.map((name) => path.join(ROOT, 'src/styles', name))))).toEqual([]);
});

test.each(['brawl', 'feudum', 'generic', 'kingsburg', 'troyes'])(
  'no part of %s has a name that any page dresses',
  (board) => {
    const pages = ['styles', 'learn'].flatMap((folder) => [...sources(path.join(ROOT, 'src', folder))]);
    const names = dressed(pages.filter((file) => file.endsWith('.css')));
    expect(clashes(`src/boards/${board}`, names)).toEqual([]);
  },
);

const read = (ext: RegExp) => [...sources(path.join(ROOT, 'src'))].filter((file) => ext.test(file)).map(named);
const named = (file: string): [string, string] => [path.relative(ROOT, file), fs.readFileSync(file, 'utf8')];

test('no file is longer than a reader likes', () => {
  const made = /wire\.ts$/;
  const tall = read(/\.(ts|svelte|css)$/).filter(
    ([name, text]) => !made.test(name) && text.split('\n').length > TALLEST + 1,
  );
  expect(tall.map(([name]) => name)).toEqual([]);
});

test('no rule is for a class that no part wears', () => {
  const worn = read(/(\.svelte|(?<!test)\.ts)$/)
    .map(([, text]) => text.replace(/<style[^]*<\/style>/, ''))
    .join('\n');
  const words = new Set(worn.match(/[A-Za-z][\w-]*/g));
  const begins = [...worn.matchAll(/([A-Za-z][\w-]*-)\$?\{/g)].map(([, begin]) => begin);
  const ends = [...worn.matchAll(/\}(-[\w-]+)/g)].map(([, end]) => end);
  const known = (name: string) =>
    words.has(name) || begins.some((begin) => name.startsWith(begin)) || ends.some((end) => name.endsWith(end));
  const unworn = read(/\.css$/).flatMap(([file, text]) =>
    [...text.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]*)\{/g)]
      .filter(([, selector]) => !selector.trim().startsWith('@'))
      .flatMap(([, selector]) => [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name))
      .filter((name) => !known(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unworn).toEqual([]);
});

test('no word is asked for that no language has', () => {
  const folder = path.join(ROOT, '../src/regnum/locale/en');
  const told = fs.readdirSync(folder).map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  const known = new Set([...told.join('\n').matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key));
  const files = [...sources(path.join(ROOT, 'src'))].filter((file) => !file.includes('.test.'));
  const asked = files.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/\bt\(\s*'([\w-]+)'/g)].map(([, key]) => key),
  );
  expect(asked.length).toBeGreaterThan(300);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});
