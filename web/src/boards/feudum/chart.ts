// What the chart shows beyond the pieces themselves: ways and their price, ghosts of a draft, trails, the last move.
import { reasons } from '../../lib/describe';
import { t } from '../../lib/words.svelte';
import type { TableStore } from '../../table/store.svelte';
import { COURSES } from './courses';
import type { Now } from './draft';
import { since } from './log';
import { nameOf, thing } from './names';
import { GIANT, type Place } from './types';

/** What may be laid over the chart. */
export type Layer = 'names' | 'routes' | 'owners';
export const LAYERS: [Layer, string][] = [
  ['names', 'fe-i-names'],
  ['routes', 'fe-i-route'],
  ['owners', 'fe-mk-ruler'],
];

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

interface Ghosts {
  path: string[];
  markers: Record<string, Role>;
  settlement: Record<string, string>;
  comes: { place: string; character: string }[];
  leaves: number[];
}

/** The draft drawn on the chart before it happens. */
export function ghosts(at: Now): Ghosts {
  const found: Ghosts = { path: [], markers: {}, settlement: {}, comes: [], leaves: [] };
  const goes = new Map<number, { place: string; character: string }>();
  for (const step of at.chosen.length ? at.line : []) {
    if (step.kind === 'step') {
      const d = course(step.source as string, step.target as string, step.route as string);
      if (d) found.path.push(d);
      goes.set(step.pawn as number, { place: step.target as string, character: step.character as string });
    } else if (step.kind === 'improve') found.settlement[step.place as string] = step.settlement as string;
    else if (step.kind === 'put_pawn')
      found.comes.push({ place: step.place as string, character: step.character as string });
    else if (step.kind === 'take_off') found.leaves.push(step.pawn as number);
  }
  for (const [pawn, where] of goes) {
    if (pawn >= GIANT) continue;
    found.comes.push(where);
    found.leaves.push(pawn);
  }
  for (const event of at.events)
    if (event.kind === 'marked' && event.seat === at.me) found.markers[event.place as string] = event.role as Role;
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

/** What would come of acting here, or why nothing can: as the game tells. */
export function outcome(store: TableStore, at: Now, one: Place): string {
  if (!at.turn || at.chosen.includes(`place:${one.place}`)) return '';
  const pieces = [...store.draft.chosen, `place:${one.place}`];
  const plan = store.plansWith(pieces).find((found) => OUTCOMES.has(found.line.at(-1)!.kind));
  if (!plan) return store.draft.chosen.length && !store.plansWith(pieces).length ? reasons(store, pieces) : '';
  const last = plan.line.at(-1)!;
  if (last.kind === 'reap') return t('web-feudum-harvest-of', { n: at.mine?.harvest ?? 0 });
  if (last.kind === 'improve') {
    const { worth } = at.view.stacks.find((stack) => stack.region === one.region)!;
    const change = `${thing('settlement', one.settlement)} → ${thing('settlement', last.settlement as string)}`;
    return `${change}: ${t('web-feudum-points', { n: worth[last.settlement as string] })}`;
  }
  const [preview] = store.previewFor([plan.line]);
  const marked = preview?.events.find((event) => event.kind === 'marked');
  return marked ? `${t('web-feudum-becomes')} ${thing('role', marked.role as string)}` : '';
}
const OUTCOMES = new Set(['improve', 'mark', 'reap', 'attack_fief']);
