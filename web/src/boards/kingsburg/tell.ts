// Kingsburg in sentences: the log with dice and goods as pictures, the draft's consequence, the rows of the end table.
import { eventText, planText, promptText } from '../../lib/describe';
import { family, nameOf } from '../../lib/pieces';
import type { Plan } from '../../lib/plans';
import { colourOf, properName } from '../../lib/seats';
import type { GameEvent } from '../../lib/types';
import { signed, t } from '../../lib/words.svelte';
import { withoutName } from '../../table/lines';
import { endOf, type TableStore } from '../../table/store.svelte';
import type { Harm, LogLine, Said } from '..';
import { ROMAN, thingArt } from './art';
import { battleOf } from './battle';
import { draftedAdvisor, draftedDice, meant } from './draft';
import type { Advisor, KingsburgView, Thing } from './types';
import { fought, heard } from './winter';
import { advisorName, advisorRule, perk, perkRule } from './words';

// Pictures inside a text: {d:5:red} a die, {n:7} an advisor's number, {g:vp} a symbol.
const dice = (seat: number | null, coloured: number[], white: number[]) =>
  coloured.map((face) => `{d:${face}:${colourOf(seat)}}`).join('') + white.map((face) => `{d:${face}:white}`).join('');
const goods = (pack: Record<string, number>, sign: string) =>
  Object.entries(pack)
    .map(([name, count]) => `{g:${thingArt(name)}}${sign}${count}`)
    .join(' ');

const things = ([name, count]: Thing) => t(`web-kingsburg-thing-${name}`, { count });

/** What an advisor gives, in a few words. */
export function givesText(advisor: Advisor): string {
  const gives = advisor.gives.map((place) => place.map(things).join('/')).join(', ');
  return advisor.wants.length ? `${advisor.wants.map(things).join(', ')} → ${gives}` : gives;
}

function gains(event: any): string {
  const parts = [goods(event.given ?? {}, '−'), goods(event.goods ?? {}, '+')];
  if (event.soldiers) parts.push(`{g:soldier}+${event.soldiers}`);
  if (event.points) parts.push(`{g:vp}${signed(event.points)}`);
  return parts.filter(Boolean).join(' ');
}

function told(view: KingsburgView, event: any): { text: string; pieces?: string[]; luck?: boolean } | null {
  const number = (name: string) => view.advisors.find((one) => one.name === name)?.number ?? 0;
  switch (event.kind) {
    case 'rolled':
      return {
        luck: true,
        text: t('web-kingsburg-log-rolled', {
          dice: dice(event.seat, event.coloured, event.white),
          sum: event.total,
        }),
      };
    case 'dice_set':
    case 'rerolled':
      return {
        text: t('web-kingsburg-log-rerolled', {
          perk: perk(event.perk),
          dice: dice(event.seat, event.coloured, event.white),
        }),
        pieces: [`perk:${event.perk}`],
      };
    case 'influenced': {
      const extra =
        (event.token ? ' {g:token-plus2}' : '') +
        (event.market ? ' {g:b-market}' : '') +
        (event.envoy ? ' {g:envoy}' : '');
      return {
        text: t('web-kingsburg-log-influenced', {
          dice: dice(event.seat, event.coloured, event.white) + extra,
          number: `{n:${number(event.advisor)}}`,
          advisor: advisorName(event.advisor),
        }),
        pieces: [`advisor:${event.advisor}`],
      };
    }
    case 'helped':
      return {
        text: `{n:${number(event.advisor)}} ${advisorName(event.advisor)} ${gains(event)}`,
        pieces: [`advisor:${event.advisor}`],
      };
    case 'perk':
      return { text: `${perk(event.perk)} ${gains(event)}`, pieces: [`perk:${event.perk}`] };
    case 'built':
      return {
        text: [
          t('web-kingsburg-log-built', { building: perk(event.building) }),
          goods(event.cost, '−') + (event.points ? ` {g:vp}+${event.points}` : ''),
        ].join(' '),
        pieces: [`perk:${event.building}`],
      };
    case 'aid':
      return { text: `${t('web-kingsburg-log-aid')} ${goods(event.goods, '+')}` };
    case 'aid_die':
      return { text: `${t('web-kingsburg-log-aid')} ${t('web-kingsburg-log-white')}` };
    case 'recruited':
      return { text: `{g:soldier}+${event.soldiers} ${goods(event.paid, '−')}` };
    case 'rewarded':
      return { text: `${t('web-kingsburg-log-reward')} {g:vp}+${event.points}`, luck: true };
    case 'won':
      return { text: `${t('web-kingsburg-victory')} ${gains(event)}` };
    case 'reward':
      return { text: goods(event.goods, '+') };
    case 'drawn':
      return { text: t('web-kingsburg-draw') };
    case 'lost':
      return { text: t('web-kingsburg-defeat') };
    case 'lost_goods':
      return { text: goods(event.goods, '−') };
    case 'lost_points':
      return { text: `{g:vp}−${event.points}` };
    case 'destroyed':
      return {
        text: `${t('web-kingsburg-destroyed', { name: perk(event.building) })}${event.points ? ` {g:vp}−${Math.abs(event.points)}` : ''}`,
        pieces: [`perk:${event.building}`],
      };
    case 'strongest':
      return { text: `${t('web-kingsburg-strongest')} {g:vp}+${event.points}` };
    case 'strength':
      return { text: t('web-kingsburg-log-strength', { strength: event.strength }) };
    default:
      return null;
  }
}

/** Bookkeeping and refusals are one grey line; phases are headings. */
const QUIET = ['passed', 'not_built', 'declined', 'went_home'];
/** What follows from a battle stands in the line of its result. */
const JOINED = ['lost_goods', 'lost_points', 'destroyed', 'reward'];
/** The last four are told by the digest, to the one they hurt. */
const SILENT = ['ordered', 'begun', 'scored', 'missed', 'outbuilt', 'overtaken', 'envoy_lost'];

export function lines(store: TableStore): LogLine[] {
  const view = store.newest?.view as KingsburgView | undefined;
  if (!view) return [];
  const found: LogLine[] = [];
  const log = store.story?.first ? heard(store.log, view.seat, store.story.at) : store.log;
  // A log may begin in the middle of a year, as a lesson's does.
  const begun = store.log.flatMap((entry) => entry.events).filter((event) => event.kind === 'year').length;
  let year = view.year - begun;
  log.forEach((entry) => {
    const at = endOf(entry);
    for (const event of entry.events as any[]) {
      if (event.kind === 'year') {
        year = event.year;
        continue;
      }
      if (event.kind === 'phase') {
        found.push({
          at,
          head: t('web-kingsburg-log-head', { year: ROMAN[year], phase: t(`web-kingsburg-phase-${event.phase}`) }),
        });
        continue;
      }
      if (SILENT.includes(event.kind)) continue;
      const seat = typeof event.seat === 'number' ? (event.seat as number) : null;
      const line = told(view, event);
      const last = found.at(-1);
      if (line && JOINED.includes(event.kind) && last?.seat === seat) last.text = `${last.text} ${line.text}`;
      else if (line) found.push({ at, seat, ...line });
      else if (event.kind === 'reinforced' && last?.auto)
        last.text = `${last.text} ${properName(store.table, seat!)} {g:soldier}+${event.soldiers}`;
      else if (event.kind === 'kings_die')
        found.push({ at, auto: true, text: t('web-kingsburg-log-die', { die: `{d:${event.die}:white}` }) });
      else other(store, event, at, seat, found);
    }
  });
  return found;
}

function other(store: TableStore, event: GameEvent, at: number, seat: number | null, found: LogLine[]): void {
  const text = eventText(store.game, store.table, event);
  if (!text) return;
  if (QUIET.includes(event.kind) || seat === null) {
    const before = found.at(-1);
    if (QUIET.includes(event.kind) && before?.auto && before.at >= at - 3) before.text = `${before.text} ${text}`;
    else found.push({ at, auto: true, text });
  } else found.push({ at, seat, text: withoutName(text, properName(store.table, seat)) });
}

/** Whether a seat passed this season without having chosen to: none of its dice reached anybody any more. */
export function stranded(store: TableStore, seat: number): boolean {
  const { passed, dice } = (store.state!.view as KingsburgView).seats[seat];
  if (!passed || dice.every((die) => die.placed)) return false;
  const isMine = (event: GameEvent) => event.kind === 'passed' && event.seat === seat;
  const last = store.told.findLast((entry) => entry.events.some(isMine));
  return !!last && !(last.seat === seat && isMine(last.events[0]));
}

/** What was done to me, in pictures. */
export function harm(store: TableStore, event: any): Harm {
  const view = store.view as KingsburgView;
  if (event.kind === 'missed') {
    const number = view.advisors.find((one) => one.name === event.advisor)?.number ?? 0;
    return { marks: [dice(event.seat, event.dice, []), 'ico-right', `{n:${number}}`] };
  }
  if (event.kind === 'outbuilt') return { marks: ['building'] };
  if (event.kind === 'stolen') return { marks: [thingArt(event.good)] };
  return event.kind === 'envoy_lost' ? { marks: ['envoy'] } : {};
}

/** Where the pieces of the log lie: advisors at court; what a rival built is only told by his panel. */
export function spot(piece: string, own: boolean): string {
  if (own && piece.startsWith('perk:')) return `[data-target="building:${nameOf(piece)}"]`;
  if (own) return `[data-target="${piece}"]`;
  return piece.startsWith('advisor:') ? `[data-target="${piece}"] .bust` : '';
}

/** An option with the faces of its dice. */
export function optionWords(store: TableStore, option: any): string {
  if (option.kind !== 'influence') return '';
  const view = store.newest!.view as KingsburgView;
  const used = (option.dice as number[]).map((at) => view.seats[view.seat ?? 0].dice[at]);
  const faces = (white: boolean) => used.filter((die) => die.white === white).map((die) => die.face);
  const number = view.advisors.find((one) => one.name === option.advisor)?.number ?? 0;
  const extra = (option.token ? ' {g:token-plus2}' : '') + (option.market ? ' {g:b-market}' : '');
  return t('web-kingsburg-log-influenced', {
    dice: dice(view.seat, faces(false), faces(true)) + extra,
    number: `{n:${number}}`,
    advisor: advisorName(option.advisor),
  });
}

/** One sentence with the consequence; what it is worth is told by the bar. */
export function say(store: TableStore): Said | null {
  const { newest, draft } = store;
  if (!newest || !store.myTurn) return null;
  const view = newest.view as KingsburgView;
  const lead = promptText(store.game, store.table, { prompt: draft.ask ?? newest.prompt });
  if (draft.plan) return { lead, ...drafted(store, view, draft.plan) };
  return { lead, text: draft.needs.length ? needed(store, view) : hint(store, view) };
}

/** What a draft does; the rest is the rule of what it is about, left out where a strip beside the bar tells it. */
function drafted(store: TableStore, view: KingsburgView, plan: Plan): Omit<Said, 'lead'> {
  const [first] = plan.line as any[];
  const mine = view.seats[view.seat ?? 0];
  if (first.kind === 'influence') {
    const dice = draftedDice(store, view);
    const rest = mine.dice.filter((die) => !die.placed && !dice.includes(die)).map((die) => die.face);
    const number = view.advisors.find((one) => one.name === first.advisor)!.number;
    const what = t('web-kingsburg-draft-influence', {
      dice: [dice.map((die) => die.face).join(' + '), ...extras(first)].join(', '),
      advisor: advisorName(first.advisor),
      number,
    });
    const left = rest.length ? t('web-kingsburg-rest', { dice: rest.join(', '), count: rest.length }) : '';
    return { text: `${what} ${left}`, rest: advisorRule(first.advisor) };
  }
  if (first.kind === 'build') {
    const cost = Object.entries(first.cost as Record<string, number>)
      .map(([name, count]) => `−${t(`web-kingsburg-count-${name}`, { count })}`)
      .join(', ');
    const { points } = view.buildings[first.building];
    const what = t('web-kingsburg-draft-build', { building: perk(first.building), cost: cost || t('nothing'), points });
    // The sentence has its points already, unless something else changes them.
    const [was, is] = [view, store.after].map((one) => store.board.standing(one)[view.seat ?? 0] ?? 0);
    return { text: what, rest: perkRule(first.building), gains: is - was === points ? [] : undefined };
  }
  if (first.kind === 'bid' || first.kind === 'open') {
    const governor: string = first.governor ?? store.newest!.prompt?.about.perk;
    const what = t('web-kingsburg-draft-bid', {
      governor: perk(governor),
      bid: first.bid,
      thief: Number(governor === 'thief'),
    });
    return { text: what, rest: t('web-kingsburg-auction-out') };
  }
  return { text: `${planText(store.game, store.table, plan, store.newest!.prompt)}.` };
}

/** Confirm is called what it does, where one word tells it. */
export function confirmText(store: TableStore): string {
  const [first] = (store.draft.plan?.line ?? []) as any[];
  if (first?.kind === 'appoint') return t('web-kingsburg-go-appoint', { governor: perk(first.governor) });
  if (first?.kind === 'cover') return t('web-kingsburg-go-cover', { count: first.rows.length });
  if (first?.kind === 'bid' || first?.kind === 'open') return t('web-kingsburg-go-bid', { bid: first.bid });
  return first?.kind === 'build' ? t('web-kingsburg-go-build') : '';
}

function extras(option: any): string[] {
  return [
    option.token ? t('kingsburg-good-token') : '',
    option.market ? t('web-kingsburg-shift', { by: signed(option.market) }) : '',
    option.envoy ? t('web-kingsburg-envoy') : '',
  ].filter(Boolean);
}

/** What the only action left still wants: the player adds it, nobody else. */
function needed(store: TableStore, view: KingsburgView): string {
  const mine = view.seats[view.seat ?? 0];
  const say: Record<string, (name: string) => string> = {
    die: (at) => t('web-kingsburg-die', { face: mine.dice[+at].face, white: mine.dice[+at].white ? 1 : 0 }),
    advisor: advisorName,
    perk,
    good: (name) => t(`kingsburg-good-${name}`),
    token: () => t('kingsburg-good-token'),
    shift: (by) => t('web-kingsburg-shift', { by: +by > 0 ? `+${by}` : by.replace('-', '−') }),
    envoy: () => t('web-kingsburg-envoy'),
    paid: (count) => t('web-kingsburg-paid-n', { count: +count }),
  };
  const said = store.draft.needs.map((piece) => say[family(piece)]?.(nameOf(piece)) ?? '').filter(Boolean);
  return t('web-kingsburg-hint-needs', { pieces: said.join(', ') });
}

/** Questions with one thing to know before they are answered. */
const HINTS = ['take-aid', 'build', 'recruit'];

function hint(store: TableStore, view: KingsburgView): string {
  const asked = store.draft.ask;
  if (asked?.name === 'ask-advisor') {
    // Too many goods to choose from for buttons of their own.
    const many = store.options.length > 3 && [...store.legal].some((piece) => family(piece) === 'good');
    return `${advisorRule(String(asked.about.advisor))} ${many ? t('web-kingsburg-hint-goods') : ''}`.trim();
  }
  if (asked && HINTS.includes(asked.name)) return t(`web-kingsburg-hint-${asked.name}`);
  if (asked?.name !== 'influence') return fought(battleOf(store.told, view.year), view.seat);
  const dice = draftedDice(store, view);
  const numbers = meant(store, view);
  if (dice.length)
    return numbers.length ? t('web-kingsburg-hint-advisor', { sum: numbers.join(', ') }) : t('web-kingsburg-hint-more');
  return t(draftedAdvisor(store) ? 'web-kingsburg-hint-dice' : 'web-kingsburg-hint');
}

const MARKS: Record<string, string> = {
  advisors: 'advisor-7',
  buildings: 'building',
  abilities: 'b-townhall',
  governor: 'crown',
  events: 'season-summer',
  reward: 'vp',
  battles: 'strength',
  losses: 'ui-warn',
  tokens: 'soldier',
};

export function sources(view: KingsburgView) {
  return view.headings
    .filter((name) => view.seats.some((seat) => seat.sheet[name]))
    .map((name) => ({
      id: name,
      label: t(`kingsburg-heading-${name}`),
      mark: MARKS[name],
      values: view.seats.map((seat) => seat.sheet[name] ?? 0),
      notes: view.seats.map((seat) =>
        name === 'buildings'
          ? t('web-kingsburg-n-buildings', { count: seat.buildings })
          : name === 'battles'
            ? t('web-kingsburg-n-wins', { count: seat.wins })
            : '',
      ),
    }));
}
