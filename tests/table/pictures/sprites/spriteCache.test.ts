import type { Textures } from 'phaser';
import { expect, test, vi } from 'vitest';
import type { Rect } from '../../../../src/table/layout/rect.ts';
import { AtlasPages } from '../../../../src/table/pictures/sprites/atlasPages.ts';
import { SpriteCache } from '../../../../src/table/pictures/sprites/spriteCache.ts';

/** Textures that only record their sizes by key, and what was uploaded. */
function paper() {
  const sizes = new Map<string, readonly [number, number]>();
  const uploads: Rect[] = [];
  const clearRect = vi.fn();
  const context = new Proxy(
    { clearRect },
    { get: (own, name) => (name === 'clearRect' ? own.clearRect : () => undefined) },
  );
  const textures = {
    create: (key: string, _canvas: unknown, width: number, height: number) => {
      sizes.set(key, [width, height]);
      return { key, frames: {}, add: () => undefined };
    },
    remove: (key: string) => sizes.delete(key),
  } as unknown as Textures.TextureManager;
  const canvas = () => ({ getContext: () => context }) as unknown as HTMLCanvasElement;
  const pages = new AtlasPages(textures, (_texture, _canvas, parts) => uploads.push(...parts), canvas);
  return { textures, pages, sizes, uploads, context };
}

const nothing = (): void => undefined;

test('small pictures share a page, and the same one is painted once', () => {
  const { pages, textures, sizes } = paper();
  const sprites = new SpriteCache(pages, textures, 2);
  const first = sprites.paint('one', 100, 50, nothing);
  const second = sprites.paint('two', 100, 50, nothing);
  expect(sprites.paint('one', 100, 50, nothing)).toBe(first);
  expect(second.page).toBe(first.page);
  expect(second.id).not.toBe(first.id);
  expect([...sizes.values()]).toEqual([[2048, 2048]]);
});

test('a picture larger than a page gets its own page, which is freed with it', () => {
  const { pages, sizes } = paper();
  const long = pages.take(2600, 200);
  expect([...sizes.values()]).toEqual([[2600, 200]]);
  long.free();
  long.free();
  expect(sizes.size).toBe(0);
});

test('only what was painted since the last upload is uploaded', () => {
  const { pages, uploads } = paper();
  const [one, two] = [pages.take(30, 20), pages.take(40, 20)];
  one.paint(nothing);
  two.paint(nothing);
  pages.flush();
  two.paint(nothing);
  pages.flush();
  pages.flush();
  expect(uploads.map(({ w }) => w)).toEqual([32, 42, 42]);
});

test('their room is free again when they are destroyed', () => {
  const { pages, textures, sizes } = paper();
  for (let round = 0; round < 5; round++) {
    const sprites = new SpriteCache(pages, textures, 1);
    for (let one = 0; one < 9; one++) sprites.paint(String(one), 600, 600, nothing);
    sprites.destroy();
  }
  expect(sizes.size).toBe(1);
});

test('a destroyed picture is not painted over the one now in its place', () => {
  const { pages, uploads } = paper();
  const gone = pages.take(30, 20);
  gone.free();
  gone.paint(nothing);
  pages.flush();
  expect(uploads).toEqual([]);
});

test('nothing of an earlier picture remains around a new one: it would show as a hairline', () => {
  const { pages, uploads } = paper();
  const before = pages.take(60, 60);
  before.paint(nothing);
  before.free();
  pages.flush();
  const after = pages.take(30, 20);
  after.paint(nothing);
  pages.flush();
  const [, { x, y, w, h } = { x: 1, y: 1, w: 0, h: 0 }] = uploads;
  expect([x, y, w, h]).toEqual([0, 0, 32, 22]);
});

test('painting over a picture keeps its old content, and is uploaded like any other', () => {
  const { pages, uploads, context } = paper();
  const patch = pages.take(30, 20);
  patch.paint(nothing);
  pages.flush();
  expect(context.clearRect).toHaveBeenCalledTimes(1);
  patch.paintOver(nothing);
  pages.flush();
  expect(context.clearRect).toHaveBeenCalledTimes(1);
  patch.free();
  patch.paintOver(nothing);
  pages.flush();
  expect(uploads.map(({ w }) => w)).toEqual([32, 32]);
});
