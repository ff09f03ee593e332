// Where the things that a mentor names are on the page: pieces by their names, parts of a table by theirs.
const PARTS: Record<string, Record<string, string>> = {
  brawl: { kingdom: '.kingdom', hand: '.hand-cards' },
  kingsburg: {
    calendar: '.calendar, .top .now',
    winter: '.province .winter',
    province: '.province',
    players: '.rail .players, .rail .player, .chips',
    goods: '.tray .goods, .tray',
    rolled: '.rail .players, .rail .player, .chips .left, .tray',
  },
  troyes: {
    city: '.city .building',
    square: '.rose',
    events: '.events',
    cathedral: '.cathedral',
    mine: '.mine-row, .rail .player, .chips',
    influence: '.track, .rail .player, .chips',
  },
  feudum: {
    chart: '.mapbox',
    guilds: '.guilds .guild',
    farmers: '.guild.g-farmer, .folio[data-guild=farmer]',
    merchants: '.guild.g-merchant, .folio[data-guild=merchant]',
    hand: '.deal',
    me: '.rail .me, .rail .player, .chips',
    regions: '.stacks, .sun, .eps',
  },
};

/** Families whose pieces lie on the table under another name. */
const LYING: Record<string, string[]> = {
  character: ['hand', 'character'],
  top: ['top', 'tile'],
  target: ['target', 'tile'],
  perk: ['perk', 'building'],
  kind: ['kind', 'option'],
};

export const visible = (node: Element): boolean => {
  const box = node.getBoundingClientRect();
  return box.width > 1 && box.height > 1 && getComputedStyle(node).visibility !== 'hidden';
};

/** What may be clicked now. */
export const OPEN = '.table [data-target]:is([data-state=legal], [data-state=needed])';
export const open = (): Element[] => [...document.querySelectorAll(OPEN)].filter(visible);

/** The visible elements of a piece or part; the first sort that is there. */
export function find(game: string, name: string): Element[] {
  const [family, ...rest] = name.split(':');
  const own = rest.join(':');
  const tries =
    family === 'part'
      ? (PARTS[game]?.[own] ?? '.play').split(',')
      : own
        ? [...(LYING[family] ?? [family]).map((one) => attribute(`${one}:${own}`)), `[data-use="${name}"]`]
        : [attribute(name)];
  for (const one of tries) {
    const found = [...document.querySelectorAll(`.table ${one.trim()}`)].filter(visible);
    // Of several places for one thing those that can be clicked come first.
    const free = (node: Element) => /^(legal|needed)$/.test(node.getAttribute('data-state') ?? '');
    if (found.length) return [...found.filter(free), ...found.filter((node) => !free(node))];
  }
  return [];
}

const attribute = (value: string) => `[data-target="${value.replace(/["\\]/g, '\\$&')}"]`;
