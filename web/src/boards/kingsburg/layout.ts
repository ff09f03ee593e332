// How the table is laid out. Kept apart from the board, so that it is there before the board is.
import type { KingsburgView } from './types';

/** Whether modules need the denser layout: seven rows, governors, events or soldier tokens. */
export const dense = (view: KingsburgView) =>
  view.event !== null ||
  view.seats.some((seat) => seat.rows.length > 5 || seat.governor !== null || seat.soldier_tokens.length > 0);
