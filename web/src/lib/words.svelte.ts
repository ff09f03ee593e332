// Words: the same Fluent files as Python reads, in the language of this page.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

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

class Words {
  lang = $state<Lang>('en');
  private bundle = $state.raw(new FluentBundle('en'));

  /** Load every file of a language; the page redraws when it is there. */
  async speak(lang: Lang): Promise<void> {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const wanted = Object.entries(files).filter(([path]) => path.includes(`/locale/${lang}/`));
    for (const text of await Promise.all(wanted.map(([, load]) => load())))
      bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message by its id; an unknown one shows the last word of its id, never nothing. */
  say(id: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : plain(id);
  }

  /** An attribute of a message, such as `.help`; empty when there is none. */
  aside(id: string, attribute: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(id)?.attributes[attribute];
    return pattern ? this.bundle.formatPattern(pattern, args, []) : '';
  }

  /** The rules text of a game, as Markdown. */
  async rules(game: string): Promise<string> {
    const load = rules[`../../../src/regnum/locale/${this.lang}/${game}.md`];
    return load ? load() : '';
  }
}

const plain = (id: string) => (id.split('-').slice(2).join(' ') || id).replace(/_/g, ' ');

export const words = new Words();
export const t = (id: string, args?: Args) => words.say(id, args);
export const help = (id: string, args?: Args) => words.aside(id, 'help', args);
export const dash = (name: string) => name.replaceAll('_', '-');
