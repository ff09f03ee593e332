// One guild opened: which task goes on, from where to where things move, what the draft would bring.
import type { Now } from './draft';
import { COLOURS, GOODS, GUILDS, type Counts, type View } from './types';

export const ring = (guild: string, by: number) => GUILDS[((GUILDS as readonly string[]).indexOf(guild) + by + 6) % 6];

type TaskName = 'trade' | 'pull' | 'push' | '';
interface Task {
  guild: string;
  task: TaskName;
  from: string;
  to: string;
}

const POINTED: Record<string, TaskName> = {
  'kind:trade': 'trade',
  'kind:pull': 'pull',
  'kind:push': 'push',
  'feast:pull': 'pull',
  'feast:push': 'push',
};

/** `begun` is the task last told of, which not every question names. */
export function taskOf(at: Now, guild: string, begun = ''): Task {
  const pointed = at.chosen.map((piece) => POINTED[piece]).find(Boolean);
  const task = (at.about.task as TaskName | undefined) ?? pointed ?? (begun as TaskName);
  const own = at.view.guilds.find((one) => one.guild === guild)!;
  const usual = task || (own.journeyman === at.me && own.master !== at.me ? 'pull' : 'push');
  return usual === 'pull'
    ? { guild, task, from: ring(guild, -1), to: guild }
    : { guild, task, from: guild, to: ring(guild, 1) };
}

/** Goods on the move in the draft: those that were decided on, else those being chosen. */
export function moving(at: Now): Counts {
  const shift = at.line.findLast((option) => option.kind === 'shift');
  if (shift) return shift.goods as Counts;
  const found: Counts = {};
  for (const piece of ['shift_goods', 'buy_goods'].includes(at.prompt) ? at.chosen : [])
    if (piece.startsWith('good:')) found[piece.slice(5)] = (found[piece.slice(5)] ?? 0) + 1;
  return found;
}

/** Points that the draft would bring me, as far as that is certain. */
export function gainOf(at: Now): number | null {
  return at.after && at.me >= 0 ? at.after.seats[at.me].total - at.view.seats[at.me].total : null;
}

/** Rows and columns that the draft would fill, as the game tells. */
export function completed(at: Now): { rows: string[]; columns: number } {
  const told = at.events.filter((event) => event.kind === 'completed');
  return {
    rows: told.flatMap((event) => event.rows as string[]),
    columns: told.reduce((sum, event) => sum + (event.columns as number), 0),
  };
}

type Gist = { n: number } & ({ art: string; word: string } | { seat: number; colour: string });

/** How much lies in a guild, thing by thing. */
export function gistOf({ stores }: View, guild: string): Gist[] {
  const goods = (lying: Counts): Gist[] =>
    GOODS.toReversed().map((good) => ({ art: `fe-g-${good}`, word: `feudum-good-${good}`, n: lying[good] ?? 0 }));
  if (guild === 'farmer')
    return [...goods(stores.barn), { art: 'fe-f-sack', word: 'feudum-charity-farmers-sack', n: stores.farmers_sack }];
  if (guild === 'merchant') return goods(stores.shelves);
  if (guild === 'alchemist') return goods(stores.carts);
  if (guild === 'knight')
    return COLOURS.flatMap((colour, seat) => (colour in stores.rows ? [{ seat, colour, n: stores.rows[colour] }] : []));
  if (guild === 'noble') return [{ art: 'fe-c-seal', word: 'web-feudum-seal', n: stores.scrolls.length }];
  const sum = stores.rosary.reduce((total, value) => total + value, 0);
  return [
    { art: 'fe-c-bead', word: 'web-feudum-rosary', n: sum },
    { art: 'fe-f-coffer', word: 'feudum-charity-church-coffer', n: stores.church_coffer },
  ];
}
