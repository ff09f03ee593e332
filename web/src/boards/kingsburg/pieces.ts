// How Kingsburg's options name the things on the table. Kept apart from the board, so that it is there before the board is.
import type { Option, PiecesOf } from '../../lib/pieces';
import type { KingsburgView } from './types';

/** Dice of one face and sort are alike: an option means any of them. */
function alike(view: KingsburgView, dice: number[]): string[][] {
  const mine = view.seats[view.seat ?? 0].dice;
  const free = mine.flatMap((die, at) => (die.placed ? [] : [at]));
  const kind = (at: number) => `${mine[at].face}${mine[at].white}`;
  const need = new Map<string, number>();
  for (const at of dice) need.set(kind(at), (need.get(kind(at)) ?? 0) + 1);
  let found: number[][] = [[]];
  for (const [name, count] of need) {
    const same = free.filter((at) => kind(at) === name);
    found = found.flatMap((start) => choose(same, count).map((more) => [...start, ...more]));
  }
  return found.map((set) => set.map((at) => `die:${at}`));
}

function choose(from: number[], count: number): number[][] {
  if (!count) return [[]];
  return from.flatMap((first, at) => choose(from.slice(at + 1), count - 1).map((rest) => [first, ...rest]));
}

export function bags(option: Option, usual: PiecesOf, view: KingsburgView): string[][] {
  const data = option as any;
  switch (option.kind) {
    case 'influence': {
      const extra = [`advisor:${data.advisor}`];
      if (data.token) extra.push('mod:token');
      if (data.market) extra.push(`shift:${data.market}`);
      if (data.envoy) extra.push('mod:envoy');
      return alike(view, data.dice).map((dice) => [...extra, ...dice]);
    }
    case 'build':
      return [[`perk:${data.building}`, `way:${JSON.stringify([data.cost, data.discount, data.envoy])}`]];
    case 'raise':
      return [[`perk:${data.building}`]];
    case 'reroll':
      return alike(view, data.dice).map((dice) => [`perk:${data.perk}`, ...dice]);
    case 'mark':
      return [[`perk:${data.perk}`, `advisor:${data.advisor}`]];
    case 'turn':
    case 'exchange':
    case 'offer':
    case 'pick':
    case 'steal':
      return [[`perk:${data.perk}`, `way:${JSON.stringify(option)}`]];
    case 'trade':
      return [[`good:${data.good}`]];
    case 'recruit':
      return [[`recruit:${data.soldiers}`, `paid:${data.tokens}`]];
    default:
      return [usual(option)];
  }
}

/** Whether modules need the denser layout: seven rows, governors, events or soldier tokens. */
export const dense = (view: KingsburgView) =>
  view.event !== null ||
  view.seats.some((seat) => seat.rows.length > 5 || seat.governor !== null || seat.soldier_tokens.length > 0);
