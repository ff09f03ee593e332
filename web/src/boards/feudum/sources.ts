// The rows of the end table: what brought points to whom.
import { capital } from '../../lib/words.svelte';
import { thing, thingHelp } from './names';
import type { View } from './types';

const ROWS: [string, string][] = [
  ['improve', 'fe-a-improve'],
  ['land', 'fe-l-orchard'],
  ['harvest', 'fe-a-harvest'],
  ['conquer', 'fe-a-conquer'],
  ['defend', 'fe-a-defend'],
  ['guild', 'fe-a-guild'],
  ['feast', 'fe-f-goblet'],
  ['reeve', 'fe-c-reeve'],
  ['ranks', 'fe-c-star'],
  ['regions', 'fe-r-forest'],
  ['disloyalty', 'fe-f-catapult'],
  ['voyage', 'fe-i-route'],
  ['empire', 'fe-s-fief'],
  ['sets', 'fe-s-town'],
  ['shillings', 'fe-c-shilling'],
  ['charters', 'fe-c-writ'],
];

export function sources(view: View) {
  return ROWS.map(([id, mark]) => ({
    id,
    mark,
    label: capital(thing('source', id)),
    help: thingHelp('source', id),
    values: view.seats.map((seat) => seat.points[id] ?? 0),
  })).filter((row) => row.values.some(Boolean));
}
