// What the chart shows beyond the pieces themselves: ways and their price, ghosts of a draft, trails, the last move.
import { t } from '../../lib/words.svelte';
import type { TableStore } from '../../table/store.svelte';
import { COURSES } from './courses';
import type { Now } from './draft';
import { since } from './log';
import { nameOf, thing } from './names';
import type { Place, Plan } from './types';

export interface Way {
  cost: number;
  route: string;
  art: string;
}
type Role = 'ruler' | 'subject' | 'serf';
type Edge = [string, string, string, string, number, number];

const numbers = (d: string) => d.match(/-?[\d.]+/g)!.map(Number);
/** The middle of a course: its points are relative to one another. */
function middle(d: string): [number, number] {
  const [x, y, ...rest] = numbers(d);
  const points: [number, number][] = [[x, y]];
  for (let at = 0; at + 1 < rest.length; at += 2)
    points.push([points.at(-1)![0] + rest[at], points.at(-1)![1] + rest[at + 1]]);
  const half = points.length / 2;
  const [a, b] = [points[Math.floor(half - 0.5)], points[Math.floor(half)]];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
const FERRIES: Edge[] = COURSES.filter(([, , route]) => route === 'ferry').map(([a, b, route, d]) => [
  a,
  b,
  route,
  d,
  ...middle(d),
]);
export const edges = (route: string): Edge[] => FERRIES.filter((edge) => edge[2] === route);
const course = (a: string, b: string, route: string) =>
  COURSES.find(([from, to, way]) => way === route && ((from === a && to === b) || (from === b && to === a)))?.[3];

/** Where the figure in hand can go, and for how many points. */
export function reached(store: TableStore, at: Now): Record<string, Way> {
  const found: Record<string, Way> = {};
  if (!at.turn || !['move', 'godspeed'].includes(at.prompt)) return found;
  const pawn = at.chosen.find((piece) => piece.startsWith('pawn:'));
  const ways = store.matchingWith(pawn ? [pawn] : []).filter((one) => one.kind === 'step') as Plan[];
  if (!pawn && new Set(ways.map((one) => one.pawn)).size > 1) return found;
  for (const way of ways) {
    const target = way.target as string;
    const route = way.steps[0].route as string;
    if (!found[target] || found[target].cost > way.steps.length)
      found[target] = {
        cost: way.steps.length,
        route,
        art: route === 'road' ? '' : route === 'ferry' ? 'fe-v-boat' : `fe-v-${route}`,
      };
  }
  return found;
}

/** What a further marker would be in a place. */
export function roleOf(place: Place, seat: number): Role {
  if (place.ruler === null) return 'ruler';
  if (place.ruler === seat) return 'subject';
  return place.serf === null ? 'serf' : 'ruler';
}

export interface Ghosts {
  path: string[];
  markers: Record<string, Role>;
  settlement: Record<string, string>;
  comes: { place: string; character: string }[];
  leaves: number[];
}

/** The draft drawn on the chart before it happens. */
export function ghosts(at: Now): Ghosts {
  const found: Ghosts = { path: [], markers: {}, settlement: {}, comes: [], leaves: [] };
  const plan = at.plan;
  if (!plan || !at.chosen.length) return found;
  for (const step of plan.steps) {
    const place = at.view.places.find((one) => one.place === step.place);
    if (step.kind === 'step') {
      const d = course(step.source as string, step.target as string, step.route as string);
      if (d) found.path.push(d);
    } else if (step.kind === 'mark' && place) found.markers[place.place] = roleOf(place, at.me);
    else if (step.kind === 'buy_rule' && place) found.markers[place.place] = 'ruler';
    else if (step.kind === 'improve') found.settlement[step.place as string] = step.settlement as string;
    else if (step.kind === 'put_pawn')
      found.comes.push({ place: step.place as string, character: step.character as string });
    else if (step.kind === 'take_off') found.leaves.push(step.pawn as number);
  }
  if (plan.kind === 'step' && (plan.pawn as number) < 15) {
    found.comes.push({ place: plan.target as string, character: plan.character as string });
    found.leaves.push(plan.pawn as number);
  }
  return found;
}

/** The way figures have come in the running move. */
export function trails(store: TableStore): { d: string; seat: number }[] {
  return since(store, 'laid', 'repeated', 'round_began')
    .filter((event) => event.kind === 'stepped')
    .map((event) => ({
      d: course(event.source as string, event.target as string, event.route as string) ?? '',
      seat: event.seat as number,
    }))
    .filter((one) => one.d);
}

export function lastPlaces(store: TableStore): Set<string> {
  const found = new Set<string>();
  for (const event of store.events()) {
    if (event.kind === 'good_laid' || event.kind === 'land_filled') continue;
    for (const name of ['place', 'target'] as const)
      if (typeof event[name] === 'string') found.add(event[name] as string);
  }
  return found;
}

/** A place in words, for those who listen. */
export function placeLines(store: TableStore, at: Now, one: Place): string[] {
  const what = one.guild
    ? t('web-feudum-fief-of', { guild: t(`web-feudum-of-${one.guild}`) })
    : thing('settlement', one.settlement);
  const pawns = at.view.pawns
    .filter((pawn) => pawn.place === one.place)
    .map((pawn) => `${thing('character', pawn.character)} (${nameOf(store, pawn.seat)})`);
  return [
    thing('place', one.place),
    what,
    one.ruler === null ? t('web-feudum-no-ruler') : `${thing('role', 'ruler')} ${nameOf(store, one.ruler)}`,
    one.subject ? thing('role', 'subject') : '',
    one.serf === null ? '' : `${thing('role', 'serf')} ${nameOf(store, one.serf)}`,
    ...Object.entries(one.goods).map(([good, count]) => `${thing('good', good)} ${count}`),
    one.land ? `${thing('land', one.land)} ${one.land_stock}` : '',
    ...pawns,
  ].filter(Boolean);
}

/** What would come of acting here: the tile and points of an improvement, the harvest, the role of a marker. */
export function outcome(store: TableStore, at: Now, one: Place): string {
  if (!at.turn) return '';
  const plan = store
    .matchingWith([`place:${one.place}`])
    .find((option) => ['improve', 'mark', 'reap', 'attack_fief', 'steal'].includes(option.kind));
  if (plan?.kind === 'improve') {
    const stack = at.view.stacks.find((stack) => stack.region === one.region)!;
    const fits = stack.top <= Math.min(at.view.epoch, 4);
    const points = fits ? at.printed.tiles[String(stack.top)].points[plan.settlement as string] : 0;
    const becomes = thing('settlement', plan.settlement as string);
    return `${thing('settlement', one.settlement)} → ${becomes}: ${t('web-feudum-points', { n: points })}`;
  }
  if (plan?.kind === 'mark') return `${t('web-feudum-becomes')} ${thing('role', roleOf(one, at.me))}`;
  if (plan?.kind === 'reap') return t('web-feudum-harvest-of', { n: harvestOf(at) });
  return '';
}

/** How many goods one harvest of mine brings. */
export function harvestOf(at: Now): number {
  const ruled = (what: string) => at.view.places.filter((one) => one.ruler === at.me && one.settlement === what).length;
  const { goods, most } = at.printed.harvest;
  return Math.min(
    most,
    goods + ruled('farm') - 1 + ruled('fief') + (at.mine?.beads ?? []).reduce((sum, value) => sum + value, 0),
  );
}
