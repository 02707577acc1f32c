import { afterEach, describe, expect, test, vi } from 'vitest';
import { AssetLoader, type Atlases } from '../../../src/table/pictures/assetLoader.ts';

const atlases: Atlases<'tiles'> = {
  first: ['tiles'],
  later: [],
  places: () => [{ image: 'tiles.avif', frames: 'tiles.json' }],
};
const textures = { exists: () => false, addAtlasJSONHash: () => undefined };

/** A browser whose worker comes to work at some moment; tells what was fetched from then on. */
async function keptBy(moment: 'before' | 'meanwhile' | 'afterwards'): Promise<string[]> {
  const workers = Object.assign(new EventTarget(), { controller: moment === 'before' ? {} : null });
  const kept: string[] = [];
  class FakeImage {
    width = 1;
    onload: () => void = () => undefined;
    set src(address: string) {
      if (address.startsWith('data:')) queueMicrotask(() => this.onload());
    }
    async decode(): Promise<void> {
      if (moment === 'meanwhile') Object.assign(workers, { controller: {} });
    }
  }
  vi.stubGlobal('Image', FakeImage);
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('fetch', async (address: string) => {
    if (workers.controller !== null) kept.push(address);
    return new Response('{}');
  });
  await new AssetLoader(textures as never, atlases).first(() => undefined);
  Object.assign(workers, { controller: {} });
  workers.dispatchEvent(new Event('controllerchange'));
  return kept;
}

describe('pictures can be read without a connection', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    ['was at work before', 'before', ['tiles.json']],
    ['came to work while they were fetched', 'meanwhile', ['tiles.avif', 'tiles.json']],
    ['came to work afterwards', 'afterwards', ['tiles.avif', 'tiles.json']],
  ] as const)('where the worker %s', async (_, moment, again) => {
    const kept = await keptBy(moment);
    expect(kept).toEqual(expect.arrayContaining([...again]));
    expect(kept.filter((address) => address === 'tiles.avif')).toHaveLength(moment === 'before' ? 0 : 1);
  });
});

describe('atlases that only some games need', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('are fetched once, and waited for with the others', async () => {
    class FakeImage {
      width = 1;
      onload: () => void = () => undefined;
      set src(address: string) {
        if (address.startsWith('data:')) queueMicrotask(() => this.onload());
      }
      async decode(): Promise<void> {}
    }
    vi.stubGlobal('Image', FakeImage);
    let answer: () => void = () => undefined;
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return new Response('{}');
    });
    const loader = new AssetLoader<'tiles'>(textures as never, { ...atlases, first: [] });
    await loader.later(() => undefined);
    const came: string[] = [];
    expect(loader.also(['tiles'], (name) => came.push(name))).toBe(true);
    expect(loader.also(['tiles'], (name) => came.push(name))).toBe(false);
    let isComplete = false;
    const complete = loader.complete(60_000).then(() => {
      isComplete = true;
    });
    await vi.waitFor(() => expect(asked).toEqual(['tiles.json']));
    expect([came, isComplete]).toEqual([[], false]);
    answer();
    await complete;
    expect(came).toEqual(['tiles']);
  });
});
