import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fieldPieces, type KindInfo } from './pieces';
import { Plans, type Draft } from './plans';
import type { Forest } from './types';

const field = (name: string, form = 'number', more: object = {}) => ({
  name,
  form,
  piece: name,
  family: name,
  names: null,
  spends: false,
  ...more,
});
const kind = (name: string, ...fields: ReturnType<typeof field>[]): KindInfo => ({
  name,
  fields,
  secret: [],
  reveals: false,
  known: false,
  named: false,
  hurts: '',
});
const CARDS = ['king', 'witch', 'wizard'];
const KINDS = [
  kind('place', field('card', 'name', { names: CARDS, spends: true }), field('tile', 'index')),
  kind('decline'),
  kind('move', field('source', 'index', { piece: 'top' }), field('target', 'index')),
  kind('help', field('dice', 'set', { piece: 'die', spends: true }), field('advisor')),
  kind('keep', field('cards', 'names', { piece: 'card', names: CARDS })),
  kind('step', field('pawn', 'index'), field('place', 'index')),
  kind('ride', field('pawn', 'index'), field('place', 'index'), field('route', 'name', { names: ['road'] })),
  kind('buy', field('goods', 'counts', { piece: 'good', names: ['wood', 'gold'], spends: true })),
];
const [PLACE, DECLINE, MOVE, HELP, KEEP, STEP, RIDE, BUY] = KINDS.keys();
const DONE = -1;
const MORE = -5;
const ask = (name: string) => ({ name, about: {} });

function forest(options: unknown[][], lists: number[][], more: Partial<Forest> = {}): Forest {
  return { options, lists, asks: [ask('first'), ask('second')], alike: [], ...more };
}
const plans = (told: Forest) => Plans.of(told, KINDS);

describe('any order', () => {
  const told = forest(
    [[PLACE, 0, 3], [PLACE, 2, 3], [MOVE, 0, 5], [MOVE, 1, 5], [DECLINE]],
    [
      [0, 0, DONE, 1, 1],
      [1, 2, DONE, 3, DONE, 4, DONE],
    ],
  );
  const wizard = ['card:wizard', 'tile:3', 'top:1', 'target:5'];

  test('every order of the pieces means the same plan', () => {
    for (const order of permutations(wizard)) {
      let chosen: string[] = [];
      for (const piece of order) {
        expect(plans(told).open(chosen)).toContain(piece);
        chosen = plans(told).click(chosen, [piece]);
      }
      expect(plans(told).draft(chosen).plan?.line).toEqual([
        { kind: 'place', card: 'wizard', tile: 3 },
        { kind: 'move', source: 1, target: 5 },
      ]);
    }
  });

  test('the step that is asked next is found without asking the server', () => {
    const draft = plans(told).draft(['tile:3', 'card:wizard']);
    expect(draft.plan).toBeNull();
    expect(draft.line).toEqual([{ kind: 'place', card: 'wizard', tile: 3 }]);
    expect(draft.ask?.name).toBe('second');
    expect(draft.next.map((option) => option.kind)).toEqual(['move', 'move', 'decline']);
    expect(plans(told).draft(['tile:3']).ask?.name).toBe('first');
  });

  test('a chosen piece is put down by another click, or replaced by its like', () => {
    expect(plans(told).click(['card:wizard'], ['card:wizard'])).toEqual([]);
    expect(plans(told).click(['card:wizard', 'tile:3'], ['card:king'])).toEqual(['card:king', 'tile:3']);
    expect(plans(told).others(['card:wizard', 'tile:3'])).toEqual(new Set(['card:wizard', 'card:king', 'tile:3']));
  });

  test('a piece that does not go with the choice begins anew and keeps what goes with it', () => {
    const wide = plans(forest([[PLACE, 0, 3], [PLACE, 1, 4], [PLACE, 2, 4]], [[0, 0, DONE, 1, DONE, 2, DONE]])); // prettier-ignore
    expect(wide.click(['tile:4'], ['card:king'])).toEqual(['card:king']);
    expect(wide.click(['card:king', 'tile:3'], ['tile:4'])).toEqual(['tile:4']);
  });

  test('a target is added where it is the one completion left, and is told as added', () => {
    const draft = plans(told).draft(['card:king']);
    expect(draft.plan?.line).toEqual([{ kind: 'place', card: 'king', tile: 3 }]);
    expect(draft).toMatchObject({ chosen: ['card:king'], added: ['tile:3'], pieces: ['card:king', 'tile:3'] });
  });
});

describe('what is spent', () => {
  const told = forest([[HELP, [0], 3], [HELP, [0, 1], 9]], [[0, 0, DONE, 1, DONE]]); // prettier-ignore

  test('is never added: the second die is wanted, not taken', () => {
    const draft = plans(told).draft(['die:0', 'advisor:9']);
    expect(draft.plan).toBeNull();
    expect(draft.pieces).toEqual(['die:0', 'advisor:9']);
    expect(draft.needs).toEqual(['die:1']);
  });

  test('stays out where two plans are left, too', () => {
    expect(plans(told).draft(['die:0'])).toMatchObject({ plan: null, added: [], pieces: ['die:0'] });
  });

  test('counts as often as it is named', () => {
    const goods = plans(forest([[BUY, [2, 1]]], [[0, 0, DONE]])); // prettier-ignore
    const all = ['good:wood', 'good:wood', 'good:gold'];
    expect(goods.draft(all.slice(0, 2)).needs).toEqual(['good:gold']);
    expect(goods.click(all.slice(0, 1), ['good:wood'])).toEqual(all.slice(0, 2));
    expect(goods.draft(all).plan?.line).toEqual([{ kind: 'buy', goods: { wood: 2, gold: 1 } }]);
  });
});

describe('alike pieces', () => {
  const told = forest(
    [
      [HELP, [0, 2], 9],
      [HELP, [1, 2], 9],
      [HELP, [0], 3],
      [HELP, [1], 3],
    ],
    [[0, 0, DONE, 1, DONE, 2, DONE, 3, DONE]],
    { alike: [['die:0', 'die:1']] },
  );

  test('mean the same plan, and what was clicked is what is drawn', () => {
    expect(plans(told).size).toBe(2);
    const draft = plans(told).draft(['die:1', 'advisor:3']);
    expect(draft.plan?.line).toEqual([{ kind: 'help', dice: [0], advisor: 3 }]);
    expect(draft.pieces).toEqual(['die:1', 'advisor:3']);
  });

  test('stay open while one of them is wanted, but none twice', () => {
    expect(plans(told).open([])).toEqual(new Set(['die:0', 'die:1', 'die:2', 'advisor:9', 'advisor:3']));
    expect(plans(told).open(['die:1', 'die:2'])).toEqual(new Set(['advisor:9']));
  });
});

describe('ways', () => {
  const told = forest(
    [
      [STEP, 0, 4],
      [STEP, 1, 5],
      [STEP, 0, 5],
      [STEP, 1, 4],
    ],
    [
      [0, 0, 1, 2, 2],
      [1, 1, DONE],
      [1, 3, DONE],
    ],
  );

  test('the order of the clicks tells plans of the same pieces apart', () => {
    const draft = plans(told).draft(['pawn:0', 'place:5', 'pawn:1', 'place:4']);
    expect(draft.plan?.line[0]).toEqual({ kind: 'step', pawn: 0, place: 5 });
  });

  test('where it does not, both are offered', () => {
    const draft = plans(told).draft(['place:4', 'place:5', 'pawn:1', 'pawn:0']);
    expect(draft.plan).toBeNull();
    expect(draft.ways).toHaveLength(2);
  });

  test('what all of them name beside the pieces goes without saying', () => {
    const road = 0;
    const ridden = told.options.map(([, pawn, place]) => [RIDE, pawn, place, road]);
    const draft = plans({ ...told, options: ridden }).draft(['place:4', 'place:5', 'pawn:1', 'pawn:0']);
    expect(draft.ways).toHaveLength(2);
    expect(draft.added).toEqual(['route:road', 'route:road']);
  });

  test('the order of the clicks tells them apart there too', () => {
    const ridden = told.options.map(([, pawn, place]) => [RIDE, pawn, place, 0]);
    const draft = plans({ ...told, options: ridden }).draft(['pawn:0', 'place:5', 'pawn:1', 'place:4']);
    expect(draft.plan?.line[0]).toEqual({ kind: 'ride', pawn: 0, place: 5, route: 'road' });
    expect(draft.pieces).toHaveLength(6);
  });
});

describe('a pick', () => {
  const told = plans(forest([[KEEP, { of: [0, 1, 2], pick: 2 }]], [[0, 0, DONE]]));

  test('stands for every choice of so many', () => {
    expect(told.size).toBe(1);
    expect(told.fitting([])[0].pick).toEqual({ of: ['card:king', 'card:witch', 'card:wizard'], count: 2 });
    expect(told.open(['card:wizard'])).toEqual(new Set(['card:king', 'card:witch']));
    expect(told.open(['card:wizard', 'card:king'])).toEqual(new Set());
    expect(told.draft(['card:wizard'])).toMatchObject({ plan: null, added: [] });
    const draft = told.draft(['card:wizard', 'card:king']);
    expect(draft.plan?.line).toEqual([{ kind: 'keep', cards: ['king', 'wizard'] }]);
  });
});

describe('more', () => {
  const told = forest(
    [
      [PLACE, 0, 3],
      [PLACE, 2, 3],
      [PLACE, 2, 4],
    ],
    [[0, 0, DONE, 1, MORE, 2, MORE]],
  );
  const rest = forest([[MOVE, 0, 5], [DECLINE]], [[1, 0, DONE, 1, DONE]]);

  test('a branch that was not looked into is no draft, and says what to ask for', () => {
    expect(plans(told).draft(['card:wizard', 'tile:3']).plan).toBeNull();
    expect(plans(told).unfinished(['card:wizard', 'tile:3'])).toEqual({
      line: [{ kind: 'place', card: 'wizard', tile: 3 }],
      only: {},
    });
    expect(plans(told).unfinished(['card:wizard'])).toEqual({ line: [], only: { card: ['wizard'] } });
    expect(plans(told).unfinished(['tile:4'])).toEqual({ line: [], only: { tile: [4] } });
    expect(plans(told).unfinished(['card:king'])).toBeNull();
  });

  test('the answer takes its place', () => {
    const grown = plans(told).grow([{ kind: 'place', card: 'wizard', tile: 3 }], rest);
    expect(grown.size).toBe(4);
    expect(grown.unfinished(['card:wizard', 'tile:3', 'kind:decline'])).toBeNull();
    expect(grown.draft(['card:wizard', 'tile:3']).ask?.name).toBe('second');
    expect(grown.draft(['card:wizard', 'tile:3', 'kind:decline']).plan?.line).toHaveLength(2);
    expect(grown.draft(['card:wizard', 'tile:4']).plan).toBeNull();
  });
});

describe('what goes without saying', () => {
  const told = forest(
    [[HELP, [0], 1], [HELP, [0, 2], 1], [HELP, [3], 4], [DECLINE]],
    [
      [0, 0, DONE, 1, DONE, 2, 1, 3, DONE],
      [1, 3, DONE],
    ],
  );

  test('a target that every plan left names is meant, though more could be spent on it', () => {
    const draft = plans(told).draft(['die:0']);
    expect(draft.plan?.line).toEqual([{ kind: 'help', dice: [0], advisor: 1 }]);
    expect(draft.added).toEqual(['advisor:1']);
    expect(plans(told).open(['die:0'])).toContain('die:2');
  });

  test('decisions whose pieces are just what is chosen are settled, though others could be added to them', () => {
    const both = forest(
      [
        [HELP, [0], 1],
        [HELP, [0, 2], 1],
        [MOVE, 0, 5],
        [MOVE, 0, 6],
      ],
      [
        [0, 0, 1, 1, 1],
        [1, 2, DONE, 3, DONE],
      ],
    );
    const draft = plans(both).draft(['die:0', 'advisor:1']);
    expect(draft.line).toEqual([{ kind: 'help', dice: [0], advisor: 1 }]);
    expect(draft.ask?.name).toBe('second');
    expect(draft.next.map((option) => option.target)).toEqual([5, 6]);
    expect(plans(both).open(['die:0', 'advisor:1'])).toContain('die:2');
  });

  test('so are they where something of a later decision is chosen already: what is spent is as clicked', () => {
    const three = forest(
      [
        [HELP, [0], 1],
        [HELP, [0, 2], 1],
        [STEP, 1, 3],
        [STEP, 2, 3],
        [MOVE, 0, 5],
        [MOVE, 0, 6],
      ],
      [
        [0, 0, 1, 1, 1],
        [1, 2, 2, 3, 2],
        [2, 4, DONE, 5, DONE],
      ],
      { asks: [ask('first'), ask('second'), ask('third')] },
    );
    const draft = plans(three).draft(['target:5', 'die:0', 'advisor:1']);
    expect(draft.line).toEqual([{ kind: 'help', dice: [0], advisor: 1 }]);
    expect(draft.ask?.name).toBe('second');
    expect(draft.next.map((option) => option.pawn)).toEqual([1, 2]);
    expect(plans(three).open(['target:5', 'die:0', 'advisor:1'])).toContain('die:2');
  });
});

describe('more, from the other side', () => {
  const told = forest(
    [
      [STEP, 1, 3],
      [PLACE, 0, 4],
    ],
    [[0, 0, MORE, 1, DONE]],
  );

  test('a piece that only comes later is asked for at once', () => {
    expect(plans(told).unfinished(['card:witch'])).toEqual({ line: [], only: { card: ['witch'] } });
    expect(plans(told).unfinished(['pawn:2'])).toBeNull();
  });

  test('what was told for some pieces leaves the rest to be asked for', () => {
    const answer = forest(
      [
        [STEP, 1, 3],
        [PLACE, 1, 2],
      ],
      [
        [0, 0, 1],
        [1, 1, DONE],
      ],
    );
    const grown = plans(told).grow([], answer, true);
    expect(grown.draft(['card:witch', 'tile:2', 'pawn:1', 'place:3']).plan?.line).toHaveLength(2);
    expect(grown.unfinished(['card:wizard'])).not.toBeNull();
    expect(plans(told).grow([], answer).unfinished(['card:wizard'])).toBeNull();
  });
});

describe('recorded games', () => {
  const folder = new URL('./__fixtures__/', import.meta.url);
  for (const file of fs.readdirSync(folder))
    test(`${file}: every plan is reached by its pieces in any order, and nothing spent is added`, () => {
      const { kinds, forests } = JSON.parse(fs.readFileSync(new URL(file, folder), 'utf8'));
      const random = dice(11);
      for (const told of forests as Forest[]) {
        const all = Plans.of(told, kinds);
        for (let round = 0; round < 12; round += 1) reach(all, told, random, kinds);
      }
    });
});

/** Aim at a plan and click its pieces in a random order, alike ones exchanged. */
function reach(all: Plans, told: Forest, random: (below: number) => number, kinds: KindInfo[]): void {
  const found = all.fitting([]);
  const goal = found[random(found.length)];
  const pieces = [...goal.pieces];
  if (goal.pick) pieces.push(...shuffled(goal.pick.of, random).slice(0, goal.pick.count));
  const used = new Set<string>();
  const clicks = shuffled(pieces, random).map((piece) => {
    const group = told.alike.find((one) => one.includes(piece));
    if (!group) return piece;
    const twin = group.filter((one) => !used.has(one))[0];
    used.add(twin);
    return twin;
  });
  let chosen: string[] = [];
  for (const piece of clicks) {
    expect(all.open(chosen)).toContain(piece);
    chosen = all.click(chosen, [piece]);
    const draft = all.draft(chosen);
    expect(draft.chosen).toEqual(chosen);
    expect(draft.added.filter((one) => costs(kinds, draft).includes(one))).toEqual([]);
    expect(draft.pieces).toEqual([...chosen, ...draft.added]);
  }
  if (goal.end === 'more') return expect(all.unfinished(chosen)).not.toBeNull();
  const draft = all.draft(chosen);
  const meant = draft.plan ? [draft.plan] : draft.ways;
  expect(meant).not.toEqual([]);
  // Plans of the very same pieces may be told apart by the order of the clicks, and then another one is meant.
  for (const plan of meant) expect([...plan.pieces].sort()).toEqual([...pieces].sort());
  if (goal.pick) return;
  const straight = all.draft(goal.pieces);
  expect((straight.plan ? [straight.plan] : straight.ways).map((plan) => plan.line)).toContainEqual(goal.line);
}

/** The pieces that a drafted plan spends. */
const costs = (kinds: KindInfo[], { plan }: Draft): string[] =>
  (plan?.line ?? []).flatMap((option) =>
    kinds
      .find((one) => one.name === option.kind)!
      .fields.filter((one) => one.spends)
      .flatMap((one) => fieldPieces(one, option[one.name])),
  );

/** Small whole numbers, the same on every machine. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48271) % 2147483647) % below;
}

function shuffled<Thing>(things: Thing[], random: (below: number) => number): Thing[] {
  const left = [...things];
  return things.map(() => left.splice(random(left.length), 1)[0]);
}

function permutations(things: string[]): string[][] {
  if (things.length < 2) return [things];
  return things.flatMap((thing, at) => permutations(things.toSpliced(at, 1)).map((rest) => [thing, ...rest]));
}
