// What can be done with what is in hand: every target that takes it with its yield, those that do not with the reason,
// or the answers to the question the draft has come to. Yields and reasons come from the server.
import { nameOf } from '../../lib/pieces';
import type { Plan } from '../../lib/plans';
import type { Option, Reason } from '../../lib/types';
import { t } from '../../lib/words.svelte';
import type { Preview, TableStore } from '../../table/store.svelte';
import { exactly, type Now } from './draft';
import { gainsOf, type Gains } from './gains';
import { silentPlans } from './implied';
import { emblem, nameOf as ownerName } from './owners';
import { groupIn, inHand, isCount, isSource, isTarget, lookOf, targetIn, targetName, TOOLS } from './targets';
import type { Colour, View } from './types';

export interface Use {
  piece: string;
  estate: Colour | 'black';
  icon: string;
  name: string;
  how: string;
  /** Why it cannot be done; empty when it can. */
  why: string;
  value: number;
  gains: Gains | null;
  /** The next decision, where it is picked by its name and not by a piece. */
  option: Option | null;
}

const make = (view: View, piece: string, more: Partial<Use>): Use => ({
  piece,
  name: targetName(piece),
  ...lookOf(view, piece),
  how: '',
  why: '',
  value: 0,
  gains: null,
  option: null,
  ...more,
});

/** Questions that are answered from a list: who goes, how often, which events. */
export const FOLLOWING = ['hire-tradesman', 'enter-building', 'choose-times', 'choose-mills', 'place-cubes'];
const GROUPS = ['act', 'choose-group', 'choose-own-dice', 'choose-bought-dice'];
/** As many lines as the server foresees in one message. */
const MOST = 24;

export function usesOf(store: TableStore, at: Now): Use[] {
  if (!at.mine) return [];
  if (FOLLOWING.includes(at.ask)) return following(store, at);
  if (!GROUPS.includes(at.root)) return [];
  return at.dice.length ? forDice(store, at) : forTargets(store, at);
}

const RANK = ['card', 'kind:farm', 'kind:build', 'building', 'threat'];
const rank = (use: Use) => RANK.findIndex((one) => use.piece.startsWith(one)) + (use.why ? 20 : 0);
const byRank = (uses: Use[]) => uses.sort((a, b) => rank(a) - rank(b));
const isTool = (piece: string) => TOOLS.some((tool) => piece === `kind:${tool}`);

/** Before any die is chosen: what each target asks for. */
function forTargets(store: TableStore, at: Now): Use[] {
  const found = [...store.legal].filter((piece) => isTarget(piece) && !isTool(piece));
  return byRank(found.map((piece) => make(at.view, piece, { how: asksFor(at, piece) })));
}

function asksFor(at: Now, piece: string): string {
  const name = nameOf(piece);
  const card = at.view.cards.find((one) => piece === `card:${one.card}`);
  if (card)
    return card.tradesmen.some((one) => one.seat === at.me)
      ? t('web-troyes-has-tradesman')
      : t('web-troyes-hire', { n: card.cost });
  const threat = at.view.queue.find((one) => piece === `threat:${one.event}`);
  if (threat) return t('web-troyes-flags', { laid: threat.cubes.length, flags: threat.flags });
  const building = at.view.buildings.find((one) => piece.startsWith('building:') && one.building === name);
  return building ? t('web-troyes-wage', { n: building.wage }) : '';
}

const SOURCES = ['kind:take_supply', 'lying:', 'space:', 'tradesman:'];
/** A plan stands for its kind best when nobody has to leave a place and the card is used as often as it can be. */
const typical = (plan: Plan) => {
  const source = plan.pieces.find(isSource);
  const times = plan.pieces.filter(isCount).reduce((sum, piece) => sum + Number(nameOf(piece)), 0);
  return (source ? SOURCES.findIndex((one) => source.startsWith(one)) : 0) * 100 - times;
};

/** With dice in hand: what each use would bring, and what speaks against the others. */
function forDice(store: TableStore, at: Now): Use[] {
  const best = new Map<string, Plan>();
  const silent = at.marker ? [] : silentPlans(store, at.implied, at.dice);
  for (const plan of [...exactly(store, store.draft.pieces), ...silent]) {
    const target = targetIn(plan.pieces) ?? at.about;
    const known = best.get(target);
    if (!known || typical(plan) < typical(known)) best.set(target, plan);
  }
  const plans = [...best].slice(0, MOST);
  const previews = store.assist ? store.previewFor(plans.map(([, plan]) => plan.line)) : [];
  const uses = plans.map(([piece, plan], index) => {
    const preview = previews[index];
    const gains = preview && at.me >= 0 ? gainsOf(at.view, preview, at.me) : null;
    const value = Number(groupIn(plan.line)?.value ?? at.value);
    return make(at.view, piece, { value, gains, how: gains ? how(store, at, piece, value, gains, preview!) : '' });
  });
  const blocked = new Map<string, Use>();
  const hand = inHand(store.draft.pieces);
  for (const reason of store.why(hand.length ? hand : at.dice.map((die) => `die:${die}`))) {
    const piece = String(reason.data.target ?? '');
    if (piece && !best.has(piece) && !blocked.has(piece))
      blocked.set(piece, make(at.view, piece, { why: reasonText(reason), value: at.value }));
  }
  return byRank([...uses, ...blocked.values()]);
}

/** Why pieces are of no use, thing by thing. */
export function useless(store: TableStore, pieces: string[]): string[] {
  const found = new Map<string, string>();
  for (const reason of store.why(pieces)) {
    const target = String(reason.data.target ?? '');
    if (!found.has(target))
      found.set(target, target ? `${targetName(target)}: ${reasonText(reason)}` : reasonText(reason));
  }
  return [...found.values()];
}

export const reasonText = ({ code, data }: Reason) => t(`troyes-why-${code}`, data);

function how(store: TableStore, at: Now, piece: string, value: number, gains: Gains, preview: Preview): string {
  const parts: string[] = [];
  const card = at.view.cards.find((one) => piece === `card:${one.card}`);
  if (card) {
    const times = gains.times || gains.markers;
    parts.push(times ? `${value} ÷ ${card.divisor} = ${times}` : `${value} ÷ ${card.divisor}`);
    parts.push(gains.hire ? t('web-troyes-hire', { n: gains.hire }) : asksFor(at, piece));
    if (gains.chance) parts.push(t('web-troyes-rolls-first'));
  } else if (piece.startsWith('threat:')) {
    parts.push(t('web-troyes-cubes', { n: gains.cubes }));
    if (gains.full) parts.push(t('web-troyes-fills'));
    for (const [owner, n] of gains.others) parts.push(t('web-troyes-to-other', { name: ownerName(store, owner), n }));
  } else if (piece === 'kind:farm') parts.push(`${value} ÷ ${at.printed.round.agriculture}`);
  else if (piece === 'kind:build')
    parts.push(t('web-troyes-levels', { cells: cellsText(gains.cells), n: gains.cells.length }));
  else if (gains.falls >= 0) parts.push(t('web-troyes-falls', { name: ownerName(store, gains.falls) }));
  else parts.push(preview.end === 'asked' ? asksFor(at, piece) : t('web-troyes-enters'));
  return parts.filter(Boolean).join(', ');
}

export const cellsText = (cells: string[]) => cells.map((cell) => `${'I'.repeat(+cell[0])}-${cell[2]}`).join(', ');

/** The answers to the question the draft has come to, each with what would follow. */
function following(store: TableStore, at: Now): Use[] {
  const { line, next } = store.draft;
  const answers = next.slice(0, MOST).map((option) => ({ option, pieces: store.piecesOf(option) }));
  const counted = ['choose-times', 'choose-mills', 'place-cubes'].includes(at.ask);
  const previews = store.assist ? store.previewFor(answers.map(({ option }) => [...line, option])) : [];
  return answers.flatMap(({ option, pieces }, index) => {
    const preview = previews[index];
    const gains = preview && at.me >= 0 ? gainsOf(at.view, preview, at.me) : null;
    if (option.kind === 'stop') return [];
    const use = make(at.view, pieces[0], { option, gains: counted ? gains : null });
    if (option.kind === 'times') Object.assign(use, { name: `×${option.count}`, ...lookOf(at.view, at.about) });
    else if (option.kind === 'mill')
      Object.assign(use, {
        name: t('web-troyes-mills', named(option)),
        estate: 'yellow',
        icon: `a-${emblem('miller')}`,
      });
    else if (pieces[0].startsWith('threat:')) use.how = t('web-troyes-cubes', { n: laid(option) });
    else use.how = leaves(store, at, pieces[0], gains);
    return [use];
  });
}

const named = ({ bishopric, palace }: Option) => ({ bishopric: bishopric as number, palace: palace as number });
const laid = (option: Option) =>
  (option.count as number | undefined) ?? Object.values(option.cubes as Record<string, number>)[0];

/** What a place loses when its citizen leaves, and who falls out where he goes. */
function leaves(store: TableStore, at: Now, piece: string, gains: Gains | null): string {
  const parts: string[] = [];
  if (piece === 'kind:take_supply') parts.push(t('web-troyes-in-supply', { n: at.view.seats[at.me].supply }));
  if (piece.startsWith('space:'))
    parts.push(t('web-troyes-die-less', { colour: t(`web-troyes-colour-${lookOf(at.view, piece).estate}`) }));
  const card = at.view.cards.find((one) => piece === `tradesman:${one.card}`);
  const slot = card?.tradesmen.find((one) => one.seat === at.me)?.slot;
  if (card) parts.push(t('web-troyes-frees-slot', { n: slot === null || slot === undefined ? 0 : card.slots[slot] }));
  if (gains && gains.falls >= 0) parts.push(t('web-troyes-falls', { name: ownerName(store, gains.falls) }));
  return parts.join(', ');
}
