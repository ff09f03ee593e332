// A notice of the browser when a table waits and its page is out of sight; only for those who asked for it.
import { prefs } from './prefs.svelte';

const known = () => 'Notification' in window;

/** Ask the browser once; whether it lets us. */
export async function mayNotify(): Promise<boolean> {
  if (!known()) return false;
  return (
    (Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission) ===
    'granted'
  );
}

/** One notice of a kind for each table, replaced by the next. */
export function notify(of: 'notify' | 'writes' | 'ends', table: string, title: string, body: string): void {
  if (!prefs[of] || !document.hidden || !known() || Notification.permission !== 'granted') return;
  const notice = new Notification(title, { body, tag: table, icon: '/arms-turn.svg' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
