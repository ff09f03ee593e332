// Names in narrow places.
import { describe, expect, it } from 'vitest';
import { chipName, initial, properName } from './seats';
import type { Table } from './types';

const table = (...names: string[]) =>
  ({
    yours: [9],
    seats: names.map((name, seat) => ({ seat, name, kind: 'person', bot: null, you: false })),
  }) as unknown as Table;
const chips = (...names: string[]) => names.map((_, seat) => chipName(table(...names), seat));

describe('names of bots', () => {
  const bots = (...characters: (string | null)[]) =>
    ({
      yours: [],
      seats: characters.map((character, seat) => ({
        seat,
        name: '',
        kind: 'bot',
        bot: 'medium',
        character,
        you: false,
      })),
    }) as unknown as Table;
  it('are their characters', () => expect(properName(bots('bova', 'marfa'), 1)).toBe('marfa'));
  it('are told apart by their seats where there are none', () =>
    expect(properName(bots(null, null), 1)).toMatch(/ 2$/));
});

describe('names on chips', () => {
  it('keeps short names whole', () => expect(chips('Anna', 'Maximilian')).toEqual(['Anna', 'Maximilian']));
  it('takes the first word of long ones', () =>
    expect(chips('Catherine the Great', 'Anna')).toEqual(['Catherine', 'Anna']));
  it('tells apart those that share it', () =>
    expect(chips('Catherine the Great', 'Catherine of Aragon')).toEqual(['Catherine G', 'Catherine A']));
  it('shortens what has no end', () => expect(chips('Wolfeschlegelstein', 'A')[0]).toBe('Wolfeschle…'));
});

describe('letters on marks', () => {
  const letters = (...names: string[]) => names.map((_, seat) => initial(table(...names), seat));
  it('are the first of a name', () => expect(letters('Anna', 'skarbnik')).toEqual(['A', 'S']));
  it('are followed by the next where two share them', () =>
    expect(letters('Anna', 'Boris', 'Alisa')).toEqual(['An', 'B', 'Al']));
  it('give way to the number of the seat at last', () =>
    expect(letters('Anna', 'Boris', 'Anton')).toEqual(['1', 'B', '3']));
});
