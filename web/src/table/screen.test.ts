import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { State } from '../lib/types';
import { Screen } from './screen.svelte';

const state = (decisions: number) => ({ decisions }) as State;
const shown = (screen: Screen) => screen.shown?.decisions;
const how = (action: string, asks = false) => ({ action, stay: 1000, asks });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open(): Screen {
  const screen = new Screen();
  screen.take(state(0), null);
  return screen;
}

describe('the screen', () => {
  test('shows rivals’ moves one after the other', () => {
    const screen = open();
    screen.take(state(1), how('a'));
    screen.take(state(2), how('b'));
    screen.take(state(3), how('c'));
    expect([shown(screen), screen.settled]).toEqual([1, false]);
    vi.advanceTimersByTime(1000);
    expect(shown(screen)).toBe(2);
    vi.advanceTimersByTime(1000);
    expect([shown(screen), screen.settled]).toEqual([3, true]);
  });

  test('waits for actions, not for their steps', () => {
    const screen = open();
    screen.take(state(1), how('a'));
    screen.take(state(2), how('b'));
    screen.take(state(3), how('b'));
    screen.take(state(4), how('b'));
    vi.advanceTimersByTime(1000);
    expect([shown(screen), screen.settled]).toEqual([4, true]);
  });

  test('one’s own move is shown at once, and what follows after a pause', () => {
    const screen = open();
    screen.own(state(1), 1000);
    screen.take(state(2), how('a'));
    expect(shown(screen)).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(shown(screen)).toBe(2);
  });

  test('a move that asks stays until the word comes, also the last one', () => {
    const screen = open();
    screen.take(state(1), how('a', true));
    screen.take(state(2), how('b', true));
    vi.advanceTimersByTime(60_000);
    expect([shown(screen), screen.held]).toEqual([1, true]);
    screen.goOn();
    expect([shown(screen), screen.held, screen.settled]).toEqual([2, true, false]);
    screen.goOn();
    expect(screen.settled).toBe(true);
  });

  test('can be skipped to the newest', () => {
    const screen = open();
    screen.take(state(1), how('a', true));
    screen.take(state(2), how('b'));
    screen.flush();
    expect([shown(screen), screen.settled]).toEqual([2, true]);
    vi.advanceTimersByTime(5000);
    expect(shown(screen)).toBe(2);
  });
});
