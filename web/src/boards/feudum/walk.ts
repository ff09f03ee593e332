// Where the figure in hand can go, read from the plans: a place costs as many points as the shortest plan has steps to it.
import { nameOf, type Option } from '../../lib/pieces';
import type { TableStore } from '../../table/store.svelte';
import { takeOut } from './hands';

export interface Way {
  cost: number;
  route: string;
  art: string;
  /** What to choose for it, beside what was chosen before. */
  pieces: string[];
}

interface Walk {
  /** The figure in hand. */
  pawn: string;
  /** What was chosen before it was taken up. */
  base: string[];
  /** Whether it has not gone anywhere yet. */
  waits: boolean;
  ways: Record<string, Way>;
}

const isPawn = (piece: string) => piece.startsWith('pawn:');
const isPlace = (piece: string) => piece.startsWith('place:');
const stepPieces = (step: Option) => [`pawn:${step.pawn}`, `place:${step.target}`, `route:${step.route}`];

/** Where the last walk in a choice begins: at the figure just taken up, else where it left the place it stood on. */
function start(chosen: string[]): number {
  const last = chosen.findLastIndex(isPawn);
  if (last === chosen.length - 1) return last;
  let at = last;
  for (let one = last; one >= 0 && /^(pawn|place|route):/.test(chosen[one]); one -= 1) {
    if (!isPawn(chosen[one])) continue;
    if (chosen[one] !== chosen[last]) break;
    at = one;
  }
  return at;
}

/** All places the figure can come to after what is chosen, each by the shortest plan. */
function waysOf(store: TableStore, base: string[], pawn: string): Record<string, Way> {
  const before = base.filter(isPawn).length;
  const ways: Record<string, Way> = {};
  for (const { line } of store.plansWith([...base, pawn])) {
    // What was chosen before need not come first: the monk's last step may be drafted ahead of another figure's.
    const chosen = [...base];
    const all = line.filter((option) => option.kind === 'step');
    const steps = all.filter((step) => !takeOut(chosen, stepPieces(step)));
    if (all.length - steps.length !== before) continue;
    const pieces: string[] = [];
    const seen = new Set<unknown>();
    for (const step of steps) {
      if (`pawn:${step.pawn}` !== pawn || seen.has(step.target) || seen.has(step.source)) break;
      seen.add(step.source);
      pieces.push(...stepPieces(step));
      const known = ways[step.target as string];
      if (known && known.pieces.length <= pieces.length) continue;
      const route = steps[0].route as string;
      const art = route === 'road' ? '' : route === 'ferry' ? 'fe-v-boat' : `fe-v-${route}`;
      ways[step.target as string] = { cost: pieces.length / 3, route, art, pieces: [...pieces] };
    }
  }
  return ways;
}

const walking = (store: TableStore, prompt: string) => store.myTurn && ['move', 'godspeed', 'steal'].includes(prompt);

export function walkOf(store: TableStore, prompt: string): Walk | null {
  if (!walking(store, prompt)) return null;
  const { chosen } = store.draft;
  const at = start(chosen);
  if (at < 0) return null;
  const [base, pawn] = [chosen.slice(0, at), chosen[at]];
  return { pawn, base, waits: at === chosen.length - 1, ways: waysOf(store, base, pawn) };
}

/** The routes of which the last step of a choice may take any, and the one it takes: a choice where there is more than one. */
export function crossing(store: TableStore): { base: string[]; routes: string[]; taken: string } {
  const { chosen } = store.draft;
  const last = chosen.at(-1) ?? '';
  const taken = last.startsWith('route:') ? last : '';
  const base = taken ? chosen.slice(0, -1) : chosen;
  const [pawn, place] = base.slice(-2);
  const steps = base.filter(isPawn).length;
  if (!isPlace(place ?? '') || !isPawn(pawn)) return { base, routes: [], taken };
  const routes = store.plansWith(base).flatMap(({ line }) => {
    const step = line.filter((option) => option.kind === 'step')[steps - 1];
    const here = step && `pawn:${step.pawn}` === pawn && `place:${step.target}` === place;
    return here ? [`route:${step.route}`] : [];
  });
  return { base, routes: [...new Set(routes)], taken };
}

/** What is settled of a choice: all but a figure in hand, or places that no figure goes to yet. */
function settled(chosen: string[]): string[] {
  if (isPawn(chosen.at(-1) ?? '')) return chosen.slice(0, -1);
  const base = chosen.slice(0, chosen.findLastIndex((piece) => !isPlace(piece)) + 1);
  return isPawn(base.at(-1) ?? '') ? chosen : base;
}

/** The first of several choices that some plan goes on from is made. */
function chooseOne(store: TableStore, choices: string[][]): boolean {
  const found = choices.find((pieces) => store.plansWith(pieces).length);
  if (found) store.choose(found);
  return !!found;
}

/** Whether the next place is that of a theft: its loot was named first. */
export const robbing = (chosen: string[]) => /^(loot|store):/.test(chosen.at(-1) ?? '');

/** A click on a place: the figure in hand goes there by the shortest way, or stays; without one the place waits for a figure. */
export function goTo(store: TableStore, prompt: string, walk: Walk | null, place: string): void {
  const { chosen } = store.draft;
  if (robbing(chosen)) return store.click(`place:${place}`);
  const way = walk?.ways[place];
  if (walk && way) {
    const there = [...walk.base, ...way.pieces];
    const back = there.join() === chosen.join();
    if (chooseOne(store, [back ? [...walk.base, walk.pawn] : there])) return;
  }
  const piece = `place:${place}`;
  const waits = walking(store, prompt) && !chosen.includes(piece);
  if (!waits || !chooseOne(store, [[...settled(chosen), piece]])) store.click(piece);
}

/** A click on a figure: it goes to the place that waits, or is taken in hand in place of another. */
export function takeUp(store: TableStore, prompt: string, ...pawns: string[]): void {
  const { chosen } = store.draft;
  const base = settled(chosen);
  const goal = isPlace(chosen.at(-1) ?? '') && chosen.length > base.length ? nameOf(chosen.at(-1)!) : '';
  const to = (pawn: string) => {
    const way = waysOf(store, base, pawn)[goal];
    return [...(way ? [[...base, ...way.pieces]] : []), [...base, pawn]];
  };
  const moves = walking(store, prompt) && chosen.length > base.length && !pawns.includes(chosen.at(-1)!);
  if (!moves || !chooseOne(store, pawns.flatMap(to))) store.click(...pawns);
}
