// The log of a game without a teller of its own: every event in its own words, seat by seat.
import type { LogLine } from '../boards';
import { eventText } from '../lib/describe';
import { piecesOf } from '../lib/pieces';
import { nameAt, properName } from '../lib/seats';
import type { Table } from '../lib/types';
import { endOf, type TableStore } from './store.svelte';

export function plainLines(store: TableStore): LogLine[] {
  const named = piecesOf(store.game?.events ?? []);
  return store.log.flatMap((entry) =>
    entry.events.flatMap((event): LogLine[] => {
      const at = endOf(entry);
      const text = eventText(store.game, store.table, event);
      if (!text) return [];
      const seat = typeof event.seat === 'number' ? event.seat : null;
      const pieces = named(event as any);
      if (seat === null) return [{ at, auto: true, text, pieces }];
      return [{ at, seat, text: withoutName(text, properName(store.table, seat)), pieces }];
    }),
  );
}

/** Several passes in a row become one line of nobody's, where the last of them stands. */
export function folded(lines: LogLine[], table: Table | null): LogLine[] {
  const found: LogLine[] = [];
  const told = ({ seat, text = '' }: LogLine) => `${nameAt(table, seat ?? null)} ${text.replace(/[.;,]$/, '')}`;
  let run: LogLine[] = [];
  const close = () => {
    const at = run.at(-1)?.at ?? 0;
    if (run.length > 1) found.push({ at, auto: true, text: `${run.map(told).join('; ')}.` });
    else found.push(...run);
    run = [];
  };
  for (const line of lines) {
    if (!line.pass) close();
    (line.pass ? run : found).push(line);
  }
  close();
  return found;
}

/** The line begins with the name in bold already; the sentence need not say it twice. */
export function withoutName(text: string, name: string): string {
  if (!text.startsWith(name)) return text;
  return text.slice(name.length).replace(/^[:,]?\s*/, '');
}
