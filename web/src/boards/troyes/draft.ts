// The board's picture of the moment: the view, the draft and what it would lead to; made once for each of them.
import type { Option } from '../../lib/pieces';
import type { State, Table } from '../../lib/types';
import type { TableStore } from '../../table/store.svelte';
import { Outlook, type Outcome } from './outcome';
import { isTarget } from './hands';
import { printedFor } from './printed';
import { isPlan, type Plan, type Printed, type View } from './types';

export interface Now {
  view: View;
  printed: Printed;
  outlook: Outlook;
  me: number;
  solo: boolean;
  prompt: string;
  /** What the server's question is about, when it is about one thing. */
  about: string;
  mine: boolean;
  plan: Plan | null;
  outcome: Outcome | null;
  /** The chosen dice, and the cube chosen with them. */
  dice: number[];
  marker: string | null;
  target: string | null;
  /** Dice of several colours may be taken together. */
  mixes: boolean;
}

const outlooks = new WeakMap<object, Outlook>();

function outlookFor(view: View, printed: Printed): Outlook {
  let found = outlooks.get(view);
  if (!found) outlooks.set(view, (found = new Outlook(view, printed)));
  return found;
}

export function plans(options: Option[], state: State, table: Table | null): Option[] {
  return outlookFor(state.view as View, printedFor(table)).planner.plans({
    prompt: state.prompt,
    options,
    view: state.view as View,
  });
}

export function now(store: TableStore): Now {
  const view = store.state!.view as View;
  const printed = printedFor(store.table);
  const outlook = outlookFor(view, printed);
  const mine = store.myTurn;
  const plan = mine && isPlan(store.draft) ? store.draft : null;
  const chosen = mine ? store.chosen : [];
  const target = chosen.find(isTarget) ?? null;
  const prompt = store.state!.prompt?.name ?? '';
  return {
    view,
    printed,
    outlook,
    mine,
    plan,
    me: view.seat ?? -1,
    solo: !!view.king,
    prompt,
    about: String(store.state!.prompt?.about.target ?? ''),
    outcome: plan && store.assist ? outlook.of(plan) : null,
    // Where one way is left it is meant with all its pieces, clicked or not.
    dice: plan?.dice ?? chosen.filter((piece) => piece.startsWith('die:')).map((piece) => +piece.slice(4)),
    marker: plan ? plan.marker : (chosen.find((piece) => piece.startsWith('marker:'))?.slice(7) ?? null),
    target,
    mixes:
      target === 'card:pilgrimage' ||
      target === 'influence:flip' ||
      /black-dice|flip-dice|own-dice|bought-dice/.test(prompt),
  };
}

/** Which screen stands in the middle: the walls while black dice are fought, the King's portal in his challenge, else the square. */
export function page(store: TableStore): string {
  const view = store.state?.view as View | undefined;
  if (!view) return '';
  const fight = view.black.length > 0 && /black-dice|flip-dice/.test(store.state?.prompt?.name ?? '');
  return fight ? 'fight' : view.king ? 'king' : 'square';
}
