// The chronicle: one line for each card or answer with all it brought; bookkeeping of the round is folded.
import type { Harm, LogLine } from '..';
import { eventText } from '../../lib/describe';
import { piecesOf } from '../../lib/pieces';
import { properName } from '../../lib/seats';
import type { GameEvent } from '../../lib/types';
import { t } from '../../lib/words.svelte';
import { withoutName } from '../../table/lines';
import { endOf, type TableStore } from '../../table/store.svelte';
import { nameOf, thing } from './names';
import { ROMAN } from './types';

/** The card a seat has laid last, or performs again. */
export function lastLaid(store: TableStore, seat: number): string | null {
  const entries = store.told;
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const events = entries[at].events;
    for (let one = events.length - 1; one >= 0; one -= 1) {
      if (events[one].kind === 'round_began') return null;
      if (events[one].kind === 'laid' && events[one].seat === seat) return events[one].card as string;
    }
  }
  return null;
}

/** What has been told since some event, the newest of its kind first found. */
export function since(store: TableStore, ...kinds: string[]): GameEvent[] {
  const events = store.told.flatMap((entry) => entry.events);
  const start = events.findLastIndex((event) => kinds.includes(event.kind));
  return start < 0 ? [] : events.slice(start);
}

/** The events of the last round's end: its die of change and, when it came to that, the new epoch. */
export function dawn(store: TableStore): GameEvent[] {
  const events = store.told.flatMap((entry) => entry.events);
  const end = events.findLastIndex((event) => event.kind === 'round_began');
  const before = events.slice(0, Math.max(0, end));
  const die = before.findLastIndex((event) => event.kind === 'die_rolled');
  const start = before.findLastIndex((event) => event.kind === 'round_began');
  return die > start ? before.slice(die) : [];
}

/** Events that begin a line; those in JOINT continue the line they belong to. */
const STARTS = new Set([
  'laid',
  'repeated',
  'fed',
  'defended',
  'immune',
  'fought',
  'tile_lost',
  'played_mandate',
  'swapped_tile',
  'charter_opened',
  'declared',
  'reclaimed',
  'collected',
  'ended',
  'went_home',
  'boarded',
]);
const FOLDED: Record<string, string> = {
  chosen: 'chosen',
  good_laid: 'stock',
  guild_refilled: 'stock',
  land_filled: 'stock',
  sobered: 'sober',
};
const SILENT = new Set([
  'die_rolled',
  'points',
  'ranked',
  'shared',
  'purse_emptied',
  'paid_shillings',
  'paid_good',
  'left_guild',
  // Told by the digest, to the one they hurt.
  'raided',
  'ousted',
  'outranked',
  'robbed',
]);
const MARKS: Record<string, string> = {
  fed: 'fe-g-food',
  defended: 'fe-a-defend',
  immune: 'fe-a-defend',
  fought: 'fe-a-conquer',
  tile_lost: 'fe-i-die',
  played_mandate: 'fe-c-writ',
  swapped_tile: 'fe-c-tile',
  charter_opened: 'fe-c-writ',
  collected: 'fe-g-food',
  went_home: 'fe-i-warn',
};

function short(store: TableStore, event: GameEvent): string {
  const seat = typeof event.seat === 'number' ? event.seat : null;
  if (event.kind === 'laid') return `${thing('card', event.card as string)}:`;
  if (event.kind === 'stepped')
    return `${thing('character', event.character as string)} → ${thing('place', event.target as string)}`;
  if (event.kind === 'marked')
    return `${thing('role', event.role as string)}, ${thing('place', event.place as string)}`;
  if (event.kind === 'took_tile')
    return t('web-feudum-log-tile', {
      numeral: ROMAN[event.numeral as number],
      land: thing('land', event.land as string),
    });
  if (event.kind === 'not_performed') return t('web-feudum-log-nothing');
  const text = eventText(store.game, store.table, event) ?? '';
  // The dot of what is counted in short, “3 sh.”, is no end of a sentence.
  return (seat === null ? text : withoutName(text, properName(store.table, seat))).replace(/(?<!\d\s\p{Ll}+)\.$/u, '');
}

const HARMS: Record<string, string> = { raided: 'fe-a-conquer', starved: 'fe-g-food', ousted: 'fe-a-influence' };
/** What was done to me, in pictures. */
export const harm = (_: TableStore, event: GameEvent): Harm => ({
  marks: [HARMS[event.kind] ?? (event.kind === 'robbed' ? `fe-g-${event.resource}` : `fe-d-${event.guild}`)],
});

/** Where the pieces of the log lie. */
export const spot = (piece: string, own: boolean): string =>
  own || /^(place|guild|pawn|region):/.test(piece) ? `[data-target="${piece}"]` : '';

type Open = LogLine & { bits: string[] };

export function lines(store: TableStore): LogLine[] {
  const named = piecesOf(store.game?.events ?? []);
  const found: LogLine[] = [];
  let line: Open | null = null;
  let folded = '';
  const close = () => {
    if (line) line.text = line.bits.filter(Boolean).join('; ').replace(/:;/, ':').replace(/:$/, '');
  };
  store.log.forEach((entry) => {
    const at = endOf(entry);
    for (const event of entry.events) {
      const seat = typeof event.seat === 'number' ? event.seat : null;
      const pieces = named(event as any).filter((piece) => /^(place|guild|pawn|region)/.test(piece));
      if (event.kind === 'round_began' || event.kind === 'epoch_began') {
        close();
        line = null;
        found.push({
          at,
          head:
            event.kind === 'round_began'
              ? t('web-feudum-log-round', { n: event.round as number, first: nameOf(store, event.first as number) })
              : t('web-feudum-epoch', { n: ROMAN[event.epoch as number] }),
        });
        folded = '';
      } else if (event.kind in FOLDED) {
        if (folded !== FOLDED[event.kind])
          found.push({ at, auto: true, text: t(`web-feudum-log-${FOLDED[event.kind]}`) });
        folded = FOLDED[event.kind];
      } else if (event.kind === 'points') {
        const points = event.points as number;
        if (line && line.deltas?.some(([who]) => who === seat))
          line.deltas = line.deltas.map(([who, sum]) => [who, who === seat ? sum + points : sum]);
        else if (line && points) line.deltas = [...(line.deltas ?? []), [seat!, points]];
        else if (points)
          found.push({
            at,
            seat,
            counted: true,
            text: thing('source', event.source as string),
            deltas: [[seat!, points]],
          });
      } else if (SILENT.has(event.kind)) continue;
      else if (STARTS.has(event.kind) || !line || (seat !== null && line.seat !== seat)) {
        close();
        const card = event.kind === 'laid' ? `fe-a-${event.card}` : MARKS[event.kind];
        const follows = event.kind === 'laid' && seat !== entry.seat;
        line = { at, seat, follows, bits: [short(store, event)], pieces, mark: card };
        if (event.kind === 'declared' && event.bonus === 'none') line = null;
        else found.push(line);
        folded = '';
      } else {
        line.bits.push(short(store, event));
        line.pieces = [...(line.pieces ?? []), ...pieces];
      }
    }
    close();
  });
  return found.map((one) => (one.seat === null && one.text && !one.head ? { ...one, auto: true } : one));
}
