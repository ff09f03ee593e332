// Product art: the Regnum arms, owner shapes, interface icons (24-unit grid, chiselled: butt caps, mitred joins).
const S = (d, extra = '') =>
  `<path fill="none" stroke="currentColor" stroke-width="2" stroke-miterlimit="6" d="${d}"${extra}/>`;
const F = (d) => `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`;
const ring = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const starD = (cx, cy, R, r, n) => {
  let d = '';
  for (let i = 0; i < n * 2; i++) {
    const a = ((-90 + (i * 180) / n) * Math.PI) / 180,
      q = i % 2 ? r : R;
    d += (i ? 'L' : 'M') + (cx + q * Math.cos(a)).toFixed(2) + ' ' + (cy + q * Math.sin(a)).toFixed(2);
  }
  return d + 'z';
};

// ---- arms: a crown that is the chief of a shield; four quarters, four games
const CROWN = 'M5 23.5 3.2 8.4 15 17.2 32 1.6 49 17.2 60.8 8.4 59 23.5z';
const FIELD_L = 'M5 27.5H30.4V47H5z',
  LOW_R = 'M33.6 50.2H58.7C56.4 63.4 46 70.4 33.6 75.2z';
const pips = [
  [11, 32.4],
  [24.4, 32.4],
  [17.7, 37.3],
  [11, 42.2],
  [24.4, 42.2],
]
  .map(([x, y]) => ring(x, y, 2.5))
  .join('');
const rose = [0, 1, 2, 3, 4].map((i) => {
  const a = ((-90 + i * 72) * Math.PI) / 180;
  return ring(46.3 + 5 * Math.cos(a), 37.6 + 5 * Math.sin(a), 3.3);
});
export const MARK = {
  'regnum-mark': [
    '0 0 64 78',
    `<path style="fill:var(--mark-crown,currentColor)" d="${CROWN}"/>` +
      `<path style="fill:var(--mark-field,currentColor)" fill-rule="evenodd" d="${FIELD_L}${pips}"/>` +
      `<path style="fill:var(--mark-field,currentColor)" fill-rule="evenodd" d="${LOW_R}${starD(44.4, 60, 8.4, 3.5, 5)}"/>` +
      '<path fill="none" stroke="currentColor" stroke-width="2.4" d="M34.8 28.7H57.8V45.8H34.8zM6.4 51.4H29.2' +
      'V73.4C18.6 69 9 62.6 6.4 51.4z"/>' +
      `<path fill="currentColor" d="${rose.join('')}"/>` +
      `<path style="fill:var(--mark-core,var(--page,#F4ECD8))" d="${ring(46.3, 37.6, 2.3)}"/>` +
      `<path fill="currentColor" d="M18.6 52.8 20.8 59.2 27.2 61.4 20.8 63.6 18.6 70 16.4 63.6 10 61.4 16.4 59.2z"/>`,
  ],
  'regnum-mark-s': [
    '0 0 64 78',
    `<path style="fill:var(--mark-crown,currentColor)" d="${CROWN}"/>` +
      `<path style="fill:var(--mark-field,currentColor)" d="${FIELD_L}${LOW_R}"/>` +
      '<path fill="none" stroke="currentColor" stroke-width="4" d="M35.6 29.5H57V45H35.6zM7.2 52.2H28.4V71.6C19 ' +
      '67.4 9.8 61.6 7.2 52.2z"/>',
  ],
};

// ---- owners: colour and shape always together; contour from --contour
const own = (d) =>
  `<path d="${d}" fill="currentColor" style="stroke:var(--contour,#241C12)" stroke-width="2.2" stroke-linejoin="miter"/>`;
export const OWNERS = {
  'own-red': ['0 0 24 24', own(ring(12, 12, 9))],
  'own-blue': ['0 0 24 24', own('M3.6 3.6H20.4V20.4H3.6z')],
  'own-yellow': ['0 0 24 24', own('M12 2.6 22 20.6H2z')],
  'own-green': ['0 0 24 24', own('M12 1.4 22.6 12 12 22.6 1.4 12z')],
  'own-violet': ['0 0 24 24', own('M8.4 2.4h7.2v6h6v7.2h-6v6H8.4v-6h-6V8.4h6z')],
};

const I = {
  menu: S('M3 6h18M3 12h13M3 18h18'),
  help: S('M8 9.4C8 4 16.4 4 16.4 9c0 3.4-4.2 3.4-4.2 6.6') + F('M10.8 17.6h2.8v2.8h-2.8z'),
  settings: S('M4 7h9M18 7h2M4 17h2M11 17h9') + F('M13 3.6h4.6v6.8H13zM6 13.6h4.6v6.8H6z'),
  undo: S('M20 19v-4c0-4-3-6-7-6H5') + F('M9.4 3.4v11.2L2 9z'),
  redo: S('M4 19v-4c0-4 3-6 7-6h8') + F('M14.6 3.4v11.2L22 9z'),
  restart: S('M7 5.6A8.2 8.2 0 1 0 15.6 4.7') + F('M3.2 2.2 12 3.2 6.2 10z'),
  check: F('M3 12.6 6.4 9.2 10 12.8 18 3.6l3.4 3L10.2 19.4z'),
  close: S('M5 5l14 14M19 5L5 19'),
  clock: S('M6 3h12M6 21h12M7.4 3v4.2L12 12l-4.6 4.8V21M16.6 3v4.2L12 12l4.6 4.8V21') + F('M9 19.6 12 16l3 3.6z'),
  log: S('M7 4h12v13.6c0 3-3.6 3-3.6 0V16H4v2.4c0 1.4 1 2 2 2h11.2M7 4C5 4 5 7 7 7v9') + S('M10 8h6M10 12h6'),
  chat: S('M4 5h16v11h-8.6L7 20v-4H4z'),
  rules: S('M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14'),
  cards: S('M9.6 3.6 20 6.4 16 20.4 5.6 17.6z') + S('M7 6 3.4 7.2 6.6 18'),
  score: S('M4 20V5M9 20V9M14 20V12M19 20V3'),
  board: S('M3.6 4.6h16.8v14.8H3.6zM9.2 4.6v14.8M14.8 4.6v14.8M3.6 12h16.8'),
  first: F('M5 4h3v16H5zM20 4v16L9 12z'),
  prev: F('M17 4v16L6 12z'),
  next: F('M7 4v16l11-8z'),
  last: F('M16 4h3v16h-3zM4 4v16l11-8z'),
  play: F('M6 3.4 20.5 12 6 20.6z'),
  pause: F('M6 4h4.5v16H6zM13.5 4H18v16h-4.5z'),
  eye: S('M2.4 12C7 4.6 17 4.6 21.6 12 17 19.4 7 19.4 2.4 12z') + F(ring(12, 12, 3)),
  eyeoff: S('M2.4 12C7 4.6 17 4.6 21.6 12 17 19.4 7 19.4 2.4 12zM4 20 20 4'),
  lock: S('M7.4 10.4V7.6c0-5 9.2-5 9.2 0v2.8') + F('M5 10.4h14v10.4H5z'),
  link: S('M10 14 14 10M8.6 10.6 5.6 13.6c-3 3 1.8 7.8 4.8 4.8l3-3M15.4 13.4l3-3c3-3-1.8-7.8-4.8-4.8l-3 3'),
  bot: S('M5 9h14v10H5zM12 9V4M2.6 12v4M21.4 12v4') + F('M8 12h2.8v3H8zM13.2 12H16v3h-2.8zM10.4 2h3.2v3h-3.2z'),
  human: F('M12 3.2a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zM3.6 21c0-6 3.6-8 8.4-8s8.4 2 8.4 8z'),
  people: F(
    'M9 4a3.6 3.6 0 1 1 0 7.2A3.6 3.6 0 0 1 9 4zM2 20c0-5 3-7 7-7s7 2 7 7zM16 5a3 3 0 1 1 0 6zM17.6 12.6c3 .4 ' +
      '5 2.4 5 6.4h-4c0-2.6-.4-4.6-1-6.4z',
  ),
  plus: S('M12 4v16M4 12h16'),
  minus: S('M4 12h16'),
  search: S('M10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM14.6 14.6 21 21'),
  bell: S('M4 18h16c-2-2-2-4-2-7 0-8-12-8-12 0 0 3 0 5-2 7z') + F('M10 19.6h4v2.2h-4zM11 2h2v3h-2z'),
  sun: S(
    'M12 7.4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2zM12 1.6v3.2M12 19.2v3.2M1.6 12h3.2M19.2 12h3.2M4.6 4.6' +
      'l2.3 2.3M17.1 17.1l2.3 2.3M19.4 4.6l-2.3 2.3M6.9 17.1l-2.3 2.3',
  ),
  moon: F('M15 2.4C8 2 3 7 3 12.4 3 18 8 22.4 13.6 21.6c3.4-.4 6-2.4 7.4-5.2C13.6 18 9 9.4 15 2.4z'),
  globe: S('M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c5.4 5.4 5.4 12.6 0 18M12 3c-5.4 5.4-5.4 12.6 0 18'),
  hand: S('M5 8.4l4.4-1.2 3 11.4L8 19.8zM9.6 5.2h4.6V17h-2M14.4 6.4l4.6 1.2-3 11.6-3-.8'),
  first1: F('M5 2.6h2.4V22H5zM8.6 3.6h12l-3.4 4.6 3.4 4.6h-12z'),
  more: F('M3 10h4v4H3zM10 10h4v4h-4zM17 10h4v4h-4z'),
  right: S('M3 12h16') + F('M14 5.4 21.6 12 14 18.6z'),
  letter: S('M3 6h18v13H3zM3 6l9 7.6L21 6') + F(ring(12, 15.4, 2.6)),
  swords: S('M4 3.4 17.4 16.8M20 3.4 6.6 16.8M14 19.6l5.6-5.6M10 19.6 4.4 14M17.6 17.6l3.4 3.4M6.4 17.6 3 21'),
  replay: S('M6 6.2A8.4 8.4 0 1 1 3.8 14') + F('M2.4 3 10.6 4 5 10.4zM10 8.6v7.6l6-3.8z'),
  verify:
    S('M12 2.8 20 5.6V11c0 5.6-4 8.6-8 10.2C8 19.6 4 16.6 4 11V5.6z') +
    F('M7.4 11.8 9.2 10l2.2 2.2 4.2-4.8 1.8 1.6-5.8 6.8z'),
  copy: S('M8 8h12v12H8zM16 8V4H4v12h4'),
  dice:
    S('M4 4h16v16H4z') +
    F(ring(8.6, 8.6, 1.6) + ring(15.4, 8.6, 1.6) + ring(12, 12, 1.6) + ring(8.6, 15.4, 1.6) + ring(15.4, 15.4, 1.6)),
  bolt: F('M13.6 2 5 13.4h5.4L9 22l9.4-12h-5.8z'),
  calendar: S('M4 6h16v14H4zM4 10.6h16M8.4 3v5M15.6 3v5') + F('M7.4 13.2h3v3h-3z'),
  down: F('M4 8h16l-8 9z'),
  star: F(starD(12, 12.6, 11, 4.7, 5)),
  laurel:
    S('M12 20.4C5 19 3 13 5.4 4M12 20.4C19 19 21 13 18.6 4') +
    F(
      'M5.4 4 9 7.4 5 8.6zM4.6 10 8.6 11.6 5.4 14zM6.4 15.4 10.6 15 9 18.6zM18.6 4 15 7.4 19 8.6zM19.4 10 15.4 ' +
        '11.6 18.6 14zM17.6 15.4 13.4 15 15 18.6z',
    ),
  door: S('M6 21V4l9-1.4V21M3 21h18M15 5h4v16') + F('M11.4 11.4h2v2.6h-2z'),
  wifi: F('M12 21 8.6 16.6h6.8z') + S('M3 10.4c5-5.4 13-5.4 18 0M6.4 14c3.2-3.4 8-3.4 11.2 0'),
  spark: F('M12 1.6 14.2 9.8 22.4 12 14.2 14.2 12 22.4 9.8 14.2 1.6 12 9.8 9.8z'),
  download: S('M12 3v11M4 19h16') + F('M5.6 9.6h12.8L12 17z'),
};
export const ICONS = Object.fromEntries(Object.entries(I).map(([k, v]) => ['ico-' + k, ['0 0 24 24', v]]));
