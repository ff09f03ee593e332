// Where the figure in hand can go, read from the plans: a place costs as many points as the shortest plan has steps to it.
import type { Option } from '../../lib/pieces';
import type { TableStore } from '../../table/store.svelte';

export interface Way {
  cost: number;
  route: string;
  art: string;
  /** What to choose for it, beside what was chosen before. */
  pieces: string[];
}

export interface Walk {
  /** The figure in hand. */
  pawn: string;
  /** What was chosen before it was taken up. */
  base: string[];
  ways: Record<string, Way>;
}

const isPawn = (piece: string) => piece.startsWith('pawn:');
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
    const steps = line.filter((option) => option.kind === 'step');
    if (
      steps
        .slice(0, before)
        .flatMap(stepPieces)
        .some((piece) => !base.includes(piece))
    )
      continue;
    const pieces: string[] = [];
    const seen = new Set<unknown>();
    for (const step of steps.slice(before)) {
      if (`pawn:${step.pawn}` !== pawn || seen.has(step.target) || seen.has(step.source)) break;
      seen.add(step.source);
      pieces.push(...stepPieces(step));
      const known = ways[step.target as string];
      if (known && known.pieces.length <= pieces.length) continue;
      const route = steps[before].route as string;
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
  return { pawn, base, ways: waysOf(store, base, pawn) };
}

/** A click on a place while a figure is in hand: go there by the shortest way, or stay. */
export function walkTo(store: TableStore, walk: Walk, place: string): boolean {
  const way = walk.ways[place];
  if (!way) return false;
  const there = [...walk.base, ...way.pieces];
  if (there.join() === store.draft.chosen.join()) store.choose([...walk.base, walk.pawn]);
  else if (store.plansWith(there).length) store.choose(there);
  return true;
}

/** A figure is taken up; where a place was clicked before, it goes there. */
export function takeUp(store: TableStore, prompt: string, ...pawns: string[]): void {
  const { chosen } = store.draft;
  const goal = chosen.at(-1);
  const lone = goal?.startsWith('place:') && !isPawn(chosen.at(-2) ?? '');
  const base = chosen.slice(0, -1);
  for (const pawn of walking(store, prompt) && lone ? pawns : []) {
    const way = waysOf(store, base, pawn)[goal!.slice(6)];
    if (way) return store.choose([...base, ...way.pieces]);
  }
  store.click(...pawns);
}
