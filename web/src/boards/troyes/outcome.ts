// What a draft would lead to: money, influence, points and pieces, told before it is confirmed.
import { Planner } from './groups';
import { NEUTRAL, type Die, type Plan, type Printed, type Threat, type View } from './types';

export interface Outcome {
  /** How often a card is used, how many cubes are laid. */
  times: number;
  deniers: number;
  influence: number;
  points: number;
  /** Cubes for later groups; cubes to lay on events; dice to roll first. */
  markers: number;
  cubes: number;
  rolls: number;
  /** What the dice of others cost, by owner. */
  paid: [number, number][];
  hire: number;
  /** Points for others. */
  others: [number, number][];
  /** Cathedral cells `level-number` that would be filled. */
  cells: string[];
  full: boolean;
  /** Who would fall out of the building; -1 for nobody. */
  falls: number;
  /** The row as it would stand. */
  row: number[] | null;
}

const empty = (): Outcome => ({
  times: 0,
  deniers: 0,
  influence: 0,
  points: 0,
  markers: 0,
  cubes: 0,
  rolls: 0,
  paid: [],
  hire: 0,
  others: [],
  cells: [],
  full: false,
  falls: -1,
  row: null,
});
const whose = (die: Die) => die.district ?? NEUTRAL;

export class Outlook {
  readonly planner: Planner;
  constructor(
    readonly view: View,
    readonly printed: Printed,
  ) {
    this.planner = new Planner(view, printed);
  }

  of(plan: Plan): Outcome {
    const out = empty();
    const [family, name] = plan.target.split(':');
    const dice = plan.dice
      .map((number) => this.view.dice.find((die) => die.die === number))
      .filter((die): die is Die => !!die);
    if (plan.price && family !== 'fight') this.pay(plan, dice, out);
    if (family === 'card') this.card(plan, name, dice, out);
    else if (family === 'threat')
      this.counter(
        name,
        Math.floor(plan.value / (plan.steps.at(-1)?.kind === 'cubes' ? 1 : this.threat(name).divisor)),
        out,
      );
    else if (family === 'farm') out.deniers += Math.floor(plan.value / this.printed.round.agriculture);
    else if (family === 'cathedral') this.build(plan, dice, out);
    else if (family === 'row') this.enter(name, out);
    else if (family === 'influence') out.influence -= this.printed.influence[name as 'reroll' | 'recruit' | 'flip'];
    else if (family === 'fight') out.influence += plan.black.length * this.printed.round.black_reward;
    const mine = this.view.seats[this.planner.me];
    out.influence = Math.min(out.influence, this.printed.influence.most - mine.influence);
    return out;
  }

  threat = (name: string): Threat => this.view.queue.find((one) => one.event === name)!;

  private pay(plan: Plan, dice: Die[], out: Outcome): void {
    const owners = dice.filter((die) => whose(die) !== this.planner.me).map(whose);
    const each = this.printed.round.price[dice.length - 1];
    let left = plan.price;
    for (const owner of new Set(owners)) {
      const free = plan.marker ? (this.printed.card[plan.marker]?.modifier?.free ?? 0) : 0;
      const given = free && owner === NEUTRAL && this.view.king ? this.printed.king.tithe : free;
      const cost = Math.max(0, owners.filter((one) => one === owner).length - given) * each;
      if (cost) out.paid.push([owner, cost]);
      left -= cost;
    }
    out.deniers -= plan.price - left;
  }

  private card(plan: Plan, name: string, dice: Die[], out: Outcome): void {
    const card = this.planner.cardOf(name);
    const facts = this.printed.card[name];
    const mine = this.view.seats[this.planner.me];
    if (plan.steps[0].kind === 'take_card') return;
    if (!this.planner.has(card)) {
      out.hire = card.cost;
      out.deniers -= card.cost;
    }
    let times = Math.floor(plan.value / card.divisor);
    if (facts.modifier) {
      out.times = out.markers = times;
      return;
    }
    const [payDeniers, payInfluence] = facts.pay ?? [0, 0];
    if (payDeniers) times = Math.min(times, Math.floor((mine.deniers + out.deniers) / payDeniers));
    if (payInfluence) times = Math.min(times, Math.floor(mine.influence / payInfluence));
    out.times = times;
    this.use(name, times, dice, out);
  }

  /** So many uses of an instant card, when these dice are gone. */
  use(name: string, times: number, gone: Die[], out: Outcome): void {
    const facts = this.printed.card[name];
    const [deniers, influence, points] = facts.gain ?? [0, 0, 0];
    const [payDeniers, payInfluence] = facts.pay ?? [0, 0];
    out.deniers += (deniers - payDeniers) * times;
    out.influence += (influence - payInfluence) * times;
    out.points += points * times;
    const left = this.view.dice.filter((die) => !gone.includes(die));
    const me = this.planner.me;
    const amount = (facts.amount ?? 0) * times;
    const standing = (building: number, owner: number) =>
      this.view.buildings[building].rows.flat().filter((one) => one === owner || (owner === NEUTRAL && one > NEUTRAL))
        .length;
    const red = (owner: number) => left.filter((die) => die.colour === 'red' && whose(die) === owner);
    const owners = [...this.view.seats.keys(), NEUTRAL];
    if (name === 'archer') out.rolls = times;
    else if (name === 'diplomat') out.cubes = times;
    else if (name === 'chivalry') out.cubes = red(me).length * amount;
    else if (name === 'miller') out.deniers += Math.max(standing(0, me), standing(1, me)) * amount;
    else if (name === 'baker') out.deniers += left.filter((die) => die.colour === 'yellow').length * amount;
    else if (name === 'captain') out.points += this.view.queue.filter((one) => one.cubes.includes(me)).length * amount;
    else if (name === 'glassblower') out.points += Math.floor(this.view.seats[me].cubes / (facts.amount ?? 1)) * times;
    else if (name === 'banquet')
      out.points +=
        Math.max(...owners.filter((one) => one < NEUTRAL || !this.view.king).map((one) => red(one).length)) * amount;
    else if (name === 'tax_collector') {
      for (const seat of this.view.seats.keys())
        if (seat !== me) out.deniers += Math.min(standing(2, seat) * amount, this.view.seats[seat].deniers);
      out.deniers += standing(2, NEUTRAL) * (this.view.king ? this.printed.king.tax * times : amount);
    } else if (name === 'joust') {
      const sums = owners.map((one) => red(one).reduce((total, die) => total + die.face, 0));
      const most = Math.max(...sums);
      if (most && sums[me] === most)
        this.reward(
          owners.filter((_, at) => sums[at] === most),
          amount,
          out,
        );
    } else if (name === 'procession') {
      const counts = owners.map((one) => left.filter((die) => whose(die) === one).length);
      const most = Math.max(...counts);
      if (most)
        this.reward(
          owners.filter((one, at) => one < NEUTRAL && counts[at] === most),
          amount,
          out,
        );
    }
  }

  times(name: string, times: number): Outcome {
    const out = empty();
    out.times = times;
    this.use(name, times, [], out);
    return out;
  }

  mill(bishopric: number, palace: number): Outcome {
    const out = empty();
    const me = this.planner.me;
    const count = (building: number) => this.view.buildings[building].rows.flat().filter((one) => one === me).length;
    out.deniers = (count(1) * bishopric + count(0) * palace) * (this.printed.card.miller.amount ?? 0);
    return out;
  }

  private reward(owners: number[], points: number, out: Outcome): void {
    for (const owner of owners) {
      if (owner === this.planner.me) out.points += points;
      else if (owner < NEUTRAL || this.view.king) out.others.push([owner, points]);
    }
  }

  private counter(name: string, wanted: number, out: Outcome): void {
    const threat = this.threat(name);
    const count = Math.min(wanted, threat.flags - threat.cubes.length);
    out.times = out.cubes = count;
    out.influence += count * this.printed.round.cube_reward;
    if (threat.cubes.length + count < threat.flags) return;
    out.full = true;
    const cubes = [
      ...threat.cubes.map((owner) => owner ?? NEUTRAL),
      ...Array.from({ length: count }, () => this.planner.me),
    ];
    const counts = Array.from({ length: NEUTRAL + 1 }, (_, owner) => cubes.filter((one) => one === owner).length);
    const most = Math.max(...counts);
    const [first, second] = threat.points;
    const at = (number: number) => counts.flatMap((one, owner) => (one === number ? [owner] : []));
    if (most === cubes.length) this.reward(at(most), first + second, out);
    else if (at(most).length > 1) this.reward(at(most), Math.floor((first + second) / 2), out);
    else {
      this.reward(at(most), first, out);
      const next = at(Math.max(...counts.filter((one) => one < most)));
      this.reward(next, next.length === 1 ? second : Math.floor(second / 2), out);
    }
  }

  private build(plan: Plan, dice: Die[], out: Outcome): void {
    const site = this.view.cathedral.map((level) => [...level]);
    const times = plan.marker ? (this.printed.card[plan.marker]?.modifier?.times ?? 1) : 1;
    for (const die of dice) {
      for (let left = times; left > 0; left -= 1) {
        const level = site.findIndex((one) => one[die.face - 1] === -1);
        if (level < 0) continue;
        site[level][die.face - 1] = this.planner.me;
        out.cells.push(`${level + 1}-${die.face}`);
        out.points += this.printed.cathedral.points;
        out.influence += this.printed.cathedral.influence[die.face - 1];
      }
    }
    out.times = out.cells.length;
  }

  private enter(name: string, out: Outcome): void {
    const [building, row] = name.split('-');
    this.shift(building, +row, out);
  }

  /** A newcomer takes the first space; the others shift, the last may fall out. */
  shift(building: string, row: number, out = empty(), from = -1): Outcome {
    const spaces = [...this.view.buildings.find((one) => one.building === building)!.rows[row]];
    if (from >= 0) spaces[from] = -1;
    let coming = this.planner.me;
    for (let at = 0; at < spaces.length && coming >= 0; at += 1) [coming, spaces[at]] = [spaces[at], coming];
    out.falls = coming;
    out.row = spaces;
    return out;
  }
}
