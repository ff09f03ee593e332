// Says what the first page costs: everything the lobby needs before the first click, compressed, fonts apart.
import fs from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 250_000;
const root = new URL('../../src/regnum/server/static/', import.meta.url);
const weigh = (path) => gzipSync(fs.readFileSync(new URL(path.replace(/^\//, ''), root)), { level: 9 }).length;
const html = fs.readFileSync(new URL('index.html', root), 'utf8');
const named = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1]);
const files = ['index.html', ...new Set(named), 'art/icons.svg', 'art/vignettes.svg'];
// Words come in chunks of one text each, one language at a time: the heavier one counts.
const chunks = fs
  .readdirSync(new URL('assets/', root))
  .filter((name) => /^[a-z-]+-[\w-]{8}\.js$/.test(name) && !named.includes(`/assets/${name}`));
const words = chunks
  .map((name) => [name, fs.readFileSync(new URL('assets/' + name, root), 'utf8')])
  .filter(([, text]) => /^\w+ \w+=`[a-z]/.test(text));
const spoken = (russian) =>
  words.filter(([, text]) => /[а-я]/i.test(text) === russian).reduce((sum, [name]) => sum + weigh('assets/' + name), 0);
const total = files.reduce((sum, file) => sum + weigh(file), 0) + Math.max(spoken(true), spoken(false));
console.log(`first load: ${(total / 1000).toFixed(0)} kB compressed without fonts (limit ${LIMIT / 1000} kB)`);
if (total > LIMIT) process.exit(1);
