// Kingdom Brawl in sentences: the log with what each move changed, the draft's consequence, the rows of the end table.
import { nameAt } from '../../lib/seats';
import type { GameEvent } from '../../lib/types';
import { capital, t } from '../../lib/words.svelte';
import { endOf, type TableStore } from '../../table/store.svelte';
import type { Harm, LogLine, Said } from '..';
import { CHARACTERS, drafted, find } from './draft';
import type { BrawlView } from './wire';

const name = (character: unknown) => t(`brawl-character-${character}`);

export const why = (reasons: [string, number][]) =>
  reasons.map(([reason, count]) => t(`web-brawl-why-${reason}`, { count })).join(', ');

/** Whom a card has blocked or set free, as the events say. */
function effect(events: GameEvent[]): string {
  return events
    .flatMap((event) => {
      const cards = event.cards as string[];
      if (event.kind === 'freed') return cards.map((card) => t(`web-brawl-freed-${card}`));
      if (event.kind !== 'blocked') return [];
      if (cards.includes('dragon')) return [t('web-brawl-beaten')];
      return [t('web-brawl-blocks', { who: cards.map((card) => t(`web-brawl-whom-${card}`)).join(', ') })];
    })
    .join('; ');
}

interface Told {
  text: string;
  mark: string;
  pieces: string[];
}

/** One event in words; null where it has no line of its own. */
function told(view: BrawlView, event: any): Told | null {
  const land = (tile: number) => view.tiles[tile].terrain;
  const { character, tile, source, target, first, second } = event;
  switch (event.kind) {
    case 'placed':
      return {
        text: t('web-brawl-placed', { character: name(character), terrain: land(tile) }),
        mark: character,
        pieces: [`tile:${tile}`],
      };
    case 'moved':
      return {
        text: t('web-brawl-moved', { character: name(character), source: land(source), target: land(target) }),
        mark: 'wizard',
        pieces: [`tile:${source}`, `tile:${target}`],
      };
    case 'swapped': {
      const both = { character: name(character), other: name(event.other), first: land(first), second: land(second) };
      return { text: t('web-brawl-swapped', both), mark: 'witch', pieces: [`tile:${first}`, `tile:${second}`] };
    }
    case 'stacked':
      return {
        text: t('web-brawl-stacked', { terrain: land(tile), order: event.order.map(name).join(', ') }),
        mark: 'fairy',
        pieces: [`tile:${tile}`],
      };
    case 'declined':
      return { text: t('web-brawl-declined'), mark: character, pieces: [] };
    default:
      return null;
  }
}

/** The log: every action with whom it blocked or freed and what it changed for everybody. */
export function lines(store: TableStore): LogLine[] {
  const view = store.newest?.view as BrawlView | undefined;
  if (!view) return [];
  const found: LogLine[] = [];
  const opening = store.opening?.view as BrawlView | undefined;
  let points = opening?.seats.map((one) => one.total) ?? view.seats.map(() => 0);
  let placed = opening?.tiles.flatMap((tile) => tile.stack).length ?? 0;
  for (const entry of store.log) {
    const at = endOf(entry);
    entry.events.forEach((event, place) => {
      const seat = (event.seat ?? null) as number | null;
      if (event.kind === 'placed' || event.kind === 'skipped') {
        if (placed % view.seats.length === 0 || !found.length)
          found.push({ at, head: t('web-brawl-turn', { turn: Math.floor(placed / view.seats.length) + 1 }) });
        placed += 1;
      }
      if (event.kind === 'dealt') found.push({ at, auto: true, text: dealt(store, event.first) });
      if (event.kind === 'skipped') found.push({ at, seat, text: t('web-brawl-skipped') });
      if (event.kind === 'ended') found.push({ at, auto: true, text: ended(store, event.winner) });
      const line = told(view, event);
      if (!line) return;
      const { extra, totals } = followed(entry.events, place);
      const deltas = (totals ?? points)
        .map((total, one) => [one, total - points[one]] as [number, number])
        .filter(([, change]) => change)
        .sort(([a], [b]) => Number(b === seat) - Number(a === seat));
      points = totals ?? points;
      const text = extra ? `${line.text}, ${extra}` : line.text;
      found.push({ at, seat, text, mark: `mark-${line.mark}`, deltas, pieces: line.pieces });
    });
  }
  return found;
}

const dealt = (store: TableStore, first: unknown) =>
  t('web-brawl-dealt', { name: nameAt(store.table, first as number) });
const ended = (store: TableStore, winner: unknown) =>
  t('web-brawl-ended', { name: nameAt(store.table, winner as number) });

/** What an event led to: it is told right after it. */
function followed(events: GameEvent[], place: number): { extra: string; totals: number[] | null } {
  const rest = events.slice(place + 1);
  const stop = rest.findIndex((event) => !['blocked', 'freed', 'stars'].includes(event.kind));
  const own = stop < 0 ? rest : rest.slice(0, stop);
  const stars = own.find((event) => event.kind === 'stars');
  return { extra: effect(own), totals: (stars?.totals as number[]) ?? null };
}

/** What was done to my cards, by the names of the lands they lie on. */
export function harm(store: TableStore, event: any): Harm {
  const land = (tile: number) => (store.view as BrawlView).tiles[tile].terrain;
  const { agent, cards, source, target, before, after } = event;
  const args = {
    who: nameAt(store.table, event.by),
    agent,
    cards: cards.map((card: string) => t(`web-brawl-whom-${card}`)).join(', '),
    count: cards.length,
    source: land(source),
    target: land(target),
  };
  return {
    text: t('web-brawl-harm', args),
    more: t('web-brawl-harm-stars', { before, after, lost: before - after }),
    marks: cards.length ? [`mark-${cards[0]}`, 'ico-right', `mark-${land(target)}`] : [`mark-${agent}`],
  };
}

/** Where the pieces of the log lie. */
export function spot(piece: string, own: boolean): string {
  if (own && piece.startsWith('character:')) return `[data-target="hand:${piece.slice(10)}"]`;
  return /^(tile|top|target):/.test(piece) ? `[data-target="tile:${piece.split(':')[1]}"]` : '';
}

/** An option by the names of what one sees. */
export function optionWords(store: TableStore, option: any): string {
  const land = (tile: number) => (store.view as BrawlView).tiles[tile].terrain;
  const top = (tile: number) => (store.view as BrawlView).tiles[tile].stack.at(-1)?.character;
  const { character, tile, source, target, first, second } = option;
  if (option.kind === 'place') return t('web-brawl-placed', { character: name(character), terrain: land(tile) });
  if (option.kind === 'move')
    return t('web-brawl-moved', { character: name(top(source)), source: land(source), target: land(target) });
  if (option.kind !== 'swap') return '';
  const both = { character: name(top(first)), other: name(top(second)), first: land(first), second: land(second) };
  return t('web-brawl-swapped', both);
}

const LEADS: Record<string, string> = { 'use-witch': 'witch', 'use-fairy': 'fairy', 'use-wizard': 'wizard' };

/** One sentence with the consequence. */
export function say(store: TableStore): Said | null {
  const { draft, newest } = store;
  if (!newest || !store.myTurn) return null;
  const { view, after, changed, seat } = drafted(store);
  const own = draft.ask && LEADS[draft.ask.name];
  const lead = own ? name(own) : t(view.turn === view.turns ? 'web-brawl-last-turn' : 'web-brawl-your-turn');
  const gains = after.seats
    .map((one, at) => [at, one.total - view.seats[at].total] as [number, number])
    .filter(([, change]) => change && changed && store.assist >= 1)
    .sort(([a], [b]) => Number(b === seat) - Number(a === seat));
  const card = draft.line.find((option) => option.kind === 'place')?.character;
  const warn = after.skips && card ? t('web-brawl-last-warning', { card: t(`web-brawl-whom-${card}`) }) : '';
  return { lead: `${lead}:`, text: sentence(store, view), gains, warn };
}

function sentence(store: TableStore, view: BrawlView): string {
  const { draft, preview } = store;
  const events = preview?.events ?? [];
  const did = draft.line.length ? events.map((event) => told(view, event)?.text ?? '').filter(Boolean) : [];
  const extra = effect(events);
  const idle = draft.plan?.line.length === 1 && ['witch', 'wizard'].includes(draft.line[0].character as string);
  const parts = [...did, extra, idle ? t('web-brawl-idle') : ''].filter(Boolean);
  const done = parts.map((part) => capital(part).replace(/\.?$/, '.'));
  const ask = draft.plan ? '' : next(store);
  return [...done, done.length ? capital(ask) : ask].filter(Boolean).join(' ');
}

/** What is to be chosen next. */
function next({ draft, view }: TableStore): string {
  const taken = draft.chosen.find((piece) => piece.startsWith('top:'))?.slice(4);
  const card = taken && (view as BrawlView).tiles[+taken].stack.at(-1)?.character;
  const has = (family: string) => draft.chosen.some((piece) => piece.startsWith(`${family}:`));
  const ask = draft.ask?.name ?? 'place-character';
  if (ask === 'use-witch' && has('top')) return t('web-brawl-pick-other');
  if (has('top')) return t('web-brawl-pick-target', { card: t(`web-brawl-whom-${card}`) });
  if (ask === 'place-character' && has('character')) return t('web-brawl-pick-tile');
  if (ask === 'place-character' && has('tile')) return t('web-brawl-pick-card');
  return t(`web-brawl-ask-${ask}`);
}

export function sources(view: BrawlView) {
  return CHARACTERS.slice(0, view.seats[0].points.length).map((character, index) => {
    const cards = view.seats.map((_, seat) => find(view, character, seat));
    return {
      id: character,
      label: name(character),
      mark: `mark-${character}`,
      values: view.seats.map((seat) => seat.points[index]),
      notes: cards.map((card) => {
        if (!card) return t('web-brawl-not-played');
        return card.blocked ? t('web-brawl-blocked-by-dragon') : why(card.why) || t('web-brawl-no-condition');
      }),
      blocked: cards.map((card) => !!card?.blocked),
    };
  });
}
