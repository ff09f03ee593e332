// Troyes: every action as one draft. The server asks first what to do and then with which dice; here both are offered at once, so that
// dice and target can be clicked in any order. Plain arithmetic on what lies open; a test compares it with the server's own lists.
import type { Option } from '../../lib/pieces';
import {
  COLOURS,
  NEUTRAL,
  type Building,
  type Card,
  type Colour,
  type Die,
  type Modifier,
  type Plan,
  type Printed,
  type View,
} from './types';

interface Held {
  card: string;
  modifier: Modifier;
}
interface Group {
  dice: Die[];
  total: number;
  price: number;
}
interface Asked {
  prompt: { name: string; about: Record<string, string | number> } | null;
  options: Option[];
  view: View;
}

const sum = (dice: Die[]) => dice.reduce((total, die) => total + die.face, 0);
const owner = (die: Die) => die.district ?? NEUTRAL;
const alike = (a: Die, b: Die) => a.colour === b.colour && a.face === b.face && owner(a) === owner(b);

/** All choices of at least one and at most so many. */
export function choices<T>(things: T[], most: number): T[][] {
  const found: T[][] = [];
  const longer = (start: number, chosen: T[]) => {
    for (let at = start; at < things.length; at += 1) {
      const next = [...chosen, things[at]];
      found.push(next);
      if (next.length < most) longer(at + 1, next);
    }
  };
  longer(0, []);
  return found;
}

/** The server counts alike dice once and takes the lowest numbers of them. */
export function canonical(view: View, chosen: Die[]): number[] {
  const numbers: number[] = [];
  for (const die of chosen) {
    const twins = view.dice.filter((other) => alike(other, die));
    const free = twins.find((other) => !numbers.includes(other.die));
    numbers.push(free!.die);
  }
  return numbers.sort((a, b) => a - b);
}

export class Planner {
  readonly me: number;
  readonly dice: Die[];
  private held: Held[];

  constructor(
    readonly view: View,
    readonly printed: Printed,
  ) {
    this.me = view.seat ?? 0;
    this.dice = view.dice;
    this.held = view.cards.flatMap((card) => {
      const modifier = card.card ? printed.card[card.card]?.modifier : undefined;
      return modifier && card.markers[this.me] ? [{ card: card.card!, modifier }] : [];
    });
  }

  get mine() {
    return this.view.seats[this.me];
  }
  own = (die: Die) => die.district === this.me;
  price = (size: number) => this.printed.round.price[size - 1];

  /** Everything that can be pointed at, for what the server asks now. */
  plans({ prompt, options }: Asked): Option[] {
    return options.flatMap((option): Option[] =>
      this.expand(option, prompt?.name ?? '', String(prompt?.about.target ?? '')),
    );
  }

  private expand(option: Option, prompt: string, target: string): Option[] {
    switch (option.kind) {
      case 'activate':
        return this.activate(option);
      case 'counter':
        return this.counter(option);
      case 'build':
        return this.build(option);
      case 'enter':
        return this.enter(option);
      case 'farm':
        return this.summing(['yellow'], 1, this.mine.deniers).map((group) => this.plan('farm', [option], group));
      case 'reroll':
        return this.twins([option.die as number]).map(([die]) =>
          this.simple('influence:reroll', [option], [`die:${die}`], [die]),
        );
      case 'recruit':
        return [this.simple('influence:recruit', [option], [])];
      case 'flip':
        return choices(this.dice.filter(this.own), this.printed.influence.flip_dice).map((dice) =>
          this.simple(
            'influence:flip',
            [option, { kind: 'flip_dice', dice: canonical(this.view, dice) }],
            names(dice),
            dice.map((die) => die.die),
          ),
        );
      case 'face':
        return this.face(option);
      case 'fight':
      case 'flip_dice':
      case 'own':
        return this.twins(option.dice as number[]).map((dice) => this.lone(option, target, dice));
      case 'group':
        return this.twins(option.dice as number[]).map((dice) =>
          this.lone(
            option,
            this.rowOf(target, option.value as number),
            prompt === 'choose-bought-dice' ? dice.filter((die) => !this.own(this.dieOf(die))) : dice,
          ),
        );
      case 'cubes':
        return [
          {
            ...this.simple(`threat:${option.event}`, [option], []),
            value: option.count as number,
            pieces: Array.from({ length: option.count as number }, () => `threat:${option.event}`),
          },
        ];
      case 'take_supply':
        return [this.simple('supply', [option], [])];
      case 'take_lying':
        return [this.simple(`lying:${option.building}`, [option], [])];
      case 'times':
        return [{ ...this.simple(`times:${option.count}`, [option], []), value: option.count as number }];
      case 'mill':
        return [this.simple(`mill:${option.bishopric}-${option.palace}`, [option], [])];
      case 'place':
      case 'take_space':
        return [this.simple(`space:${option.space}`, [option], [])];
      case 'take_card':
        return [this.simple(`card:${option.card}`, [option], [])];
      default:
        return [option];
    }
  }

  /** A building is asked for by name; the die then says which row. */
  private rowOf(target: string, face: number): string {
    if (!target.startsWith('building:')) return target;
    const building = this.view.buildings.find((one) => one.building === target.slice(9))!;
    return `row:${building.building}-${building.entries.findIndex((faces) => faces.includes(face))}`;
  }

  private dieOf = (number: number) => this.dice.find((die) => die.die === number)!;

  private simple(target: string, steps: Option[], pieces: string[], dice: number[] = []): Plan {
    return {
      kind: 'plan',
      target,
      dice,
      marker: null,
      value: 0,
      price: 0,
      black: [],
      pieces: [target, ...pieces],
      steps,
    };
  }

  private lone(option: Option, target: string, dice: number[]): Plan {
    const marker = (option.marker as string | null) ?? null;
    const pieces = [...dice.map((die) => `die:${die}`), ...(marker ? [`marker:${marker}`] : [])];
    return {
      kind: 'plan',
      target,
      dice,
      marker,
      value: (option.value ?? option.strength ?? option.sum ?? 0) as number,
      price: (option.price ?? 0) as number,
      black: [],
      pieces: pieces.length ? pieces : [`kind:${option.kind}`],
      steps: [option],
    };
  }

  /** All sets of dice that mean the same as these. */
  private twins(numbers: number[]): number[][] {
    let sets: number[][] = [[]];
    const classes = new Map<string, number[]>();
    for (const number of numbers) {
      const die = this.dieOf(number);
      const key = `${die.colour}-${die.face}-${owner(die)}`;
      classes.set(key, [...(classes.get(key) ?? []), number]);
    }
    for (const members of classes.values()) {
      const die = this.dieOf(members[0]);
      const pool = this.dice.filter((other) => alike(other, die)).map((other) => other.die);
      const picks = choices(pool, members.length).filter((pick) => pick.length === members.length);
      sets = sets.flatMap((set) => picks.map((pick) => [...set, ...pick]));
    }
    return sets;
  }

  // ---- groups

  private groups(colour: Colour, budget: number, free = 0): Group[] {
    const found: Group[] = [];
    for (const dice of choices(
      this.dice.filter((die) => die.colour === colour),
      3,
    )) {
      const others = dice.filter((die) => !this.own(die));
      if (free && !others.length) continue;
      const price = free ? this.tithed(others, dice.length, free) : others.length * this.price(dice.length);
      if (price <= budget) found.push({ dice, total: sum(dice), price });
    }
    return found;
  }

  private tithed(others: Die[], size: number, free: number): number {
    const counts = new Map<number, number>();
    for (const die of others) counts.set(owner(die), (counts.get(owner(die)) ?? 0) + 1);
    let paid = 0;
    for (const [whose, count] of counts)
      paid += Math.max(0, count - (whose === NEUTRAL && this.view.king ? this.printed.king.tithe : free));
    return paid * this.price(size);
  }

  worth({ face, each, times, total }: Modifier, value: number, size: number): number {
    return ((face ? face * size : value) + each * size) * times + total;
  }

  /** Groups whose value reaches what is needed. */
  private summing(
    accepted: Colour[],
    need: number,
    budget: number,
  ): (Group & { marker: string | null; value: number })[] {
    const found: (Group & { marker: string | null; value: number })[] = [];
    for (const colour of accepted) {
      const plain = this.groups(colour, budget);
      for (const group of plain) if (group.total >= need) found.push({ ...group, marker: null, value: group.total });
      for (const { card, modifier } of this.held) {
        if (modifier.becomes !== colour && modifier.becomes !== 'any') continue;
        if (modifier.becomes !== modifier.dice && modifier.times === 1 && accepted.includes(modifier.dice as Colour))
          continue;
        const several = modifier.free
          ? this.groups(modifier.dice as Colour, budget, modifier.free)
          : modifier.dice === 'any' || modifier.dice === colour
            ? plain
            : this.groups(modifier.dice, budget);
        for (const group of several) {
          const value = this.worth(modifier, group.total, group.dice.length);
          if (group.dice.length <= modifier.most && value >= need) found.push({ ...group, marker: card, value });
        }
      }
    }
    return found;
  }

  private plan(target: string, before: Option[], group: Group & { marker: string | null; value: number }): Plan {
    const step = {
      kind: 'group',
      dice: canonical(this.view, group.dice),
      marker: group.marker,
      value: group.value,
      price: group.price,
    };
    return {
      kind: 'plan',
      target,
      dice: group.dice.map((die) => die.die),
      marker: group.marker,
      value: group.value,
      price: group.price,
      black: [],
      pieces: [target, ...names(group.dice), ...(group.marker ? [`marker:${group.marker}`] : [])],
      steps: [...before, step],
    };
  }

  // ---- the five actions

  /** What is left for dice when the card is to be used once; below 0 it cannot be. */
  budget(card: Card): number {
    const [deniers, influence] = this.printed.card[card.card!]?.pay ?? [0, 0];
    if (this.mine.influence < influence) return -1;
    if (this.has(card)) return this.mine.deniers - deniers;
    if (this.mine.stock === this.printed.start.colour_citizens) return -1;
    return this.mine.deniers - deniers - card.cost;
  }

  has = (card: Card) => card.tradesmen.some((one) => one.seat === this.me);
  cardOf = (name: string) => this.view.cards.find((card) => card.card === name)!;

  private activate(option: Option): Plan[] {
    const card = this.cardOf(option.card as string);
    const target = `card:${option.card}`;
    if (option.card === 'pilgrimage') return this.pilgrimage(option, card);
    return this.summing([card.colour], card.divisor, this.budget(card)).map((group) =>
      this.plan(target, [option], group),
    );
  }

  /** Dice of any colours: the server asks for the own ones first. */
  private pilgrimage(option: Option, card: Card): Plan[] {
    const budget = this.budget(card);
    return choices(this.dice, 3).flatMap((dice) => {
      const others = dice.filter((die) => !this.own(die));
      const colours = new Set(dice.map((die) => die.colour));
      const colour = colours.size === 1 ? dice[0].colour : null;
      const found: (Group & { marker: string | null; value: number })[] = [];
      const total = sum(dice);
      const price = others.length * this.price(dice.length);
      if (price <= budget && total >= card.divisor) found.push({ dice, total, price, marker: null, value: total });
      for (const { card: marker, modifier } of this.held) {
        if (
          modifier.dice !== 'any' &&
          (modifier.dice !== colour || (modifier.becomes !== colour && modifier.times === 1))
        )
          continue;
        if (modifier.free && !others.length) continue;
        const cost = modifier.free ? this.tithed(others, dice.length, modifier.free) : price;
        const value = this.worth(modifier, total, dice.length);
        if (dice.length <= modifier.most && cost <= budget && value >= card.divisor)
          found.push({ dice, total, price: cost, marker, value });
      }
      const mine = dice.filter(this.own);
      const own = { kind: 'own', dice: canonical(this.view, mine), sum: sum(mine) };
      return found.map((group) => this.plan('card:pilgrimage', [option, own], group));
    });
  }

  private counter(option: Option): Plan[] {
    const threat = this.view.queue.find((one) => one.event === option.event)!;
    return this.summing(threat.dice, threat.divisor, this.mine.deniers).map((group) =>
      this.plan(`threat:${option.event}`, [option], group),
    );
  }

  /** How many more cubes a number of the cathedral takes. */
  room = (number: number) => this.view.cathedral.filter((level) => level[number - 1] === -1).length;

  private build(option: Option): Plan[] {
    const plain = this.groups('white', this.mine.deniers);
    const fits = plain.filter(({ dice }) =>
      dice.every((die) => dice.filter((other) => other.face === die.face).length <= this.room(die.face)),
    );
    const found = fits.map((group) => this.plan('cathedral', [option], { ...group, marker: null, value: group.total }));
    for (const { card, modifier } of this.held) {
      if (modifier.becomes !== 'white') continue;
      for (const group of plain) {
        if (group.dice.length === 1 && modifier.times <= this.room(group.total))
          found.push(this.plan('cathedral', [option], { ...group, marker: card, value: group.total * modifier.times }));
      }
    }
    return found;
  }

  private enter(option: Option): Plan[] {
    const number = this.view.buildings.findIndex((one) => one.building === option.building);
    const building = this.view.buildings[number];
    const colour = COLOURS[number];
    const several = this.groups(colour, this.mine.deniers).map((group) => ({
      ...group,
      marker: null as string | null,
      value: group.total,
    }));
    for (const { card, modifier } of this.held) {
      if (modifier.building && modifier.becomes === colour)
        several.push(
          ...this.groups(modifier.dice as Colour, this.mine.deniers, modifier.free).map((group) => ({
            ...group,
            marker: card,
            value: group.total,
          })),
        );
    }
    return several.flatMap((group) => {
      const row = building.entries.findIndex((faces) => faces.includes(group.total));
      if (group.dice.length > 1 || !this.enterable(building, row)) return [];
      return [this.plan(`row:${building.building}-${row}`, [option], group)];
    });
  }

  /** Why nobody of mine may enter a row; empty when someone may. */
  closed(building: Building, row: number): '' | 'lying' | 'nobody' {
    const spaces = building.rows[row];
    const leaving = spaces.includes(-1) ? -1 : spaces.at(-1)!;
    if (leaving >= 0 && building.lying.includes(leaving)) return spaces.slice(1).includes(this.me) ? '' : 'lying';
    const citizens = this.printed.start.colour_citizens - this.mine.stock;
    return citizens > (spaces[0] === this.me ? 1 : 0) ? '' : 'nobody';
  }
  private enterable = (building: Building, row: number) => !this.closed(building, row);

  // ---- black dice

  strength = (die: Die) => die.face * (die.colour === 'red' ? this.printed.round.red_doubles : 1);

  /** The highest black die is always meant; more of them may be added. */
  private face(option: Option): Plan[] {
    const black = this.view.black;
    const mask = option.black as number[];
    const wanted = mask
      .map((at) => black[at])
      .sort()
      .join();
    const sets = choices(
      black.slice(1).map((_, at) => at + 1),
      black.length,
    )
      .concat([[]])
      .filter(
        (set) =>
          [0, ...set]
            .map((at) => black[at])
            .sort()
            .join() === wanted,
      );
    const need = option.sum as number;
    const dice = this.dice.filter(this.own).sort((a, b) => this.strength(b) - this.strength(a));
    const fights: Die[][] = [];
    const longer = (start: number, chosen: Die[], total: number) => {
      for (let at = start; at < dice.length; at += 1) {
        const reached = total + this.strength(dice[at]);
        if (reached >= need) fights.push([...chosen, dice[at]]);
        else longer(at + 1, [...chosen, dice[at]], reached);
      }
    };
    longer(0, [], 0);
    return sets.flatMap((set) =>
      fights.map((fight): Plan => {
        const reached = fight.reduce((total, die) => total + this.strength(die), 0);
        return {
          kind: 'plan',
          target: 'fight',
          dice: fight.map((die) => die.die),
          marker: null,
          value: reached,
          price: need,
          black: [0, ...set],
          pieces: [...set.map((at) => `black:${at}`), ...names(fight)],
          steps: [option, { kind: 'fight', dice: canonical(this.view, fight), strength: reached }],
        };
      }),
    );
  }
}

const names = (dice: Die[]) => dice.map((die) => `die:${die.die}`);
