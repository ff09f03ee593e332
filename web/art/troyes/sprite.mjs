// Troyes: stained glass. Drawn by hand as symbols on a 64-unit grid; panes take their tints from CSS variables,
// so that theme, estate and player are free.
import fs from 'node:fs';

const read = (name) => fs.readFileSync(new URL(name, import.meta.url), 'utf8').trim();
const SHEETS = ['cards', 'events', 'characters', 'pieces', 'windows'];

export const sprite = () =>
  '<svg xmlns="http://www.w3.org/2000/svg" class="sprite" aria-hidden="true" width="0" height="0">' +
  `<style>${read('glass.css').replace(/\s+/g, ' ')}</style>${SHEETS.map((name) => read(`${name}.svg`)).join('\n')}</svg>`;
