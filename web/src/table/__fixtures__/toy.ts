// A toy table whose wire is in the hands of a test.
import { prefs } from '../../lib/prefs.svelte';
import { session } from '../../lib/session.svelte';
import type { Forest, GameInfo, LogEntry, State, Table } from '../../lib/types';
import type { Hooks } from '../live';
import { TableStore } from '../store.svelte';

const field = (name: string, more: object = {}) => ({
  name,
  form: 'index',
  piece: name,
  family: '',
  names: null,
  spends: false,
  ...more,
});
const kind = (name: string, ...fields: object[]) => ({
  name,
  fields,
  secret: [],
  reveals: false,
  known: false,
  named: false,
});
export const GAME = {
  name: 'toy',
  options: [
    kind('place', field('card', { spends: true }), field('tile')),
    kind('pass'),
    kind('move', field('source', { piece: 'top' }), field('target')),
  ],
  events: [],
  prompts: [kind('place'), kind('use')],
} as unknown as GameInfo;

const ASKS = [
  { name: 'place', about: {} },
  { name: 'use', about: {} },
];
/** Card 0 goes to tile 0 or 1; card 1 on tile 1 may move the top of tile 0; or pass. */
export const FOREST: Forest = {
  options: [[0, 0, 0], [0, 0, 1], [0, 1, 1], [1], [2, 0, 1]],
  lists: [
    [0, 0, -1, 1, -1, 2, 1, 3, -1],
    [1, 3, -1, 4, -1],
  ],
  asks: ASKS,
  alike: [],
};

export function state(more: Partial<State> = {}): State {
  return {
    type: 'state',
    table: 't',
    seq: 1,
    decisions: 0,
    seat: 0,
    yours: [0],
    over: false,
    view: { tiles: [0, 0], seats: [{ points: 1 }] },
    waiting: [0],
    prompt: ASKS[0],
    plans: FOREST,
    asides: null,
    can_undo: false,
    scores: null,
    winners: null,
    from: 0,
    log: [],
    next: null,
    ...more,
  } as State;
}
export const entry = (decision: number, decisions: number, events: object[] = []): LogEntry =>
  ({ decision, decisions, seat: 0, at: '', events }) as unknown as LogEntry;

/** A table whose wire is in the hands of the test. */
export function open(id = 't') {
  const sent: any[] = [];
  let hooks!: Hooks;
  const store = new TableStore(id, (given) => {
    hooks = given;
    return { send: (message: object) => (sent.push(message), true), close: () => undefined };
  });
  const tell = (data: object) => hooks.message(data);
  hooks.link('live');
  tell({
    type: 'table',
    table: { id, game: 'toy', seats: [], yours: [0], options: { assist: 1 } } as unknown as Table,
  });
  return { store, sent, tell, link: hooks.link, of: (type: string) => sent.filter((one) => one.type === type) };
}
export const settled = () => new Promise<void>((done) => setTimeout(done));

/** As a test begins: nothing drafted, everything asked first, nothing moves. */
export function fresh(): void {
  sessionStorage.clear();
  session.games = [GAME];
  prefs.confirm = 'always';
  prefs.motion = 0;
}
