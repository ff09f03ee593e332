// Words: the same Fluent files as Python reads, in the language of this page, with the numbers of the table that is open.
import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import { dash, type Facts } from './facts';
import { factsFor, remember } from './printed';

export { dash };
export type Lang = 'en' | 'ru';
export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>(
  [
    '../../../src/regnum/locale/*/*.ftl',
    '!../../../src/regnum/locale/*/cli.ftl',
    '!../../../src/regnum/locale/*/errors.ftl',
  ],
  { query: '?raw', import: 'default' },
);
const rules = import.meta.glob<string>('../../../src/regnum/locale/*/*.md', { query: '?raw', import: 'default' });

/** The variables a pattern asks for, in itself and in the messages it quotes. */
function* variables(part: any, quoted: (id: string, attribute?: string) => unknown): Generator<string> {
  if (Array.isArray(part)) for (const one of part) yield* variables(one, quoted);
  else if (typeof part !== 'object' || part === null) return;
  else if (part.type === 'var') yield part.name;
  else if (part.type === 'mesg') yield* variables(quoted(part.name, part.attr), quoted);
  else if (part.type === 'func') yield* variables(part.args, quoted);
  else if (part.type === 'select')
    yield* variables([part.selector, ...part.variants.map((one: any) => one.value)], quoted);
}

/** Every text of a language; for each game a bundle of its own, whose COUNT and WORD speak in its words. */
class Language {
  private bundles = new Map<string, FluentBundle>();
  private asked = new Map<string, string[]>();

  constructor(
    readonly lang: Lang,
    private readonly resources: FluentResource[],
  ) {}

  bundle(game: string): FluentBundle {
    let found = this.bundles.get(game);
    if (!found) {
      const told = (value: unknown, say: (n: number) => string) =>
        value instanceof FluentNumber ? say(value.value) : String(value);
      const functions: Record<string, FluentFunction> = {
        COUNT: ([value], named) => told(value, (n) => this.say(game, `${dash(game)}-count-${named.of}`, { n })),
        WORD: ([name], named) => this.say(game, `${dash(game)}-${named.of}-${dash(String(name))}`),
        MINUS: ([value]) => told(value, (n) => `−${n}`),
        SIGNED: ([value]) => told(value, (n) => (n < 0 ? `−${-n}` : `+${n}`)),
      };
      found = new FluentBundle(this.lang, { useIsolating: false, functions });
      for (const resource of this.resources) found.addResource(resource);
      this.bundles.set(game, found);
    }
    return found;
  }

  /** The messages that have a help text. */
  helped(begin: string): string[] {
    const all = this.resources.flatMap((resource) => resource.body);
    return all.filter((one) => one.id.startsWith(begin) && 'help' in one.attributes).map((one) => one.id);
  }

  pattern(id: string, attribute = '', game = '') {
    const message = this.bundle(game).getMessage(id);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  /** What a text asks for. */
  wants(id: string, attribute = ''): string[] {
    const whole = `${id}.${attribute}`;
    let found = this.asked.get(whole);
    if (!found)
      this.asked.set(
        whole,
        (found = [...new Set(variables(this.pattern(id, attribute), (name, attr) => this.pattern(name, attr)))]),
      );
    return found;
  }

  say(game: string, id: string, args: Args = {}, attribute = ''): string {
    const pattern = this.pattern(id, attribute, game);
    if (pattern === null) return attribute ? '' : plain(id);
    const errors: Error[] = [];
    const text = this.bundle(game).formatPattern(pattern, args, errors);
    if (errors.length) console.error(`${this.lang} ${id}: ${errors[0].message}`);
    return text;
  }
}

class Words {
  private language = $state.raw(new Language('en', []));
  private facts = $state.raw<Record<string, Facts>>({});
  /** Games that have words, for telling whose a message is. */
  private games: string[] = [];

  get lang(): Lang {
    return this.language.lang;
  }

  /** Load every file of a language; the page redraws when it is there. */
  async speak(lang: Lang): Promise<void> {
    const wanted = Object.entries(files).filter(([path]) => path.includes(`/locale/${lang}/`));
    const texts = await Promise.all(wanted.map(([, load]) => load()));
    this.language = new Language(
      lang,
      texts.map((text) => new FluentResource(text)),
    );
    document.documentElement.lang = lang;
  }

  /** Which games there are. */
  know(games: string[]): void {
    this.games = games;
  }

  /** Tell a game's numbers as a table has them; without changes as they are printed. */
  async at(game: string, changes?: Record<string, any>): Promise<void> {
    await remember(game);
    this.facts = { ...this.facts, [game]: factsFor(game, changes) };
  }

  has(id: string): boolean {
    return this.language.pattern(id) !== null;
  }

  /** A message by its id; an unknown one shows the last word of its id, never nothing. */
  say(id: string, args: Args = {}): string {
    return this.tell(id, '', args);
  }

  /** An attribute of a message; empty when there is none. */
  aside(id: string, attribute: string, args: Args = {}): string {
    return this.tell(id, attribute, args);
  }

  /** What is said of a thing, and how sure its numbers are. */
  help(id: string, args: Args = {}): string {
    const text = this.tell(id, 'help', args);
    return text && [text, ...this.marks(id).map((mark) => `(${this.say(`number-source-${mark}`)})`)].join(' ');
  }

  /** What besides the rules the numbers of a help text rest on: `reconstructed`, `override` (the table's own). */
  marks(id: string): string[] {
    const game = this.gameOf(id);
    const facts = this.facts[game];
    return facts ? facts.doubts(this.entry(facts, game, id), this.language.wants(id, 'help')) : [];
  }

  /** Whether a game's numbers are here. */
  knows(game: string): boolean {
    return game in this.facts;
  }

  /** What an entry of the components is called; empty when no text tells of it. */
  title(game: string, entry: string): string {
    const facts = this.facts[game];
    const id = facts && this.language.helped(`${dash(game)}-`).find((one) => this.entry(facts, game, one) === entry);
    return id ? this.say(id) : '';
  }

  /** The rules text of a game, as Markdown, with its numbers. */
  async rules(game: string): Promise<string> {
    const load = rules[`../../../src/regnum/locale/${this.lang}/${game}.md`];
    if (!this.facts[game]) await this.at(game);
    const text = load ? await load() : '';
    return this.facts[game].fill(text, (n, noun) => this.language.say(game, `${dash(game)}-count-${noun}`, { n }));
  }

  private tell(id: string, attribute: string, args: Args): string {
    const game = this.gameOf(id);
    const wanted = this.language.wants(id, attribute).filter((name) => !(name in args));
    return this.language.say(
      game,
      id,
      wanted.length ? { ...this.numbers(game, id, wanted), ...args } : args,
      attribute,
    );
  }

  /** The numbers a text asks for; while they are on their way it shows dots. */
  private numbers(game: string, id: string, wanted: string[]): Args {
    const facts = this.facts[game];
    if (game && !facts) {
      void this.at(game).catch(() => undefined);
      return Object.fromEntries(wanted.map((name) => [name, '…']));
    }
    const entry = facts ? this.entry(facts, game, id) : '';
    return Object.fromEntries(
      wanted.map((name) => [name, facts?.find(entry, name)]).filter(([, value]) => value !== undefined),
    );
  }

  private entry(facts: Facts, game: string, id: string): string {
    return facts.entry(game, id, (other) => this.has(other));
  }

  /** The game whose words a message belongs to; empty when it is nobody's. */
  private gameOf(id: string): string {
    const name = id.replace(/^web-/, '');
    return this.games
      .filter((game) => name.startsWith(`${dash(game)}-`))
      .reduce((best, game) => (game.length > best.length ? game : best), '');
  }
}

const plain = (id: string) => (id.split('-').slice(2).join(' ') || id).replace(/_/g, ' ');

export const words = new Words();
export const t = (id: string, args?: Args) => words.say(id, args);
export const help = (id: string, args?: Args) => words.help(id, args);
