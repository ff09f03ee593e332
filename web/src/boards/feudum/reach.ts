// How far a figure can still go: each place it can reach, the points that takes, and the steps on the way.
import type { Option } from '../../lib/pieces';
import { GIANT, type Plan, type Printed, type View } from './types';

const WAYS: Record<string, string[]> = { giant: ['road', 'flying'], serpent: ['ship', 'submersible'] };

function neighbours(printed: Printed, place: string, way: string): string[] {
  const found: string[] = [];
  for (const { places } of Object.values(printed.routes[way])) {
    if (!Array.isArray(places)) continue;
    places.forEach((one, at) => {
      if (one !== place) return;
      for (const near of [places[at - 1], places[at + 1]]) if (near && !found.includes(near)) found.push(near);
    });
  }
  return found;
}

/** A monster holds the pawns of all others in its place. */
const held = (view: View, seat: number, place: string) =>
  view.monsters.some((one) => one.place === place && one.seat !== seat);

/** Longer ways than the single steps on offer, as chains of steps. */
export function longWays(steps: Option[], points: number, view: View, printed: Printed): Plan[] {
  const found = new Map<string, Option[]>();
  const seat = view.seat ?? -1;
  let edge = steps.map((step) => [step]);
  for (const [step] of edge) found.set(`${step.pawn}>${step.target}`, [step]);
  for (const step of steps) found.set(`${step.pawn}>${step.source}`, []);
  for (let cost = 2; cost <= points; cost += 1) {
    const next: Option[][] = [];
    for (const path of edge) {
      const last = path.at(-1)!;
      const from = last.target as string;
      const pawn = last.pawn as number;
      if (pawn < GIANT && held(view, seat, from)) continue;
      const vessel = view.pawns.find((one) => one.pawn === pawn)?.vessel;
      const carried = last.route === 'road' || last.route === 'ferry' ? [] : [last.route as string];
      const ways =
        pawn >= GIANT
          ? WAYS[last.character as string]
          : [
              'road',
              ...(carried.length ? carried : path.length === 1 && vessel && last.route === vessel ? [vessel] : []),
            ];
      for (const route of ways) {
        for (const target of neighbours(printed, from, route)) {
          if (found.has(`${pawn}>${target}`)) continue;
          const step = { kind: 'step', pawn, character: last.character, source: from, target, route };
          found.set(`${pawn}>${target}`, [...path, step]);
          next.push([...path, step]);
        }
      }
    }
    edge = next;
  }
  return [...found.values()]
    .filter((path) => path.length > 1)
    .map((path) => {
      const last = path.at(-1)!;
      return {
        ...last,
        source: path[0].source,
        pieces: [`pawn:${last.pawn}`, `place:${last.target}`],
        steps: path,
      } as Plan;
    });
}
