// The rows of the end table: what brought points to whom; in the King's challenge the King's column stands in the notes.
import { t } from '../../lib/words.svelte';
import type { View } from './types';

const MARKS: Record<string, string> = {
  cathedral: 'tr-lancet-plain',
  events: 'tr-flag',
  cards: 'tr-hourglass',
  penalties: 'tr-u-alert',
  king: 'tr-c-king',
  standing: 'tr-first',
  tradesmen: 'tr-citizen',
  levels: 'tr-lancet-empty',
  chretien: 'tr-c-chretien',
  urbain: 'tr-c-urbain',
  thibaut: 'tr-c-thibaut',
  hugues: 'tr-c-hugues',
  florentin: 'tr-c-florentin',
  henry: 'tr-c-henry',
};

export function sources(view: View) {
  const rows = view.sources.map((id, index) => ({
    id,
    label: t(id in COUNTS ? `troyes-character-${id}` : `web-troyes-source-${id}`),
    mark: MARKS[id],
    values: view.seats.map((seat) => seat.sheet?.[index] ?? 0),
    notes: view.seats.map((_, seat) => {
      const known = view.known.find((one) => one.character === id);
      const king = view.king ? t('web-troyes-source-king-has', { n: view.king.sheet[index] }) : '';
      return [known ? `${t(`troyes-counts-${id}`)}: ${known.counts[seat]}` : '', king].filter(Boolean).join('; ');
    }),
  }));
  if (view.king)
    rows.push({
      id: 'king-total',
      label: t('troyes-side-king'),
      mark: 'tr-c-king',
      values: [-view.king.points],
      notes: [t('web-troyes-source-less')],
    });
  return rows.filter(
    (row) =>
      row.values.some(Boolean) ||
      view.known.some((one) => one.character === row.id) ||
      view.king?.sheet[view.sources.indexOf(row.id)],
  );
}

const COUNTS: Record<string, true> = {
  chretien: true,
  urbain: true,
  thibaut: true,
  hugues: true,
  florentin: true,
  henry: true,
};

/** What a character pays: from how many on, how much. */
export const tiersOf = (one: View['known'][number]) => one.tiers.map(([least, n]) => `${least}+ → ${n}`).join(', ');
