// Says what the first page costs: everything the lobby needs before the first click, compressed, fonts apart.
import fs from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 250_000;
const root = new URL('../../src/regnum/server/static/', import.meta.url);
const weigh = (path) => gzipSync(fs.readFileSync(new URL(path.replace(/^\//, ''), root)), { level: 9 }).length;
const html = fs.readFileSync(new URL('index.html', root), 'utf8');
const named = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map((match) => match[1]);
const files = ['index.html', ...new Set(named), 'art/icons.svg', 'art/vignettes.svg'];
// Words come from the server, one language at a time: the heavier one counts. Those of lessons come with the lesson.
const locale = new URL('../../src/regnum/locale/', import.meta.url);
const spoken = (lang) => {
  const folder = new URL(`${lang}/`, locale);
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.ftl') && !name.startsWith('lesson-'));
  const texts = names.map((name) => fs.readFileSync(new URL(name, folder), 'utf8'));
  return gzipSync(JSON.stringify({ files: texts }), { level: 6 }).length;
};
const languages = fs.readdirSync(locale).map(spoken);
const total = files.reduce((sum, file) => sum + weigh(file), 0) + Math.max(...languages);
console.log(`first load: ${(total / 1000).toFixed(0)} kB compressed without fonts (limit ${LIMIT / 1000} kB)`);
if (total > LIMIT) process.exit(1);
