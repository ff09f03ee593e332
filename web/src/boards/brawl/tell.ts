// Kingdom Brawl in sentences: the log with what each move changed, the draft's consequence, the rows of the end table.
import { nameAt } from '../../lib/seats';
import type { GameEvent } from '../../lib/types';
import { t } from '../../lib/words.svelte';
import type { TableStore } from '../../table/store.svelte';
import type { LogLine, Said } from '..';
import { drafted } from './draft';
import {
  after,
  blocking,
  neighbours,
  REGULAR,
  reordered,
  score,
  totals,
  type BrawlView,
  type Card,
  type Kingdom,
} from './rules';

const name = (character: string) => t(`brawl-character-${character}`);

/** What a card does to its stack: whom a Dragon blocks, whom a Knight sets free. */
function effect(before: Card[], now: Card[], character: string): string {
  const was = blocking(before);
  const is = blocking(now);
  if (character === 'dragon' && is.blocked.size)
    return t('web-brawl-blocks', {
      who: now
        .filter((_, at) => is.blocked.has(at))
        .map((card) => t(`web-brawl-whom-${card.character}`))
        .join(', '),
    });
  if (is.beaten && !was.beaten) {
    const freed = before.filter((_, at) => was.blocked.has(at));
    return t('web-brawl-beaten') + freed.map((card) => ', ' + t(`web-brawl-freed-${card.character}`)).join('');
  }
  return '';
}

const where = (kingdom: Kingdom, tile: number) => kingdom.tiles[tile].terrain;

function told(
  kingdom: Kingdom,
  event: GameEvent,
): { text: string; mark: string; pieces: string[]; next: Kingdom } | null {
  const data = event as any;
  if (event.kind === 'placed') {
    const next = after(kingdom, data.seat, { kind: 'place', character: data.character, tile: data.tile });
    const extra = effect(kingdom.tiles[data.tile].stack, next.tiles[data.tile].stack, data.character);
    const text = t('web-brawl-placed', { character: name(data.character), terrain: where(kingdom, data.tile) });
    return { text: extra ? `${text}, ${extra}` : text, mark: data.character, pieces: [`tile:${data.tile}`], next };
  }
  if (event.kind === 'moved') {
    const text = t('web-brawl-moved', {
      character: name(data.character),
      source: where(kingdom, data.source),
      target: where(kingdom, data.target),
    });
    return {
      text,
      mark: 'wizard',
      pieces: [`tile:${data.source}`, `tile:${data.target}`],
      next: after(kingdom, data.seat, { ...data, kind: 'move' }),
    };
  }
  if (event.kind === 'swapped') {
    const text = t('web-brawl-swapped', {
      character: name(data.character),
      other: name(data.other),
      first: where(kingdom, data.first),
      second: where(kingdom, data.second),
    });
    return {
      text,
      mark: 'witch',
      pieces: [`tile:${data.first}`, `tile:${data.second}`],
      next: after(kingdom, data.seat, { ...data, kind: 'swap' }),
    };
  }
  if (event.kind === 'stacked') {
    const text = t('web-brawl-stacked', { terrain: where(kingdom, data.tile), order: data.order.map(name).join(', ') });
    return { text, mark: 'fairy', pieces: [`tile:${data.tile}`], next: reordered(kingdom, data.tile, data.order) };
  }
  return null;
}

/** The log, told by playing the moves again: every line with what it changed for everybody. */
export function lines(store: TableStore): LogLine[] {
  const view = store.newest?.view as BrawlView | undefined;
  if (!view) return [];
  const seats = view.seats.length;
  let kingdom: Kingdom = {
    rows: view.rows,
    columns: view.columns,
    tiles: view.tiles.map(({ terrain }) => ({ terrain, stack: [] })),
  };
  let points = totals([], seats);
  let placed = 0;
  let turn = 0;
  const found: LogLine[] = [];
  store.log.forEach((entry, at) => {
    for (const event of entry.events) {
      const seat = (event.seat ?? null) as number | null;
      if (event.kind === 'dealt')
        found.push({
          at,
          auto: true,
          text: t('web-brawl-dealt', { name: nameAt(store.table, event.first as number) }),
        });
      if (event.kind === 'placed' || event.kind === 'skipped') {
        const now = Math.floor(placed / seats) + 1;
        if (now !== turn) found.push({ at, head: t('web-brawl-turn', { turn: (turn = now) }) });
        placed += 1;
      }
      if (event.kind === 'skipped') found.push({ at, seat, text: t('web-brawl-skipped') });
      if (event.kind === 'declined')
        found.push({ at, seat, text: t('web-brawl-declined'), mark: `mark-${event.character}` });
      if (event.kind === 'ended')
        found.push({
          at,
          auto: true,
          text: t('web-brawl-ended', { name: nameAt(store.table, event.winner as number) }),
        });
      const line = told(kingdom, event);
      if (!line) continue;
      kingdom = {
        ...line.next,
        tiles: line.next.tiles.map((tile) => ({
          ...tile,
          stack: tile.stack.map((card) => ({ ...card, ghost: false })),
        })),
      };
      const next = totals(score(kingdom), seats);
      const deltas = next
        .map((total, one) => [one, total - points[one]] as [number, number])
        .filter(([, change]) => change);
      deltas.sort(([a], [b]) => Number(b === seat) - Number(a === seat));
      points = next;
      found.push({ at, seat, text: line.text, mark: `mark-${line.mark}`, deltas, pieces: line.pieces });
    }
  });
  return found;
}

/** A magician who cannot work where he is placed says so before. */
function idle(kingdom: Kingdom, draft: { character: string; tile: number }): string {
  const lands = [draft.tile, ...neighbours(kingdom, draft.tile)].map((tile) => where(kingdom, tile));
  if (draft.character === 'witch' && lands[0] !== 'forest') return ' ' + t('web-brawl-idle-witch');
  if (draft.character === 'wizard' && !lands.includes('tower')) return ' ' + t('web-brawl-idle-wizard');
  return '';
}

/** One sentence with the consequence. */
export function say(store: TableStore): Said | null {
  const now = drafted(store);
  const state = store.newest;
  if (!now || !state || !store.myTurn) return null;
  const { view } = now;
  const lead =
    { 'use-witch': name('witch'), 'use-fairy': name('fairy'), 'use-wizard': name('wizard') }[
      state.prompt?.name ?? ''
    ] ?? t(view.turn === view.turns ? 'web-brawl-last-turn' : 'web-brawl-your-turn');
  const gains =
    store.assist >= 1
      ? now.totalsNow
          .map((total, seat) => [seat, total - now.totalsWas[seat]] as [number, number])
          .filter(([, change]) => change)
      : [];
  gains.sort(([a], [b]) => Number(b === now.seat) - Number(a === now.seat));
  const draft = store.draft as any;
  let text = t(`web-brawl-ask-${state.prompt?.name ?? 'place-character'}`);
  if (store.arranged) text = t('web-brawl-order-drafted');
  else if (draft?.kind === 'decline') text = t('web-brawl-decline-drafted');
  else if (draft?.kind === 'place') {
    const extra = effect(now.before.tiles[draft.tile].stack, now.after.tiles[draft.tile].stack, draft.character);
    const placed = { character: name(draft.character), terrain: where(now.before, draft.tile) };
    const also = extra ? ` ${extra[0].toUpperCase()}${extra.slice(1)}.` : '';
    text = `${t('web-brawl-placed', placed)}.${also}${idle(now.before, draft)}`;
  } else if (draft?.kind === 'move')
    text =
      t('web-brawl-moved', {
        character: name(now.before.tiles[draft.source].stack.at(-1)!.character),
        source: where(now.before, draft.source),
        target: where(now.before, draft.target),
      }) + '.';
  else if (draft?.kind === 'swap') {
    const [one, other] = [draft.first, draft.second].map((tile: number) =>
      name(now.before.tiles[tile].stack.at(-1)!.character),
    );
    text =
      t('web-brawl-swapped', {
        character: one,
        other,
        first: where(now.before, draft.first),
        second: where(now.before, draft.second),
      }) + '.';
  } else if (store.chosen.some((piece) => piece.startsWith('character:'))) text = t('web-brawl-pick-tile');
  else if (store.chosen.some((piece) => piece.startsWith('top:')))
    text = t(state.prompt?.name === 'use-witch' ? 'web-brawl-pick-other' : 'web-brawl-pick-target');
  else if (store.chosen.some((piece) => piece.startsWith('tile:'))) text = t('web-brawl-pick-card');
  return { lead: `${lead}:`, text, gains: draft || store.arranged ? gains : [] };
}

export const why = (reasons: [string, number][]) =>
  reasons.map(([reason, count]) => t(`web-brawl-why-${reason}`, { count })).join(', ');

export function sources(view: BrawlView) {
  const scored = score(view);
  return REGULAR.map((character, index) => ({
    id: character,
    label: name(character),
    mark: `mark-${character}`,
    values: view.seats.map((seat) => seat.points[index]),
    notes: view.seats.map((_, seat) => {
      const line = scored.find((one) => one.character === character && one.owner === seat);
      if (!line) return t('web-brawl-not-played');
      return line.blocked ? t('web-brawl-blocked-by-dragon') : why(line.why) || t('web-brawl-no-condition');
    }),
    blocked: view.seats.map((_, seat) =>
      scored.some((one) => one.character === character && one.owner === seat && one.blocked),
    ),
  }));
}
