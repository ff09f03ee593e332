// Lays changes over a view: each is a path and what is there then, or a path alone for what is gone.
export type Change = [(string | number)[], unknown?];

/** A view with changes laid over it; what did not change is shared with the old one. */
export function patched<View>(view: View, changes: Change[]): View {
  const fresh = new Set<object>();
  const own = <Part>(part: Part): Part => {
    if (typeof part !== 'object' || part === null || fresh.has(part)) return part;
    const copy = (Array.isArray(part) ? [...part] : { ...part }) as Part & object;
    fresh.add(copy);
    return copy;
  };
  let root: any = view;
  for (const change of changes) {
    const [path, value] = change;
    if (!path.length) {
      root = value;
      continue;
    }
    root = own(root);
    let part = root;
    for (const key of path.slice(0, -1)) part = part[key] = own(part[key]);
    const last = path.at(-1)!;
    if (change.length > 1) part[last] = value;
    else if (Array.isArray(part)) part.splice(Number(last), 1);
    else delete part[last];
  }
  return root as View;
}
