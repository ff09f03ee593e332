// Feudum: wood engraving and a portolan chart. Contours are cut twice, hatching is drawn as tapered lines; inks are
// CSS variables, so that theme and player are free.
import fs from 'node:fs';

const read = (name) => fs.readFileSync(new URL(name, import.meta.url), 'utf8').trim();
const SHEETS = ['goods', 'places', 'guilds', 'people', 'actions', 'things', 'marks', 'margins', 'chart'];

export const sprite = () =>
  '<svg xmlns="http://www.w3.org/2000/svg" class="sprite" aria-hidden="true" width="0" height="0">' +
  `<style>${read('ink.css').replace(/\s+/g, ' ')}</style>${SHEETS.map((name) => read(`${name}.svg`)).join('\n')}</svg>`;
