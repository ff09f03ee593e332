// One small identity picture per game, 160 x 112, safe square in the middle (for thumbnails).
import { circle, flatten } from '../brawl/engraver.mjs';
import { sprig } from '../brawl/parts.mjs';
import { king, dragon } from '../brawl/figures.mjs';

const raw = (b, s) => {
  b.flush();
  b.out.push(s);
  return b;
};

// ---------------------------------------------------------------- Kingsburg: wool tapestry, everything on a 4-unit weave
export function vigKingsburg(b) {
  const U = 2.5,
    W = 64,
    H = 45,
    g = Array.from({ length: H }, () => Array(W).fill('r'));
  const hit = (P, x, y) => {
    let r = false;
    for (const p of P)
      for (let i = 0, j = p.length - 1; i < p.length; j = i++)
        if (p[i][1] > y !== p[j][1] > y && x < ((p[j][0] - p[i][0]) * (y - p[i][1])) / (p[j][1] - p[i][1]) + p[i][0])
          r = !r;
    return r;
  };
  // weave a drawn form into the cloth; outline = one dark stitch around it
  const weave = (d, c, outline = true) => {
    const P = flatten(d).map((s) => s.pts),
      on = (x, y) => hit(P, (x + 0.5) * U, (y + 0.5) * U),
      cells = [];
    for (let y = 0; y < H; y++) for (let x = 0; x < W; x++) if (on(x, y)) cells.push([x, y]);
    if (outline)
      for (const [x, y] of cells)
        for (const [u, v] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ])
          if (!on(x + u, y + v) && g[y + v] && g[y + v][x + u]) g[y + v][x + u] = 'k';
    for (const [x, y] of cells) g[y][x] = c;
  };
  // border: four seasons along the edge, wolf-tooth between two dark lines
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const e = Math.min(x, y, W - 1 - x, H - 1 - y);
      if (e > 5) continue;
      const season =
        y < 6
          ? x < W / 2
            ? 'g'
            : 'o'
          : y >= H - 6
            ? x < W / 2
              ? 'b'
              : 't'
            : x < 6
              ? y < H / 2
                ? 'g'
                : 'b'
              : y < H / 2
                ? 'o'
                : 't';
      const along = y < 6 || y >= H - 6 ? x : y,
        k = ((along % 6) + 6) % 6,
        tooth = [1, 2, 3, 3, 2, 1][k];
      g[y][x] = e === 0 || e === 5 ? 'k' : e - 1 < tooth ? season : 'w';
    }
  const oval = (cx, cy, rx, ry) =>
    `M${cx - rx},${cy} A${rx},${ry} 0 1 1 ${cx + rx},${cy} A${rx},${ry} 0 1 1 ${cx - rx},${cy}Z`;
  weave(oval(80, 56, 35, 38), 'o');
  weave(oval(80, 56, 31, 34), 'w');
  // king
  weave('M52,92 C54,78 64,73 72,72 L88,72 C96,73 106,78 108,92Z', 'b');
  weave('M66,74 L94,74 L88,84 L80,88 L72,84Z', 'w');
  weave('M65,44 L95,44 L95,64 C94,74 88,84 80,86 C72,84 66,74 65,64Z', 't');
  weave('M70,46 L90,46 L90,62 C88,68 72,68 70,62Z', 'w', false);
  weave('M71,52 L76,52 L76,54 L71,54Z M84,52 L89,52 L89,54 L84,54Z', 'k', false);
  weave('M79,54 L81.4,54 L81.4,60 L79,60Z', 't', false);
  weave('M75,64 L85,64 L85,66.4 L75,66.4Z', 'r', false);
  weave('M64,44 L62,25 L70,33 L75,22 L80,32 L85,22 L90,33 L98,25 L96,44Z', 'o');
  weave('M68,38 L72,38 L72,42 L68,42Z M88,38 L92,38 L92,42 L88,42Z', 'r', false);
  weave('M78,38 L82.4,38 L82.4,42 L78,42Z', 'b', false);
  // two dice
  const die = (x, pips) => {
    weave(`M${x},42.6 h20 v20 h-20Z`, 'w');
    pips.forEach(([u, v]) => weave(`M${x + u},${43 + v} h5 v5 h-5Z`, 'k', false));
  };
  die(20, [
    [2.5, 2],
    [12.5, 2],
    [7.5, 7],
    [2.5, 12],
    [12.5, 12],
  ]);
  die(120, [
    [12.5, 2],
    [7.5, 7],
    [2.5, 12],
  ]);
  const leaf = (x, y) => {
    weave(`M${x},${y - 8} L${x + 7},${y} L${x},${y + 8} L${x - 7},${y}Z`, 'g');
    weave(`M${x},${y - 4} L${x + 3},${y} L${x},${y + 4} L${x - 3},${y}Z`, 'o', false);
  };
  leaf(30, 27);
  leaf(130, 27);
  leaf(30, 82);
  leaf(130, 82);
  const col = {
    r: ['kb-cloth', '#7A2E2A'],
    g: ['kb-spring', '#6C8F3C'],
    t: ['kb-autumn', '#B4571F'],
    w: ['kb-cream', '#F1E2BC'],
    o: ['kb-gold', '#D9A21B'],
    b: ['kb-winter', '#5E7F97'],
    k: ['kb-ink', '#2A1A14'],
  };
  for (const k of Object.keys(col)) {
    let d = '';
    for (let y = 0; y < H; y++)
      for (let x = 0; x < W; x++) {
        if (g[y][x] !== k) continue;
        let e = x;
        while (e < W && g[y][e] === k) e++;
        d += `M${x * U} ${y * U}h${(e - x) * U}v${U}h-${(e - x) * U}z`;
        x = e;
      }
    if (d) raw(b, `<path style="fill:var(--${col[k][0]},${col[k][1]})" d="${d}"/>`);
  }
  // weft ribs and offset warp: the surface of wool
  let weft = '';
  for (let y = 0; y <= H; y++) weft += `M0 ${(y * U).toFixed(1)}h160`;
  let warp = '';
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) warp += `M${(x * U + (y % 2 ? 0 : U / 2)).toFixed(1)} ${(y * U + 0.3).toFixed(1)}v1.9`;
  raw(
    b,
    '<path fill="none" style="stroke:var(--kb-ink,#2A1A14)" stroke-opacity=".3" stroke-width=".5" ' +
      `d="${weft}"/><path fill="none" style="stroke:var(--kb-ink,#2A1A14)" stroke-opacity=".16" ` +
      `stroke-width=".5" d="${warp}"/>`,
  );
}

// ---------------------------------------------------------------- Troyes: stained glass, rose with five lobes
export function vigTroyes(b) {
  const P = (r, a) => [80 + r * Math.cos(a), 56 + r * Math.sin(a)],
    f = (p) => p.map((v) => v.toFixed(1)).join(' ');
  const pane = (d, n, h) => raw(b, `<path style="fill:var(--tr-${n},${h})" d="${d}"/>`);
  const RED = ['red', '#A62A24'],
    GOLD = ['gold', '#E8B93A'],
    BLUE = ['blue', '#27489A'],
    GRN = ['green', '#3C7F66'],
    PALE = ['pale', '#BFD0C4'],
    SKY = ['sky', '#7FA3BE'],
    WH = ['white', '#EFE7CF'],
    VIO = ['violet', '#5B3E7E'];
  raw(b, `<path style="fill:var(--tr-lead,#1C1A17)" d="M0 0h160v112H0z"/>`);
  // lattice behind
  const q = 14;
  for (let j = -1; j < 10; j++)
    for (let i = -1; i < 13; i++) {
      const x = i * q + (j % 2 ? q / 2 : 0),
        y = j * q * 0.86;
      const c = [PALE, SKY, WH, PALE, SKY][(i * 3 + j * 2 + 20) % 5];
      const k = 1.1;
      pane(
        `M${x} ${y + k}L${x + q / 2 - k * 0.8} ${y + q * 0.86}L${x} ${y + q * 1.72 - k}L${x - q / 2 + k * 0.8} ${y + q * 0.86}z`,
        ...c,
      );
    }
  // outer ring
  raw(b, `<circle cx="80" cy="56" r="52" style="fill:var(--tr-lead,#1C1A17)"/>`);
  const N = 20;
  for (let i = 0; i < N; i++) {
    const a = (i / N) * 6.2832 + 0.026 - 1.5708,
      c = ((i + 1) / N) * 6.2832 - 0.026 - 1.5708;
    pane(
      `M${f(P(49.6, a))}A49.6 49.6 0 0 1 ${f(P(49.6, c))}L${f(P(43, c))}A43 43 0 0 0 ${f(P(43, a))}z`,
      ...[RED, GOLD, BLUE, GOLD][i % 4],
    );
  }
  // ground of the rose
  for (let i = 0; i < 5; i++) {
    const a = -1.5708 + i * 1.25664,
      h = 0.628;
    for (const k of [-1, 1]) {
      const m = a + k * h;
      pane(
        `M${f(P(40.4, m - 0.22 * 0))}A40.4 40.4 0 0 ${k > 0 ? 0 : 1} ${f(P(40.4, a + k * 0.1))}L${f(P(20, a + k * 0.5))}L${f(P(20, m))}z`,
        ...(k > 0 ? BLUE : VIO),
      );
    }
  }
  // lobes with pips
  const pips = [
    [[0, 0]],
    [
      [-4.6, -4.6],
      [4.6, 4.6],
    ],
    [
      [-5, -5],
      [0, 0],
      [5, 5],
    ],
    [
      [-4.6, -4.6],
      [4.6, -4.6],
      [-4.6, 4.6],
      [4.6, 4.6],
    ],
    [
      [-5, -5],
      [5, -5],
      [0, 0],
      [-5, 5],
      [5, 5],
    ],
  ];
  for (let i = 0; i < 5; i++) {
    const a = -1.5708 + i * 1.25664,
      [x, y] = P(26, a),
      c = [RED, GOLD, WH, RED, GOLD][i];
    raw(b, `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="15.6" style="fill:var(--tr-lead,#1C1A17)"/>`);
    raw(
      b,
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="13.6" style="fill:var(--tr-${[GRN, BLUE, RED, GRN, BLUE][i].join(',')})"/>`,
    );
    raw(
      b,
      `<path style="fill:var(--tr-lead,#1C1A17)" d="M${(x - 9.6).toFixed(1)} ${(y - 9.6).toFixed(1)}h19.2v19.2` +
        `h-19.2z"/><path style="fill:var(--tr-${c.join(',')})" d="M${(x - 8.2).toFixed(1)} ` +
        `${(y - 8.2).toFixed(1)}h16.4v16.4h-16.4z"/>`,
    );
    raw(
      b,
      pips[(i + 1) % 5]
        .map(
          ([u, v]) =>
            `<circle cx="${(x + u).toFixed(1)}" cy="${(y + v).toFixed(1)}" r="1.9" style="fill:var(--tr-lead,#1C1A17)"/>`,
        )
        .join(''),
    );
  }
  raw(
    b,
    '<circle cx="80" cy="56" r="12.4" style="fill:var(--tr-lead,#1C1A17)"/>' +
      '<circle cx="80" cy="56" r="10.2" style="fill:var(--tr-gold,#E8B93A)"/>',
  );
  for (let i = 0; i < 5; i++) {
    const a = -1.5708 + i * 1.25664;
    const [x, y] = P(5.6, a);
    raw(
      b,
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3.5" ` +
        'style="fill:var(--tr-red,#A62A24);stroke:var(--tr-lead,#1C1A17);stroke-width:1.3"/>',
    );
  }
  raw(
    b,
    `<circle cx="80" cy="56" r="2.6" style="fill:var(--tr-white,#EFE7CF);stroke:var(--tr-lead,#1C1A17);stroke-width:1.2"/>`,
  );
  raw(b, `<path fill="none" style="stroke:var(--tr-lead,#1C1A17)" stroke-width="5" d="M0 0h160v112H0z"/>`);
}

// ---------------------------------------------------------------- Feudum: portolan chart, one ink and a red rhumb
export function vigFeudum(b) {
  raw(b, `<path style="fill:var(--fd-paper,#EFE3C6)" d="M0 0h160v112H0z"/>`);
  raw(b, `<g style="color:var(--fd-line,#3A2E1E)" fill="currentColor">`);
  const C = [104, 66];
  let rh = '',
    rr = '';
  for (let i = 0; i < 32; i++) {
    const a = (i / 32) * 6.2832,
      p = `M${C[0]} ${C[1]}L${(C[0] + 200 * Math.cos(a)).toFixed(1)} ${(C[1] + 200 * Math.sin(a)).toFixed(1)}`;
    if (i % 4 === 0) rr += p;
    else rh += p;
  }
  raw(
    b,
    '<path fill="none" style="stroke:var(--fd-line,#3A2E1E)" stroke-opacity=".34" stroke-width=".5" ' +
      `d="${rh}"/><path fill="none" style="stroke:var(--fd-red,#A3371F)" stroke-opacity=".7" stroke-width=".7" ` +
      `d="${rr}"/>`,
  );
  // land with hatched shore
  const coast =
    'M-4,-4 L74,-4 C78,4 70,9 74,15 C79,22 90,20 88,27 C86,33 76,31 73,37 C71,43 77,47 73,52 C69,57 61,53 ' +
    '57,58 C52,64 58,71 52,77 C47,82 38,79 34,85 C31,90 34,97 28,102 C22,107 14,108 10,116 L-4,116Z';
  raw(b, `<path style="fill:var(--fd-land,#E2CFA0)" d="${coast}"/>`);
  b.line(coast, 1.7);
  const shore = [
    [74, 3, 10, 0],
    [73, 10, 9, 6],
    [77, 18, 8, -6],
    [86, 21, 9, -4],
    [88, 28, 9, 4],
    [81, 33, 7, 7],
    [74, 38, 9, 3],
    [74, 45, 9, 0],
    [73, 52, 8, 5],
    [66, 55, 4, 8],
    [58, 58, 8, 5],
    [55, 66, 9, 0],
    [55, 73, 9, 3],
    [47, 80, 5, 8],
    [38, 81, 5, 8],
    [33, 87, 8, 3],
    [33, 95, 8, 3],
    [28, 102, 6, 6],
    [19, 106, 4, 8],
  ];
  shore.forEach(([x, y, u, v]) => {
    for (let k = 0; k < 3; k++)
      b.nick(`M${x + k * 0.4},${y + k * 2.2} L${x + u * (1 - k * 0.22)},${y + v * (1 - k * 0.22) + k * 2.2}`, 0.8, 'e');
  });
  // mountains, pines, keep
  [
    [12, 22],
    [22, 16],
    [32, 22],
  ].forEach(([x, y]) => {
    b.line(`M${x - 7},${y + 8} L${x},${y - 6} L${x + 7},${y + 8}`, 1.3);
    b.nick(`M${x + 1},${y - 3} L${x + 4},${y + 6}`, 0.9, 'e')
      .nick(`M${x + 2},${y - 5} L${x + 6},${y + 5}`, 0.9, 'e')
      .nick(`M${x},${y - 1} L${x + 2},${y + 6}`, 0.9, 'e');
  });
  [
    [10, 62],
    [17, 66],
    [9, 74],
    [18, 78],
    [25, 71],
  ].forEach(([x, y]) => {
    b.line(`M${x},${y - 6} L${x + 3.6},${y + 2} L${x - 3.6},${y + 2}Z`, 1.1);
    b.nick(`M${x},${y + 2} L${x},${y + 5}`, 1.1, '');
    b.nick(`M${x + 0.6},${y - 3} L${x + 2},${y + 1.4}`, 0.9, '');
  });
  raw(b, '');
  b.flush();
  raw(b, `<path style="fill:var(--fd-red,#A3371F)" d="M41 42h6v-3h3v3h4v-3h3v3h0v16H41z"/>`);
  b.line('M41,58 L41,39 L45,39 L45,42.6 L48,42.6 L48,36 L52,36 L52,42.6 L55,42.6 L55,39 L59,39 L59,58Z', 1.5);
  b.black('M48,58 L48,52 C48,49 52,49 52,52 L52,58Z');
  b.line('M50,36 L50,28', 1.1).black('M50,28 L58,30 L50,33Z');
  // compass rose
  b.flush();
  raw(b, `<circle cx="${C[0]}" cy="${C[1]}" r="21" style="fill:var(--fd-paper,#EFE3C6)"/>`);
  b.line(circle(C[0], C[1], 20.4), 1.3).line(circle(C[0], C[1], 17.4), 0.7);
  for (let i = 0; i < 8; i++)
    b.at({ x: C[0], y: C[1], r: i * 45, s: i % 2 ? 0.68 : 1 }, (b) => {
      b.flush();
      const red = i % 2 === 0;
      raw(b, '');
      b.line('M0,-22 L4.6,-4.6 L0,0Z', 1).black('M0,-22 L-4.6,-4.6 L0,0Z');
      if (red) {
        b.flush();
      }
    });
  b.line(circle(C[0], C[1], 3.4), 1.3);
  b.black('M104,36 L101,42 L104,40.6 L107,42Z');
  // ship and serpent
  b.at({ x: 136, y: 26 }, (b) => {
    b.flush();
    raw(b, '');
    b.line('M-13,8 C-8,14 8,14 13,7 L9,6.4 L-10,7Z', 1.4)
      .line('M0,7 L0,-15 M-7,7 L-7,-6', 1.2)
      .line('M1,-13 C9,-11 10,-2 2,1Z M-6,-5 C0,-3 0,3 -6,4Z', 1.2)
      .black('M0,-15 L7,-17 L0,-19Z');
    for (let k = 0; k < 3; k++) b.nick(`M${3 + k * 1.6},${-10 + k} L${3 + k * 1.6},${-1.4 - k * 0.6}`, 0.7, '');
    b.nick('M-17,13 C-13,11 -10,15 -6,13 C-2,11 2,15 6,13 C10,11 13,15 17,13', 0.9);
  });
  b.at({ x: 122, y: 97 }, (b) => {
    b.line('M-28,6 C-26,-4 -18,-4 -16,6', 1.9)
      .line('M-12,6 C-10,-7 0,-7 2,6', 2)
      .line('M6,6 C6,-6 10,-13 17,-11 C21,-9 20,-5 16,-5.4 C12,-5.6 12,0 13,6', 1.9)
      .dot(16.4, -8.6, 0.9)
      .nick('M20,-7 L25,-5 M20,-7 L25,-9', 0.9, '');
    b.nick('M-32,8 C-26,5.4 -22,9.6 -16,7.6 C-10,5.4 -4,9.6 2,7.6 C8,5.4 12,9.6 18,7.6', 0.9);
    [
      [-24, 0],
      [-20, 0],
      [-7, -2.6],
      [-3, -2.6],
    ].forEach(([x, y]) => b.nick(`M${x},${y - 3} L${x - 1},${y}`, 0.8, ''));
  });
  b.flush();
  raw(b, '</g>');
  raw(
    b,
    '<path fill="none" style="stroke:var(--fd-line,#3A2E1E)" stroke-width="3" d="M1.5 1.5h157v109h-157z"/>' +
      '<path fill="none" style="stroke:var(--fd-line,#3A2E1E)" stroke-width="2.6" stroke-dasharray="8 8" ' +
      'd="M4.6 4.6h150.8v102.8H4.6z"/>',
  );
}

// ---------------------------------------------------------------- Kingdom Brawl: lubok
export function vigBrawl(b) {
  raw(b, `<path class="p" d="M0 0h160v112H0z"/>`);
  // sun with a face
  b.at({ x: 82, y: 24, s: 0.84 }, (b) => {
    for (let i = 0; i < 14; i++)
      b.at({ r: (i * 360) / 14 }, (b) =>
        b.form(
          i % 2 ? 'M-2.4,-14 L0,-22 L2.4,-14Z' : 'M-2.6,-14 C-5,-19 3,-21 0,-26 C7,-21 3,-18 2.6,-14Z',
          'madder',
          1.5,
          { patch: { chips: 0 } },
        ),
      );
    b.form(circle(0, 0, 13), 'ochre', 2.6);
    b.nick('M-8,-3 Q-5,-6.6 -2,-3.4', 1.7)
      .nick('M2.4,-3.4 Q5,-6.6 8.4,-3', 1.7)
      .dot(-5, -2.4, 1.4)
      .dot(5, -2.4, 1.4)
      .nick('M1,-3 C0,0 0,2 -1.6,3.6 L1.6,4', 1.3)
      .nick('M-4.6,6.6 Q0,9.6 4.6,6.4', 1.6);
    b.inkDot('madder', -8, 3, 2).inkDot('madder', 8, 3, 2);
  });
  b.at({ x: -1, y: 14, s: 0.82 }, king);
  b.at({ x: 162, y: 17, s: 0.8, flip: false }, () => {});
  b.at({ x: 84, y: 18, s: 0.8 }, dragon);
  sprig(b, { x: 81, y: 78, s: 1.15, ink: 'madder' });
  raw(b, `<path fill="none" stroke="currentColor" stroke-width="4" d="M2 2h156v108H2z"/>`);
}
export const VIGNETTES = { vigKingsburg, vigTroyes, vigFeudum, vigBrawl };
export const META = Object.fromEntries(Object.keys(VIGNETTES).map((k) => [k, [160, 112]]));
