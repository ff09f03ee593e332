// The sentence in the bar: what is asked, and what the draft would lead to.
import { eventText, optionText, promptText } from '../../lib/describe';
import { properName } from '../../lib/seats';
import { dash, t, words } from '../../lib/words.svelte';
import { withoutName } from '../../table/lines';
import type { TableStore } from '../../table/store.svelte';
import type { Said } from '..';
import { roleOf } from './chart';
import { now, type Now } from './draft';
import { crowded } from './hands';
import { since } from './log';
import { thing } from './names';

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

function consequences(store: TableStore): string[] {
  const me = store.seat ?? -1;
  return (store.preview?.events ?? [])
    .filter((event) => !QUIET.has(event.kind))
    .map((event) =>
      withoutName(
        eventText(store.game, store.table, event) ?? '',
        typeof event.seat === 'number' && event.seat === me ? properName(store.table, me) : '\u0000',
      ),
    )
    .filter(Boolean)
    .slice(0, 3);
}

function drafted(store: TableStore, at: Now): string {
  const plan = at.plan!;
  if (plan.kind === 'step') {
    const walk = plan.steps.map((step) => thing('place', step.target as string)).join(' → ');
    return `${thing('character', plan.character as string)}: ${walk}.`;
  }
  if (plan.kind === 'mark')
    return `${plan.steps
      .map(
        (step) =>
          `${thing('place', step.place as string)}: ${thing(
            'role',
            roleOf(
              at.view.places.find((one) => one.place === step.place)!,
              at.me,
            ),
          ).toLowerCase()}`,
      )
      .join(', ')}.`;
  if (plan.kind === 'choose') return `${(plan.cards as string[]).map((card) => thing('card', card)).join(', ')}.`;
  return (
    optionText(store.game, store.table, plan.steps[0]) + (plan.kind === 'done' || plan.kind === 'decline' ? '' : '.')
  );
}

/** What the confirming button says, where the game has a word of its own for it. */
export function confirmText(store: TableStore): string {
  const prompt = store.newest?.prompt?.name;
  if (prompt === 'choose_cards') return t('web-feudum-long-live');
  return '';
}

/** A second line under the question: how it is answered, or what has been done so far. */
function hint(store: TableStore, at: Now): string {
  const steps =
    at.prompt === 'move'
      ? since(store, 'laid', 'repeated', 'round_began').filter(
          (event) => event.kind === 'stepped' && event.seat === at.me,
        )
      : [];
  if (steps.length)
    return t('web-feudum-hint-moved', {
      moves: steps
        .map((event) => `${thing('character', event.character as string)} → ${thing('place', event.target as string)}`)
        .join(', '),
    });
  const id = `web-feudum-hint-${dash(at.prompt)}`;
  return words.has(id) ? t(id) : '';
}

export function say(store: TableStore): Said | null {
  if (!store.state?.view || !store.myTurn) return null;
  const at = now(store);
  const lead =
    store.newest!.prompt?.name === 'defend' || store.newest!.prompt?.name === 'claim_immunity'
      ? t('web-feudum-lead-answer')
      : t('web-feudum-lead');
  const text = crowded(store) ? t('web-feudum-too-many-writs') : promptText(store.game, store.table, store.newest!);
  const points = at.prompt === 'move' ? Number(at.about.points) : 0;
  const all =
    at.view.pawns.filter((one) => one.seat === at.me).length +
    at.view.monsters.filter((one) => one.seat === at.me && one.place).length;
  const pips = at.prompt === 'move' ? ` ${'◇'.repeat(Math.max(0, all - points))}${'◆'.repeat(points)}` : '';
  const said: Said = { lead, text: text + (/[.?!]$/.test(text) ? '' : '.') + pips, rest: hint(store, at), gains: [] };
  if (!at.plan || !store.chosen.length) return said;
  const strong = drafted(store, at);
  if (store.preview && !store.preview.certain) return { ...said, text: '', strong, rest: t('web-cannot-undo') };
  const spent =
    at.prompt === 'move' && at.plan.kind === 'step'
      ? [t('web-feudum-way-costs', { n: at.plan.steps.length, left: points - at.plan.steps.length })]
      : [];
  const gains = (at.after?.seats ?? [])
    .map((own, seat): [number | null, number] => [seat, own.total - at.view.seats[seat].total])
    .filter(([, change]) => change);
  return { ...said, text: '', strong, rest: [...spent, ...consequences(store)].join(' '), gains };
}
