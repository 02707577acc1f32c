import type { Textures } from 'phaser';
import { expect, test } from 'vitest';
import { Stamps } from '../../src/table/stamps.ts';

/** Textures that are only remembered: their sizes by key. */
function paper(): { textures: Textures.TextureManager; sizes: Map<string, readonly [number, number]> } {
  const sizes = new Map<string, readonly [number, number]>();
  const context = new Proxy({}, { get: () => () => undefined });
  const textures = {
    createCanvas: (key: string, width: number, height: number) => {
      sizes.set(key, [width, height]);
      return { key, width, height, context, add: () => undefined, refresh: () => undefined };
    },
    remove: (key: string) => sizes.delete(key),
  };
  return { textures: textures as unknown as Textures.TextureManager, sizes };
}

const nothing = (): void => undefined;

test('small pictures share a page, and the same one is painted once', () => {
  const { textures, sizes } = paper();
  const stamps = new Stamps(textures, 2);
  const first = stamps.paint('one', 100, 50, nothing);
  stamps.paint('two', 100, 50, nothing);
  expect(stamps.paint('one', 100, 50, nothing)).toBe(first);
  expect([...sizes.values()]).toEqual([[1024, 1024]]);
});

test('a long picture gets a page that is long, not one that is long and high', () => {
  const { textures, sizes } = paper();
  new Stamps(textures, 1).paint('band', 1800, 200, nothing);
  expect([...sizes.values()]).toEqual([[1804, 1024]]);
});

test('nothing is left of them when they are destroyed', () => {
  const { textures, sizes } = paper();
  const stamps = new Stamps(textures, 1);
  stamps.paint('one', 600, 600, nothing);
  stamps.paint('two', 600, 600, nothing);
  stamps.destroy();
  expect(sizes.size).toBe(0);
});
