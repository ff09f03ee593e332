// What comes while the page is out of sight is told by the browser, to those who asked for it.
import { notify } from '../lib/notify';
import { t } from '../lib/words.svelte';
import type { TableStore } from './store.svelte';

/** Notices of what was written at this table, and of its end. */
export function notices(store: TableStore): void {
  /** The last line of the chat that may have been read. */
  let seen = Infinity;
  $effect(() => {
    const leave = () => (seen = document.hidden ? (store.chat.at(-1)?.n ?? 0) : Infinity);
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  });
  $effect(() => {
    const line = store.chat.at(-1);
    if (!line || line.n <= seen) return;
    seen = line.n;
    notify('writes', `${store.id} chat`, line.name, line.text);
  });

  let wasOver: boolean | undefined;
  $effect(() => {
    const over = store.newest?.over;
    if (over && wasOver === false && store.table)
      notify('ends', store.id, t('web-title-over', { name: t(`${store.table.game}-name`) }), '');
    wasOver = over;
  });
}
