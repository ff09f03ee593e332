// Options, prompts and events in words: the kind's message with its fields, named things already in words.
import { family, nameOf, type FieldInfo, type KindInfo, type Option } from './pieces';
import { properName } from './seats';
import type { Plan } from './plans';
import type { GameEvent, GameInfo, Prompt, Reason, Table } from './types';
import { dash, t, words, type Args } from './words.svelte';

export const thing = (game: string, family: string, name: string) => t(`${dash(game)}-${dash(family)}-${dash(name)}`);

function value(game: string, table: Table | null, field: FieldInfo, data: unknown): string | number {
  if (data === null || data === undefined) return t('nothing');
  switch (field.form) {
    case 'seat':
      return properName(table, data as number);
    case 'name':
      return thing(game, field.family, data as string);
    case 'piece':
      return t([game, ...(data as string).split(':')].map(dash).join('-'));
    case 'names':
      return (data as string[]).map((name) => thing(game, field.family, name)).join(', ') || t('nothing');
    case 'numbers':
      return (
        (data as number[]).map((one) => (field.piece === 'seat' ? properName(table, one) : one)).join(', ') ||
        t('nothing')
      );
    case 'by-seat':
      return (data as number[]).map((one, seat) => `${properName(table, seat)} ${one}`).join(', ');
    case 'set':
      return (data as number[]).map((index) => index + 1).join(', ') || t('nothing');
    case 'index':
      return (data as number) + 1;
    case 'counts':
      return (
        Object.entries(data as Record<string, number>)
          .map(([name, count]) => `${count} × ${thing(game, field.family, name)}`)
          .join(', ') || t('nothing')
      );
    default:
      return data as number;
  }
}

function fields(game: GameInfo, table: Table | null, kinds: KindInfo[], data: GameEvent | Option): Args {
  const kind = kinds.find((one) => one.name === data.kind);
  const said: Args = {};
  for (const field of kind?.fields ?? []) {
    said[field.name] = value(game.name, table, field, data[field.name]);
    said[`${field.name}_count`] = count(data[field.name]);
    if (field.form === 'name') said[`${field.name}_name`] = (data[field.name] as string | null) ?? '';
  }
  return said;
}

/** How many things a field holds, so that a text can leave out what is not there. */
function count(data: unknown): number {
  if (data === null || data === undefined) return 0;
  if (Array.isArray(data)) return data.length;
  return typeof data === 'object'
    ? Object.values(data as Record<string, number>).reduce((sum, one) => sum + one, 0)
    : 1;
}

/** An option in words; as the answer to a question it is called what it does there, where there are words for that. */
export function optionText(
  game: GameInfo | undefined,
  table: Table | null,
  option: Option,
  asked: Prompt | null = null,
): string {
  if (!game) return option.kind;
  const id = `${game.name}-option-${dash(option.kind)}`;
  const said = fields(game, table, game.options, option);
  const about = asked ? fields(game, table, game.prompts, { kind: asked.name, ...asked.about }) : {};
  return (asked && words.aside(id, dash(asked.name), { ...about, ...said })) || t(id, said);
}

/** A piece by its word, or by its number where it has none. */
export function pieceText(game: GameInfo | undefined, table: Table | null, piece: string): string {
  const field = game?.options.flatMap((kind) => kind.fields).find((one) => one.piece === family(piece));
  const name = nameOf(piece);
  if (!game || !field) return name;
  if (field.names) return thing(game.name, field.family, name);
  if (field.form === 'seat') return properName(table, Number(name));
  return ['index', 'set'].includes(field.form) ? String(Number(name) + 1) : name;
}

/** A whole action in words, decision by decision; the first is the answer to what is asked. */
export function planText(
  game: GameInfo | undefined,
  table: Table | null,
  plan: Pick<Plan, 'line'>,
  asked: Prompt | null = null,
): string {
  return plan.line.map((option, at) => optionText(game, table, option, at ? null : asked)).join(' → ');
}

/** A log line; null when the reader may know nothing of it. */
export function eventText(game: GameInfo | undefined, table: Table | null, event: GameEvent): string | null {
  if (!game) return event.kind;
  const id = `${game.name}-event-${dash(event.kind)}`;
  const args = fields(game, table, game.events, event);
  if (event.hidden) return words.aside(id, 'hidden', args) || null;
  return t(id, args);
}

/** What was done to the reader, and what it means. */
export function harmText(game: GameInfo | undefined, table: Table | null, event: GameEvent) {
  if (!game) return { text: event.kind, more: '' };
  const id = `${game.name}-event-${dash(event.kind)}`;
  const args = fields(game, table, game.events, event);
  return { text: words.aside(id, 'you', args) || t(id, args), more: words.aside(id, 'means', args) };
}

/** Why pieces cannot be used, as the game tells; empty until it has. */
export function reasons(store: { game?: GameInfo; why(pieces: string[]): Reason[] }, pieces: string[]): string {
  const said = store.why(pieces).map(({ code, data }) => t(`${store.game?.name}-why-${dash(code)}`, data));
  return said.join(' ');
}

/** What is asked, as said to the player who is asked or to those who wait. */
export function promptText(
  game: GameInfo | undefined,
  table: Table | null,
  state: { prompt: Prompt | null },
  waiting = false,
): string {
  if (!game || !state.prompt) return '';
  const { name, about } = state.prompt;
  const args = fields(game, table, game.prompts, { kind: name, ...about });
  const id = `${game.name}-prompt-${dash(name)}`;
  return (waiting && words.aside(id, 'waiting', args)) || t(id, args);
}

/** The heading or the first words of the rules text that tell of what is asked; empty where the game names none. */
export const rulesOf = (game: GameInfo | undefined, prompt: Prompt | null | undefined): string =>
  game && prompt ? words.aside(`${game.name}-prompt-${dash(prompt.name)}`, 'rules') : '';
