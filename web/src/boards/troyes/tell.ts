// The sentence in the bar: what is asked, and what the draft would lead to.
import { t } from '../../lib/words.svelte';
import type { TableStore } from '../../table/store.svelte';
import type { GameEvent } from '../../lib/types';
import type { Said } from '..';
import { now, type Now } from './draft';
import { rollOf } from './king';
import { diceText, kingSpent, kingText } from './log';
import type { Outcome } from './outcome';
import { nameOf } from './owners';
import { targetName, usesOf } from './uses';

const held = (at: Now) => at.dice.map((number) => at.view.dice.find((die) => die.die === number)!).filter(Boolean);

/** "Three yellow = 15", or what is asked when nothing is in hand. */
export function groupText(store: TableStore, at: Now): string {
  if (['hire-tradesman', 'enter-building'].includes(at.prompt)) return t('web-troyes-which-citizen');
  if (['choose-times', 'choose-mills'].includes(at.prompt)) return t('web-troyes-how-often');
  if (at.prompt === 'place-cubes')
    return t('web-troyes-lay-cubes', { n: (store.newest?.prompt?.about.count as number) ?? 0 });
  const dice = held(at);
  if (!dice.length) return t('web-troyes-uses');
  return `${group(at)} = ${at.plan?.value || dice.reduce((sum, die) => sum + die.face, 0)}`;
}

function group(at: Now): string {
  const dice = held(at);
  const mixed = new Set(dice.map((die) => die.colour)).size !== 1;
  return t('web-troyes-group-of', { n: dice.length, colour: mixed ? 'mixed' : dice[0].colour });
}

function effects(out: Outcome): string[] {
  const found: string[] = [];
  const gained = out.deniers + out.hire + out.paid.reduce((sum, [, cost]) => sum + cost, 0);
  const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
  if (gained) found.push(t('web-troyes-gain-deniers', { n: Math.abs(gained), signed: signed(gained) }));
  if (out.points) found.push(t('web-troyes-gain-points', { signed: signed(out.points) }));
  if (out.influence) found.push(t('web-troyes-gain-influence', { signed: signed(out.influence) }));
  if (out.markers) found.push(t('web-troyes-markers-later', { n: out.markers }));
  return found;
}

function consequence(store: TableStore, at: Now, out: Outcome): { strong: string; rest: string } {
  const target = at.plan!.target;
  const [family] = target.split(':');
  const parts = [targetName(target) + (family === 'card' && out.times ? ` ×${out.times}` : '')];
  if (family === 'threat')
    parts.push(t('web-troyes-cubes', { n: out.cubes }) + (out.full ? ` (${t('web-troyes-fills')})` : ''));
  if (family === 'cathedral' && out.cells.length)
    parts.push(out.cells.map((cell) => `${'I'.repeat(+cell[0])} ${cell[2]}`).join(', '));
  if (out.rolls) parts.push(t('web-troyes-rolls', { n: out.rolls }));
  else if (out.cubes && family === 'card') parts.push(t('web-troyes-cubes', { n: out.cubes }));
  const rest: string[] = [];
  if (out.hire) rest.push(t('web-troyes-pay-hire', { n: out.hire }));
  for (const [owner, cost] of out.paid) rest.push(t('web-troyes-pay-owner', { name: nameOf(store, owner), n: cost }));
  for (const [owner, points] of out.others)
    rest.push(t('web-troyes-to-other', { name: nameOf(store, owner), n: points }) + '.');
  if (out.falls >= 0) rest.push(t('web-troyes-falls-out', { name: nameOf(store, out.falls) }));
  if (out.deniers)
    rest.push(
      t('web-troyes-from-to', { from: at.view.seats[at.me].deniers, to: at.view.seats[at.me].deniers + out.deniers }),
    );
  return { strong: `${[...parts, ...effects(out)].join(', ')}.`, rest: rest.join(' ') };
}

const lead = (prompt: string) =>
  t(`web-troyes-lead-${/black/.test(prompt) ? 'fight' : prompt === 'place-citizen' ? 'place' : 'act'}`);

export function say(store: TableStore): Said | null {
  if (!store.state?.view || !store.myTurn) return null;
  const at = now(store);
  const said: Said = {
    lead: lead(at.prompt),
    text: t(`web-troyes-ask-${at.prompt}`, {
      n: at.printed.influence.flip_dice,
      target: at.about ? targetName(at.about) : '',
      ...store.newest?.prompt?.about,
    }),
    gains: [],
  };
  const draft = store.draft;
  if (draft?.kind === 'pass' && store.chosen.length)
    return {
      ...said,
      text: '',
      strong: t('web-troyes-draft-pass', { first: at.printed.round.pass_first, next: at.printed.round.pass_next }),
    };
  if (draft?.kind === 'stop' && store.chosen.length) return { ...said, text: '', strong: t('web-troyes-draft-stop') };
  if (draft?.kind === 'yield')
    return {
      ...said,
      text: '',
      strong: t('web-troyes-draft-yield', { n: at.view.black[0] ?? 0, points: at.printed.round.penalty }),
    };
  const plan = at.plan;
  const dice = held(at);
  if (plan?.target === 'fight')
    return {
      ...said,
      text: `${diceText(dice.map((die) => `${die.colour}_${die.face}`))} = ${plan.value}:`,
      strong: t('web-troyes-draft-fight', {
        black: plan.black.map((one) => at.view.black[one]).join(', '),
        n: plan.black.length * at.printed.round.black_reward,
      }),
      rest: t('web-troyes-dice-gone'),
    };
  if (plan?.target.startsWith('influence:'))
    return {
      ...said,
      text: '',
      strong: influence(at),
      rest: plan.target === 'influence:reroll' ? t('web-cannot-undo') : '',
    };
  if (plan && at.outcome && plan.dice.length)
    return { ...said, text: `${group(at)}, ${plan.value}:`, ...consequence(store, at, at.outcome) };
  if (plan && store.chosen.length) {
    const use = usesOf(store, at).find((one) => one.target === plan.target);
    if (at.prompt === 'place-citizen')
      return { ...said, text: '', strong: `${targetName(plan.target)}.`, rest: placing(at, plan.target) };
    if (at.prompt === 'place-cubes' && at.outcome) return { ...said, text: '', ...consequence(store, at, at.outcome) };
    return {
      ...said,
      text: '',
      strong: `${use?.name ?? targetName(plan.target)}.`,
      rest: use?.outcome ? effects(use.outcome).join(', ') : (use?.how ?? ''),
    };
  }
  if (at.target && !dice.length)
    return { ...said, text: '', strong: `${targetName(at.target)}.`, rest: t('web-troyes-pick-dice') };
  if (dice.length && at.prompt === 'act')
    return {
      ...said,
      text: '',
      strong: `${groupText(store, at)}.`,
      rest: t(at.target ? 'web-troyes-pick-more' : 'web-troyes-pick-use'),
    };
  return said;
}

/** The King's turn, while it waits to be read. */
export function tell(store: TableStore, tale: GameEvent[]): Said {
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

function influence(at: Now): string {
  const name = at.plan!.target.split(':')[1] as 'reroll' | 'recruit' | 'flip';
  const dice = held(at);
  const before = diceText(dice.map((die) => `${die.colour}_${die.face}`));
  const after = diceText(dice.map((die) => `${die.colour}_${7 - die.face}`));
  return t(`web-troyes-draft-${name}`, { before, after, n: at.printed.influence[name] });
}

function placing(at: Now, target: string): string {
  const building = at.view.buildings.find((one) => target.slice(6).startsWith(one.building))!;
  return t('web-troyes-placing', { wage: building.wage });
}
