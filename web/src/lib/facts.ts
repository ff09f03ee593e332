// The numbers of a game's components under the names by which texts ask for them; `src/regnum/facts.py` does the same.
//
// A text is given every number: those of its own entry by field (`card.mercenary.gain = [3, 0, 0]` is `$gain-1` for
// `troyes-card-mercenary`), all others by path (`round.agriculture` is `$round-agriculture`).
export type Tree = { [key: string]: any };
type Fact = number | string;

const MARKS = new Set(['source', 'sources', 'was', 'since', 'bounds']);
/** The sources a reader is told of, by a mark beside the text. */
const DOUBTFUL = ['reconstructed', 'override'];
export const dash = (name: string) => name.replaceAll('_', '-');
const table = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A tree with single values replaced. */
export function over(below: any, above: any): any {
  if (!table(above)) return above;
  const keys = new Set([...Object.keys(below ?? {}), ...Object.keys(above)]);
  return Object.fromEntries([...keys].map((key) => [key, key in above ? over(below?.[key], above[key]) : below[key]]));
}

/** Every printed value with its path and its source. */
function* values(tree: Tree, changes: Tree, path: string[] = [], above = ''): Generator<[string[], any, string]> {
  const source = tree.source ?? above;
  for (const [key, value] of Object.entries(tree)) {
    if (MARKS.has(key)) continue;
    const from = tree.sources?.[key] ?? source;
    const own = changes?.[key];
    if (table(value)) yield* values(value, own ?? {}, [...path, key], from);
    else yield [[...path, key], value, own === undefined ? from : 'override'];
  }
}

function* leaves(name: string, value: any): Generator<[string, Fact]> {
  if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value))
      yield* leaves(`${name}-${Array.isArray(value) ? +key + 1 : dash(key)}`, item);
  } else yield [name, typeof value === 'boolean' ? +value : value];
}

export class Facts {
  private values = new Map<string, Fact>();
  private sources = new Map<string, string>();
  private fields = new Map<string, string>();
  private sections = new Map<string, string[]>();
  /** Entries without a number, all rule, with their sources. */
  private bare = new Map<string, string>();
  /** What differs from the printed numbers, by path. */
  readonly changed: { path: string; entry: string; old: any; value: any }[] = [];

  constructor(printed: Tree, changes: Tree = {}) {
    const tree: Tree = over(printed, changes);
    const was = (path: string[]) => path.reduce<any>((node, key) => node?.[key], printed);
    for (const [path, value, source] of values(tree, changes)) {
      for (const [name, fact] of leaves(dash(path.join('-')), value)) {
        this.values.set(name, fact);
        this.sources.set(name, source);
        this.fields.set(name, path[2] ?? '');
      }
      const old = was(path);
      if (JSON.stringify(old) !== JSON.stringify(value))
        this.changed.push({ path: path.join('.'), entry: dash(path.slice(0, 2).join('-')), old, value });
    }
    for (const [section, entries] of Object.entries(tree).filter(([key, one]) => table(one) && !MARKS.has(key))) {
      for (const [name, entry] of Object.entries(entries as Tree).filter(
        ([key, one]) => table(one) && !MARKS.has(key),
      )) {
        const known = this.sections.get(dash(name)) ?? [];
        if (!/^\d+$/.test(name)) this.sections.set(dash(name), [...known, dash(section)]);
        if (Object.keys(entry).every((key) => MARKS.has(key)))
          this.bare.set(
            dash(`${section}-${name}`),
            entry.source ?? entries.sources?.[name] ?? entries.source ?? tree.source,
          );
      }
    }
  }

  /**
   * The entry a message tells of: the table of its family (`card`, `cards`) and name, else the only one of its name; of several
   * those that have a message under their own family (`said`) are not meant.
   */
  entry(game: string, id: string, said: (id: string) => boolean): string {
    const own = `${dash(game)}-`;
    const parts = id.replace(/^web-/, '').slice(own.length).split('-');
    for (let start = 1; start < parts.length; start++) {
      const [family, name] = [parts.slice(0, start).join('-'), parts.slice(start).join('-')];
      let sections = this.sections.get(name) ?? [];
      for (const section of [family, `${family}s`]) {
        if (sections.includes(section)) return `${section}-${name}`;
        if (this.values.has(`${section}-${name}`)) return '';
      }
      if (sections.length > 1) sections = sections.filter((section) => !said(`${own}${section}-${name}`));
      if (sections.length === 1) return `${sections[0]}-${name}`;
    }
    return '';
  }

  /** A number (or a word) by field of the entry, else by path. */
  find(entry: string, name: string): Fact | undefined {
    return this.values.get(`${entry}-${name}`) ?? this.values.get(name);
  }

  /**
   * Which sources a reader must be told of, and for which fields of the entry; no fields: for all there is. Counted are the
   * numbers of the entry and those that its text names besides.
   */
  doubts(entry: string, names: string[]): [string, string[]][] {
    const own = [...this.values.keys()].filter((name) => entry && name.startsWith(`${entry}-`));
    const other = names.filter((name) => this.values.has(name) && !this.values.has(`${entry}-${name}`));
    return DOUBTFUL.flatMap((source): [string, string[]][] => {
      const told = own.filter((name) => this.sources.get(name) === source);
      const away = other.some((name) => this.sources.get(name) === source);
      if (!told.length && !away && this.bare.get(entry) !== source) return [];
      const partly = told.length && !away && told.length < own.length;
      return [[source, partly ? [...new Set(told.map((name) => this.fields.get(name)!))] : []]];
    });
  }

  /**
   * A long text with its numbers: `{{round.income}}`, a whole list `{{round.price}}`. With a noun, `{{round.income denier}}`,
   * a number is counted and a name said as a thing of that family.
   */
  fill(text: string, say: (value: Fact, noun: string) => string): string {
    return text.replace(/\{\{\s*([\w.]+)(?:\s+([\w-]+))?\s*\}\}/g, (whole, path: string, noun?: string) => {
      const found = this.all(dash(path.replaceAll('.', '-')));
      return found.map((value) => (noun ? say(value, noun) : String(value))).join(', ') || whole;
    });
  }

  private all(name: string): Fact[] {
    const own = this.values.get(name);
    if (own !== undefined) return [own];
    const found: Fact[] = [];
    for (let at = 1; this.values.has(`${name}-${at}`); at++) found.push(this.values.get(`${name}-${at}`)!);
    return found;
  }
}
