// What a board is to the table and to the shell: its declaration, there at once, and its module, loaded with the table.
import type { Component } from 'svelte';
import type { GameEvent, Option } from '../lib/types';
import type { TableStore, Teller } from '../table/store.svelte';

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
  /** What fell to him without his doing: the digest tells it only of one who did nothing else. */
  luck?: boolean;
  /** Points counted for somebody by the game, not by a move. */
  counted?: boolean;
  /** Begun by the game for somebody after another's move, in the same breath: his own doing all the same. */
  follows?: boolean;
  /** Somebody did nothing: several in a row are one grey line. */
  pass?: boolean;
  /** Pieces on the board that flash while the line is pointed at. */
  pieces?: string[];
}

/** Something done to the player, in words and pictures. */
export interface Harm {
  text?: string;
  /** What it means: what is lost, what is left. */
  more?: string;
  /** Symbols of the sprite, or inlays as {code}, in a row. */
  marks?: string[];
  /** Whether what else the same move did is told after it. */
  goesOn?: boolean;
  /** A thing that left one place for another. */
  way?: [string, string];
}

export interface Said {
  lead: string;
  text: string;
  /** The heart of it, set bold, and what follows. */
  strong?: string;
  rest?: string;
  /** Something to think of before it is done. */
  warn?: string;
  /** Points won and lost by seat; those of the draft's preview where a board says nothing of them. */
  gains?: [number | null, number][];
}

/** What a board tells sentence by sentence in the action bar before anything is asked: a battle, a scoring. */
export interface Story {
  said: Said;
  at: number;
  of: number;
  /** Told for the first time: the log does not run ahead of it. */
  first?: boolean;
  next(): void;
  again(): void;
  leave(): void;
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
  /** What an event that hurt the player says in the board's own words, as far as they differ from the game's. */
  harm?(store: TableStore, event: GameEvent): Harm;
  /** Where a piece lies on the screen, as a selector, where it does not bear its own name; empty for nowhere.
      `own` pieces are those of an option of the player's, not of somebody's move. */
  spot?(piece: string, own: boolean): string;
  /** An option in the board's own words, with pictures; empty where the usual words will do. */
  optionWords?(store: TableStore, option: Option): string;
  say?(store: TableStore): Said | null;
  /** What the confirming button says instead of the usual word; empty where the usual one will do. */
  confirmText?(store: TableStore): string;
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
  sources?(view: any): { id: string; label: string; mark: string; help?: string; values: number[]; notes?: string[] }[];
}

export interface Tab {
  id: string;
  icon: string;
  word: string;
  /** Families of pieces that lie only there. */
  holds?: string[];
}

/** The declaration of a board, in its folder's `board.ts`. */
export interface Board {
  theme: string;
  /** Sprites of `public/art` that the board draws with. */
  art: string[];
  /** The game's small picture among the vignettes. */
  vignette?: string;
  /** The symbol of a point. */
  point: string;
  /** Families of pieces the board shows; options that differ in anything else are offered as words. */
  shows: string[];
  /** Tabs of the phone's dock. */
  tabs: Tab[];
  /** Kinds that are offered as buttons in the bar even though the board shows their pieces, while there are only a few. */
  buttons?: string[];
  /** Kinds that are always offered in words: what they name may lie before another player. */
  words?: string[];
  /** Kinds that end more than a turn: their buttons wait for Confirm like everything else. */
  final?: string[];
  /** Attributes of the table's root that follow the view. */
  mood?(view: any): Record<string, string | undefined>;
  /** The points of each seat as far as everybody may know them. */
  standing?(view: any): (number | null)[];
  /** The seats in the order in which they are shown. */
  order?(view: any, seats: number[]): number[];
  load(): Promise<BoardModule>;
}
