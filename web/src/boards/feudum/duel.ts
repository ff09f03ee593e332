// A battle by its sources: what each side puts in, what may still come.
import type { TableStore } from '../../table/store.svelte';
import type { Now } from './draft';
import { thing } from './names';
import { GIANT } from './types';
import { t } from '../../lib/words.svelte';

export interface Source {
  art: string;
  name: string;
  worth: number;
  seat: number;
}
export interface Battle {
  attacker: number;
  defender: number;
  place: string;
  fief: boolean;
  guild: string | null;
  /** The attacked figure's character, when it is not a fief. */
  figure: string;
  attack: Source[];
  defence: Source[];
  strength: number;
  against: number;
  /** Whether the defender has still to answer. */
  open: boolean;
}

export function battleOf(store: TableStore, at: Now): Battle | null {
  if (!['defend', 'reinforce'].includes(at.prompt) || typeof at.about.place !== 'string') return null;
  const acting = store.state!.waiting[0] ?? at.view.mover ?? 0;
  const rival = Number(at.about.rival);
  const open = at.prompt === 'defend';
  const [attacker, defender] = open ? [rival, acting] : [acting, rival];
  const place = at.about.place;
  const target = Number(at.about.target);
  const fief = target < 0;
  const here = at.view.places.find((one) => one.place === place)!;
  const { battle } = at.printed;
  const pawns = (seat: number, worth: number) =>
    at.view.pawns
      .filter((one) => one.seat === seat && one.place === place && !one.drunk)
      .map((one): Source => ({ art: `fe-ch-${one.character}`, name: thing('character', one.character), worth, seat }));
  const beasts = (seat: number, worth: number) =>
    at.view.monsters
      .filter((one) => one.seat === seat && one.place === place)
      .map((one): Source => ({ art: `fe-mo-${one.monster}`, name: thing('monster', one.monster), worth, seat }));
  const attack = [...pawns(attacker, battle.pawn_attack), ...beasts(attacker, battle.monster_attack)];
  const defence = [...pawns(defender, battle.pawn_defence), ...beasts(defender, battle.monster_defence)];
  if (fief) {
    if (here.serf === attacker)
      attack.push({ art: 'fe-mk-serf', name: thing('role', 'serf'), worth: battle.serf_attack, seat: attacker });
    defence.push({ art: 'fe-mk-ruler', name: thing('role', 'ruler'), worth: battle.ruler_defence, seat: defender });
    if (here.subject)
      defence.push({
        art: 'fe-mk-subject',
        name: thing('role', 'subject'),
        worth: battle.subject_defence,
        seat: defender,
      });
  }
  const sum = (sources: Source[]) => sources.reduce((total, one) => total + one.worth, 0);
  const strength = Number(at.about.attack);
  const against = Number(at.about.defence);
  if (strength > sum(attack))
    attack.push({ art: 'fe-g-saltpeter', name: t('web-feudum-added'), worth: strength - sum(attack), seat: attacker });
  if (against > sum(defence))
    defence.push({ art: 'fe-a-defend', name: thing('card', 'defend'), worth: against - sum(defence), seat: defender });
  const figure =
    target >= GIANT
      ? target === GIANT
        ? 'giant'
        : 'serpent'
      : (at.view.pawns.find((one) => one.pawn === target)?.character ?? '');
  return { attacker, defender, place, fief, guild: here.guild, figure, attack, defence, strength, against, open };
}
