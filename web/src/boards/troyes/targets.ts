// What the pieces of a draft are: dice and a cube, what they are meant for, who goes there, how often.
import { family, nameOf, type Option } from '../../lib/pieces';
import { dash, t } from '../../lib/words.svelte';
import { emblem } from './owners';
import { COLOURS, type Colour, type View } from './types';

export const TOOLS = ['reroll', 'recruit', 'flip'] as const;
const ONLY = new Set(['kind:build', 'kind:farm', ...TOOLS.map((tool) => `kind:${tool}`)]);
export const isTarget = (piece: string) => ['card', 'threat', 'building'].includes(family(piece)) || ONLY.has(piece);
export const isSource = (piece: string) =>
  piece === 'kind:take_supply' || ['space', 'lying', 'tradesman'].includes(family(piece));
export const isCount = (piece: string) => ['count', 'bishopric', 'palace'].includes(family(piece));
export const isDie = (piece: string) => family(piece) === 'die';
const isMarker = (piece: string) => family(piece) === 'marker';

export const diceIn = (pieces: string[]): number[] => pieces.filter(isDie).map((piece) => Number(nameOf(piece)));
export const markerIn = (pieces: string[]): string | null => {
  const found = pieces.find(isMarker);
  return found ? nameOf(found) : null;
};
/** What pieces are for: an event is it only where no card lays cubes on it. */
export const targetIn = (pieces: string[]): string | null => {
  const found = pieces.filter(isTarget);
  return found.find((piece) => family(piece) !== 'threat') ?? found[0] ?? null;
};
/** The dice and the cube alone: what a use is looked for. */
export const inHand = (pieces: string[]): string[] => pieces.filter((piece) => isDie(piece) || isMarker(piece));

/** The decision of a line that names its dice. */
export const groupIn = (line: Option[]): Option | undefined =>
  line.find((option) => option.kind === 'group' || option.kind === 'fight');

const WORDS: Record<string, string> = { build: 'cathedral', take_supply: 'supply' };

/** A space by its name, whose number never begins a line. */
export const spaceText = (name: string) => t(`troyes-space-${dash(name)}`).replace(/ (\d+)$/, '\u00a0$1');

export function targetName(piece: string): string {
  const name = nameOf(piece);
  switch (family(piece)) {
    case 'card':
      return t(`troyes-card-${dash(name)}`);
    case 'threat':
      return t(`troyes-threat-${dash(name)}`);
    case 'building':
      return t(`troyes-building-${dash(name)}`);
    case 'space':
      return spaceText(name);
    case 'lying':
      return t('web-troyes-from-lying', { building: t(`troyes-building-${dash(name)}`) });
    case 'tradesman':
      return t('web-troyes-from-card', { card: t(`troyes-card-${dash(name)}`) });
    default:
      return t(`web-troyes-target-${WORDS[name] ?? name}`);
  }
}

/** The glass a use is shown in: its colour and its picture. */
export function lookOf(view: View, piece: string): { estate: Colour | 'black'; icon: string } {
  const name = nameOf(piece);
  switch (family(piece)) {
    case 'card':
    case 'tradesman':
      return { estate: view.cards.find((card) => card.card === name)?.colour ?? 'white', icon: `a-${emblem(name)}` };
    case 'threat':
      return {
        estate: view.queue.find((threat) => threat.event === name)?.colour ?? 'black',
        icon: `e-${emblem(name)}`,
      };
    case 'building':
    case 'lying':
      return { estate: COLOURS[view.buildings.findIndex((one) => one.building === name)], icon: 'citizen' };
    case 'space':
      return { estate: COLOURS[view.buildings.findIndex((one) => name.startsWith(one.building))], icon: 'citizen' };
    default:
      if (piece === 'kind:farm') return { estate: 'yellow', icon: 'wheat' };
      return { estate: 'white', icon: piece === 'kind:build' ? 'lancet-plain' : 'citizen' };
  }
}
