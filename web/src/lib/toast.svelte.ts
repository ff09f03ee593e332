// One short line at the foot of the page, for refusals and small news.
import { Refused } from './api';
import type { Told } from './wire';
import { t, words } from './words.svelte';

class Toast {
  text = $state('');
  private timer = 0;

  say(text: string): void {
    this.text = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.text = ''), 5000) as unknown as number;
  }

  /** What went wrong, in the reader's language where we have words for it. */
  blame(error: unknown): void {
    if (error instanceof Refused) this.say(refusalText(error.refusal));
    else this.say(t('web-error-network'));
  }
}

/** Why the server refused, in the reader's language; without words for it, as the server says it in English. */
export function refusalText(refusal: { told?: Told | null; reason: string }): string {
  const { told, reason } = refusal;
  return told && words.has(`error-${told.code}`) ? reasonText(told) : reason || t('web-error-network');
}

/** A reason in words; it may hold another one. */
export function reasonText(told: Told): string {
  const args = Object.entries(told.data).map(([key, value]) => [
    key,
    typeof value === 'object' ? reasonText(value) : value,
  ]);
  return t(`error-${told.code}`, Object.fromEntries(args));
}

export const toast = new Toast();
