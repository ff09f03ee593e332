// Words: the same Fluent files as Python reads, in the language of this page, with the numbers of the table that is open.
import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import { api } from './api';
import { dash, type Facts } from './facts';
import { factsFor, remember } from './printed';

export { dash };
export type Lang = 'en' | 'ru';
export type Args = Record<string, FluentVariable>;

/** What is said when the server does not answer; all other words come from it. */
const lost = import.meta.glob<string>('../../../src/regnum/locale/*/web-lost.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

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
    /** Says another message, with the numbers of the table. */
    private readonly say: (id: string, args?: Args) => string,
  ) {}

  bundle(game: string): FluentBundle {
    let found = this.bundles.get(game);
    if (!found) {
      const told = (value: unknown, say: (n: number) => string) =>
        value instanceof FluentNumber ? say(value.value) : String(value);
      const functions: Record<string, FluentFunction> = {
        COUNT: ([value], named) => told(value, (n) => this.say(`${dash(game)}-count-${named.of}`, { n })),
        WORD: ([name], named) => this.say(`${dash(game)}-${named.of}-${dash(String(name))}`),
        MINUS: ([value]) => told(value, (n) => `−${n}`),
        SIGNED: ([value]) => told(value, signed),
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

  /** What is said of a thing besides, each where one setting is on: `help-advanced`. */
  extras(id: string): string[] {
    const named = Object.keys(this.bundle('').getMessage(id)?.attributes ?? {});
    return named.filter((attribute) => attribute.startsWith('help-'));
  }

  pattern(id: string, attribute = '', game = '') {
    const message = this.bundle(game).getMessage(id);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  /** The plain texts of a game by their messages: names, not sentences that were said or asked. */
  names(game: string): [string, string][] {
    const named = new RegExp(`^(web-)?${dash(game)}-(?!(event|option|prompt|why|lesson|setting)-)`);
    const all = this.resources.flatMap((resource) => resource.body);
    return all.flatMap((one) => (typeof one.value === 'string' && named.test(one.id) ? [[one.id, one.value]] : []));
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

  format(game: string, id: string, args: Args, attribute = ''): string {
    const pattern = this.pattern(id, attribute, game);
    if (pattern === null) return attribute ? '' : plain(id);
    const errors: Error[] = [];
    const text = this.bundle(game).formatPattern(pattern, args, errors);
    if (errors.length) console.error(`${this.lang} ${id}: ${errors[0].message}`);
    return text;
  }
}

/** The language of the rules that games were first printed in. */
const ORIGINAL: Lang = 'en';

class Words {
  private language = $state.raw(new Language('en', [], (id) => id));
  private facts = $state.raw<Record<string, Facts>>({});
  /** Settings that are off at the table that is open, by game: nothing is said of what they would bring. */
  private off = $state.raw<Record<string, string[]>>({});
  /** Games that have words, for telling whose a message is. */
  private games: string[] = [];
  private loaded = false;

  get lang(): Lang {
    return this.language.lang;
  }

  /** Load the words of a language; the page redraws when they are there. */
  async speak(lang: Lang): Promise<void> {
    const texts = await api.words(lang).catch(() => null);
    if (texts) this.loaded = true;
    else if (this.loaded) return;
    const own = Object.entries(lost).filter(([path]) => path.includes(`/locale/${lang}/`));
    const all = texts?.files ?? own.map(([, text]) => text);
    this.language = new Language(
      lang,
      all.map((text) => new FluentResource(text)),
      (id, args) => this.say(id, args),
    );
    document.documentElement.lang = lang;
  }

  /** Which games there are. */
  know(games: string[]): void {
    this.games = games;
  }

  /** Tell a game's numbers as a table has them; without a table as new ones will have them here, for every setting. */
  async at(game: string, changes?: Record<string, any>, rules?: number, settings: object = {}): Promise<void> {
    const [own] = await Promise.all([changes ?? api.changes(game), remember(game, rules)]);
    const found = factsFor(game, own, rules);
    const off = Object.entries(settings).flatMap(([name, value]) => (value === false ? `help-${dash(name)}` : []));
    this.off = { ...this.off, [game]: off };
    if (this.facts[game] !== found) this.facts = { ...this.facts, [game]: found };
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
    const more = this.language.extras(id).filter((extra) => !this.off[this.gameOf(id)]?.includes(extra));
    const marks = this.marks(id).map((mark) => `(${mark})`);
    return text && [text, ...more.map((extra) => this.tell(id, extra, args)), ...marks].join(' ');
  }

  /** What besides the rules the numbers of a help text rest on, such as `reconstructed: cost, divisor`. */
  marks(id: string): string[] {
    const game = this.gameOf(id);
    const facts = this.facts[game];
    if (!facts) return [];
    return facts.doubts(this.entry(facts, game, id), this.language.wants(id, 'help')).map(([source, fields]) => {
      const ids = fields.map((field) => `${dash(game)}-fact-${dash(field)}`);
      const which = ids.every((one) => this.has(one)) ? ids.map((one) => this.say(one)).join(', ') : '';
      return this.say(`number-source-${source}`) + (which && `: ${which}`);
    });
  }

  /** The things of a game whose names hold these words, each once, with what is said of it. */
  about(game: string, text: string): [string, string][] {
    const wanted = text.toLowerCase().split(/\s+/);
    const found = this.language.helped(`${dash(game)}-`).flatMap((id): [string, string][] => {
      const name = this.say(id);
      return wanted.every((one) => name.toLowerCase().includes(one)) ? [[name, this.help(id)]] : [];
    });
    // The thing itself comes before those that are named after it.
    const own = ([name]: [string, string]) => (name.toLowerCase() === text.toLowerCase() ? 0 : 1);
    return [...new Map(found.map((one) => [one.join(), one])).values()].sort((a, b) => own(a) - own(b));
  }

  /** The numbers that are the table's own, each with the printed one. */
  changes(game: string): string[] {
    const facts = this.facts[game];
    if (!facts) return [];
    return facts.changed.map(({ path, entry, old, value }) => {
      const id = this.language.helped(`${dash(game)}-`).find((one) => this.entry(facts, game, one) === entry);
      const thing = id ? this.say(id) : '';
      return this.say('changed-number', { thing, titled: thing ? 1 : 0, path, old: told(old), new: told(value) });
    });
  }

  private printed: Promise<Language> | null = null;
  /** What the rules a game was first printed with call a thing, where this page calls it otherwise; empty where they are unknown. */
  async original(game: string, title: string): Promise<string> {
    if (this.lang === ORIGINAL || !this.aside(`${dash(game)}-name`, 'original')) return '';
    this.printed ??= api.words(ORIGINAL).then(
      ({ files }) =>
        new Language(
          ORIGINAL,
          files.map((text) => new FluentResource(text)),
          (id) => id,
        ),
    );
    const theirs = new Map((await this.printed).names(game));
    const own = this.language.names(game);
    const bare = title.replace(/^[\d\s.]+/, '');
    for (const name of [title, bare, bare.split(/\s*[,:(·]/)[0]]) {
      const found = own.find(([id, text]) => text.toLowerCase() === name.toLowerCase() && theirs.has(id));
      if (found) return theirs.get(found[0]) === title ? '' : theirs.get(found[0])!;
    }
    return '';
  }

  /** The rules text of a game, as Markdown, with its numbers. */
  async rules(game: string): Promise<string> {
    const [text] = await Promise.all([api.rules(this.lang, game), this.facts[game] ?? this.at(game)]);
    const own = dash(game);
    return this.facts[game].fill(text, (value, noun) =>
      typeof value === 'number'
        ? this.say(`${own}-count-${noun}`, { n: value })
        : this.say(`${own}-${noun}-${dash(value)}`),
    );
  }

  private tell(id: string, attribute: string, args: Args): string {
    const game = this.gameOf(id);
    const wanted = this.language.wants(id, attribute).filter((name) => !(name in args));
    return this.language.format(
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

const told = (value: unknown): string => (Array.isArray(value) ? value.map(told).join(', ') : String(value));
const plain = (id: string) => id.split('-').slice(2).join(' ') || id.replace(/-name$/, '');

export const words = new Words();
/** A change, with its sign. */
export const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
/** A text as the beginning of a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const t = (id: string, args?: Args) => words.say(id, args);
export const help = (id: string, args?: Args) => words.help(id, args);
