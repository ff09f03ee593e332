// Names and symbols of things, in one place.
import { nameAt } from '../../lib/seats';
import { dash, help, signed, t } from '../../lib/words.svelte';
import type { TableStore } from '../../table/store.svelte';
import { COLOURS, GOODS } from './types';

export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'cross'];
export const shapeOf = (seat: number) => `fe-sh-${SHAPES[seat] ?? 'circle'}`;
export const seatOf = (colour: string) => (COLOURS as readonly string[]).indexOf(colour);
export const nameOf = (store: TableStore, seat: number | null) =>
  seat === null ? t('web-feudum-nobody') : nameAt(store.table, seat);
export const thing = (family: string, name: string) => t(`feudum-${family}-${dash(name)}`);
export const thingHelp = (family: string, name: string) => help(`feudum-${family}-${dash(name)}`);
export const goodArt = (name: string) =>
  (GOODS as readonly string[]).includes(name) ? `fe-g-${name}` : `fe-c-${name}`;
export const writArt = (name: string) => (name === 'bow' || name === 'dagger' ? `fe-w-${name}` : 'fe-c-writ');

const GAIN_ART: Record<string, string> = {
  shillings: 'fe-c-shilling',
  more_shillings: 'fe-c-shilling',
  ship: 'fe-v-ship',
  submersible: 'fe-v-submersible',
  flying: 'fe-v-flying',
  goods: 'fe-g-wood',
  markers: 'fe-c-marker',
  seal: 'fe-c-seal',
  bead: 'fe-c-bead',
  attack: 'fe-a-conquer',
  more_attack: 'fe-a-conquer',
};

/** How a piece of the tray is drawn and called. */
export function chip(piece: string): { art: string; label: string; help: string } {
  const at = piece.indexOf(':');
  const family = piece.slice(0, at);
  const name = piece.slice(at + 1);
  switch (family) {
    case 'bonus':
      return {
        art: name === 'extra' ? 'fe-g-saltpeter' : name === 'double' ? 'fe-g-sulfur' : 'fe-f-fist',
        label: thing('bonus', name),
        help: t(`web-feudum-bonus-${name}-help`),
      };
    case 'character':
      return { art: `fe-ch-${name}`, label: thing('character', name), help: thingHelp('character', name) };
    case 'gain':
      return { art: GAIN_ART[name] ?? 'fe-c-writ', label: thing('gain', name), help: '' };
    case 'barrel':
      return { art: 'fe-f-wine', label: t('web-feudum-barrel', { n: +name }), help: t('web-feudum-barrel-help') };
    case 'loot':
      return {
        art: goodArt(name),
        label: t('web-feudum-steal', { what: thing('resource', name) }),
        help: thingHelp('resource', name),
      };
    case 'store':
      return { art: name === 'land' ? 'fe-l-orchard' : 'fe-s-farm', label: thing('store', name), help: '' };
    case 'route':
      return {
        art: name === 'road' ? 'fe-i-route' : name === 'ferry' ? 'fe-v-boat' : `fe-v-${name}`,
        label: thing('route', name),
        help: thingHelp('route', name),
      };
    case 'yield':
      return {
        art: name === 'whole' ? 'fe-s-farm' : 'fe-i-purse',
        label: thing('yield', name),
        help: thingHelp('yield', name),
      };
    case 'marker':
      return { art: 'fe-c-shilling', label: t('web-feudum-tax', { marker: +name }), help: '' };
    case 'food':
      return { art: 'fe-g-food', label: `${thing('good', 'food')}: ${name}`, help: '' };
    case 'role':
      return { art: `fe-mk-${name}`, label: thing('role', name), help: thingHelp('role', name) };
    case 'card':
      return { art: `fe-a-${name}`, label: thing('card', name), help: thingHelp('card', name) };
    case 'drawn':
      return { art: writArt(name), label: thing('writ', name), help: thingHelp('writ', name) };
    case 'monster':
      return { art: `fe-mo-${name}`, label: thing('monster', name), help: thingHelp('monster', name) };
    case 'good':
      return { art: `fe-g-${name}`, label: thing('good', name), help: thingHelp('good', name) };
    case 'region':
      return { art: `fe-r-${name}`, label: thing('region', name), help: '' };
    case 'tile':
      return { art: `fe-l-${name}`, label: thing('land', name), help: thingHelp('land', name) };
    case 'vessel':
      return { art: `fe-v-${name}`, label: thing('vessel', name), help: thingHelp('vessel', name) };
    case 'kind':
      return { art: 'fe-c-shilling', label: t('web-feudum-deed-buy-rule'), help: '' };
    default:
      return { art: 'fe-c-star', label: piece, help: '' };
  }
}

/** Points by their sources, as lines of a tip. */
export const foretold = (points: Record<string, number>) =>
  Object.entries(points).map(([source, n]) => `${thing('source', source)}: ${signed(n)}`);
