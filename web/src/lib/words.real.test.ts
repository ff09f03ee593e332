// Every text of every game, as tests/test_browser_words.py has heard Python say it.
import fs from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { words, help, type Lang } from './words.svelte';

const path = process.env.REGNUM_CASES;
const cases = path ? JSON.parse(fs.readFileSync(path, 'utf8')) : { words: {}, games: {} };

function answer(address: string): unknown {
  const [, , kind, first, second] = address.split('/');
  if (kind === 'words') return { files: cases.words[first] };
  if (kind === 'rules') return cases.games[second].rules[first];
  return second === 'changes' ? {} : cases.games[first].tree;
}

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('fetch', async (address: string) => ({
  ok: true,
  status: 200,
  json: async () => answer(address),
  text: async () => answer(address),
}));

describe.skipIf(!path)('all texts', () => {
  const all = Object.entries<any>(cases.games).flatMap(([game, { told }]) =>
    Object.keys(told).map((which): [string, string] => [game, which]),
  );
  it.each(all)('%s, %s', async (game, which) => {
    const complaint = vi.spyOn(console, 'error');
    const [lang, numbers] = which.split(' ');
    words.know(Object.keys(cases.games));
    await words.speak(lang as Lang);
    await words.at(game, numbers === 'changed' ? cases.games[game].changes : {});
    const { helps, rules } = cases.games[game].told[which];
    for (const [id, text] of Object.entries(helps)) expect(help(id), id).toBe(text);
    expect(new Set(words.about(game, '').map(([, told]) => told))).toEqual(new Set(Object.values(helps)));
    expect(await words.rules(game)).toBe(rules);
    expect(complaint).not.toHaveBeenCalled();
  });
});
