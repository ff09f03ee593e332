// The words of the log: an event as a few words inside a line.
import { eventText } from '../../lib/describe';
import { nameAt } from '../../lib/seats';
import type { GameEvent } from '../../lib/types';
import { dash, signed, t } from '../../lib/words.svelte';
import type { TableStore } from '../../table/store.svelte';
import { cellsText } from './choices';
import { nameOf as sideOf } from './owners';
import { spaceText } from './targets';
import { NEUTRAL } from './types';

/** Dice as pictures inside a sentence. */
export const diceText = (names: string[]) => names.map((name) => `{${name}}`).join('');
/** The log speaks of everybody by name, also of oneself. */
export const nameOf = (store: TableStore, owner: number | null) =>
  owner === null || owner >= NEUTRAL ? sideOf(store, owner) : nameAt(store.table, owner);
const card = (name: unknown) => t(`troyes-card-${dash(String(name))}`);
export const threat = (name: unknown) => t(`troyes-threat-${dash(String(name))}`);
const building = (name: unknown) => t(`troyes-building-${dash(String(name))}`);
const space = (name: unknown) => spaceText(String(name));
const cells = (events: GameEvent[]) => ({
  cells: cellsText(events.map((event) => `${event.level}-${event.number}`)),
  n: events.length,
});
const amount = (what: 'deniers' | 'influence' | 'points', n: number) =>
  n ? t(`web-troyes-gain-${what}`, { n: Math.abs(n), signed: signed(n) }) : '';

/** Several events of a kind as one. */
export const summed = (kind: string, events: GameEvent[]): string =>
  kind === 'built'
    ? t('web-troyes-log-built', cells(events))
    : amount(
        'influence',
        events.reduce((sum, event) => sum + (event.count as number), 0),
      );

/** An event as a few words inside a line; null when the line need not say it. */
export function bit(store: TableStore, event: GameEvent): string | null {
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
      return event.deniers
        ? say('bought', { name: nameOf(store, event.owner as number), n: event.deniers as number })
        : null;
    case 'bought_bank':
      return event.deniers ? say('bought-bank', { n: event.deniers as number, dice: event.count as number }) : null;
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
      return amount('deniers', n);
    case 'paid':
      return amount('deniers', -n);
    case 'got_influence':
      return amount('influence', n);
    case 'spent_influence':
      return amount('influence', -n);
    case 'got_points':
      return null;
    case 'taxed':
      return say('taxed', { name: nameOf(store, event.seat as number), n });
    case 'shot':
      return say('shot', { rolls: (event.rolls as number[]).join(' '), hits: event.hits as number });
    case 'built':
    case 'side_built':
      return say('built', cells([event]));
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
      return say('entered', { space: space(event.space) });
    case 'side_entered':
      return say('side-entered', { space: space(event.space), king: store.state?.view.king ? 1 : 0 });
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
      return amount('points', -n) || say('penalty');
    case 'struck':
      return `${threat(event.event)}:`;
    case 'event_roll':
      return say('rolled', { n: event.face as number });
    case 'no_effect':
      return say('no-effect');
    case 'unbuilt':
      return say('unbuilt', cells([event]));
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
      return amount('points', n);
    case 'king_tradesman':
      return say('tradesman', { card: card(event.card), n: event.points as number });
    case 'king_idle':
      return say('idle');
    case 'king_beat':
      return say('beaten', { dice: diceText(event.dice as string[]), black: event.black as number });
    case 'king_character_scored':
    case 'character_scored':
      return say('character', {
        character: t(`troyes-character-${event.character}`),
        name: nameOf(store, (event.seat ?? null) as number | null),
        n,
      });
    case 'shown':
      return say('shown', {
        characters: (event.characters as string[]).map((one) => t(`troyes-character-${one}`)).join(', '),
      });
    default:
      return eventText(store.game, store.table, event);
  }
}
