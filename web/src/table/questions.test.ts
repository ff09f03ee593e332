import { beforeEach, describe, expect, test } from 'vitest';
import { fresh, open, settled, state } from './__fixtures__/toy';

beforeEach(fresh);

describe('questions', () => {
  const told = { end: 'done', closes: false, changes: [[['tiles', 1], 7]], events: [], scores: null };

  test('the preview is laid over the view, and asked for once', async () => {
    const { store, tell, of } = open();
    tell(state());
    store.choose(['card:0', 'tile:1']);
    expect(store.preview).toBeNull();
    await settled();
    expect(of('preview')).toHaveLength(1);
    tell({ type: 'preview', id: of('preview')[0].id, seq: 1, previews: [told] });
    expect(store.after.tiles).toEqual([0, 7]);
    expect(store.view.tiles).toEqual([0, 0]);
    expect(store.preview?.end).toBe('done');
    await settled();
    expect(of('preview')).toHaveLength(1);
  });

  test('many lines go in batches of 24, one at a time', async () => {
    const { store, tell, of } = open();
    tell(state());
    const lines = Array.from({ length: 30 }, (_, at) => [{ kind: 'place', card: at, tile: 0 }]);
    store.previewFor(lines);
    await settled();
    expect(of('preview')).toHaveLength(1);
    expect(of('preview')[0].lines).toHaveLength(24);
    tell({ type: 'preview', id: of('preview')[0].id, seq: 1, previews: Array.from({ length: 24 }, () => told) });
    await settled();
    expect(of('preview')).toHaveLength(2);
    expect(of('preview')[1].lines).toHaveLength(6);
    expect(store.previewFor(lines).filter(Boolean)).toHaveLength(24);
  });

  test('a refused question is nobody’s trouble and is not asked again', async () => {
    const { store, tell, of } = open();
    tell(state());
    store.choose(['card:0', 'tile:1']);
    void store.preview;
    await settled();
    tell({ type: 'error', id: of('preview')[0].id, code: 'overtaken', reason: '' });
    void store.preview;
    await settled();
    expect(of('preview')).toHaveLength(1);
    expect(store.preview).toBeNull();
  });

  test('reasons come when they come', async () => {
    const { store, tell, of } = open();
    tell(state());
    expect(store.why(['card:1', 'tile:0'])).toEqual([]);
    await settled();
    tell({ type: 'why', id: of('why')[0].id, seq: 1, reasons: [{ code: 'far', data: {} }] });
    expect(store.why(['card:1', 'tile:0'])).toEqual([{ code: 'far', data: {} }]);
  });
});

describe('a button that finishes', () => {
  const pass = { kind: 'pass' };
  async function press(preview: object, final: string[] = []) {
    const { store, tell, of } = open();
    Object.defineProperty(store, 'board', { value: { ...store.board, final } });
    tell(state());
    void store.previewFor([[pass]]);
    store.pick(pass);
    await settled();
    expect(of('move')).toEqual([]);
    tell({ type: 'preview', id: of('preview')[0].id, seq: 1, previews: [{ changes: [], events: [], ...preview }] });
    return { store, of };
  }

  test('acts at once where undo stays open', async () => {
    const { of } = await press({ end: 'done', closes: false });
    expect(of('move')).toMatchObject([{ line: [pass] }]);
  });

  test('waits for Confirm where it ends more than a turn', async () => {
    const { store, of } = await press({ end: 'done', closes: false }, ['pass']);
    expect(of('move')).toEqual([]);
    expect(store.draft.plan?.line).toEqual([pass]);
  });

  test.each([
    { end: 'done', closes: true },
    { end: 'chance', closes: true },
    { end: 'others', closes: false },
  ])('waits for Confirm where it does not: %o', async (preview) => {
    const { store, of } = await press(preview);
    expect(of('move')).toEqual([]);
    expect(store.draft.plan?.line).toEqual([pass]);
  });

  test('waits for Confirm where something is spent', async () => {
    const { store, tell, of } = open();
    tell(state());
    store.choose(['card:1', 'tile:1']);
    store.pick(pass);
    void store.preview;
    await settled();
    const previews = of('preview')
      .at(-1)
      .lines.map(() => ({ end: 'done', closes: false, changes: [], events: [] }));
    tell({ type: 'preview', id: of('preview').at(-1).id, seq: 1, previews });
    expect(of('move')).toEqual([]);
  });
});
