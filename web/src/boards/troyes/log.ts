// The log: one line for each action with all it brought, the King's turns told in one breath, bookkeeping folded.
import type { Harm, LogLine } from '..';
import { eventText } from '../../lib/describe';
import { piecesOf } from '../../lib/pieces';
import type { GameEvent } from '../../lib/types';
import { t } from '../../lib/words.svelte';
import { endOf, type TableStore } from '../../table/store.svelte';
import { bit, diceText, nameOf, summed, threat } from './bits';
import type { KingRoll } from './king';

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
/** Bookkeeping of every round: one line for all seats, each with its number. */
const FOLDED: Record<string, string> = {
  income: 'income',
  wages: 'income',
  collected: 'end',
  returned: 'home',
  waited: 'wait',
  character_scored: 'character',
  king_character_scored: 'character',
};
/** Told by the digest to the one they hurt, or by the line of the event they come with. */
const SILENT = new Set(['dice_lost', 'pushed', 'cube_lost', 'flag_lost']);

/** What is lost to an event is told by its blow, seat by seat. */
const LOSSES = new Set(['paid', 'spent_influence', 'penalty']);
const PAID = new Set(['marker', 'bought', 'bought_bank']);
const SUMMED = new Set(['built', 'got_influence']);
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
]);

type Open = LogLine & { bits: string[]; start: string; sums: Record<string, { at: number; events: GameEvent[] }> };

/** The lines of a log, made event by event. */
class Teller {
  readonly found: LogLine[] = [];
  private readonly named: (event: any) => string[];
  private line: Open | null = null;
  private before = '';
  /** An event strikes: what it takes is told by its blows, seat by seat. */
  private striking = false;
  /** What is paid is told before what it pays for. */
  private paid: string[] = [];
  /** Bookkeeping that is being gathered: by its sort, then by seat. */
  private folds = new Map<string, Map<number | null, number[]>>();
  private foldedAt = 0;

  constructor(private readonly store: TableStore) {
    this.named = piecesOf(store.game?.events ?? []) as any;
  }

  hear(event: GameEvent, at: number): void {
    if (SILENT.has(event.kind)) return;
    if (event.kind in FOLDED) return this.gather(event, at);
    this.unfold();
    this.tell(event, at);
    this.before = event.kind;
  }

  /** Nothing more has been told. */
  end(): LogLine[] {
    this.unfold();
    this.close();
    return this.found;
  }

  private tell(event: GameEvent, at: number): void {
    const { store } = this;
    const seat = typeof event.seat === 'number' ? event.seat : null;
    const pieces = this.piecesOf(event);
    const { kind } = event;
    if (kind === 'struck') this.striking = true;
    else if (kind !== 'blow' && !LOSSES.has(kind)) this.striking = false;
    if (kind === 'round') {
      this.close();
      const args = { round: event.number as number, rounds: event.rounds as number };
      this.found.push({ at, head: t('web-troyes-round', args) });
    } else if (kind === 'blow')
      this.push({ at, seat, text: blow(event), mark: 'tr-flag', deltas: lost(event), pieces });
    else if (this.striking && LOSSES.has(kind)) return;
    else if (kind === 'rolled' || kind === 'side_rolled') this.push(rolled(event, at, seat));
    else if (/^(king_)?scored$/.test(kind)) this.push({ ...scored(event, at), seat });
    else if (PAID.has(kind) || (kind === 'spent_influence' && !['activated', 'paid'].includes(this.before)))
      this.paid.push(bit(store, event) ?? '');
    else if (this.line && JOINT.has(kind)) this.join(event, pieces);
    else if (STARTS.has(kind)) this.start(event, at, seat, pieces);
    else {
      const text = eventText(store.game, store.table, event);
      if (text) this.push({ at, auto: true, text, pieces });
    }
  }

  private piecesOf(event: GameEvent): string[] {
    if ('level' in event) return [`site:${event.level}-${event.number}`];
    return this.named(event).filter((piece) => !piece.startsWith('kind'));
  }

  private push(line: LogLine): void {
    this.close();
    this.found.push(line);
  }

  private start(event: GameEvent, at: number, seat: number | null, pieces: string[]): void {
    this.close();
    const king = event.kind.startsWith('king');
    const mark = king ? 'tr-c-king' : event.kind === 'struck' ? 'tr-flag' : undefined;
    const bits = [bit(this.store, event) ?? '', ...this.paid.filter(Boolean)];
    if (king) bits[0] = `${t('troyes-side-king')} ${bits[0]}`;
    this.line = { at, seat, bits, sums: {}, start: event.kind, pieces, mark, pass: event.kind === 'passed' };
    if (event.kind === 'penalty') this.line.deltas = [[seat!, -(event.points as number)]];
    this.found.push(this.line);
    this.paid = [];
  }

  private join(event: GameEvent, pieces: string[]): void {
    const line = this.line!;
    if (SUMMED.has(event.kind)) {
      // What comes cube by cube is told in one place.
      const sum = (line.sums[event.kind] ??= { at: line.bits.length, events: [] });
      sum.events.push(event);
      line.bits[sum.at] = summed(event.kind, sum.events);
    } else {
      const text = bit(this.store, event);
      if (text) line.bits.push(text);
    }
    if (event.kind === 'got_points') {
      const [seat, points] = [event.seat as number, event.points as number];
      const was = line.deltas?.find(([one]) => one === seat)?.[1] ?? 0;
      line.deltas = [...(line.deltas ?? []).filter(([one]) => one !== seat), [seat, was + points]];
    }
    line.pieces = [...(line.pieces ?? []), ...pieces];
  }

  private write(): void {
    if (this.line) this.line.text = this.line.bits.filter(Boolean).join(', ').replace(/:,/, ':');
  }

  private close(): void {
    const { line } = this;
    // An event that says nothing of its own only brings black dice, or has blows with lines of their own.
    if (line?.start === 'struck' && line.bits.length === 1) this.found.splice(this.found.indexOf(line), 1);
    else this.write();
    this.line = null;
  }

  private gather(event: GameEvent, at: number): void {
    const scored = event.kind.endsWith('character_scored');
    const what = scored ? String(event.character) : FOLDED[event.kind];
    const sums = this.folds.get(what) ?? new Map<number | null, number[]>();
    this.folds.set(what, sums);
    const seat = (event.seat ?? null) as number | null;
    const [more, less] = sums.get(seat) ?? [0, 0];
    const n = (event.deniers ?? event.count ?? event.points) as number;
    sums.set(seat, event.kind === 'wages' ? [more, less + n] : [more + n, less]);
    this.foldedAt = at;
  }

  private unfold(): void {
    if (!this.folds.size) return;
    const { folds, foldedAt: at } = this;
    this.folds = new Map();
    for (const [what, sums] of folds) {
      const own = !Object.values(FOLDED).includes(what);
      const some = [...sums].filter(([, [more]]) => more || !own);
      const all = some.map(([seat, [n, less]]) => `${nameOf(this.store, seat)} ${n}${less ? ` − ${less}` : ''}`);
      const list = { all: all.join(', ') || t('nothing') };
      const text = own
        ? `${t(`troyes-character-${what}`)}: ${t('web-troyes-log-for-character', list)}`
        : t(`web-troyes-log-fold-${what}`, list);
      this.push({ at, auto: true, text });
    }
  }
}

const loss = (id: string, n: unknown) => (n ? t(`web-troyes-gain-${id}`, { n: n as number, signed: `−${n}` }) : '');

/** What an event took from one seat. */
function blow(event: GameEvent): string {
  const parts = [loss('deniers', event.deniers), loss('influence', event.influence)].filter(Boolean);
  return `${threat(event.event)}: ${parts.join(', ') || t('web-troyes-log-penalty')}`;
}
const lost = (event: GameEvent): [number, number][] =>
  event.points ? [[event.seat as number, -(event.points as number)]] : [];

function rolled(event: GameEvent, at: number, seat: number | null): LogLine {
  const dice = diceText(event.dice as string[]);
  if (seat !== null) return { at, seat, text: t('web-troyes-log-rolls', { dice }) };
  return { at, auto: true, text: `${t(`troyes-side-${event.side}`)}: ${dice}` };
}

/** The sum at the end; where it comes from stands on the sheet of the scoring. */
function scored(event: GameEvent, at: number): LogLine {
  const text = t('web-troyes-log-total', { n: event.total as number });
  return event.kind === 'scored' ? { at, text } : { at, auto: true, text: `${t('troyes-side-king')}: ${text}` };
}

export function lines(store: TableStore): LogLine[] {
  const teller = new Teller(store);
  for (const entry of store.log) for (const event of entry.events) teller.hear(event, endOf(entry));
  return teller.end();
}

/** What was done to me, in pictures. */
export function harm(_: TableStore, event: GameEvent): Harm {
  const mine = `district:${event.seat}`;
  if (event.kind === 'dice_lost') {
    const [first] = event.dice as string[];
    return { marks: [`{${first}}`], way: [mine, ''], goesOn: true };
  }
  if (event.kind === 'pushed') return { marks: ['tr-citizen'] };
  if (event.kind === 'blow') return { marks: [event.influence ? 'tr-influence' : 'tr-denier'] };
  return {};
}

/** Where the pieces of the log lie. */
export function spot(piece: string, own: boolean): string {
  if (own && /^(die|kind|marker):/.test(piece)) return `[data-target="${piece}"]`;
  const name = piece.slice(piece.indexOf(':') + 1);
  if (piece.startsWith('space:')) return `[data-space="${name}"]`;
  if (piece.startsWith('site:')) return `[data-site="${name}"]`;
  return /^(card|threat|district|building):/.test(piece) ? `[data-target="${piece}"]` : '';
}

/** The King's turn as one sentence, or without the dice he paid with. */
export function kingText(store: TableStore, roll: KingRoll, dice = true): string {
  const told = ({ kind }: GameEvent) =>
    (JOINT.has(kind) || kind.endsWith('character_scored')) && (dice || kind !== 'king_spent');
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
