// The last winter, gathered from the log: what each strength was made of and what came of it, as the server told it.
import type { LogEntry } from '../../lib/types';

/** Something won or lost, in the order it happened. */
interface Outcome {
  sign: '+' | '−';
  name: string;
  count: number;
}
export interface Fight {
  seat: number;
  own: number;
  king: number;
  perks: string[];
  bonuses: number[];
  strength: number;
  result: 'win' | 'draw' | 'loss' | '';
  strongest: boolean;
  outcomes: Outcome[];
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

function note(fight: Fight, sign: '+' | '−', things: Record<string, number>): void {
  for (const [name, count] of Object.entries(things)) if (count) fight.outcomes.push({ sign, name, count });
}

/** What an event of the battle adds to its seat's line. */
const TOLD: Record<string, (fight: Fight, event: any) => void> = {
  won(fight, { goods, points }) {
    fight.result = 'win';
    note(fight, '+', { ...goods, points });
  },
  reward: (fight, { goods }) => note(fight, '+', goods),
  drawn: (fight) => (fight.result = 'draw'),
  lost: (fight) => (fight.result = 'loss'),
  lost_goods: (fight, { goods }) => note(fight, '−', goods),
  lost_points: (fight, { points }) => note(fight, '−', { points }),
  destroyed(fight, { building, points }) {
    fight.destroyed.push(building);
    note(fight, '−', { points });
  },
  strongest(fight, { points }) {
    fight.strongest = true;
    note(fight, '+', { points });
  },
};

export function battleOf(log: LogEntry[], now: number): Battle | null {
  const events = log.flatMap((entry) => entry.events as any[]);
  // A lesson's log begins in the middle of a year: the one before the first that it tells of, or the present one.
  const first = events.find((event) => event.kind === 'year');
  let year: number = first ? first.year - 1 : now;
  let battle: Battle | null = null;
  for (const event of events) {
    if (event.kind === 'year') year = event.year;
    else if (event.kind === 'enemy')
      battle = { year, enemy: event.enemy, strength: event.strength, die: null, fights: [], settled: false };
    else if (!battle || battle.year !== year) continue;
    else if (event.kind === 'kings_die') battle.die = event.die;
    else if (event.kind === 'strength')
      battle.fights.push({ ...event, result: '', strongest: false, outcomes: [], destroyed: [] });
    else if (event.kind === 'went_home') battle.settled = true;
    else {
      const fight = battle.fights.find((one) => one.seat === event.seat);
      if (fight) TOLD[event.kind]?.(fight, event);
    }
  }
  return battle;
}
