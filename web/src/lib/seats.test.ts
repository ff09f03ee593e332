// Names in narrow places.
import { describe, expect, it } from 'vitest';
import { chipName } from './seats';
import type { Table } from './types';

const table = (...names: string[]) =>
  ({
    yours: [9],
    seats: names.map((name, seat) => ({ seat, name, kind: 'person', bot: null, you: false })),
  }) as unknown as Table;
const chips = (...names: string[]) => names.map((_, seat) => chipName(table(...names), seat));

describe('names on chips', () => {
  it('keeps short names whole', () => expect(chips('Anna', 'Maximilian')).toEqual(['Anna', 'Maximilian']));
  it('takes the first word of long ones', () =>
    expect(chips('Catherine the Great', 'Anna')).toEqual(['Catherine', 'Anna']));
  it('tells apart those that share it', () =>
    expect(chips('Catherine the Great', 'Catherine of Aragon')).toEqual(['Catherine G', 'Catherine A']));
  it('shortens what has no end', () => expect(chips('Wolfeschlegelstein', 'A')[0]).toBe('Wolfeschle…'));
});
