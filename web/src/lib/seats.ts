// Identity of seats: colour, shape and name always go together.
import type { SeatInfo, Table } from './types';
import { t } from './words.svelte';

export const COLOURS = ['red', 'blue', 'yellow', 'green', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];

export const colourOf = (seat: number | null | undefined): Colour | 'none' =>
  seat === null || seat === undefined ? 'none' : (COLOURS[seat] ?? 'violet');

export const levelName = (level: string | null) => t(`bot-level-${level ?? 'easy'}`);
export const characterName = (character: string) => t(`bot-name-${character}`);

/** What a bot's seat says beside its name. */
export const botWord = (seat: SeatInfo) => `${t('web-bot-word')}, ${levelName(seat.bot)}`;

export function seatName(seat: SeatInfo, me = true): string {
  const bot = () => (seat.character ? characterName(seat.character) : levelName(seat.bot));
  const name = seat.name || (seat.kind === 'bot' ? bot() : t('web-seat-open'));
  return seat.you && me ? t('web-you-named', { name }) : name;
}

export const nameAt = (table: Table | null, seat: number | null | undefined, me = false): string => {
  const info = table?.seats.find((one) => one.seat === seat);
  if (!info) return '';
  return info.you && me ? seatName(info) : properName(table, info.seat);
};

/** The name a sentence uses; where two at one table share it they are told apart by their seat. */
export function properName(table: Table | null, seat: number): string {
  const info = table?.seats[seat];
  if (!info) return '';
  // A record that was brought here tells of seats, not of names.
  if (info.kind === 'open' && table!.status !== 'open') return t('web-seat-number', { number: seat + 1 });
  const name = seatName(info, false);
  const twins = table!.seats.filter((one) => seatName(one, false) === name).length > 1;
  return twins ? `${name} ${seat + 1}` : name;
}

/** The name on a chip: one's own seat is simply you. */
export function shortName(table: Table | null, seat: number): string {
  return table?.seats[seat]?.you && table.yours.length === 1 ? t('web-you') : properName(table, seat);
}

/** The letter on a mark; where two at one table share it the next one tells them apart, or at last their seat. */
export function initial(table: Table | null, seat: number): string {
  const start = (at: number, length: number) => {
    const name = properName(table, at).slice(0, length);
    return name.slice(0, 1).toUpperCase() + name.slice(1);
  };
  const alone = (length: number) =>
    !table?.seats.some((one) => one.seat !== seat && start(one.seat, length) === start(seat, length));
  const enough = [1, 2].find(alone);
  return enough ? start(seat, enough) : String(seat + 1);
}

/** How many letters of a name a chip has room for, on two lines. */
const CHIP = 12;

/** A name for the narrowest place: the first word of it, with a second initial where two share the first. */
export function chipName(table: Table | null, seat: number): string {
  const name = shortName(table, seat);
  if (name.length <= CHIP || !table) return name;
  const [first, ...rest] = name.split(/\s+/);
  const same = table.seats.filter((one) => shortName(table, one.seat).split(/\s+/)[0] === first).length > 1;
  const short = first.length > CHIP ? `${first.slice(0, CHIP - 2)}…` : first;
  return same && rest.length ? `${short} ${rest.at(-1)![0]}` : short;
}
