// What is drawn follows what was measured.
import { describe, expect, it } from 'vitest';
import type { BotStrength } from '../lib/types';
import { rises, stepOf, varieties } from './strengths';

const step = (game: string, bot: string, against: string, share: number, settings = {}): BotStrength =>
  ({ game, seats: 4, settings, bot, against, games: 8, share, low: 0, high: 1, even: 0.25 }) as BotStrength;

describe('strengths', () => {
  const measured = [
    step('brawl', 'easy', 'random', 0.9),
    step('troyes', 'easy', 'random', 1),
    step('brawl', 'medium', 'easy', 0.4),
    step('brawl', 'easy', 'random', 0.8, { modules: ['x'] }),
  ];
  it('are told apart by how the game was played', () => {
    const found = varieties(measured);
    expect(found.map((one) => [one.game, one.steps.length])).toEqual([
      ['brawl', 2],
      ['troyes', 1],
      ['brawl', 1],
    ]);
    expect(stepOf(found[0], 'medium', 'easy')?.share).toBe(0.4);
    expect(stepOf(found[0], 'hard', 'medium')).toBeUndefined();
    expect(stepOf(undefined, 'easy', 'random')).toBeUndefined();
  });
  it('rise the more the clearer a level wins', () => {
    const [floor, much, little, unknown] = rises([undefined, measured[0], measured[2], undefined]);
    expect(much - floor).toBeGreaterThan(little - much);
    expect(little).toBeGreaterThan(much);
    expect(unknown).toBeGreaterThan(little);
    expect(rises([undefined, step('troyes', 'easy', 'random', 1)])[1]).toBeLessThan(200);
  });
});
