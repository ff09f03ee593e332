// The sentence in the bar: what is asked, and what the draft would lead to.
import type { Said } from '..';
import { promptText } from '../../lib/describe';
import type { GameEvent } from '../../lib/types';
import { signed, t } from '../../lib/words.svelte';
import type { TableStore } from '../../table/store.svelte';
import { cellsText, FOLLOWING, reasonText } from './choices';
import type { Now } from './draft';
import { gross, type Gains } from './gains';
import { rollOf } from './king';
import { diceText } from './bits';
import { kingSpent, kingText } from './log';
import { momentOf } from './moment.svelte';
import { nameOf } from './owners';
import { isDie, isSource, targetName, TOOLS } from './targets';
import { NEUTRAL, type Die } from './types';

const ENDINGS = new Set<string>(['pass', ...TOOLS]);
const held = (at: Now) => at.spends.map((number) => at.view.dice.find((die) => die.die === number)!).filter(Boolean);
const finished = (text: string) => (text.endsWith('?') ? text : `${text}.`);
const names = (dice: Die[]) => diceText(dice.map((die) => `${die.colour}_${die.face}`));

/** "Three yellow = 15", or what is asked when nothing is in hand. */
export function groupText(store: TableStore, at: Now): string {
  if (['hire-tradesman', 'enter-building'].includes(at.ask)) return t('web-troyes-which-citizen');
  if (['choose-times', 'choose-mills'].includes(at.ask)) return t('web-troyes-how-often');
  if (at.ask === 'place-cubes') return t('web-troyes-lay-cubes', { n: Number(store.draft.ask?.about.count ?? 0) });
  return at.dice.length ? counted(at) : t('web-troyes-uses');
}

const counted = (at: Now) => (at.value ? `${group(at)} = ${at.value}` : group(at));

function group(at: Now): string {
  const dice = held(at);
  const mixed = new Set(dice.map((die) => die.colour)).size !== 1;
  return t('web-troyes-group-of', { n: dice.length, colour: mixed ? 'mixed' : dice[0].colour });
}

function effects(gains: Gains): string[] {
  const found: string[] = [];
  const deniers = gross(gains);
  if (deniers) found.push(t('web-troyes-gain-deniers', { n: Math.abs(deniers), signed: signed(deniers) }));
  if (gains.points) found.push(t('web-troyes-gain-points', { signed: signed(gains.points) }));
  if (gains.influence) found.push(t('web-troyes-gain-influence', { signed: signed(gains.influence) }));
  if (gains.markers) found.push(t('web-troyes-markers-later', { n: gains.markers }));
  return found;
}

/** What the draft does, and who is paid for it. */
function consequence(store: TableStore, at: Now, target: string, gains: Gains): { strong: string; rest: string } {
  const parts = [targetName(target) + (gains.times ? ` ×${gains.times}` : '')];
  if (gains.cubes)
    parts.push(t('web-troyes-cubes', { n: gains.cubes }) + (gains.full ? ` (${t('web-troyes-fills')})` : ''));
  if (gains.cells.length) parts.push(t('web-troyes-levels', { cells: cellsText(gains.cells), n: gains.cells.length }));
  if (gains.chance) parts.push(t('web-troyes-rolls-first'));
  const rest: string[] = [];
  const source = store.draft.pieces.find(isSource);
  if (source && at.root === 'act') rest.push(`${targetName(source)}.`);
  if (gains.hire) rest.push(t('web-troyes-pay-hire', { n: gains.hire }));
  rest.push(...paying(store, gains));
  for (const [owner, n] of gains.others) rest.push(`${t('web-troyes-to-other', { name: nameOf(store, owner), n })}.`);
  if (gains.falls >= 0) rest.push(t('web-troyes-falls-out', { name: nameOf(store, gains.falls) }));
  if (gains.deniers)
    rest.push(t('web-troyes-from-to', { from: at.view.seats[at.me].deniers, to: at.after.seats[at.me].deniers }));
  return { strong: `${[...parts, ...effects(gains)].join(', ')}.`, rest: rest.join(' ') };
}

const paying = (store: TableStore, gains: Gains) =>
  gains.paid.map(([owner, n]) =>
    owner === NEUTRAL && !store.state?.view.king
      ? t('web-troyes-pay-bank', { n })
      : t('web-troyes-pay-owner', { name: nameOf(store, owner), n }),
  );

const lead = (root: string) =>
  t(`web-troyes-lead-${/black/.test(root) ? 'fight' : root === 'place-citizen' ? 'place' : 'act'}`);

export function say(store: TableStore): Said | null {
  if (!store.view || !store.myTurn) return null;
  const { at } = momentOf(store);
  const { draft } = store;
  const asks = promptText(store.game, store.table, { prompt: draft.ask ?? store.state!.prompt });
  const said: Said = { lead: lead(at.root), text: asks && finished(asks), gains: [] };
  const telling = { ...said, text: '' };
  if (!draft.chosen.length && !at.dice.length)
    return at.root === 'act' && isOver(store) ? { ...said, text: t('web-troyes-only-pass') } : said;
  const first = draft.line[0]?.kind;
  if (first === 'pass') return { ...telling, strong: t('web-troyes-draft-pass') };
  if (first === 'stop') return { ...telling, strong: t('web-troyes-draft-stop') };
  if (first === 'yield') return { ...telling, strong: t('web-troyes-draft-yield', { n: at.view.black[0] ?? 0 }) };
  if (draft.plan && first === 'face') return { ...telling, ...fighting(at) };
  if (draft.plan && ['reroll', 'recruit', 'flip'].includes(first ?? ''))
    return { ...telling, strong: tool(at, first!) };
  if (at.root === 'place-citizen') return { ...telling, ...placing(at, draft.pieces[0]) };
  const what = at.target ?? at.about;
  const dice = at.spends.length ? `${counted(at)}.` : '';
  if (at.gains && what && draft.plan) return { ...said, text: dice, ...consequence(store, at, what, at.gains) };
  if (at.gains && what && (draft.line.length > 1 || (!at.dice.length && FOLLOWING.includes(at.ask)))) {
    const pays = paying(store, at.gains).join(' ');
    return { ...said, text: dice, ...asked(what, asks, pays) };
  }
  if (draft.plan) {
    const text = FOLLOWING.includes(at.root) ? said.text : dice;
    const named = draft.pieces.find((piece) => !isDie(piece)) ?? what;
    return { ...telling, text, strong: named ? `${targetName(named)}.` : '' };
  }
  const [reason] = at.dice.length && at.target ? store.why(draft.chosen) : [];
  const next = FOLLOWING.includes(at.ask) ? asks : t(`web-troyes-pick-${missingNext(at)}`);
  const missing = reason ? reasonText(reason) : next;
  return { ...telling, text: dice, ...asked(at.target, missing) };
}

/** What is done and what is still to be said about it; a question that names the thing itself says it alone. */
function asked(what: string | null, asks: string, more = ''): Pick<Said, 'strong' | 'rest'> {
  if (!what) return { strong: '', rest: asks };
  const name = targetName(what);
  return asks.startsWith(name)
    ? { strong: finished(asks), rest: more }
    : { strong: `${name}.`, rest: [more, asks].filter(Boolean).join(' ') };
}

/** Whether no die can do anything any more. */
export const isOver = (store: TableStore) => !store.options.some(({ kind }) => !ENDINGS.has(kind));

/** What a draft still wants. */
function missingNext(at: Now): string {
  if (!at.dice.length) return 'dice';
  return !/black/.test(at.root) ? 'use' : at.black.length ? 'more' : 'black';
}

function fighting(at: Now): Pick<Said, 'text' | 'strong' | 'rest'> {
  const black = at.black.map((one) => at.view.black[one]).join(', ');
  return {
    text: `${names(held(at))}${at.value ? ` = ${at.value}` : ''}:`,
    strong: t('web-troyes-draft-fight', { black, count: at.black.length, n: at.gains?.influence ?? 0 }),
    rest: t('web-troyes-dice-gone'),
  };
}

/** Influence spent on dice or on a citizen; turned dice are read off the table as it would be, also where there was no choice of them. */
function tool(at: Now, name: string): string {
  const then = (die: Die) => at.after.dice.filter((one) => one.die === die.die);
  const chosen = held(at);
  const dice = chosen.length ? chosen : at.view.dice.filter((die) => names([die]) !== names(then(die)));
  return t(`web-troyes-draft-${name}`, { before: names(dice), after: names(dice.flatMap(then)) });
}

function placing(at: Now, piece: string): Pick<Said, 'strong' | 'rest'> {
  const building = at.view.buildings.find((one) => piece.startsWith(`space:${one.building}`));
  return {
    strong: `${targetName(piece)}.`,
    rest: building ? t('web-troyes-placing', { wage: building.wage }) : '',
  };
}

/** The King's turn, or a citizen placed for want of a choice, while it waits to be read. */
export function tell(store: TableStore, tale: GameEvent[]): Said {
  const [{ kind, space }] = tale;
  if (kind === 'placed') {
    const strong = `${targetName(`space:${space}`)}.`;
    return { lead: t('web-troyes-lead-last'), text: t('web-troyes-last-space'), strong, gains: [] };
  }
  const roll = rollOf(tale);
  const dice = kingSpent(roll);
  return {
    lead: t('web-troyes-lead-king'),
    text: `${roll.rolls.join(' + ')} = ${roll.sum}:`,
    strong: `${kingText(store, roll, false)}.`,
    rest: dice ? t('web-troyes-king-pays', { dice }) : '',
    gains: [],
  };
}
