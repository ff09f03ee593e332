// The board's picture of the moment: the view, what is asked, what is drafted, what it would lead to.
import type { Plan } from '../../lib/plans';
import type { GameEvent, Option, Prompt } from '../../lib/types';
import type { TableStore } from '../../table/store.svelte';
import { PAGES } from './pieces';
import { printedFor } from './printed';
import type { Printed, Seat, View } from './types';

export interface Now {
  view: View;
  printed: Printed;
  me: number;
  mine: Seat | null;
  turn: boolean;
  /** Whether I am asked, or draft what may be done out of turn. */
  acting: boolean;
  /** What is asked: of me after what I have drafted, else on the table. */
  prompt: string;
  about: Record<string, any>;
  chosen: string[];
  plan: Plan | null;
  /** The decisions drafted so far. */
  line: Option[];
  /** The table as the draft would leave it and what would be told, as far as it is certain. */
  after: View | null;
  events: GameEvent[];
}

const acting = (store: TableStore) => store.myTurn || store.draft.chosen.length > 0;

/** The question before the player; a whole draft still shows the one it answered last. */
function asked(store: TableStore): Prompt | null {
  const told = store.state?.prompt ?? null;
  return acting(store) ? (store.draft.ask ?? store.draft.last ?? told) : told;
}

export function now(store: TableStore): Now {
  const view = store.view as View;
  const me = view.seat ?? -1;
  const turn = store.myTurn;
  const acts = acting(store);
  const { name, about } = asked(store) ?? { name: '', about: {} };
  const preview = store.draft.chosen.length ? store.preview : null;
  return {
    view,
    me,
    turn,
    acting: acts,
    printed: printedFor(store.table),
    mine: view.seats[me] ?? null,
    prompt: name,
    about,
    chosen: acts ? store.draft.pieces : [],
    plan: acts ? store.draft.plan : null,
    line: acts ? store.draft.line : [],
    after: (preview?.view as View | undefined) ?? null,
    events: preview?.events ?? [],
  };
}

/** The guild whose sheet lies open: the one a task goes on in, or the one just pointed at. */
export function openGuild(store: TableStore): string | null {
  const prompt = asked(store);
  if (!prompt || PAGES[prompt.name] !== 'guild') return null;
  if (typeof prompt.about.guild === 'string') return prompt.about.guild;
  return store.myTurn ? (store.draft.pieces.find((piece) => piece.startsWith('guild:'))?.slice(6) ?? null) : null;
}

/** Which screen stands in the middle: an opened guild, a battle, the sheet of a new epoch, else the chart. */
export function page(store: TableStore): string {
  if (PAGES[asked(store)?.name ?? ''] === 'duel') return 'duel';
  if (openGuild(store)) return 'guild';
  return 'table';
}
