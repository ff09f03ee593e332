// The board's picture of the moment: the view, what is asked, what is drafted, what it would lead to.
import type { Option } from '../../lib/pieces';
import type { State, Table } from '../../lib/types';
import type { TableStore } from '../../table/store.svelte';
import { PAGES, piecesOfAll } from './pieces';
import { printedFor } from './printed';
import { longWays } from './reach';
import type { Plan, Printed, Seat, View } from './types';

export interface Now {
  view: View;
  printed: Printed;
  me: number;
  mine: Seat | null;
  turn: boolean;
  prompt: string;
  about: Record<string, string | number>;
  chosen: string[];
  plan: Plan | null;
  /** The table as the draft would leave it, when nothing is left to chance. */
  after: View | null;
}

function subsets(marks: Plan[], most: number): Plan[] {
  let found: Plan[][] = [[]];
  for (const mark of marks) found = [...found, ...found.map((line) => [...line, mark])];
  return found
    .filter((line) => line.length > 1 && line.length <= most)
    .map((line) => ({
      ...line[0],
      pieces: line.flatMap((one) => one.pieces),
      steps: line.flatMap((one) => one.steps),
    }));
}

export function plans(options: Option[], state: State, table: Table | null): Option[] {
  const pieces = piecesOfAll(options);
  const single: Plan[] = options.map((option, at) => ({ ...option, pieces: pieces[at], steps: [option] }));
  const view = state.view as View;
  const mine = view.seats[view.seat ?? -1];
  if (state.prompt?.name === 'influence' && mine)
    return [
      ...single,
      ...subsets(
        single.filter((one) => one.kind === 'mark'),
        mine.markers,
      ),
    ];
  if (state.prompt?.name === 'move')
    return [
      ...single,
      ...longWays(
        options.filter((one) => one.kind === 'step'),
        Number(state.prompt.about.points),
        view,
        printedFor(table),
      ),
    ];
  return single;
}

export function now(store: TableStore): Now {
  const view = store.state!.view as View;
  const me = view.seat ?? -1;
  const turn = store.myTurn;
  return {
    view,
    me,
    turn,
    printed: printedFor(store.table),
    mine: view.seats[me] ?? null,
    prompt: store.state!.prompt?.name ?? '',
    about: store.state!.prompt?.about ?? {},
    chosen: turn ? store.chosen : [],
    plan: turn ? (store.draft.plan as unknown as Plan | null) : null,
    after: turn && store.preview?.certain && store.preview.view ? (store.preview.view as View) : null,
  };
}

/** The guild whose sheet lies open: the one a task goes on in, or the one just pointed at. */
export function openGuild(store: TableStore): string | null {
  const { name, about } = store.state?.prompt ?? { name: '', about: {} };
  if (PAGES[name] !== 'guild') return null;
  if (name === 'guild')
    return store.myTurn ? (store.chosen.find((piece) => piece.startsWith('guild:'))?.slice(6) ?? null) : null;
  if (typeof about.guild === 'string') return about.guild;
  return (
    { buy_goods: 'merchant', buy_vessel: 'alchemist', buy_seals: 'noble', send_seals: 'noble', take_seal: 'monk' }[
      name
    ] ?? null
  );
}

/** Which screen stands in the middle: an opened guild, a battle, the sheet of a new epoch, else the chart. */
export function page(store: TableStore): string {
  const prompt = store.state?.prompt?.name ?? '';
  if (PAGES[prompt] === 'duel') return 'duel';
  if (openGuild(store)) return 'guild';
  return 'table';
}
