// Whose a piece is: colour and shape always together. Grey is nobody's; in his challenge the King plays two colours.
import { shortName } from '../../lib/seats';
import { t } from '../../lib/words.svelte';
import type { TableStore } from '../../table/store.svelte';
import { NEUTRAL, type Colour } from './types';

type Paint = 'orange' | 'blue' | 'beige' | 'green' | 'grey';
const SEATS: Paint[] = ['orange', 'blue', 'beige', 'green'];
const SHAPES: Record<Paint, string> = {
  orange: 'circle',
  blue: 'square',
  beige: 'triangle',
  green: 'diamond',
  grey: 'cross',
};

export function paintOf(owner: number | null, solo: boolean): Paint {
  if (owner === null || owner >= NEUTRAL) return solo ? (owner === NEUTRAL + 1 ? 'beige' : 'blue') : 'grey';
  return SEATS[owner];
}
export const shapeOf = (paint: Paint) => SHAPES[paint];

export function nameOf(store: TableStore, owner: number | null): string {
  if (owner === null || owner >= NEUTRAL) return t(store.state?.view.king ? 'troyes-side-king' : 'web-troyes-nobody');
  return shortName(store.table, owner);
}

export const letter = (colour: Colour | 'black') => t(`web-troyes-letter-${colour}`);
export const initial = (colour: Colour | 'black') => (colour === 'black' ? 'k' : colour[0]);
/** The emblem of a card or an event; editions of one event share theirs. */
const EMBLEMS: Record<string, string> = {
  tax_collector: 'taxcollector',
  conflict_of_succession: 'succession',
  normans_attack: 'normans',
  civil_war: 'civilwar',
  theological_conflict: 'theological',
  traveling_builders: 'builders',
  interrupted_work: 'interrupted',
};
export const emblem = (name: string) => EMBLEMS[name] ?? name.replace(/_[abc]$/, '');
