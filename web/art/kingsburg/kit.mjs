/* The loom: small helpers that turn numbers into woven shapes, and the book of symbols.
   Rules of the hand: 64- or 72-unit grid, contour 2.4, inner lines 1.5, diagonals are stairs,
   shading is hachure (comb stripes), at most four inks and the dark one in a figure. */
const book = new Map();

const w = (name) => `var(--w-${name})`;

/** A closed or open path with the dark contour. */
const cut = (d, fill = 'none', extra = '') => `<path class="w-c" fill="${fill}" d="${d}" ${extra}/>`;
/** A flat patch without contour. */
const patch = (d, fill, extra = '') => `<path fill="${fill}" d="${d}" ${extra}/>`;
/** An inner line. */
const line = (d, ink = w('ink'), width = 1.5, extra = '') =>
  `<path fill="none" stroke="${ink}" stroke-width="${width}" d="${d}" ${extra}/>`;
/** A line of running stitches. */
const stitch = (d, ink = w('ink'), width = 1.5) => line(d, ink, width, 'stroke-dasharray="2.4 1.8"');
/** Hachure: the weaver's shading. Laid over a patch. */
const shade = (d) => `<path fill="url(#w-hachure)" d="${d}"/>`;
const light = (d) => `<path fill="url(#w-hachure-light)" d="${d}"/>`;
const dot = (x, y, r, fill, c = true) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${c ? 'class="w-c"' : ''}/>`;

/** Relative stair of n steps over (dx, dy). */
function stair(dx, dy, n, first = 'h') {
  let d = '';
  for (let i = 0; i < n; i += 1) {
    d +=
      first === 'h'
        ? `h${+(dx / n).toFixed(2)}v${+(dy / n).toFixed(2)}`
        : `v${+(dy / n).toFixed(2)}h${+(dx / n).toFixed(2)}`;
  }
  return d;
}

/** A circle woven in steps: the same outline serves medallions, coins and rings. */
function round(cx, cy, r, k = r / 31) {
  const q = [
    [14, 31],
    [20, 28],
    [24, 24],
    [28, 20],
    [31, 14],
  ].map(([a, b]) => [a * k, b * k]);
  const pts = [];
  const turn = [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ];
  turn.forEach(([sx, sy], i) => {
    const run = i % 2 === 0 ? q : [...q].reverse();
    run.forEach(([a, b], j) => {
      const p = [cx + sx * a, cy + sy * b];
      if (j > 0) {
        const last = pts[pts.length - 1];
        pts.push(i % 2 === 0 ? [last[0], p[1]] : [p[0], last[1]]);
      }
      pts.push(p);
    });
  });
  return 'M' + pts.map((p) => p.map((n) => +n.toFixed(2)).join(' ')).join('L') + 'Z';
}

function symbol(id, box, body, group, label) {
  book.set(id, { id, box, body, group, label: label || id });
}

/** All symbols as one hidden SVG. */
function sprite() {
  const defs = `
    <style>
      .w-c { stroke: var(--w-line); stroke-width: var(--w-cw, 2.1); stroke-linejoin: miter; }
      .w-b { stroke: var(--contour, #2A1B12); stroke-width: var(--w-bw, 2.4); stroke-linejoin: miter; }
      .w-o { stroke: var(--contour, #2A1B12); stroke-width: var(--w-cw, 3); stroke-linejoin: miter; stroke-dasharray: var(--w-dash, none); }
    </style>
    <pattern id="w-hachure" width="4" height="3" patternUnits="userSpaceOnUse">
      <path d="M0 1h4" stroke="#1A0F08" stroke-opacity=".34" stroke-width="1.4"/>
    </pattern>
    <pattern id="w-hachure-light" width="4" height="3" patternUnits="userSpaceOnUse">
      <path d="M0 1h4" stroke="#FFF6E0" stroke-opacity=".5" stroke-width="1.4"/>
    </pattern>
    <pattern id="w-weft" width="5" height="3" patternUnits="userSpaceOnUse">
      <path d="M0 .75h3.5M2.5 2.25H5M0 2.25h1" stroke="#3A2410" stroke-opacity=".12" stroke-width=".8"/>
    </pattern>
    <clipPath id="w-lozenge">
      <path d="M28 3H36V9H42V15H48V21H54V27H61V37H54V43H48V49H42V55H36V61H28V55H22V49H16V43H10V37H3V27H10V21H16V15H22V9H28Z"/>
    </clipPath>
    <clipPath id="w-bust">
      <path d="M-6 -8H82V49.7H62V54.8H59.5V58.1H56.1V61.5H52.8V64H19.3V61.5H15.9V58.1H12.5V54.8H10V49.7H-6Z"/>
    </clipPath>
    <pattern id="w-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V6" stroke="#1A0F08" stroke-opacity=".8" stroke-width="2.6"/>
    </pattern>`;
  const all = [...book.values()].map((s) => `<symbol id="${s.id}" viewBox="${s.box}">${s.body}</symbol>`).join('\n');
  const head = 'xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true"';
  return `<svg ${head}><defs>${defs}</defs>${all}</svg>`;
}

export { book, w, cut, patch, line, stitch, shade, light, dot, stair, round, symbol, sprite };
