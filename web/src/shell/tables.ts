// Facts of tables in words, shared by the lobby and the archive.
import type { GameInfo, Table } from '../lib/types';
import { dash, t } from '../lib/words.svelte';

/** The games as they are offered: the shortest first. */
export const gameOrder = (games: GameInfo[]) =>
  [...games].sort((a, b) => a.minutes - b.minutes || a.name.localeCompare(b.name));

/** My result in a finished game, and whether I won. */
export function outcome(table: Table): [string, boolean] {
  const scores = table.scores ?? [];
  const me = table.yours[0];
  const won = me !== undefined && !!table.winners?.includes(me);
  const line = scores.length === 2 ? scores.join(' : ') : String(scores[me ?? table.winners?.[0] ?? 0] ?? '');
  if (me === undefined) return [line, false];
  const place = 1 + scores.filter((points) => points > scores[me]).length;
  return [won ? t('web-won', { line }) : t('web-place', { place: Math.max(place, 2), line }), won];
}

/** What a game is played with beside its base: modules, the advanced game. */
export function playedWith(game: string, settings: Table['settings']): string {
  const changed = Object.entries(settings).filter(([, value]) =>
    Array.isArray(value) ? value.length : value === true,
  );
  const named = changed.flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((one) => `${name}-${one}`) : [name],
  );
  return named.map((name) => t(`${game}-setting-${dash(name)}`)).join(', ');
}

/** Icons with words for the options of a table. */
export function facts(table: Table): [string, string][] {
  const found: [string, string][] = [['eye', t('web-assist-level', { level: table.options.assist })]];
  const more = playedWith(table.game, table.settings);
  if (more) found.push(['plus', more]);
  if (table.options.hints) found.push(['spark', t('web-hints-on')]);
  if (table.options.spectators && table.options.delay)
    found.push(['clock', t('web-watched-late', { count: table.options.delay })]);
  return found;
}
