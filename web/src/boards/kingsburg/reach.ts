// Who can still reach which number: arithmetic on dice that lie open.
import type { KingsburgView, Seat } from './types';

const SHIFTING = ['market', 'traveling_market'];

/** The numbers a seat's unplaced dice can make, with its token and its Market where it may still use them. */
export function reach(seat: Seat): Set<number> {
  const free = seat.dice.filter((die) => !die.placed);
  const found = new Set<number>();
  if (seat.passed) return found;
  const market = seat.rows.some((row) =>
    row.buildings.some((one) => one.name === SHIFTING[0] && one.built && !one.used),
  );
  const token = seat.tokens > 0 && !seat.token_used;
  for (let bits = 1; bits < 1 << free.length; bits += 1) {
    const used = free.filter((_, at) => (bits >> at) & 1);
    if (used.every((die) => die.white)) continue;
    const sum = used.reduce((total, die) => total + die.face, 0);
    for (const extra of token ? [0, 2] : [0])
      for (const shift of market ? [-1, 0, 1] : [0]) found.add(sum + extra + shift);
  }
  return found;
}

export function reaches(view: KingsburgView): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const seat of view.order) {
    for (const number of reach(view.seats[seat])) found.set(number, [...(found.get(number) ?? []), seat]);
  }
  return found;
}
