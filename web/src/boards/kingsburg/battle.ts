// The last winter, gathered from the log: what each strength was made of and what came of it.
import type { LogEntry } from '../../lib/types';

export interface Fight {
  seat: number;
  own: number;
  king: number;
  perks: string[];
  bonuses: number[];
  strength: number;
  result: 'win' | 'draw' | 'loss' | '';
  strongest: boolean;
  goods: Record<string, number>;
  points: number;
  lost: Record<string, number>;
  destroyed: string[];
}
export interface Battle {
  year: number;
  enemy: string;
  strength: number;
  die: number | null;
  fights: Fight[];
  settled: boolean;
}

const add = (to: Record<string, number>, more: Record<string, number>, sign = 1) => {
  for (const [name, count] of Object.entries(more)) to[name] = (to[name] ?? 0) + sign * count;
};

export function battleOf(log: LogEntry[], until: number): Battle | null {
  let year = 0;
  let battle: Battle | null = null;
  const fight = (seat: number) => battle?.fights.find((one) => one.seat === seat);
  const moved = new Map<number, number>();
  for (const entry of log.slice(0, until + 1)) {
    for (const event of entry.events as any[]) {
      if (event.kind === 'year') year = event.year;
      else if (event.kind === 'enemy')
        battle = { year, enemy: event.enemy, strength: event.strength, die: null, fights: [], settled: false };
      else if (!battle || battle.year !== year) continue;
      else if (event.kind === 'kings_die') battle.die = event.die;
      else if (event.kind === 'reinforced') moved.set(event.seat, event.soldiers);
      else if (event.kind === 'strength') {
        const king = moved.get(event.seat) ?? 0;
        battle.fights.push({
          seat: event.seat,
          own: event.soldiers - king,
          king,
          perks: event.perks,
          bonuses: event.bonuses,
          strength: event.strength,
          result: '',
          strongest: false,
          goods: {},
          points: 0,
          lost: {},
          destroyed: [],
        });
      } else if (event.kind === 'won') {
        fight(event.seat)!.result = 'win';
        add(fight(event.seat)!.goods, event.goods);
        fight(event.seat)!.points += event.points;
      } else if (event.kind === 'reward') add(fight(event.seat)!.goods, event.goods);
      else if (event.kind === 'drawn') fight(event.seat)!.result = 'draw';
      else if (event.kind === 'lost') fight(event.seat)!.result = 'loss';
      else if (event.kind === 'lost_goods') add(fight(event.seat)!.lost, event.goods);
      else if (event.kind === 'lost_points') fight(event.seat)!.points -= event.points;
      else if (event.kind === 'destroyed') fight(event.seat)!.destroyed.push(event.building);
      else if (event.kind === 'strongest') {
        fight(event.seat)!.strongest = true;
        fight(event.seat)!.points += event.points;
      } else if (event.kind === 'went_home') battle.settled = true;
    }
  }
  return battle;
}
