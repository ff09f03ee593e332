// What a person meets for the first time: the pieces that may be used now, and what their own tips tell of them.
import { clearOf, hasRoom, KEPT, toldOf, type TipText } from '../lib/tip';
import { covered, wholeInSight } from './sight';
import { open, OPEN } from './targets';

/** So often a thing is explained, unless it is understood before. */
export const SHOWINGS = 2;
const NEAR = 24;
/** What a tip never covers: what happened since my last turn is read first. */
export const READ_FIRST = `${KEPT}, .since`;
/** What a tip covers as little of as it can: what may be clicked, one's own things, and what the board says of the question. */
export const SPARED = `${OPEN}, .table :is(.desk, .tray, .hand, .deal, .uses, .lobe.is-you)`;
/** So large a tip mostly is. */
const USUAL = { width: 330, height: 130 };

/** What a piece is known by, unless it says so itself: its kind, where its own name is only a number or a place; one of a
    numbered row by the row. */
export function known(piece: string): string {
  const [family, ...rest] = piece.split(':');
  const own = rest.join(':').replace(/_\d+$/, '');
  return own && !/\d/.test(own) ? `${family}:${own}` : family;
}

/** What is told about a piece: by itself, or by what it is part of or holds. */
function told(node: Element): TipText | null {
  const near = [
    node,
    ...[...node.querySelectorAll('*')].slice(0, NEAR),
    node.parentElement,
    node.closest('[data-target]'),
  ];
  for (const one of near) {
    const text = one && toldOf(one);
    if (text?.title && text.lines.some(Boolean)) return text;
  }
  return null;
}

export interface Met {
  name: string;
  node: Element;
  text: TipText;
}

/** The piece in sight that may be used and has been explained least often, kinds never met first, of those with room for a
    tip beside them, if there are any. */
export function meet(times: Record<string, number>, without: Set<string>): Met | null {
  const [strip, board] = ['.since', '.table .play'].map((one) => document.querySelector(one)?.getBoundingClientRect());
  // One thing at a time: what lies over the board is read first.
  if (strip?.width && board && !clearOf(strip, [board])([strip.left, strip.top])) return null;
  const found: Met[] = [];
  for (const node of open()) {
    const name = node.getAttribute('data-known') ?? known(node.getAttribute('data-target')!);
    if ((times[name] ?? 0) >= SHOWINGS || without.has(name) || !wholeInSight(node) || covered(node)) continue;
    const text = told(node);
    if (text) found.push({ name, node, text });
  }
  const family = (name: string) => name.split(':')[0];
  const seen = new Set(Object.keys(times).map(family));
  const rank = ({ name }: Met) => (seen.has(family(name)) ? 1 : 0) + 2 * (times[name] ?? 0);
  found.sort((a, b) => rank(a) - rank(b));
  return found.find(({ node }) => hasRoom(node.getBoundingClientRect(), USUAL, READ_FIRST, SPARED)) ?? found[0] ?? null;
}
