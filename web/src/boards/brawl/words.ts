import { t } from '../../lib/words.svelte';

/** A card's rule as short lines, each with its stars: the message has one `stars|words` line after another. */
export const ruleOf = (character: string): [string, string][] =>
  t(`web-brawl-rule-${character}`)
    .split('\n')
    .map((line) => line.split('|') as [string, string]);
