// Boards: what a game shows instead of a bare list of options. A board only draws pieces and tags them; the table does the rest.
import type { Component } from 'svelte';
import type { Option, PiecesOf } from '../lib/narrow';
import type { GameEvent } from '../lib/types';
import type { Planner, TableStore, Teller } from '../table/store.svelte';
import { SHOWN } from './feudum/pieces';
import { bags as kingsburgBags, dense } from './kingsburg/pieces';

export interface LogLine {
  /** The decision after which the line stands; the replay opens there. */
  at: number;
  head?: string;
  seat?: number | null;
  text?: string;
  /** A symbol of the game's sprite before the text. */
  mark?: string;
  /** Points won and lost by seat. */
  deltas?: [number, number][];
  /** Nobody's doing: bookkeeping of the game itself. */
  auto?: boolean;
  /** Pieces on the board that flash while the line is pointed at. */
  pieces?: string[];
}

export interface Said {
  lead: string;
  text: string;
  /** The heart of it, set bold, and what follows. */
  strong?: string;
  rest?: string;
  gains: [number | null, number][];
}

export interface BoardModule {
  Board: Component<{ store: TableStore }>;
  Ribbon: Component<{ store: TableStore }>;
  Panel: Component<{ store: TableStore; seat: number }>;
  Preview?: Component<{ store: TableStore }>;
  /** Stands above the players: what holds for everybody. */
  Banner?: Component<{ store: TableStore }>;
  /** The player's band at the edge of the action bar. */
  Swatch?: Component<{ store: TableStore }>;
  /** An option on a button, with pictures instead of words. */
  Label?: Component<{ store: TableStore; option: Option }>;
  /** A picture inside a log line, written as {code} in its text. */
  Inlay?: Component<{ code: string }>;
  Score?: Component<{ store: TableStore }>;
  Sheet?: Component<{ store: TableStore; winner: number }>;
  lines?(store: TableStore): LogLine[];
  say?(store: TableStore): Said | null;
  /** What the confirming button says instead of the usual word; empty where the usual one will do. */
  confirmText?(store: TableStore): string;
  /** Several decisions as one draft. */
  plans?: Planner;
  /** Which news stop the game until they have been read, and the sentence for each of them. */
  tellings?: Teller;
  tell?(store: TableStore, tale: GameEvent[]): Said;
  /** Which of its screens the board shows, for the style sheet. */
  page?(store: TableStore): string;
  /** What the chip of a seat says beside its name. */
  Chip?: Component<{ store: TableStore; seat: number }>;
  /** A seat's mark in chips and log, where the game has its own. */
  Mark?: Component<{ store: TableStore; seat: number }>;
  /** The chip of a side that no seat plays. */
  SideChip?: Component<{ store: TableStore }>;
  /** Rows of the end table: what brought points to whom. */
  sources?(view: any): { id: string; label: string; mark: string; values: number[]; notes?: string[] }[];
}

export interface Board {
  theme: string;
  art: string[];
  /** The symbol of a point. */
  point: string;
  /** Families of pieces the board shows; options that differ in anything else are offered as words. */
  shows: string[];
  /** Tabs of the phone's dock beside the board, the score and the log. */
  tabs: { id: string; icon: string; word: string; /** Families of pieces that lie only there. */ holds?: string[] }[];
  bags?(option: Option, usual: PiecesOf, view: any): string[][];
  /** Kinds that are offered as buttons in the bar even though the board shows their pieces, while there are only a few. */
  buttons?: string[];
  /** Attributes of the table's root that follow the view. */
  mood?(view: any): Record<string, string>;
  load(): Promise<BoardModule>;
}

const brawl: Board = {
  theme: 'lubok',
  art: ['brawl'],
  point: 'mark-star',
  shows: ['character', 'tile', 'top'],
  tabs: [
    { id: 'board', icon: 'ico-board', word: 'web-tab-board' },
    { id: 'score', icon: 'ico-score', word: 'web-tab-score' },
    { id: 'log', icon: 'ico-log', word: 'web-tab-log' },
  ],
  // A top card and the tile it may go to are two different things to point at.
  bags(option, usual) {
    if (option.kind === 'move') return [[`top:${option.source}`, `tile:${option.target}`]];
    if (option.kind === 'swap') return [[`top:${option.first}`, `top:${option.second}`]];
    return [usual(option)];
  },
  load: () => import('./brawl'),
};

const troyes: Board = {
  theme: 'glass',
  art: ['troyes'],
  point: 'tr-vp',
  shows: [
    'die',
    'card',
    'threat',
    'marker',
    'row',
    'space',
    'black',
    'lying',
    'times',
    'mill',
    'influence',
    'farm',
    'cathedral',
    'supply',
  ],
  tabs: [
    {
      id: 'board',
      icon: 'tr-u-square',
      word: 'web-troyes-tab-square',
      holds: ['die', 'threat', 'farm', 'black', 'times', 'mill'],
    },
    { id: 'city', icon: 'tr-u-city', word: 'web-troyes-tab-city', holds: ['row', 'space', 'cathedral', 'lying'] },
    { id: 'cards', icon: 'tr-u-cards', word: 'web-troyes-tab-cards', holds: ['card'] },
    { id: 'mine', icon: 'tr-u-me', word: 'web-troyes-tab-mine', holds: ['supply', 'marker'] },
    { id: 'log', icon: 'tr-u-log', word: 'web-tab-log' },
  ],
  load: () => import('./troyes'),
};

const feudum: Board = {
  theme: 'portolan',
  art: ['feudum'],
  point: 'fe-c-vp',
  shows: SHOWN,
  tabs: [
    { id: 'board', icon: 'fe-i-chart', word: 'web-feudum-tab-map' },
    { id: 'guilds', icon: 'fe-i-ring', word: 'web-feudum-tab-guilds' },
    { id: 'mine', icon: 'fe-i-purse', word: 'web-feudum-tab-mine' },
    { id: 'score', icon: 'fe-i-rivals', word: 'web-feudum-tab-rivals' },
    { id: 'log', icon: 'fe-i-quill', word: 'web-tab-log' },
  ],
  load: () => import('./feudum'),
};

const kingsburg: Board = {
  theme: 'tapestry',
  art: ['kingsburg'],
  point: 'vp',
  shows: ['advisor', 'die', 'mod', 'shift', 'perk', 'good', 'recruit', 'paid', 'soldier', 'row', 'bid'],
  buttons: ['take', 'pay', 'trade'],
  tabs: [
    {
      id: 'board',
      icon: 'ui-court',
      word: 'web-kingsburg-tab-court',
      holds: ['advisor', 'die', 'mod', 'shift', 'row', 'bid', 'good', 'recruit', 'soldier'],
    },
    { id: 'province', icon: 'ui-province', word: 'web-kingsburg-tab-province', holds: ['perk'] },
    { id: 'score', icon: 'ui-rivals', word: 'web-kingsburg-tab-players' },
    { id: 'log', icon: 'ui-log', word: 'web-tab-log' },
  ],
  bags: kingsburgBags,
  mood: (view) => ({ 'data-modules': dense(view) ? '1' : '0' }),
  load: () => import('./kingsburg'),
};

const generic: Board = {
  theme: 'plain',
  art: [],
  point: 'ico-star',
  shows: [],
  tabs: brawl.tabs,
  load: () => import('./generic'),
};

const boards: Record<string, Board> = { brawl, kingsburg, troyes, feudum };

/** The board of a game; a plain one where it has none, or where the person prefers words to pictures. */
export const boardFor = (game: string, plain = false): Board => (plain ? generic : (boards[game] ?? generic));
