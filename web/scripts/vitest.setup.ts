// The little of a browser that the table's logic asks for; nothing is drawn in these tests.
class Memory {
  private kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
  clear = () => this.kept.clear();
}

const browser = {
  localStorage: new Memory(),
  sessionStorage: new Memory(),
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  document: { hidden: false, documentElement: { lang: '', dataset: {}, style: {} }, addEventListener: () => undefined },
  location: { origin: 'http://here', search: '', pathname: '/' },
  navigator: { language: 'en' },
};
for (const [name, value] of Object.entries(browser))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
