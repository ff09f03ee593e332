// Tooltips: name, rule and present numbers of anything one can point at. Hover, keyboard focus, or a long touch.
import { words } from './words.svelte';

export interface TipText {
  title: string;
  lines: string[];
  /** What to tell whoever meets the thing for the first time; else the first line. */
  first?: string;
}
type Source = () => TipText | null;

const HOVER = 150;
const HOLD = 450;
const FOCUS = 400;
/** How far a finger may stray and still be holding. */
const STRAY = 12;
const GAP = 8;
let box: HTMLElement | null = null;
let timer = 0;
let shownBy: Element | null = null;
/** What a tip is shown for next. */
let awaited: Element | null = null;
/** What is told about things, by their elements. */
const sources = new WeakMap<Element, Source>();
/** What would be told about an element. */
export const toldOf = (node: Element): TipText | null => sources.get(node)?.() ?? null;
/** Where the mouse was last: what comes under a mouse that lies still is not pointed at. */
let mouse: Spot | null = null;
/** Presses that a thing inside another has taken for itself. */
const taken = new WeakSet<Event>();

function element(): HTMLElement {
  if (!box) {
    box = document.createElement('div');
    box.className = 'tip';
    box.setAttribute('role', 'tooltip');
    box.id = 'tip';
    document.body.append(box);
    document.addEventListener('keydown', (event) => event.key === 'Escape' && hide());
    addEventListener('scroll', hide, true);
  }
  return box;
}
if (typeof document !== 'undefined') {
  // Before anything hears of a press, so that hiding the old never stops the new.
  document.addEventListener(
    'pointerdown',
    (event) => shownBy && !shownBy.contains(event.target as Node) && hide(),
    true,
  );
  for (const name of ['pointermove', 'pointerdown'])
    document.addEventListener(
      name,
      (event) => {
        const { pointerType, clientX, clientY } = event as PointerEvent;
        if (pointerType === 'mouse') mouse = [clientX, clientY];
      },
      true,
    );
  // A button that is only a picture says its name, wherever it stands: from the first time something points at it.
  document.addEventListener(
    'pointerover',
    (event) => {
      const button = (event.target as Element).closest<HTMLElement>('.btn-icon[aria-label], .tool[aria-label]');
      if (button && !sources.has(button)) tip(button, () => ({ title: button.ariaLabel ?? '', lines: [] }));
    },
    true,
  );
}

type Spot = [number, number];
interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Extent {
  width: number;
  height: number;
}
const roomy = () => matchMedia('(min-width: 760px) and (min-height: 521px)').matches;
const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP));

/** The places on the page beside a thing: above, below, right, left. */
export function beside(at: Edges, { width, height }: Extent, page: Extent): Spot[] {
  const middle = within((at.left + at.right - width) / 2, page.width - width);
  const level = within((at.top + at.bottom - height) / 2, page.height - height);
  const places: Spot[] = [
    [middle, at.top - height - GAP],
    [middle, at.bottom + GAP],
    [at.right + GAP, level],
    [at.left - width - GAP, level],
  ];
  return places.filter(([x, y]) => x >= 0 && y >= 0 && x + width <= page.width && y + height <= page.height);
}

/** Whether something of this size lies on none of these there. */
export const clearOf =
  ({ width, height }: Extent, kept: Edges[]) =>
  ([x, y]: Spot) =>
    kept.every((one) => x >= one.right || y >= one.bottom || x + width <= one.left || y + height <= one.top);

/** What no tip should cover: the action bar and what a mentor says. */
export const KEPT = '.bar, .c-say';
const boxes = (selector: string) =>
  [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());

/** So far from its thing a tip may stand for the sake of what else may be clicked. */
const FAR = 320;
/** What it costs, in steps away from its thing, to stand further, and to cover a bit of that. */
const FURTHER = 1e7;
const COVERED = 10;

/** The place nearest to a thing where something covers neither it nor what is kept, best beside it; null where there is none.
 * Of what is spared it covers as little as it can in the neighbourhood. */
export function freeSpot(at: Edges, size: Extent, page: Extent, kept: Edges[], spared: Edges[] = []): Spot | null {
  const clear = clearOf(size, [...kept, at]);
  const away = distance(at, size);
  const covered = covering(size, spared);
  const near = beside(at, size, page).find((spot) => clear(spot) && !covered(spot));
  if (near) return near;
  let best: { spot: Spot; cost: number } | null = null;
  for (let y = GAP; y + size.height <= page.height - GAP; y += GAP)
    for (let x = GAP; x + size.width <= page.width - GAP; x += GAP) {
      const spot: Spot = [x, y];
      if (!clear(spot)) continue;
      const far = away(spot);
      const cost = far + COVERED * covered(spot) + (spared.length && far > FAR ? FURTHER : 0);
      if (!best || cost < best.cost) best = { spot, cost };
    }
  return best?.spot ?? null;
}
const distance =
  (at: Edges, { width, height }: Extent) =>
  ([x, y]: Spot) =>
    Math.max(at.left - x - width, x - at.right, 0) + Math.max(at.top - y - height, y - at.bottom, 0);
/** How much of these something of this size covers. */
const covering =
  ({ width, height }: Extent, these: Edges[]) =>
  ([x, y]: Spot) =>
    these.reduce((sum, { left, top, right, bottom }) => {
      const [w, h] = [Math.min(x + width, right) - Math.max(x, left), Math.min(y + height, bottom) - Math.max(y, top)];
      return sum + Math.max(w, 0) * Math.max(h, 0);
    }, 0);
const page = (): Extent => ({ width: innerWidth, height: innerHeight });
/** A box with as much air round it as keeps a tip from touching its frame. */
const aired = ({ left, top, right, bottom }: Edges): Edges => ({
  left: left - GAP / 2,
  top: top - GAP / 2,
  right: right + GAP / 2,
  bottom: bottom + GAP / 2,
});
export const freePlace = (at: Edges, size: Extent, kept = KEPT, spared = '') =>
  freeSpot(at, size, page(), boxes(kept), spared ? boxes(spared).map(aired) : []);
/** Whether something of this size has room near a thing without covering what is kept or spared. */
export function hasRoom(at: Edges, size: Extent, kept: string, spared: string): boolean {
  const others = [...boxes(kept), ...boxes(spared)];
  const spot = freeSpot(at, size, page(), others);
  return !!spot && distance(at, size)(spot) < FAR;
}

/** Where a tip stands: beside its thing, on the page, and wherever it can off what is kept. */
function place(at: Edges, size: Extent): Spot {
  const { width, height } = page();
  const anywhere: Spot = [
    within((at.left + at.right - size.width) / 2, width - size.width),
    within(at.bottom + GAP, height - size.height),
  ];
  return freePlace(at, size) ?? beside(at, size, page())[0] ?? anywhere;
}

function show(node: Element, source: Source): void {
  const text = source();
  if (!text || !node.isConnected) return;
  const tip = element();
  const title = document.createElement('strong');
  title.textContent = text.title;
  tip.replaceChildren(
    title,
    ...text.lines.filter(Boolean).map((line) => Object.assign(document.createElement('p'), { textContent: line })),
  );
  const theme = node.closest('.table')?.className ?? '';
  tip.className = `tip ${theme
    .split(' ')
    .filter((name) => name !== 'table')
    .join(' ')}`;
  tip.dataset.on = '';
  stand(tip, node);
  shownBy = node;
  const game = node.closest<HTMLElement>('.table')?.dataset.game;
  if (game)
    void words.original(game, text.title).then((name) => {
      if (!name || shownBy !== node || !title.isConnected) return;
      title.append(Object.assign(document.createElement('small'), { textContent: name, lang: 'en' }));
      stand(tip, node);
    });
}

function stand(tip: HTMLElement, node: Element): void {
  // Measured where it has all the room it may take; its own lengths are scaled with the letters.
  Object.assign(tip.style, { left: '0', top: '0' });
  const size = tip.getBoundingClientRect();
  const scale = size.width / tip.offsetWidth || 1;
  const [left, top] = place(node.getBoundingClientRect(), size);
  Object.assign(tip.style, { left: `${left / scale}px`, top: `${top / scale}px` });
}

export function hide(): void {
  clearTimeout(timer);
  if (box) delete box.dataset.on;
  shownBy = null;
  awaited = null;
}

export function tip(node: HTMLElement | SVGElement, source: Source | null | undefined) {
  let current = source;
  /** A touch has become a question: the click that ends it chooses nothing. */
  let held = false;
  let from: PointerEvent | null = null;
  const plan = (wait: number, touch = false) => {
    clearTimeout(timer);
    awaited = node;
    timer = setTimeout(() => {
      held = touch;
      if (current) show(node, current);
    }, wait) as unknown as number;
  };
  const interactive = () => !!(node.closest('button, a, select, input') || node.querySelector('button, a'));
  const enter = ({ pointerType, clientX, clientY }: PointerEvent) =>
    pointerType === 'mouse' && !(mouse?.[0] === clientX && mouse[1] === clientY) && plan(HOVER);
  const leave = (event: PointerEvent) => event.pointerType === 'mouse' && hide();
  const down = (event: PointerEvent) => {
    held = false;
    if (taken.has(event)) return;
    taken.add(event);
    from = event;
    if (event.pointerType === 'mouse') clearTimeout(timer);
    else if (interactive()) plan(HOLD, true);
    else plan(0);
  };
  const move = (event: PointerEvent) => {
    const strays = from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > STRAY;
    if (strays && !held && event.pointerType !== 'mouse' && interactive()) clearTimeout(timer);
  };
  const up = () => !held && interactive() && clearTimeout(timer);
  const cancel = () => {
    up();
    held = false;
  };
  const click = (event: Event) => {
    if (held) {
      event.preventDefault();
      event.stopImmediatePropagation();
      held = false;
    } else if (from && (from.pointerType === 'mouse' || roomy()) && node.ariaDisabled === 'true' && shownBy !== node) {
      // What cannot be chosen now answers a click at once, with what it is and why not; on a phone a strip tells it.
      plan(0);
    }
  };
  const focus = () => node.matches(':focus-visible, :has(:focus-visible)') && plan(FOCUS);
  // The finger that asks about this thing takes the focus from another: that one's leaving hides nothing of it.
  const blur = () => !held && (shownBy ?? awaited) === node && hide();
  const menu = (event: Event) => (held || from?.pointerType === 'touch') && event.preventDefault();
  const events: [string, (event: any) => unknown, boolean?][] = [
    ['pointerenter', enter],
    ['pointerleave', leave],
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', cancel],
    ['click', click, true],
    ['focusin', focus],
    ['focusout', blur],
    ['contextmenu', menu],
  ];
  for (const [name, handler, capture] of events) node.addEventListener(name, handler, capture);
  sources.set(node, () => current?.() ?? null);
  return {
    update(next: Source | null | undefined) {
      current = next;
      if (shownBy === node && next) show(node, next);
    },
    destroy() {
      if (shownBy === node) hide();
      for (const [name, handler, capture] of events) node.removeEventListener(name, handler, capture);
    },
  };
}
