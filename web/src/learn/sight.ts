// What can be seen of the page: whether a thing is in sight, on how small a screen, and behind which tab it lies.
import { tick } from 'svelte';
import { among } from '../lib/pieces';
import type { TableStore } from '../table/store.svelte';
import { find } from './targets';

export const narrow = () => matchMedia('(max-width: 759px), (max-height: 520px)').matches;

/** Whether something of a thing is in sight. */
export const inSight = (node: Element): boolean => {
  const { bottom, top, left, right } = node.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
};

/** Whether all of a thing is in sight. */
export const wholeInSight = (node: Element): boolean => {
  const { bottom, top, left, right } = node.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
};

/** Open the tab of a phone behind which these things lie. */
export async function turnTo(store: TableStore, game: string, names: string[]): Promise<void> {
  const there = () => names.some((name) => find(game, name).length);
  await tick();
  if (!narrow() || there()) return;
  const { tabs } = store.board;
  const was = store.tab;
  const likely = tabs.filter((one) => one.holds && names.some((name) => among(one.holds!, name)));
  for (const tab of [...likely, ...tabs]) {
    store.tab = tab.id;
    await tick();
    if (there()) return;
  }
  store.tab = was;
}
