// The log: one line for each action with all it brought, the King's turns told in one breath, bookkeeping folded.
import type { LogLine } from '..';
import { eventText } from '../../lib/describe';
import { piecesOf } from '../../lib/pieces';
import type { GameEvent } from '../../lib/types';
import { dash, t } from '../../lib/words.svelte';
import { endOf, type TableStore } from '../../table/store.svelte';
import type { KingRoll } from './king';
import { letter, nameOf } from './owners';
import type { Colour } from './types';

export const diceText = (names: string[]) =>
  names.map((name) => `${letter(name.split('_')[0] as Colour)}${name.split('_')[1]}`).join(' ');
const card = (name: unknown) => t(`troyes-card-${dash(String(name))}`);
const threat = (name: unknown) => t(`troyes-threat-${dash(String(name))}`);
const building = (name: unknown) => t(`troyes-building-${dash(String(name))}`);
const space = (name: unknown) => t(`troyes-space-${dash(String(name))}`);
const cell = (event: GameEvent) => `${'I'.repeat(event.level as number)} ${event.number}`;

/** Events that begin a line of their own; the others continue the line they belong to. */
const STARTS = new Set([
  'placed',
  'spent_dice',
  'rerolled',
  'recruited',
  'flipped',
  'beaten',
  'unbeaten',
  'passed',
  'shown',
  'king_rolled',
  'king_beat',
  'struck',
  'penalty',
]);
/** Bookkeeping of every round, told once. */
const FOLDED: Record<string, string> = {
  income: 'income',
  wages: 'income',
  rolled: 'dice',
  side_rolled: 'dice',
  collected: 'end',
  returned: 'end',
  waited: 'wait',
};

/** An event as a few words inside a line; null when the line need not say it. */
function bit(store: TableStore, event: GameEvent): string | null {
  const say = (id: string, args: Record<string, string | number> = {}) => t(`web-troyes-log-${id}`, args);
  const n = (event.count ?? event.deniers ?? event.points ?? 0) as number;
  switch (event.kind) {
    case 'placed':
      return say('placed', { space: space(event.space) });
    case 'spent_dice':
      return diceText(event.dice as string[]);
    case 'marker':
      return say('marker', { card: card(event.card) });
    case 'bought':
      return n && event.deniers
        ? say('bought', { name: nameOf(store, event.owner as number), n: event.deniers as number })
        : null;
    case 'bought_bank':
      return event.deniers ? say('bought', { name: nameOf(store, null), n: event.deniers as number }) : null;
    case 'hired':
      return say('hired', { n: event.deniers as number });
    case 'left_space':
      return say('left', { where: space(event.space) });
    case 'left_lying':
      return say('left', { where: building(event.building) });
    case 'left_card':
      return say('left', { where: card(event.card) });
    case 'activated':
      return `${card(event.card)} ×${event.count}`;
    case 'markers':
      return say('markers', { card: card(event.card), n });
    case 'got_deniers':
      return n ? say('deniers', { n: `+${n}` }) : null;
    case 'paid':
      return n ? say('deniers', { n: `−${n}` }) : null;
    case 'got_influence':
      return n ? say('influence', { n: `+${n}` }) : null;
    case 'spent_influence':
      return n ? say('influence', { n: `−${n}` }) : null;
    case 'got_points':
      return null;
    case 'taxed':
      return say('taxed', { name: nameOf(store, event.seat as number), n });
    case 'shot':
      return say('shot', { rolls: (event.rolls as number[]).join(' '), hits: event.hits as number });
    case 'built':
    case 'side_built':
      return say('built', { cell: cell(event) });
    case 'covered':
    case 'side_covered':
      return say('covered', { event: threat(event.event), n });
    case 'countered':
      return say('countered', { event: threat(event.event) });
    case 'taken':
    case 'side_taken':
      return say('taken');
    case 'discarded':
      return say('discarded');
    case 'entered':
    case 'side_entered':
      return say('entered', { space: space(event.space) });
    case 'expelled':
      return say('expelled', { name: nameOf(store, event.seat as number), building: building(event.building) });
    case 'side_expelled':
      return say('expelled', { name: nameOf(store, null), building: building(event.building) });
    case 'farmed':
      return say('farmed', { n });
    case 'passed':
      return say('passed', { n });
    case 'rerolled':
      return say('rerolled', { before: diceText([event.before as string]), after: diceText([event.after as string]) });
    case 'recruited':
      return say('recruited');
    case 'flipped':
      return say('rerolled', { before: diceText(event.before as string[]), after: diceText(event.after as string[]) });
    case 'beaten':
      return say('beaten', { dice: diceText(event.dice as string[]), black: (event.black as number[]).join(', ') });
    case 'unbeaten':
      return say('unbeaten', { black: event.black as number });
    case 'penalty':
      return say('penalty');
    case 'struck':
      return `${threat(event.event)}:`;
    case 'event_roll':
      return say('rolled', { n: event.face as number });
    case 'no_effect':
      return say('no-effect');
    case 'unbuilt':
      return say('unbuilt', { cell: cell(event) });
    case 'uncovered':
      return say('uncovered', { event: threat(event.event) });
    case 'king_rolled': {
      const rolls = event.rolls as number[];
      return `${rolls.join(' + ')} = ${rolls[0] + rolls[1]}, ${t(`web-troyes-king-did-${event.action}`)}`;
    }
    case 'king_spent':
      return say('pays', { dice: diceText(event.dice as string[]) });
    case 'king_bought':
      return say('king-bought', { dice: diceText(event.dice as string[]), n: event.deniers as number });
    case 'king_points':
      return say('points', { n: `+${n}` });
    case 'king_tradesman':
      return say('tradesman', { card: card(event.card), n: event.points as number });
    case 'king_idle':
      return say('idle');
    case 'king_beat':
      return say('beaten', { dice: diceText(event.dice as string[]), black: event.black as number });
    case 'king_character_scored':
      return say('character', { character: t(`troyes-character-${event.character}`), name: nameOf(store, null), n });
    case 'character_scored':
      return say('character', {
        character: t(`troyes-character-${event.character}`),
        name: nameOf(store, event.seat as number),
        n,
      });
    case 'shown':
      return (event.characters as string[]).map((one) => t(`troyes-character-${one}`)).join(', ');
    default:
      return eventText(store.game, store.table, event);
  }
}

/** What an event takes from a player. */
const LOSSES = new Set(['paid', 'spent_influence', 'got_deniers', 'got_influence']);
const PAID = new Set(['marker', 'bought', 'bought_bank']);
const JOINT = new Set([
  'hired',
  'left_space',
  'left_lying',
  'left_card',
  'activated',
  'markers',
  'got_deniers',
  'paid',
  'got_influence',
  'spent_influence',
  'got_points',
  'taxed',
  'shot',
  'built',
  'covered',
  'countered',
  'taken',
  'entered',
  'expelled',
  'side_expelled',
  'farmed',
  'event_roll',
  'no_effect',
  'unbuilt',
  'uncovered',
  'side_built',
  'side_covered',
  'side_taken',
  'discarded',
  'side_entered',
  'king_spent',
  'king_bought',
  'king_points',
  'king_tradesman',
  'king_idle',
  'king_character_scored',
  'character_scored',
]);

export function lines(store: TableStore): LogLine[] {
  const named = piecesOf(store.game?.events ?? []);
  const found: LogLine[] = [];
  let line: (LogLine & { bits: string[]; start: string }) | null = null;
  let folded = '';
  let before = '';
  /** What is paid is told before what it pays for. */
  let paid: string[] = [];
  /** What an event does to whom: everybody is named once where all suffer the same. */
  let hit: [number, string][] = [];
  const settle = () => {
    const same =
      new Set(hit.map(([, text]) => text)).size === 1 && hit.length > 1 && hit.length === store.table?.seats.length;
    if (line && hit.length)
      line.bits.push(
        same
          ? t('web-troyes-log-everyone', { what: hit[0][1] })
          : hit.map(([seat, text]) => `${nameOf(store, seat)} ${text}`).join(', '),
      );
    hit = [];
  };
  const close = () => {
    settle();
    // An event that only brings black dice says nothing of its own.
    if (line?.start === 'struck' && line.bits.length === 1) found.splice(found.indexOf(line), 1);
    else if (line) line.text = line.bits.join(', ').replace(/:,/, ':');
    line = null;
  };
  for (const entry of store.log) {
    const at = endOf(entry);
    for (const event of entry.events) {
      const pieces =
        'level' in event
          ? [`site:${event.level}-${event.number}`]
          : named(event as any).filter((piece) => !piece.startsWith('kind'));
      if (event.kind === 'round') {
        close();
        found.push({
          at,
          head: t('web-troyes-round', { round: event.number as number, rounds: event.rounds as number }),
        });
      } else if (event.kind in FOLDED) {
        if (folded !== FOLDED[event.kind])
          found.push({ at, auto: true, text: t(`web-troyes-log-fold-${FOLDED[event.kind]}`) });
        folded = FOLDED[event.kind];
        continue;
      } else if (line?.start === 'struck' && (LOSSES.has(event.kind) || event.kind === 'penalty')) {
        const text = bit(store, event);
        if (text) hit.push([event.seat as number, text]);
        if (event.kind === 'penalty')
          line.deltas = [...(line.deltas ?? []), [event.seat as number, -(event.points as number)]];
      } else if (
        PAID.has(event.kind) ||
        (event.kind === 'spent_influence' && before !== 'activated' && before !== 'paid')
      ) {
        const text = bit(store, event);
        if (text) paid.push(text);
      } else if (line && JOINT.has(event.kind)) {
        const text = bit(store, event);
        if (text) line.bits.push(text);
        if (event.kind === 'got_points')
          line.deltas = [...(line.deltas ?? []), [event.seat as number, event.points as number]];
        line.pieces = [...(line.pieces ?? []), ...pieces];
      } else if (STARTS.has(event.kind)) {
        close();
        const king = event.kind.startsWith('king');
        const seat = typeof event.seat === 'number' ? event.seat : null;
        const made = {
          at,
          seat,
          bits: [bit(store, event) ?? '', ...paid],
          start: event.kind,
          pieces,
          mark: king ? 'tr-c-king' : event.kind === 'struck' ? 'tr-flag' : undefined,
        } as LogLine & { bits: string[]; start: string };
        if (king) made.bits[0] = `${t('troyes-side-king')} ${made.bits[0]}`;
        if (event.kind === 'penalty') made.deltas = [[seat!, -(event.points as number)]];
        found.push((line = made));
        paid = [];
      } else {
        close();
        const text = eventText(store.game, store.table, event);
        if (text) found.push({ at, auto: true, text, pieces });
      }
      folded = '';
      before = event.kind;
    }
    settle();
    if (line) line.text = line.bits.join(', ').replace(/:,/, ':');
  }
  close();
  return found;
}

/** The King's turn as one sentence, or without the dice he paid with. */
export function kingText(store: TableStore, roll: KingRoll, dice = true): string {
  const told = (event: GameEvent) => JOINT.has(event.kind) && (dice || event.kind !== 'king_spent');
  const bits = roll.events.map((event) => (told(event) ? bit(store, event) : null)).filter(Boolean);
  return `${t(`web-troyes-king-did-${roll.action}`, { n: roll.sum })}${bits.length ? `: ${bits.join(', ')}` : ''}`;
}

/** The dice that left the King's row in his turn. */
export const kingSpent = (roll: KingRoll) =>
  diceText(roll.events.flatMap((event) => (event.kind === 'king_spent' ? (event.dice as string[]) : [])));

/** Who has beaten which black dice since they were rolled. */
export function fought(store: TableStore): { seat: number; black: number[] }[] {
  const events = store.told.flatMap((entry) => entry.events);
  const start = events.findLastIndex((event) => event.kind === 'black_rolled');
  const found: { seat: number; black: number[] }[] = [];
  for (const event of events.slice(start + 1)) {
    if (event.kind === 'beaten') found.push({ seat: event.seat as number, black: event.black as number[] });
    if (event.kind === 'king_beat') found.push({ seat: 4, black: [event.black as number] });
  }
  return found;
}
