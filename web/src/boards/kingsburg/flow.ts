// What a seat gained and spent this year, by cause, as the log tells it: behind each total of its goods.
import { nameAt } from '../../lib/seats';
import { signed, t } from '../../lib/words.svelte';
import type { TableStore } from '../../table/store.svelte';
import { advisorName, perk } from './words';

type Pack = Record<string, number>;
const packed = ({ goods, soldiers }: { goods?: Pack; soldiers?: number }): Pack => ({
  ...goods,
  soldiers: soldiers ?? 0,
});
const spent = (pack: Pack = {}): Pack =>
  Object.fromEntries(Object.entries(pack).map(([name, count]) => [name, -count]));

/** The causes of an event for a seat, each with what it brought or took. */
function causes(store: TableStore, event: any, seat: number): [string, Pack][] {
  if (event.kind === 'stolen' && event.victim === seat)
    return [[nameAt(store.table, event.seat), { [event.good]: -1 }]];
  if (event.seat !== seat) return [];
  switch (event.kind) {
    case 'aid':
      return [[t('web-kingsburg-phase-1'), packed(event)]];
    case 'influenced':
      return event.token ? [[advisorName(event.advisor), { token: -1 }]] : [];
    case 'helped':
      return [
        [advisorName(event.advisor), spent(event.given)],
        [advisorName(event.advisor), packed(event)],
      ];
    case 'perk':
      return [
        [perk(event.perk), spent(event.given)],
        [perk(event.perk), packed(event)],
      ];
    case 'built':
      return [[perk(event.building), spent(event.cost)]];
    case 'stolen':
      return [[perk(event.perk), { [event.good]: 1 }]];
    case 'recruited':
      return [[t('web-kingsburg-phase-7'), { ...spent(event.paid), soldiers: event.soldiers }]];
    case 'reinforced':
      return [[t('web-kingsburg-king-source'), packed(event)]];
    case 'won':
    case 'reward':
      return [[t('web-kingsburg-victory'), packed(event)]];
    case 'lost_goods':
      return [[t('web-kingsburg-defeat'), spent(event.goods)]];
    default:
      return [];
  }
}

/** What changed the count of a thing this year: “Treasurer +2, Guard Tower −1”. */
export function flow(store: TableStore, seat: number, thing: string): string {
  const events = store.told.flatMap((entry) => entry.events as any[]);
  const year = events.slice(events.findLastIndex((event) => event.kind === 'year') + 1);
  const sums = new Map<string, number>();
  for (const [cause, pack] of year.flatMap((event) => causes(store, event, seat)))
    if (pack[thing]) sums.set(cause, (sums.get(cause) ?? 0) + pack[thing]);
  const list = [...sums].filter(([, by]) => by).map(([cause, by]) => `${cause} ${signed(by)}`);
  return list.length ? t('web-kingsburg-flow', { list: list.join(', ') }) : t('web-kingsburg-flow-none');
}
