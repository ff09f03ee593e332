// A finger finds every pawn: wider away from its disc, but never at another pawn's cost.
import { expect, test } from 'vitest';
import { apart, footOf, HIT, stretches } from './stand';

type Spot = [number, number];
const CHART: Record<string, Spot> = { here: [300, 300], near: [426, 300], far: [700, 300] };
const at = (place: string) => CHART[place];
const pawns = (...places: string[]) => places.map((place, pawn) => ({ pawn, place }));
/** What the map is drawn at on a tablet of 1024 × 768. */
const SCALE = 0.536;

function ovals(list: ReturnType<typeof pawns>) {
  const by = stretches(list, at);
  const count: Record<string, number> = {};
  return list.map(({ pawn, place }) => {
    const foot = footOf(place, (count[place] = (count[place] ?? -1) + 1));
    const [x, y] = at(place);
    return { x: x + foot[0], y: y + foot[1], away: Math.sign(foot[0]), by: by.get(pawn)! };
  });
}

test('a pawn with nobody beside it is as wide as a finger', () => {
  for (const { by } of ovals(pawns('here', 'here', 'far', 'far')))
    expect((2 * HIT.rx + by) * SCALE).toBeGreaterThanOrEqual(36);
  expect(2 * HIT.ry * SCALE).toBeGreaterThanOrEqual(36);
});

test('no pawn grows into another', () => {
  const all = ovals(pawns('here', 'here', 'near', 'near', 'far', 'far', 'far', 'far', 'far'));
  all.forEach((one, k) =>
    all.slice(k + 1).forEach((other) => {
      if (one.by || other.by) expect(apart(one, other)).toBe(true);
    }),
  );
  expect(all.some(({ by }) => by === 0)).toBe(true);
});
