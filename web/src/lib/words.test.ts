// The same cases as tests/test_facts.py: a text says in the browser what it says in Python.
import fs from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { words, t, help } from './words.svelte';

const root = new URL('../../../', import.meta.url);
const cases = JSON.parse(fs.readFileSync(new URL('tests/facts.json', root), 'utf8'));
const common = fs.readFileSync(new URL('src/regnum/locale/en/common.ftl', root), 'utf8');
const answers: Record<string, unknown> = {
  '/api/words/en': { files: [common, cases.words.join('\n')] },
  '/api/games/game/components': cases.tree,
  '/api/games/game/components?rules=1': { ...cases.tree, round: { income: 8, price: [2, 4] } },
  '/api/games/game/changes': {},
  '/api/rules/en/game': cases.rules,
};

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('fetch', async (path: string) => ({
    ok: true,
    status: 200,
    json: async () => answers[path],
    text: async () => answers[path],
  }));
  words.know(['game']);
  await words.speak('en');
});

function say(message: string): string | Promise<string> {
  if (message === 'rules') return words.rules('game');
  const [id, attribute] = message.split('.');
  return attribute ? help(id) : t(id, message === 'game-quote' ? cases.arguments : {});
}

describe('texts with numbers', () => {
  it.each(Object.entries(cases.printed))('tells %s as printed', async (message, text) => {
    await words.at('game');
    expect(await say(message)).toBe(text);
  });

  it.each(Object.entries(cases.changed))('tells %s as the table has it', async (message, text) => {
    await words.at('game', cases.changes);
    expect(await say(message)).toBe(text);
  });

  it('tells the numbers of an older version of the rules', async () => {
    await words.at('game', {}, 1);
    expect(help('game-card-mercenary')).toContain('of 8 deniers');
  });

  it('says nothing of what a setting would bring that is off', async () => {
    await words.at('game', {}, undefined, { storm: false });
    expect(help('game-vessel-war')).toBe('3 ships.');
  });

  it('names the numbers of the table', async () => {
    await words.at('game', cases.changes);
    expect(words.changes('game')).toEqual(cases.own);
  });

  it('complains of a number that nobody gives', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await words.at('game');
    expect(t('game-wrong')).toBe('{$gain-4}');
    expect(complaint).toHaveBeenCalledOnce();
  });
});

describe('the names a game was first printed with', () => {
  const names = (end: string) =>
    end === 'en'
      ? 'game-name = Game\n    .original = Game\ngame-advisor-smith = Smith\ngame-event-smith = Other words'
      : 'game-name = Игра\n    .original = Game\ngame-advisor-smith = Кузнец\ngame-event-smith = Кузнец ушёл';

  it('are told beside its own where they differ, and only of names', async () => {
    for (const lang of ['en', 'ru']) answers[`/api/words/${lang}`] = { files: [names(lang)] };
    await words.speak('ru');
    expect(await words.original('game', '3. Кузнец, 2 ПО')).toBe('Smith');
    expect(await words.original('game', 'Кузнец ушёл')).toBe('');
    await words.speak('en');
    expect(await words.original('game', 'Smith')).toBe('');
  });
});
