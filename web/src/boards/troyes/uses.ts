// What the chosen dice can do: every target that takes them with its yield, and those that fall short with the reason.
import { dash, t } from '../../lib/words.svelte';
import type { TableStore } from '../../table/store.svelte';
import type { Now } from './draft';
import { isTarget } from './hands';
import type { Outcome } from './outcome';
import { emblem, nameOf } from './owners';
import { COLOURS, isPlan, type Colour, type Plan } from './types';

export interface Use {
  target: string;
  estate: Colour | 'black';
  icon: string;
  name: string;
  how: string;
  /** Why it cannot be done; empty when it can. */
  why: string;
  value: number;
  times: number;
  outcome: Outcome | null;
  plan: Plan | null;
}

export const targetName = (target: string): string => {
  const [family, name = ''] = target.split(':');
  if (family === 'card') return t(`troyes-card-${dash(name)}`);
  if (family === 'threat') return t(`troyes-threat-${dash(name)}`);
  if (family === 'row') return t(`troyes-building-${dash(name.split('-')[0])}`);
  if (family === 'space') return t(`troyes-space-${dash(name)}`);
  if (family === 'lying') return t('web-troyes-from-lying', { building: t(`troyes-building-${dash(name)}`) });
  return t(`web-troyes-target-${family === 'influence' ? name : family}`);
};

const ROOF: Record<string, string> = { palace: 'citizen', bishopric: 'citizen', city_hall: 'citizen' };

function look(at: Now, target: string): Pick<Use, 'estate' | 'icon'> {
  const [family, name = ''] = target.split(':');
  if (family === 'card')
    return { estate: at.outlook.planner.cardOf(name)?.colour ?? 'white', icon: `a-${emblem(name)}` };
  if (family === 'threat') return { estate: at.outlook.threat(name)?.colour ?? 'black', icon: `e-${emblem(name)}` };
  if (family === 'row')
    return {
      estate: COLOURS[at.view.buildings.findIndex((one) => one.building === name.split('-')[0])],
      icon: ROOF[name.split('-')[0]],
    };
  if (family === 'farm') return { estate: 'yellow', icon: 'wheat' };
  return { estate: 'white', icon: family === 'cathedral' ? 'lancet-plain' : 'citizen' };
}

const make = (at: Now, target: string, more: Partial<Use>): Use => ({
  target,
  name: targetName(target),
  ...look(at, target),
  how: '',
  why: '',
  value: 0,
  times: 0,
  outcome: null,
  plan: null,
  ...more,
});

function how(at: Now, plan: Plan, outcome: Outcome, store: TableStore): string {
  const [family, name] = plan.target.split(':');
  const parts: string[] = [];
  if (family === 'card') {
    const card = at.outlook.planner.cardOf(name);
    parts.push(`${plan.value} : ${card.divisor} = ${Math.floor(plan.value / card.divisor)}`);
    parts.push(outcome.hire ? t('web-troyes-hire', { n: outcome.hire }) : t('web-troyes-has-tradesman'));
  } else if (family === 'threat') {
    parts.push(t('web-troyes-cubes', { n: outcome.cubes }));
    if (outcome.full) parts.push(t('web-troyes-fills'));
    for (const [owner, points] of outcome.others)
      parts.push(t('web-troyes-to-other', { name: nameOf(store, owner), n: points }));
  } else if (family === 'farm')
    parts.push(
      `${plan.value} : ${at.printed.round.agriculture} = ${Math.floor(plan.value / at.printed.round.agriculture)}`,
    );
  else if (family === 'cathedral')
    parts.push(
      t('web-troyes-levels', { cells: outcome.cells.map((cell) => `${'I'.repeat(+cell[0])} ${cell[2]}`).join(', ') }),
    );
  else if (family === 'row')
    parts.push(
      outcome.falls >= 0 ? t('web-troyes-falls', { name: nameOf(store, outcome.falls) }) : t('web-troyes-enters'),
    );
  return parts.join(', ');
}

/** Targets of the colour in hand that do not take the group, each with what is missing. */
function short(at: Now, taken: Set<string>): Use[] {
  const dice = at.dice.map((number) => at.view.dice.find((die) => die.die === number)!).filter(Boolean);
  const colour = dice[0]?.colour;
  if (!colour || dice.some((die) => die.colour !== colour) || at.marker) return [];
  const total = dice.reduce((sum, die) => sum + die.face, 0);
  const price = dice.filter((die) => die.district !== at.me).length * at.printed.round.price[dice.length - 1];
  const mine = at.view.seats[at.me];
  const found: Use[] = [];
  const add = (target: string, why: string) =>
    !taken.has(target) && found.push(make(at, target, { why, value: total }));
  for (const card of at.view.cards) {
    if (!card.card || card.colour !== colour) continue;
    const [pay, influence] = at.printed.card[card.card]?.pay ?? [0, 0];
    const hire = at.outlook.planner.has(card) ? 0 : card.cost;
    const need = hire + pay + price - mine.deniers;
    const target = `card:${card.card}`;
    if (total < card.divisor) add(target, t('web-troyes-why-sum', { n: card.divisor }));
    else if (mine.influence < influence) add(target, t('web-troyes-why-influence', { n: influence }));
    else if (need > 0)
      add(
        target,
        hire ? t('web-troyes-why-hire', { cost: hire, short: need }) : t('web-troyes-why-money', { short: need }),
      );
  }
  const building = at.view.buildings[COLOURS.indexOf(colour)];
  if (dice.length > 1) add(`row:${building.building}-0`, t('web-troyes-why-one-die'));
  else {
    const row = building.entries.findIndex((faces) => faces.includes(total));
    const closed = at.outlook.planner.closed(building, row);
    if (closed) add(`row:${building.building}-${row}`, t(`web-troyes-why-${closed}`));
  }
  if (colour === 'white' && !taken.has('cathedral')) add('cathedral', t('web-troyes-why-no-room'));
  for (const threat of at.view.queue)
    if (threat.dice.includes(colour) && total < threat.divisor)
      add(`threat:${threat.event}`, t('web-troyes-why-sum', { n: threat.divisor }));
  return found;
}

const RANK = ['card', 'farm', 'cathedral', 'row', 'threat', 'influence'];
const rank = (use: Use) => RANK.indexOf(use.target.split(':')[0]) + (use.why ? 20 : 0);

/** All uses for the dice and the cube in hand. */
export function usesOf(store: TableStore, at: Now): Use[] {
  if (!at.mine) return [];
  const base = store.chosen.filter((piece) => !isTarget(piece));
  const matching = store.matchingWith(base).filter(isPlan);
  if (['hire-tradesman', 'enter-building'].includes(at.prompt)) return matching.map((plan) => source(store, at, plan));
  if (['choose-times', 'choose-mills'].includes(at.prompt)) return matching.map((plan) => counted(at, plan));
  if (at.prompt === 'place-cubes') return cubes(at, matching);
  if (!['act', 'choose-group', 'choose-own-dice', 'choose-bought-dice'].includes(at.prompt)) return [];
  const found = new Map<string, Use>();
  for (const plan of matching) {
    if (plan.target.startsWith('influence')) continue;
    const exact = plan.dice.length === at.dice.length && plan.marker === at.marker;
    if (at.dice.length ? !exact : found.has(plan.target)) continue;
    if (!at.dice.length) found.set(plan.target, make(at, plan.target, { plan: null, how: price(at, plan.target) }));
    else {
      const outcome = store.assist ? at.outlook.of(plan) : null;
      found.set(
        plan.target,
        make(at, plan.target, {
          plan,
          outcome,
          value: plan.value,
          times: outcome?.times ?? 0,
          how: outcome ? how(at, plan, outcome, store) : '',
        }),
      );
    }
  }
  const list = [...found.values(), ...(at.prompt === 'act' ? short(at, new Set(found.keys())) : [])];
  return list.sort((a, b) => rank(a) - rank(b));
}

/** What a target asks for, before any die is chosen. */
function price(at: Now, target: string): string {
  const [family, name] = target.split(':');
  if (family === 'card') {
    const card = at.outlook.planner.cardOf(name);
    return at.outlook.planner.has(card) ? t('web-troyes-has-tradesman') : t('web-troyes-hire', { n: card.cost });
  }
  if (family === 'row') {
    const [building, row] = name.split('-');
    return t('web-troyes-with-die', {
      faces: at.view.buildings.find((one) => one.building === building)!.entries[+row].join(', '),
    });
  }
  if (family === 'threat')
    return t('web-troyes-flags', { laid: at.outlook.threat(name).cubes.length, flags: at.outlook.threat(name).flags });
  return '';
}

/** Where a citizen would come from, and what that place loses. */
function source(store: TableStore, at: Now, plan: Plan): Use {
  const [family, name = ''] = plan.target.split(':');
  let how = '';
  if (family === 'supply') how = t('web-troyes-in-supply', { n: at.view.seats[at.me].supply });
  if (family === 'space')
    how = t('web-troyes-die-less', {
      colour: t(
        `web-troyes-colour-${COLOURS[['palace', 'bishopric', 'city'].findIndex((one) => name.startsWith(one))]}`,
      ),
    });
  if (family === 'card') {
    const card = at.outlook.planner.cardOf(name);
    const slot = card.tradesmen.find((one) => one.seat === at.me)?.slot;
    how = t('web-troyes-frees-slot', { n: slot === null || slot === undefined ? 0 : card.slots[slot] });
  }
  if (at.prompt === 'enter-building') {
    const [building, row] = placeOf(at, at.about);
    const from = family === 'space' ? placeOf(at, plan.target) : null;
    const { falls } = at.outlook.shift(
      building,
      row,
      undefined,
      from && from[0] === building && from[1] === row ? from[2] : -1,
    );
    if (falls >= 0) how += `${how ? ', ' : ''}${t('web-troyes-falls', { name: nameOf(store, falls) })}`;
  }
  return make(at, plan.target, { plan, how, outcome: null, times: 0 });
}

/** Building, row and place in the row of a space by its name. */
export function placeOf(at: Now, piece: string): [string, number, number] {
  const [, building, number] = /^space:(.*)_(\d)$/.exec(piece)!;
  const width = at.view.buildings.find((one) => one.building === building)!.rows[0].length;
  return [building, Math.floor((+number - 1) / width), (+number - 1) % width];
}

function counted(at: Now, plan: Plan): Use {
  const card = at.about.slice(5) || 'miller';
  const [, counts = ''] = plan.target.split(':');
  if (plan.target.startsWith('mill')) {
    const [bishopric, palace] = counts.split('-').map(Number);
    return make(at, plan.target, {
      plan,
      name: t('web-troyes-mills', { bishopric, palace }),
      icon: 'a-miller',
      estate: 'yellow',
      outcome: at.outlook.mill(bishopric, palace),
    });
  }
  return make(at, plan.target, {
    plan,
    name: `×${counts}`,
    icon: `a-${emblem(card)}`,
    estate: at.outlook.planner.cardOf(card).colour,
    outcome: at.outlook.times(card, +counts),
  });
}

function cubes(at: Now, plans: Plan[]): Use[] {
  const found = new Map<string, Use>();
  for (const plan of plans) {
    const threat = at.outlook.threat(plan.target.slice(7));
    found.set(
      plan.target,
      make(at, plan.target, { plan, how: t('web-troyes-flags', { laid: threat.cubes.length, flags: threat.flags }) }),
    );
  }
  return [...found.values()];
}
