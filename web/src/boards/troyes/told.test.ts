// What the log says of events that strike and of what an action brought, and which dice go without being asked for.
import fs from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { api } from '../../lib/api';
import { words } from '../../lib/words.svelte';
import type { TableStore } from '../../table/store.svelte';
import { canBeHeld, impliedOf, meaning, silentPlans } from './implied';
import { tellings } from './king';
import { lines } from './log';
import { tell } from './tell';

const locale = new URL('../../../../src/regnum/locale/en/', import.meta.url);

beforeAll(async () => {
  const files = fs.readdirSync(locale).filter((name) => name.endsWith('.ftl'));
  api.words = async () => ({ files: files.map((name) => fs.readFileSync(new URL(name, locale), 'utf8')) });
  await words.speak('en');
});

const said = (...events: object[]) =>
  lines({
    log: [{ decision: 1, decisions: 1, events }],
    game: { name: 'troyes', events: [] },
    table: null,
  } as unknown as TableStore).map((line) => line.text);

test('what an event takes from everybody is told by its blows, and by nothing that follows', () => {
  const hit = (seat: number) => [
    { kind: 'spent_influence', seat, count: 2 },
    { kind: 'penalty', seat, points: 2 },
    { kind: 'blow', event: 'heresy', seat, deniers: 0, influence: 2, points: 2 },
  ];
  expect(
    said(
      { kind: 'struck', event: 'heresy' },
      ...[0, 1, 2].flatMap(hit),
      { kind: 'beaten', seat: 0, dice: ['red_3'], black: [6] },
      { kind: 'got_influence', seat: 0, count: 1 },
    ),
  ).toEqual([
    'Heresy: −2 influence',
    'Heresy: −2 influence',
    'Heresy: −2 influence',
    '{red_3} against black 6, +1 influence',
  ]);
});

test('what comes cube by cube is told at once', () => {
  const built = (level: number, number: number, count: number) => [
    { kind: 'built', seat: 0, level, number },
    { kind: 'got_influence', seat: 0, count },
  ];
  expect(
    said({ kind: 'spent_dice', seat: 0, dice: ['white_3', 'white_6'] }, ...built(1, 3, 1), ...built(2, 6, 2)),
  ).toEqual(['{white_3}{white_6}, cathedral windows I-3, II-6, +3 influence']);
});

test('a die that only one use is left for stands for that use', () => {
  const dice = [{ die: 6, face: 3, strength: 3 }];
  const face = { line: [{ kind: 'face', black: [0] }], end: 'done', pieces: ['black:0'], spends: false };
  const reroll = { line: [{ kind: 'reroll', die: 6 }], end: 'chance', pieces: ['kind:reroll', 'die:6'], spends: false };
  const store = {
    view: { dice },
    state: { prompt: { name: 'face-black-dice' } },
    myTurn: true,
    assist: 1,
    past: false,
    draft: { chosen: [] },
    plansWith: (pieces: string[]) => (pieces.length ? [reroll] : [face, reroll]),
    previewFor: (asked: object[]) => asked.map(() => ({ view: { dice: [] } })),
  } as unknown as TableStore;
  const implied = impliedOf(store);
  expect([...implied]).toEqual([['black:0', [6]]]);
  expect(meaning(store, implied, 6)).toEqual(['black:0']);
  expect(meaning(store, new Map([...implied, ['kind:farm', [6]]]), 6), 'of two uses neither is meant').toBeNull();
});

test('a die that no plan names is held for any of the uses that would take it', () => {
  const use = (piece: string, ...more: string[]) => ({
    line: [{ kind: piece }, ...more.map((kind) => ({ kind }))],
    end: 'done',
    pieces: [piece, ...more],
    spends: false,
  });
  const plans = [use('kind:farm'), use('card:diplomat', 'threat:heresy'), use('card:diplomat', 'threat:drought')];
  const store = {
    view: { dice: [{ die: 3 }, { die: 4 }] },
    state: { prompt: { name: 'act' } },
    myTurn: true,
    assist: 1,
    past: false,
    draft: { chosen: [] },
    plansWith: (pieces: string[]) => (pieces.length ? [] : plans),
    previewFor: (asked: object[]) => asked.map(() => ({ view: { dice: [{ die: 4 }] } })),
  } as unknown as TableStore;
  const implied = impliedOf(store);
  expect([...implied.keys()], 'whatever is asked after the card').toEqual(['kind:farm', 'card:diplomat']);
  expect([canBeHeld(store, implied, 3), canBeHeld(store, implied, 4)]).toEqual([true, false]);
  expect(silentPlans(store, implied, [3])).toEqual(plans);
  expect(silentPlans(store, implied, [3, 4])).toEqual([]);
});

test('a last citizen who had no choice of places is told to the one he belongs to', () => {
  const placed = (seat: number, space: string) => ({ kind: 'placed', seat, space });
  const news = [placed(1, 'palace_2'), placed(0, 'bishopric_5'), { kind: 'round', number: 1, rounds: 6 }];
  expect(tellings(news, 1), 'his own choice').toEqual([]);
  const [tale] = tellings(news, 0);
  expect(tale).toEqual([news[1]]);
  const said = tell({} as TableStore, tale);
  expect([said.text, said.strong].join(' ')).toBe(
    'One empty space was left, and it is his: Bishopric, bottom row,\u00a02.',
  );
  const free = [placed(0, 'palace_2'), { kind: 'side_placed', side: 'neutral', space: 'palace_3' }, news[2]];
  expect(tellings(free, 0), 'one of several spaces').toEqual([]);
});
