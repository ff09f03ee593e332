// The sentence in the bar: what is asked, and what the draft would lead to.
import { eventText, optionText, promptText } from '../../lib/describe';
import { properName } from '../../lib/seats';
import { dash, t, words } from '../../lib/words.svelte';
import { withoutName } from '../../table/lines';
import type { TableStore } from '../../table/store.svelte';
import type { Said } from '..';
import { now, type Now } from './draft';
import { crowded } from './hands';
import { thing } from './names';
import { ROMAN } from './types';

/** Events that every move brings and nobody needs to hear beforehand. */
const QUIET = new Set([
  'points',
  'laid',
  'task_done',
  'ranked',
  'round_began',
  'repeated',
  'stepped',
  'marked',
  'arrived',
  'chosen',
  'declared',
  'shifted',
]);

/** Words inside a sentence, and at its beginning. */
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function consequences(store: TableStore): string[] {
  const me = store.seat ?? -1;
  return (store.preview?.events ?? [])
    .filter((event) => !QUIET.has(event.kind))
    .map((event) =>
      large(
        withoutName(
          eventText(store.game, store.table, event) ?? '',
          typeof event.seat === 'number' && event.seat === me ? properName(store.table, me) : '\u0000',
        ),
      ),
    )
    .filter(Boolean)
    .slice(0, 3);
}

/** Decisions that only end what went before. */
const ENDING = new Set(['done', 'decline', 'lay']);

/** The draft in words: figures with the way they go, markers with what they become, the rest as it is called. */
function drafted(store: TableStore, at: Now): string {
  const walks = new Map<unknown, { who: string; way: string[] }>();
  const bits: string[] = [];
  for (const step of at.line) {
    if (step.kind === 'step') {
      const walk = walks.get(step.pawn) ?? { who: thing('character', step.character as string), way: [] };
      walk.way.push(thing('place', step.target as string));
      walks.set(step.pawn, walk);
    } else if (step.kind === 'mark') {
      const role = at.events.find((event) => event.kind === 'marked' && event.place === step.place)?.role;
      bits.push(
        [thing('place', step.place as string), role ? small(thing('role', role as string)) : '']
          .filter(Boolean)
          .join(': '),
      );
    } else if (step.kind === 'choose')
      bits.push((step.cards as string[]).map((card) => thing('card', card)).join(', '));
    else if (!ENDING.has(step.kind)) bits.push(optionText(store.game, store.table, step));
  }
  const went = [...walks.values()].map(({ who, way }) => `${who} → ${way.join(' → ')}`);
  const card = at.line.find((step) => step.kind === 'lay')?.card as string | undefined;
  const ends = at.line.filter((step) => step.kind === 'done' || step.kind === 'decline');
  if (!bits.length && !went.length && ends.length)
    bits.push(optionText(store.game, store.table, ends.at(-1)!, store.newest?.prompt));
  const said = [card ? thing('card', card) : '', [...went, ...bits].join(', ')].filter(Boolean).join(': ');
  return said && `${said}${/[.?!]$/.test(said) ? '' : '.'}`;
}

/** What the confirming button says, where the game has a word of its own for it. */
export function confirmText(store: TableStore): string {
  return store.newest?.prompt?.name === 'choose_cards' ? t('web-feudum-long-live') : '';
}

/** A second line under the question: how it is answered. */
function hint(at: Now): string {
  const dry = at.prompt === 'feed' && !at.mine?.barrel ? '-dry' : '';
  const last = at.prompt === 'interlude' && at.view.epoch === ROMAN.length - 1 ? '-last' : '';
  const id = `web-feudum-hint-${dash(at.prompt)}${dry}${last}`;
  return words.has(id) ? t(id) : '';
}

/** What is asked next, after what is drafted. */
function question(store: TableStore, at: Now): string {
  if (crowded(store)) return t('web-feudum-too-many-writs');
  const { ask } = store.draft;
  const text = ask ? promptText(store.game, store.table, { prompt: ask }) : '';
  const pips = ask?.name === 'move' ? ` ${'◆'.repeat(Number(at.about.points))}` : '';
  return text && text + (/[.?!]$/.test(text) ? '' : '.') + pips;
}

/** Cards that would do nothing as the table stands, among those chosen or about to be laid. */
function idle(at: Now): string {
  const lacks = new Map(at.view.cards.map((one) => [one.card, one.lacks]));
  const cards = at.chosen
    .filter((piece) => piece.startsWith('card:'))
    .map((piece) => piece.slice(5))
    .filter((card) => lacks.get(card)?.length);
  if (!cards.length) return '';
  const why = [...new Set(cards.flatMap((card) => lacks.get(card)!))].map((code) => small(t(`feudum-why-${code}`)));
  const names = cards.map((card) => thing('card', card)).join(', ');
  return t('web-feudum-idle', { cards: names, count: cards.length, why: why.join(', ') });
}

/** What a better settlement brings and costs: the tile is not seen before, its worth is. */
function improving(at: Now): { brings: string; lost: string } {
  const step = at.line.find((one) => one.kind === 'improve');
  const place = step && at.view.places.find((one) => one.place === step.place);
  if (!place) return { brings: '', lost: '' };
  const stack = at.view.stacks.find((one) => one.region === place.region)!;
  return {
    brings: t('web-feudum-improve-brings', { n: stack.worth[step.settlement as string] }),
    lost: Object.keys(place.goods).length && place.settlement === 'farm' ? t('web-feudum-improve-lost') : '',
  };
}

export function say(store: TableStore): Said | null {
  if (!store.view || !store.myTurn) return null;
  const at = now(store);
  const answers = ['defend', 'claim_immunity'].includes(store.newest!.prompt?.name ?? '');
  const lead = t(answers ? 'web-feudum-lead-answer' : 'web-feudum-lead');
  const text = question(store, at);
  if (!at.line.length || !at.chosen.length) return { lead, text, rest: hint(at), gains: [], warn: idle(at) };
  const gains = (at.after?.seats ?? [])
    .map((own, seat): [number | null, number] => [seat, own.total - at.view.seats[seat].total])
    .filter(([, change]) => change);
  const { brings, lost } = improving(at);
  const did = drafted(store, at);
  const told = [brings, ...consequences(store)].filter(Boolean).join(' ');
  const warn = [idle(at), lost].filter(Boolean).join(' ');
  // The question itself names a card that was laid and nothing more.
  const laid = at.line.every((step) => step.kind === 'lay');
  // What is still asked comes first: a small screen shows no more than that.
  return at.plan || !text
    ? { lead, text: '', strong: did, rest: told, gains, warn }
    : { lead, text: '', strong: text, rest: [laid ? hint(at) : did, told].filter(Boolean).join(' '), gains, warn };
}
