// Where the speech stands, and what is lit: pure geometry. The speech keeps off the lit things and off the bar.
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Size {
  w: number;
  h: number;
}

export interface Point {
  x: number;
  y: number;
}
/** What is lit, what of it is to be touched, the line to it, and how much is dimmed around it. */
export interface Lit {
  holes: Box[];
  dos: Box[];
  size: Size | null;
  arrow: { path: string; tip: string } | null;
}

export const boxOf = (node: Element): Box => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left, y: top, w: width, h: height };
};
export const padded = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});
export const hit = (a: Box, b: Box, gap = 0) =>
  a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap;

/** Each box once, however often it is named. */
export const unique = (boxes: Box[]): Box[] =>
  boxes.filter(
    ({ x, y, w, h }, at) => boxes.findIndex((one) => one.x === x && one.y === y && one.w === w && one.h === h) === at,
  );

/** Boxes side by side in one row or column become one. */
export function joined(boxes: Box[]): Box[] {
  const found: Box[] = [];
  const near = (a: number, b: number) => Math.abs(a - b) < 8;
  for (const box of boxes) {
    const other = found.find(
      (one) =>
        hit(one, box, 8) && ((near(one.x, box.x) && near(one.w, box.w)) || (near(one.y, box.y) && near(one.h, box.h))),
    );
    if (!other) found.push({ ...box });
    else Object.assign(other, around([other, box]));
  }
  return found;
}

export function around(boxes: Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}

/** How a speech may look, and what choosing that costs. */
export interface Shape extends Size {
  price: number;
}

/** Where a speech stands, and which of its shapes it has. */
export interface Standing extends Point {
  shape: number;
}

/** What a speech keeps off: what is lit and the bars at any price, what is only spoken of and what else may be clicked where it can. */
export interface Keep {
  lit: Box[];
  bars: Box[];
  spoken?: Box[];
  legal?: Box[];
}

/** The free place nearest to the lit things; on a narrow screen a sheet that moves up or down, in the cheapest shape. */
export function place(shapes: Shape[], window: Size, keep: Keep, narrow: boolean): Standing {
  const { lit, bars, spoken = [], legal = [] } = keep;
  const middle = { x: window.w / 2, y: window.h / 2, w: 0, h: 0 };
  const goal = lit.length ? around(lit) : middle;
  let best = { cost: Infinity, x: 6, y: 8, shape: 0 };
  const weigh = (x: number, y: number, shape: number) => {
    const { w, h, price } = shapes[shape];
    const me = { x, y, w, h };
    const gap = narrow ? 6 : 34;
    const dx = Math.max(goal.x - (x + w), x - (goal.x + goal.w), 0);
    const dy = Math.max(goal.y - (y + h), y - (goal.y + goal.h), 0);
    const sum = (boxes: Box[]) => boxes.reduce((all, box) => all + overlap(me, box), 0);
    const covered = sum(lit) + sum(spoken) * 0.2;
    const cost =
      price +
      lit.filter((box) => hit(me, box, gap)).length * 5000 +
      covered * 0.5 +
      legal.filter((box) => hit(me, box)).length * 50 +
      bars.filter((box) => hit(me, box, 6)).length * 40_000 +
      (narrow ? dy : Math.hypot(dx, dy) + Math.abs(y + h / 2 - (goal.y + goal.h / 2)) * 0.25);
    if (cost < best.cost) best = { cost, x, y, shape };
  };
  const step = narrow ? 4 : 16;
  shapes.forEach(({ w, h }, shape) => {
    for (let y = 10; y <= Math.max(10, window.h - h - 8); y += step)
      if (narrow) for (const x of new Set([6, Math.max(6, window.w - w - 6)])) weigh(x, y, shape);
      else for (let x = 12; x <= Math.max(12, window.w - w - 12); x += step) weigh(x, y, shape);
  });
  return { x: best.x, y: best.y, shape: best.shape };
}

/** What two boxes share. */
export function common(a: Box, b: Box): Box | null {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const w = Math.min(a.x + a.w, b.x + b.w) - x;
  const h = Math.min(a.y + a.h, b.y + b.h) - y;
  return w > 0 && h > 0 ? { x, y, w, h } : null;
}

function overlap(a: Box, b: Box): number {
  const shared = common(a, b);
  return shared ? shared.w * shared.h : 0;
}

/** How far one box is from another. */
const apart = (a: Box, b: Box): number =>
  Math.hypot(Math.max(a.x - (b.x + b.w), b.x - (a.x + a.w), 0), Math.max(a.y - (b.y + b.h), b.y - (a.y + a.h), 0));

/** Of several boxes the one that a line would reach first. */
export const nearest = (from: Box, boxes: Box[]): Box | undefined =>
  boxes.toSorted((a, b) => apart(from, a) - apart(from, b))[0];

/** The outline of a lit box. */
export function outline({ x, y, w, h }: Box, round: number): string {
  const r = Math.min(round, w / 2, h / 2);
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w - 2 * r}${arc(r, r)}v${h - 2 * r}${arc(-r, r)}h${-(w - 2 * r)}${arc(-r, -r)}v${-(h - 2 * r)}${arc(r, -r)}z`;
}

/** One line from the speech to what it speaks of, and its tip; null where they are too near. */
export function pointing(speech: Box, aim: Box): Lit['arrow'] {
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
  const right = speech.x + speech.w;
  const bottom = speech.y + speech.h;
  const cx = aim.x + aim.w / 2;
  const cy = aim.y + aim.h / 2;
  const beside = cx < speech.x || cx > right;
  const sx = cx < speech.x ? speech.x : cx > right ? right : clamp(cx, speech.x + 40, right - 40);
  const sy = beside ? clamp(cy, speech.y + 30, bottom - 30) : cy < speech.y ? speech.y : bottom;
  const ex = clamp(sx, aim.x, aim.x + aim.w);
  const ey = clamp(sy, aim.y, aim.y + aim.h);
  const far = Math.hypot(ex - sx, ey - sy);
  if (far <= 26) return null;
  const ux = (ex - sx) / far;
  const uy = (ey - sy) / far;
  const bx = (sx + ex) / 2 - uy * far * 0.18;
  const by = (sy + ey) / 2 + ux * far * 0.18;
  const turn = Math.hypot(ex - bx, ey - by);
  const vx = (ex - bx) / turn;
  const vy = (ey - by) / turn;
  const at = (back: number, side: number) =>
    `${(ex - vx * back - vy * side).toFixed(1)} ${(ey - vy * back + vx * side).toFixed(1)}`;
  return {
    path: `M${sx} ${sy}Q${bx.toFixed(1)} ${by.toFixed(1)} ${at(12, 0)}`,
    tip: `M${ex.toFixed(1)} ${ey.toFixed(1)}L${at(19, 10)}L${at(13, 0)}L${at(19, -10)}z`,
  };
}
