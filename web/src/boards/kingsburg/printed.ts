import { printedOf } from '../../lib/printed';
import type { Table } from '../../lib/types';

export interface Printed {
  row: string;
  column: number;
  sheet: string;
  cost: Record<string, number>;
  points: number;
  battle: number;
}

const { remember, printedFor } = printedOf<{ building: Record<string, Printed> }>('kingsburg');
export { remember };

/** The buildings as they are printed: for battle bonuses and for rows that are not on a sheet yet. */
export const buildings = (table: Table | null): Record<string, Printed> =>
  Object.fromEntries(Object.entries(printedFor(table).building).filter(([, one]) => one.row));
