// Winter in five sentences: the enemy's card, the help that came, my battle, the others, what comes next.
import { nameAt, shortName } from '../../lib/seats';
import type { LogEntry } from '../../lib/types';
import { capital, t } from '../../lib/words.svelte';
import type { TableStore } from '../../table/store.svelte';
import type { Said } from '..';
import { ROMAN } from './art';
import type { Battle, Fight } from './battle';
import type { KingsburgView, Thing } from './types';
import { perk } from './words';

export const SENTENCES = 5;

const COUNTED = ['gold', 'wood', 'stone', 'good', 'token'];
/** So many of a thing, in words. */
export const thing = (name: string, count: number) =>
  t(`web-kingsburg-${COUNTED.includes(name) ? 'count' : 'thing'}-${name}`, { count });
const things = (list: readonly Thing[]) => list.map(([name, count]) => thing(name, count)).join(', ');
const RANK = { loss: 0, draw: 1, '': 1, win: 2 };
const RESULT = { win: 'victory', draw: 'draw', loss: 'defeat', '': 'draw' };

/** What a battle brought, in words. */
export function outcome(fight: Fight): string {
  const parts = [
    ...fight.outcomes.map(({ sign, name, count }) => `${sign}${thing(name, count)}`),
    ...fight.destroyed.map((name) => t('web-kingsburg-destroyed', { name: perk(name) })),
  ];
  return parts.join(', ');
}

const result = (fight: Fight) => t(`web-kingsburg-${RESULT[fight.result]}`);

const enemy = ({ enemy: name, strength }: Battle) =>
  t('web-kingsburg-told-enemy', { enemy: t(`kingsburg-enemy-${name}`), strength });
const mineTold = ({ strength: foe }: Battle, fight: Fight) =>
  t('web-kingsburg-told-mine', { mine: fight.strength, foe, result: result(fight) });

/** How my battle went, for a question that comes before the winter is told. */
export function fought(battle: Battle | null, seat: number | null): string {
  const mine = battle?.fights.find((one) => one.seat === seat);
  return battle && mine?.result && !battle.settled ? `${enemy(battle)} ${mineTold(battle, mine)}` : '';
}

function told(store: TableStore, battle: Battle, fight: Fight): string {
  const more = [outcome(fight), fight.strongest ? t('web-kingsburg-strongest') : ''].filter(Boolean).join(', ');
  return `${nameAt(store.table, fight.seat)}: ${result(fight)}${more ? ` (${more})` : ''}`;
}

/** The sentence of a step, from 1 on. */
export function sentence(store: TableStore, view: KingsburgView, battle: Battle, step: number): Said {
  const lead = t(`web-kingsburg-winter-${battle.die === null && step === 2 ? 'tokens' : step}`);
  const mine = battle.fights.find((one) => one.seat === view.seat);
  const { strength: foe } = battle;
  if (step === 1) {
    const card = [view.enemy, ...view.past_enemies].find((one) => one?.year === battle.year && one.kind);
    const strong = enemy(battle);
    const reward = card?.reward?.length ? t('web-kingsburg-told-reward', { things: things(card.reward) }) : '';
    const losses = card?.losses?.length ? t('web-kingsburg-told-losses', { things: things(card.losses) }) : '';
    return { lead, text: '', strong, rest: `${reward} ${losses}` };
  }
  if (step === 2) {
    const strong = battle.die === null ? '' : t('web-kingsburg-told-die', { die: battle.die, count: mine?.king ?? 0 });
    return { lead, text: '', strong, rest: mine ? t('web-kingsburg-told-stand', { mine: mine.strength, foe }) : '' };
  }
  if (step === 3 && mine) {
    const strong = mineTold(battle, mine);
    const first = battle.fights.find((one) => one.strongest && one.seat !== mine.seat);
    const best = first
      ? t('web-kingsburg-told-strongest', { name: shortName(store.table, first.seat), strength: first.strength })
      : mine.strongest
        ? t('web-kingsburg-told-strongest-you')
        : '';
    return { lead, text: '', strong, rest: `${capital(outcome(mine) || t('web-kingsburg-nothing'))}. ${best}` };
  }
  if (step < SENTENCES) {
    const others = battle.fights.filter((one) => one.seat !== view.seat || step === 3);
    const sorted = [...others].sort((a, b) => RANK[a.result] - RANK[b.result]);
    return { lead, text: sorted.map((one) => told(store, battle, one)).join('; ') };
  }
  const next = battle.year < view.years ? t('web-kingsburg-told-next', { year: ROMAN[battle.year + 1] }) : '';
  return { lead, text: t('web-kingsburg-told-home'), strong: next };
}

const GATHERED = ['kings_die', 'sent', 'reinforced', 'strength'];
const FOUGHT = ['won', 'reward', 'drawn', 'lost', 'lost_goods', 'lost_points', 'destroyed'];

/** The sentence that tells an event of the winter; whatever else follows waits for the last one. */
function sentenceOf(event: any, me: number | null): number {
  if (event.kind === 'enemy') return 1;
  if (GATHERED.includes(event.kind)) return 2;
  if (event.kind === 'strongest') return 3;
  if (FOUGHT.includes(event.kind)) return me === null || event.seat === me ? 3 : 4;
  return SENTENCES;
}

/** The log as far as the winter has been told; what came before my last answer in it I have read already. */
export function heard(log: LogEntry[], me: number | null, step: number): LogEntry[] {
  const isEnemy = (event: any) => event.kind === 'enemy';
  const begun = log.findLastIndex((entry) => entry.events.some(isEnemy));
  if (begun < 0) return log;
  const mine = me === null ? -1 : log.findLastIndex((entry) => entry.seat === me);
  const from = Math.max(begun, mine);
  for (let at = from; at < log.length; at += 1) {
    const events = log[at].events as any[];
    const first = at === begun ? events.findLastIndex(isEnemy) : 0;
    const next = events.findIndex((event, n) => n >= first && sentenceOf(event, me) > step);
    if (next >= 0) return [...log.slice(0, at), { ...log[at], events: events.slice(0, next) }];
  }
  return log;
}
