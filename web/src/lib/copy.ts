// Into the clipboard, and a word about it.
import { toast } from './toast.svelte';
import { t } from './words.svelte';

export async function copy(text: string): Promise<void> {
  await navigator.clipboard?.writeText(text);
  toast.say(t('web-copied'));
}
