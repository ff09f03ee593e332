// One short line at the foot of the page, for refusals and small news.
import { Refused } from './api';
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
    if (error instanceof Refused) this.say(refusalText(error.refusal.code, error.refusal.reason));
    else this.say(t('web-error-network'));
  }
}

export function refusalText(code: string, reason: string): string {
  const id = `web-error-${code}`;
  return words.has(id) ? t(id) : reason;
}

export const toast = new Toast();
