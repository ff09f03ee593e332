// Since my last turn: what each rival did, and loudly what was done to me, told from the log.
import type { BoardModule, Harm, LogLine } from '../boards';
import { harmText } from '../lib/describe';
import { family, piecesOf, type KindInfo } from '../lib/pieces';
import type { GameEvent, LogEntry } from '../lib/types';
import { endOf } from './looking.svelte';
import type { TableStore } from './store.svelte';

export interface SinceLine extends Harm {
  /** The number that stands on the places it touched. */
  n: number;
  /** Whose doing it was; null for the game's own. */
  seat: number | null;
  loud: boolean;
  text: string;
  more: string;
  /** The decision after which it stands. */
  at: number;
  pieces: string[];
}

export interface Since {
  /** The decision of my own after which everything else came. */
  from: number;
  lines: SinceLine[];
  /** What was done to me beyond what is shown. */
  hidden: number;
}

export const NOTHING: Since = { from: -1, lines: [], hidden: 0 };
const MOST_LOUD = 4;
const MOST_BITS = 2;

/** Whose doing an event was that hurt a seat: the other seat it names. */
function doerOf(kind: KindInfo, event: GameEvent): number | null {
  const other = kind.fields.find((field) => field.form === 'seat' && field.name !== kind.hurts);
  return other ? ((event[other.name] as number | null) ?? null) : null;
}

/** The events of a log entry that are bad for a seat, each with whose doing it was. */
export function harms(kinds: KindInfo[], entry: LogEntry, seat: number): { event: GameEvent; by: number | null }[] {
  const known = new Map(kinds.map((kind) => [kind.name, kind]));
  return entry.events.flatMap((event) => {
    const kind = known.get(event.kind);
    if (!kind?.hurts || event[kind.hurts] !== seat) return [];
    const by = doerOf(kind, event);
    return entry.seat === seat && by !== null ? [] : [{ event, by }];
  });
}

/** What followed from one move stands in one line; blows of the game itself only where they come in one breath. */
function grouped(entry: LogEntry, found: { event: GameEvent; by: number | null }[]): GameEvent[][] {
  const groups: { by: number | null; events: GameEvent[] }[] = [];
  for (const { event, by } of found) {
    const last = groups.at(-1);
    const next = last && entry.events[entry.events.indexOf(last.events.at(-1)!) + 1] === event;
    const joined = by === null ? last?.by === null && next : groups.some((group) => group.by !== null);
    const group = by === null ? last : groups.find((one) => one.by !== null);
    if (joined) group!.events.push(event);
    else groups.push({ by, events: [event] });
  }
  return groups.map((group) => group.events);
}

/** What happened since a seat's last action, as far as it is on the screen. */
export function sinceLast(store: TableStore, parts: BoardModule | null, lines: LogLine[]): Since {
  const { seat, game, log } = store;
  if (seat === null || !game || !parts) return NOTHING;
  const own = log.findLastIndex((entry) => entry.seat === seat && entry.decision > 0);
  const from = own < 0 ? 0 : endOf(log[own]);
  const loud: SinceLine[] = [];
  const covered = new Set<number>();
  for (const entry of log.slice(Math.max(0, own))) {
    const at = endOf(entry);
    for (const events of grouped(entry, harms(game.events, entry, seat))) {
      const kind = game.events.find((one) => one.name === events[0].kind)!;
      const by = doerOf(kind, events[0]) === null ? null : entry.seat;
      const others = by === null ? [] : lines.filter((line) => line.at === at && line.seat === by);
      if (by !== null) covered.add(at);
      loud.push(told(store, parts, events, by, at, others));
    }
  }
  const shown = loud.slice(-MOST_LOUD);
  const quiet = quietLines(lines, seat, from, covered);
  return {
    from,
    lines: [...shown, ...quiet].map((line, place) => ({ ...line, n: place + 1 })),
    hidden: loud.length - shown.length,
  };
}

function told(
  store: TableStore,
  parts: BoardModule,
  events: GameEvent[],
  seat: number | null,
  at: number,
  others: LogLine[],
): SinceLine {
  const named = piecesOf(store.game!.events);
  const said = events.map((event) => ({ ...harmText(store.game, store.table, event), ...parts.harm?.(store, event) }));
  const [first, ...rest] = said;
  const more = [
    first.more,
    ...rest.flatMap((one) => [one.text, one.more]),
    ...others.map((line) => (first.goesOn && !rest.length ? finished(line.text ?? '') : '')),
  ];
  const pieces = events.flatMap((event) => named(event as any));
  return {
    ...first,
    n: 0,
    seat,
    loud: true,
    at,
    more: more.filter(Boolean).join(' '),
    way: first.way ? [first.way[0], first.way[1] || target(others)] : wayOf(pieces),
    pieces: [...new Set([...pieces, ...others.flatMap((line) => line.pieces ?? [])])],
  };
}

/** Where a line's doing ended. */
const target = (lines: LogLine[]) =>
  lines.flatMap((line) => line.pieces ?? []).find((one) => family(one) !== 'seat') ?? '';

/** A thing that went from one place to another of the same sort. */
function wayOf(pieces: string[]): [string, string] | undefined {
  for (const piece of pieces) {
    const other = pieces.find((one) => one !== piece && family(one) === family(piece) && family(one) !== 'seat');
    if (other) return [piece, other];
  }
  return undefined;
}

/** Whether a line tells of something after a decision; what the game began for a rival in the same breath is after it. */
export const isNews = (line: LogLine, from: number) => line.at > from || (line.at === from && !!line.follows);

/** One line for each rival, the newest of his moves last. */
function quietLines(lines: LogLine[], me: number, from: number, covered: Set<number>): SinceLine[] {
  const mine = new Map<number, LogLine[]>();
  for (const line of lines) {
    const { seat } = line;
    if (!isNews(line, from) || line.auto || line.counted || line.head) continue;
    if (typeof seat !== 'number' || seat === me || covered.has(line.at)) continue;
    mine.set(seat, [...(mine.get(seat) ?? []), line]);
  }
  return [...mine].map(([seat, all]) => {
    const done = all.filter((line) => !line.luck);
    const some = (done.length ? done : all).slice(-MOST_BITS);
    return {
      n: 0,
      seat,
      loud: false,
      text: some.map((line) => (line.text ?? '').replace(/[.;,]$/, '')).join('; '),
      more: '',
      marks: some.length === 1 && some[0].mark ? [some[0].mark] : [],
      at: some.at(-1)!.at,
      pieces: [...new Set(some.flatMap((line) => line.pieces ?? []))],
    };
  });
}

const finished = (text: string) => {
  const plain = text.trim();
  return plain && plain[0].toUpperCase() + plain.slice(1) + (/[.!?]$/.test(plain) ? '' : '.');
};
