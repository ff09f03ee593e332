// What things are called, and what they do: buildings, governors and events are perks.
import { shortName } from '../../lib/seats';
import { dash, help, t } from '../../lib/words.svelte';
import type { TableStore } from '../../table/store.svelte';
import type { Advisor } from './types';

export const perk = (name: string) => t(`kingsburg-perk-${dash(name)}`);
export const perkRule = (name: string) => help(`kingsburg-perk-${dash(name)}`);
export const advisorName = (name: string) => t(`kingsburg-advisor-${dash(name)}`);
export const advisorRule = (name: string) => help(`kingsburg-advisor-${dash(name)}`);

/** Who has influenced an advisor, and why dice of nobody's lie there. */
export function takenBy(store: TableStore, { groups }: Advisor): string {
  const names = groups.map(({ seat }) => (seat === null ? t('web-kingsburg-neutral') : shortName(store.table, seat)));
  const neutral = groups.some(({ seat }) => seat === null) ? t('web-kingsburg-neutral-help') : '';
  return `${t('web-kingsburg-taken-by', { names: names.join(', ') })} ${neutral}`.trim();
}
