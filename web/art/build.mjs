// Cuts every drawing and writes one sprite a game into public/art/: symbols whose lines
// are `currentColor` and whose inks are CSS variables.
import fs from 'node:fs';
import { Block } from './brawl/engraver.mjs';
import { FIGURES } from './brawl/figures.mjs';
import { TERRAIN, META as TERRAIN_SIZE } from './brawl/terrain.mjs';
import { MARKS } from './brawl/marks.mjs';
import { ORNAMENTS, META as ORNAMENT_SIZE } from './brawl/ornaments.mjs';
import { VIGNETTES } from './shell/vignettes.mjs';
import { MARK, OWNERS, ICONS } from './shell/icons.mjs';
import { sprite as tapestry } from './kingsburg/sprite.mjs';
import { sprite as glass } from './troyes/sprite.mjs';
import { sprite as chart } from './feudum/sprite.mjs';

const OUT = new URL('../public/art/', import.meta.url);
const INKS = { madder: 'lb-m', ochre: 'lb-o', verdigris: 'lb-v', indigo: 'lb-i' };
const STYLE =
  '<style>.lb-p{fill:var(--lb-paper,#F6EDD6)}.lb-t{fill:var(--lb-room,#EADFC0)}.lb-m{fill:var(--lb-madder,#B23A2E)}' +
  '.lb-o{fill:var(--lb-ochre,#D8A12A)}.lb-v{fill:var(--lb-verdigris,#2F8F7A)}.lb-i{fill:var(--lb-indigo,#2A4C8F)}' +
  '.lb-c{transform:translate(var(--lb-off-x,1.3px),var(--lb-off-y,.9px))}</style>';

const kebab = (text) => text.replace(/([A-Z])/g, (m) => '-' + m.toLowerCase());
const tidy = (text) =>
  text
    .replace(/class="c (\w+)"/g, (_, ink) => `class="lb-c ${INKS[ink]}"`)
    .replace(/class="p"/g, 'class="lb-p"')
    .replace(/class="t"/g, 'class="lb-t"')
    .replace(/<path d=""\/>/g, '');

let seed = 1; // every block has its own slightly different knife
function print(id, box, draw, fit) {
  const block = new Block(1, 1, seed++);
  draw(block);
  return `<symbol id="${id}" viewBox="${box}"${fit ? ` preserveAspectRatio="${fit}"` : ''}>${tidy(String(block))}</symbol>`;
}

function terrain([name, draw]) {
  const [width, height] = TERRAIN_SIZE[name];
  const id = kebab(name).replace('print', 'terrain');
  const kind = id.split('-')[0];
  const box = { terrain: '-2 -8 100 108', roof: '0 -14 330 111' }[kind] ?? `0 0 ${width} ${height}`;
  return print(id, box, draw, { wall: 'xMidYMin slice', floor: 'xMidYMax slice', prop: 'xMaxYMax' }[kind]);
}

const brawl = [
  ...Object.entries(FIGURES).map(([name, draw]) => print('fig-' + name, '-5 -12 106 133', draw, 'xMidYMax')),
  ...Object.entries(TERRAIN).map(terrain),
  ...Object.entries(MARKS).map(([name, draw]) => print('mark-' + name, '0 0 64 64', draw)),
  ...Object.entries(ORNAMENTS).map(([name, draw]) => print(name, `0 0 ${ORNAMENT_SIZE[name].join(' ')}`, draw)),
];
const icons = Object.entries({ ...MARK, ...OWNERS, ...ICONS }).map(
  ([id, [box, body]]) => `<symbol id="${id}" viewBox="${box}">${body}</symbol>`,
);
const vignettes = Object.entries(VIGNETTES).map(([name, draw]) =>
  print(kebab(name), '0 0 160 112', draw, 'xMidYMid slice'),
);

const sheet = (symbols, style = '') =>
  '<svg xmlns="http://www.w3.org/2000/svg" class="sprite" aria-hidden="true" width="0" height="0" ' +
  `fill="currentColor">${style}${symbols.join('\n')}</svg>`;
fs.mkdirSync(OUT, { recursive: true });
const files = {
  icons: sheet(icons),
  vignettes: sheet(vignettes, STYLE),
  brawl: sheet(brawl, STYLE),
  kingsburg: tapestry(),
  troyes: glass(),
  feudum: chart(),
  mentors: fs.readFileSync(new URL('learn/mentors.svg', import.meta.url), 'utf8'),
};
for (const [name, text] of Object.entries(files)) fs.writeFileSync(new URL(`${name}.svg`, OUT), text);
