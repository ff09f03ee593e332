// Preferences: applied at once, kept on this device; an account takes them along.
import { words, type Lang } from './words.svelte';

interface Prefs {
  lang: Lang;
  theme: 'system' | 'light' | 'dark';
  motion: 0 | 120 | 250 | 500;
  /** How long a rival's move stays on the screen before the next, in milliseconds; 0: at once. */
  pace: 0 | 400 | 1200 | 2400;
  /** The table stops after each bot until one says to go on. */
  single: boolean;
  /** What is told at the beginning of one's turn: everything, what was done to oneself, or nothing. */
  digest: 'all' | 'loud' | 'none';
  /** How long a move of a replay stays, in milliseconds. */
  replay: 2400 | 1200 | 600 | 300;
  confirm: 'always' | 'touch' | 'never';
  /** How much is foretold at most, where a table allows more. */
  assist: 0 | 1 | 2;
  sound: boolean;
  /** Notices of the browser: a table waits, somebody writes, a game ends. */
  notify: boolean;
  writes: boolean;
  ends: boolean;
  veil: boolean;
  /** No chat at the table. */
  mute: boolean;
  plain: boolean;
  scale: number;
  zoom: Record<string, number>;
  notes: Record<string, string>;
  /** Things are explained when they are met for the first time. */
  tips: boolean;
  /** How often each thing of a game was explained so. */
  met: Record<string, Record<string, number>>;
  /** How far each chapter of a game's lessons has been read, by its beats; a finished one is at its end. */
  learned: Record<string, Record<string, number>>;
  /** The exercises of each game that were solved, by the answers they took. */
  solved: Record<string, Record<string, number>>;
}

const KEY = 'regnum-preferences';
const touch = matchMedia('(pointer: coarse)');
const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

function fresh(): Prefs {
  const lang: Lang = navigator.language.toLowerCase().startsWith('ru') ? 'ru' : 'en';
  return {
    lang,
    theme: 'system',
    motion: 250,
    pace: 1200,
    single: false,
    digest: 'all',
    replay: 1200,
    confirm: 'always',
    assist: 2,
    sound: false,
    notify: false,
    writes: false,
    ends: false,
    veil: false,
    mute: false,
    plain: false,
    scale: 100,
    zoom: {},
    notes: {},
    tips: true,
    met: {},
    learned: {},
    solved: {},
  };
}

function stored(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>;
  } catch {
    return {};
  }
}

export const prefs = $state<Prefs>({ ...fresh(), ...stored() });

/** Milliseconds a piece takes to move; nearly nothing where the device asks for stillness. */
export const moveTime = () => (still.matches ? Math.min(prefs.motion, 80) : prefs.motion);

/** Whether a finished draft waits for the Confirm button. */
export const asksFirst = () => prefs.confirm === 'always' || (prefs.confirm === 'touch' && touch.matches);

export const isDark = () => prefs.theme === 'dark' || (prefs.theme === 'system' && dark.matches);

function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? 'dark' : 'light';
  root.style.setProperty('--scale', String(prefs.scale / 100));
}

/** Keep the page and the device's memory in step with the preferences. */
export function keepPrefs(): void {
  const query = new URLSearchParams(location.search);
  const lang = query.get('lang');
  const theme = query.get('theme');
  if (lang === 'en' || lang === 'ru') prefs.lang = lang;
  if (theme === 'light' || theme === 'dark') prefs.theme = theme;
  dark.addEventListener('change', dress);
  still.addEventListener('change', dress);
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(prefs));
      dress();
    });
    $effect(() => {
      if (words.lang !== prefs.lang) void words.speak(prefs.lang);
    });
  });
}
