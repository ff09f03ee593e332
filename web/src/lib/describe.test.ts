import { beforeAll, describe, expect, test } from 'vitest';
import { api } from './api';
import { eventText, optionText, pieceText, planText, promptText, reasons } from './describe';
import type { GameInfo, Table } from './types';
import { words } from './words.svelte';

const TEXTS = `
nothing = nothing
toy-card-king = King
toy-card-old-queen = Old Queen
toy-good-wood = wood
toy-good-gold = gold
toy-space-palace-1 = the Palace
toy-cathedral = the Cathedral
toy-option-place = { $card } to tile { $tile }
toy-option-pay = { $goods } from { $dice } by { $seats }
toy-option-keep = keep { $cards } ({ $cards_count })
toy-option-pass = Pass
toy-event-taken = { $seat } takes { $card }.
    .hidden = { $seat } takes a card.
toy-event-drawn = { $seat } draws { $card }.
toy-event-stands = It stands { $totals }.
toy-prompt-who = { $target }: who goes there?
    .waiting = somebody goes to { $target }
toy-why-short = { $missing } short
`;
const field = (name: string, form: string, more: object = {}) => ({
  name,
  form,
  piece: name,
  family: name,
  names: null,
  spends: false,
  ...more,
});
const kind = (name: string, ...fields: object[]) => ({
  name,
  fields,
  secret: [],
  reveals: false,
  known: false,
  named: false,
});
const CARDS = ['king', 'old_queen'];
const CARD = field('card', 'name', { names: CARDS });
const GAME = {
  name: 'toy',
  options: [
    kind('place', { ...CARD, piece: 'hand' }, field('tile', 'index')),
    kind('pay', field('goods', 'counts', { names: ['wood', 'gold'], family: 'good' }), field('dice', 'set'), {
      ...field('seats', 'numbers'),
      piece: 'seat',
    }),
    kind('keep', field('cards', 'names', { names: CARDS, family: 'card' })),
    kind('pass'),
  ],
  events: [
    kind('taken', field('seat', 'seat'), CARD),
    kind('drawn', field('seat', 'seat'), CARD),
    kind('stands', field('totals', 'by-seat')),
  ],
  prompts: [kind('who', field('target', 'piece'))],
} as unknown as GameInfo;
const TABLE = {
  game: 'toy',
  yours: [],
  seats: ['Anna', 'Boris'].map((name, seat) => ({ seat, name, kind: 'person', you: false })),
} as unknown as Table;

beforeAll(async () => {
  api.words = async () => ({ files: [TEXTS] });
  await words.speak('en');
});

describe('options', () => {
  test.each([
    [{ kind: 'place', card: 'old_queen', tile: 3 }, 'Old Queen to tile 4'],
    [{ kind: 'place', card: null, tile: 0 }, 'nothing to tile 1'],
    [{ kind: 'pay', goods: { wood: 2, gold: 1 }, dice: [0, 2], seats: [1] }, '2 × wood, 1 × gold from 1, 3 by Boris'],
    [{ kind: 'pay', goods: {}, dice: [], seats: [] }, 'nothing from nothing by nothing'],
    [{ kind: 'keep', cards: ['king', 'old_queen'] }, 'keep King, Old Queen (2)'],
  ])('%o', (option, text) => expect(optionText(GAME, TABLE, option)).toBe(text));

  test('a whole action is its decisions one after the other', () => {
    const line = [{ kind: 'place', card: 'king', tile: 0 }, { kind: 'pass' }];
    expect(planText(GAME, TABLE, { line })).toBe('King to tile 1 → Pass');
  });
});

describe('events', () => {
  test('a reader who may know says all', () => {
    expect(eventText(GAME, TABLE, { kind: 'taken', seat: 1, card: 'king' })).toBe('Boris takes King.');
    expect(eventText(GAME, TABLE, { kind: 'stands', totals: [2, 0] })).toBe('It stands Anna 2, Boris 0.');
  });
  test('what is hidden is told by its other sentence, or not at all', () => {
    expect(eventText(GAME, TABLE, { kind: 'taken', seat: 1, card: null, hidden: true })).toBe('Boris takes a card.');
    expect(eventText(GAME, TABLE, { kind: 'drawn', seat: 1, card: null, hidden: true })).toBeNull();
  });
  test('what is merely none is not hidden', () => {
    expect(eventText(GAME, TABLE, { kind: 'taken', seat: 0, card: null })).toBe('Anna takes nothing.');
  });
});

describe('prompts', () => {
  const asked = (target: string) => ({ prompt: { name: 'who', about: { target } } });
  test('name their target by its word, whatever its family', () => {
    expect(promptText(GAME, TABLE, asked('space:palace_1'))).toBe('the Palace: who goes there?');
    expect(promptText(GAME, TABLE, asked('card:old_queen'))).toBe('Old Queen: who goes there?');
    expect(promptText(GAME, TABLE, asked('cathedral'))).toBe('the Cathedral: who goes there?');
  });
  test('those who wait hear another sentence', () => {
    expect(promptText(GAME, TABLE, asked('card:king'), true)).toBe('somebody goes to King');
  });
  test('nothing is asked where nothing is', () => expect(promptText(GAME, TABLE, { prompt: null })).toBe(''));
});

test('pieces are told by their words, by their roles too, or by their numbers', () => {
  expect(pieceText(GAME, TABLE, 'hand:king')).toBe('King');
  expect(pieceText(GAME, TABLE, 'tile:3')).toBe('4');
  expect(pieceText(GAME, TABLE, 'cards:old_queen')).toBe('Old Queen');
});

test('reasons are told with their numbers', () => {
  const store = { game: GAME, why: () => [{ code: 'short', data: { missing: 2 } }] };
  expect(reasons(store, ['card:king'])).toBe('2 short');
});
