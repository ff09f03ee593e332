import './styles/fonts.css';
import './styles/tokens.css';
import './styles/shell.css';
import './styles/end.css';
import './styles/table.css';
import './styles/telling.css';
import { mount as start } from 'svelte';
import App from './App.svelte';
import { followAccount } from './lib/follow.svelte';
import { keepPrefs, prefs } from './lib/prefs.svelte';
import { session } from './lib/session.svelte';
import { mount } from './lib/sprites';
import { words } from './lib/words.svelte';

keepPrefs();
await Promise.all([words.speak(prefs.lang), mount('icons'), session.open().catch(() => undefined)]);
followAccount();
start(App, { target: document.getElementById('app')! });
