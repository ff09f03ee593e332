import { t, words } from '../lib/words.svelte';

/** How long ago, in words of the reader's language. */
export function ago(at: string | null): string {
  if (!at) return '';
  const seconds = Math.round((Date.now() - new Date(at).getTime()) / 1000);
  if (seconds < 60) return t('web-now');
  const format = new Intl.RelativeTimeFormat(words.lang, { numeric: 'auto' });
  for (const [unit, size] of [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ] as const) {
    if (seconds >= size) return format.format(-Math.round(seconds / size), unit);
  }
  return t('web-now');
}
