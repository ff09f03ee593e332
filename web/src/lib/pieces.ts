// Options as they travel, as objects with names, and as the pieces they name: `tile:3`, `character:king`, `die:0`, `die:2`.
import type { GameEvent } from './types';
import type { FieldInfo, KindInfo } from './wire';

export type { FieldInfo, KindInfo };
export interface Option {
  kind: string;
  [field: string]: unknown;
}
/** A choice of so many of these things, in place of a list of all such choices. */
interface Choice {
  of: number[];
  pick: number;
}
/** An option of a forest: the number of its kind, then its fields; names are numbers. */
export type Flat = [number, ...unknown[]];

export const family = (piece: string) => piece.slice(0, piece.indexOf(':'));
export const nameOf = (piece: string) => piece.slice(piece.indexOf(':') + 1);

/** Whether a list of families, or of single pieces, holds a piece. */
export const among = (held: string[], piece: string) => held.includes(piece) || held.includes(family(piece));

export const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'pick' in value && 'of' in value;

/** A field's value as the server writes it for people and programs. */
export function spelled(field: FieldInfo, value: any): unknown {
  switch (field.form) {
    case 'name':
      return value < 0 ? null : field.names![value];
    case 'seat':
      return value < 0 ? null : value;
    case 'names':
      return value.map((one: number) => field.names![one]);
    case 'counts':
      return Object.fromEntries(
        value.flatMap((count: number, at: number) => (count ? [[field.names![at], count]] : [])),
      );
    default:
      return value;
  }
}

/** The pieces one field points at; a field without a family points at nothing. */
export function fieldPieces(field: FieldInfo, value: unknown): string[] {
  if (value === null || value === undefined || !field.piece) return [];
  if (field.form === 'extra' && !value) return [];
  if (field.form === 'piece') return [String(value)];
  if (Array.isArray(value)) return value.map((one) => `${field.piece}:${one}`);
  if (typeof value !== 'object') return [`${field.piece}:${value}`];
  return Object.entries(value as Record<string, number>).flatMap(([name, count]) =>
    Array.from({ length: count }, () => `${field.piece}:${name}`),
  );
}

/** Whether an option is pointed at by its own name: it asks to be, or there is nothing else it could be pointed at by. */
export const isNamed = (kind: KindInfo, pieces: string[]) =>
  kind.named || (!pieces.length && (!kind.fields.length || kind.fields.some((field) => field.piece)));

/** The pieces an option or an event names, by its kind's declaration; what names nothing, or is meant by
    its own name, is its own piece. */
export function piecesOf(kinds: KindInfo[]): (option: Option | GameEvent) => string[] {
  const known = new Map(kinds.map((kind) => [kind.name, kind]));
  return (option) => {
    const kind = known.get(option.kind);
    const found = (kind?.fields ?? []).flatMap((field) => fieldPieces(field, option[field.name]));
    return !kind || isNamed(kind, found) ? [`kind:${option.kind}`, ...found] : found;
  };
}
