// Sprites: each art file is fetched once and mounted into the page, so that its inks obey the page's CSS variables.
const mounted = new Map<string, Promise<void>>();

export function mount(name: string): Promise<void> {
  let done = mounted.get(name);
  if (!done) {
    done = fetch(`/art/${name}.svg`)
      .then((answer) => answer.text())
      .then((text) => {
        document.body.insertAdjacentHTML('afterbegin', text);
      });
    mounted.set(name, done);
  }
  return done;
}
