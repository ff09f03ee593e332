// Preferences follow an account to every device; a guest's stay on this one.
import { untrack } from 'svelte';
import { api } from './api';
import { prefs } from './prefs.svelte';
import { session } from './session.svelte';

const PAUSE = 800;

/** What is worth taking along: not how large a board is on this screen, nor the notes of single tables. */
function portable(): Record<string, unknown> {
  const { zoom, notes, notify, writes, ends, ...rest } = prefs;
  return rest;
}

export function followAccount(): void {
  let sent = '';
  let timer = 0;
  $effect.root(() => {
    $effect(() => {
      const { person } = session;
      if (!person || person.guest) return;
      untrack(() => {
        Object.assign(prefs, person.preferences);
        sent = JSON.stringify(portable());
      });
    });
    $effect(() => {
      const text = JSON.stringify(portable());
      if (!session.person || session.person.guest || text === sent) return;
      sent = text;
      clearTimeout(timer);
      timer = setTimeout(() => void api.prefer(JSON.parse(text)).catch(() => undefined), PAUSE) as unknown as number;
    });
  });
}
