import { describe, expect, it } from 'vitest';
import { askedFrom, judge } from './judge';
import type { Beat } from './lessons';

const beat = (part: Partial<Beat>): Beat => ({
  say: '',
  ask: '',
  why: '',
  spot: [],
  touch: [],
  do: [],
  may: {},
  answers: {},
  moves: false,
  free: false,
  ...part,
});
const witch = { kind: 'place', character: 'witch', tile: 5 };
const swap = { kind: 'swap', first: 1, second: 4 };
const beats = [
  beat({}),
  beat({ do: [witch], may: { idle: [{ kind: 'place', character: 'witch' }], who: [{ kind: 'place' }] } }),
  beat({ do: [swap], may: { decline: [{ kind: 'decline' }] } }),
];

describe('what the mentor says to a choice', () => {
  it('waits at the next beat that asks for one', () => {
    expect(askedFrom(beats, 0)).toBe(1);
    expect(askedFrom(beats, 3)).toBe(3);
  });
  it('takes a whole action, beat by beat, whatever the order of its fields', () => {
    expect(judge(beats, 0, [{ tile: 5, character: 'witch', kind: 'place' } as any])).toEqual({
      fine: true,
      beat: 1,
      word: '',
    });
    expect(judge(beats, 0, [witch, swap])).toEqual({ fine: true, beat: 2, word: '' });
  });
  it('answers the first choice it does not take by the first pattern that fits', () => {
    expect(judge(beats, 0, [{ ...witch, tile: 0 }])).toEqual({ fine: false, beat: 1, word: 'idle' });
    expect(judge(beats, 0, [{ ...witch, character: 'king' }]).word).toBe('who');
    expect(judge(beats, 0, [witch, { kind: 'decline' }])).toEqual({ fine: false, beat: 2, word: 'decline' });
    expect(judge(beats, 0, [witch, { kind: 'stack' }])).toEqual({ fine: false, beat: 2, word: '' });
  });
  it('answers by the closing thought where nothing more is asked', () => {
    expect(judge(beats, 3, [swap])).toEqual({ fine: false, beat: 2, word: '' });
    expect(judge([...beats, beat({})], 3, [swap])).toEqual({ fine: false, beat: 3, word: '' });
  });
});
