// What things are called, and what they do: buildings, governors and events are perks.
import { dash, help, t } from '../../lib/words.svelte';

export const perk = (name: string) => t(`kingsburg-perk-${dash(name)}`);
export const perkRule = (name: string) => help(`kingsburg-perk-${dash(name)}`);
export const advisorName = (name: string) => t(`kingsburg-advisor-${dash(name)}`);
export const advisorRule = (name: string) => help(`kingsburg-advisor-${dash(name)}`);
