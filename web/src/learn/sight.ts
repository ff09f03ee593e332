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

/** Whether all of a thing is in sight: on the page, and in everything around it that scrolls. */
export const wholeInSight = (node: Element): boolean => {
  const { bottom, top, left, right } = node.getBoundingClientRect();
  const within = (edge: { top: number; left: number; bottom: number; right: number }) =>
    top >= edge.top - 1 && bottom <= edge.bottom + 1 && left >= edge.left - 1 && right <= edge.right + 1;
  if (!within({ top: 0, left: 0, bottom: innerHeight, right: innerWidth })) return false;
  for (let up = node.parentElement; up; up = up.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(up);
    if (/auto|scroll/.test(overflowX + overflowY) && !within(up.getBoundingClientRect())) return false;
  }
  return true;
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
