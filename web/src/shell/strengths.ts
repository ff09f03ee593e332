// The figures of the ladder as the page of the opponents shows them.
import type { BotStrength } from '../lib/types';

/** One way a game was played when it was measured, with its steps from the weakest up. */
export interface Variety {
  game: string;
  seats: number;
  settings: Record<string, any>;
  steps: BotStrength[];
}

export const percent = (share: number) => Math.round(100 * share);

export function varieties(measured: BotStrength[]): Variety[] {
  const found = new Map<string, Variety>();
  for (const one of measured) {
    const place = JSON.stringify([one.game, one.seats, one.settings]);
    if (!found.has(place)) found.set(place, { game: one.game, seats: one.seats, settings: one.settings, steps: [] });
    found.get(place)!.steps.push(one);
  }
  return [...found.values()];
}

export const stepOf = (variety: Variety | undefined, level: string, below: string): BotStrength | undefined =>
  variety?.steps.find((one) => one.bot === level && one.against === below);

const FLOOR = 76;
const UNKNOWN = 44;
const DOUBLE = 17;

/** How high each level stands, in pixels: every doubling of its odds over an even share is as much again. */
export function rises(steps: (BotStrength | undefined)[]): number[] {
  let height = FLOOR;
  return steps.map((one, at) => {
    if (at) height += one ? Math.min(90, Math.max(14, DOUBLE * Math.log2(odds(one.share) / odds(one.even)))) : UNKNOWN;
    return Math.round(height);
  });
}

const odds = (share: number) => {
  const within = Math.min(0.995, Math.max(0.005, share));
  return within / (1 - within);
};
