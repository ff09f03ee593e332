// What can be seen of the page: whether a thing is in sight, on how small a screen, and behind which tab it lies.
import { tick } from 'svelte';
import { among } from '../lib/pieces';
import type { TableStore } from '../table/store.svelte';
import { boxOf, common, type Box } from './place';
import { find } from './targets';

export const narrow = () => matchMedia('(max-width: 759px), (max-height: 520px)').matches;

/** What can be seen of a thing: on the page, and in everything around it that scrolls; null where that is nothing. */
export function seen(node: Element): Box | null {
  let box: Box | null = common(boxOf(node), { x: 0, y: 0, w: innerWidth, h: innerHeight });
  for (let up = node.parentElement; up && box; up = up.parentElement) {
    const { display, overflowX, overflowY } = getComputedStyle(up);
    // What stands in for its contents has no box of its own, and scrolls nothing.
    if (display !== 'contents' && /auto|scroll/.test(overflowX + overflowY)) box = common(box, boxOf(up));
  }
  return box;
}

/** Whether all of a thing is in sight. */
export function wholeInSight(node: Element): boolean {
  const [box, own] = [seen(node), boxOf(node)];
  return !!box && box.w > own.w - 2 && box.h > own.h - 2;
}

/** Whether something lies over the middle of a thing: a drawer, a sheet. */
export function covered(node: Element): boolean {
  const { x, y, w, h } = boxOf(node);
  const top = document.elementFromPoint(x + w / 2, y + h / 2);
  return !!top && !node.contains(top) && !top.contains(node);
}

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
