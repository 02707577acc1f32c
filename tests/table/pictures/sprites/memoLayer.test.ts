import type Phaser from 'phaser';
import { describe, expect, test } from 'vitest';
import { MemoLayer } from '../../../../src/table/pictures/sprites/memoLayer.ts';
import { SpriteRegistry } from '../../../../src/table/pictures/sprites/spriteRegistry.ts';

/** An image that only records its transform. */
function standIn(texture: string, frame: string) {
  const image = {
    active: true,
    x: 0,
    y: 0,
    scaleX: 1,
    scaleY: 1,
    rotation: 0,
    alpha: 1,
    visible: true,
    depth: 0,
    tintTopLeft: 0xffffff,
    tintMode: 0,
    texture: { key: texture },
    frame: { name: frame },
    sorted: 0,
    destroy: () => {
      image.active = false;
    },
    setTexture: (key: string, name: string) => Object.assign(image, { texture: { key }, frame: { name } }),
    setPosition: (x: number, y: number) => Object.assign(image, { x, y }),
    setScale: (x: number, y = x) => Object.assign(image, { scaleX: x, scaleY: y }),
    setAngle: (angle: number) => Object.assign(image, { rotation: angle }),
    setRotation: (rotation: number) => Object.assign(image, { rotation }),
    setAlpha: (alpha: number) => Object.assign(image, { alpha }),
    setVisible: (visible: boolean) => Object.assign(image, { visible }),
    setTint: (tintTopLeft: number) => Object.assign(image, { tintTopLeft }),
    setTintMode: (tintMode: number) => Object.assign(image, { tintMode }),
    setDepth: (depth: number) => Object.assign(image, { depth, sorted: image.sorted + 1 }),
  };
  return image;
}

function table() {
  const made: ReturnType<typeof standIn>[] = [];
  const add = {
    image: (_x: number, _y: number, texture: string, frame: string) => {
      const image = standIn(texture, frame);
      made.push(image);
      return image;
    },
  };
  const cast = new SpriteRegistry({ add } as unknown as Phaser.Scene, 1);
  const part = new MemoLayer<string>([cast.recorder]);
  let drawn = 0;
  const show = (depends: readonly unknown[]): string => {
    cast.begin();
    const made = part.draw(depends, () => {
      drawn += 1;
      cast.put('hero', { page: 'p', id: 'hero', w: 1, h: 1 }, 10, 20, 5).setAlpha(0.5);
      return `drawing ${drawn}`;
    });
    cast.end();
    return made;
  };
  return { cast, show, made, drawn: () => drawn };
}

describe('a part of a screen', () => {
  test('is recomputed only when one of its dependencies changes', () => {
    const { show, drawn } = table();
    const tiles = [1, 2];
    expect(show([tiles, 'team'])).toBe('drawing 1');
    expect(show([tiles, 'team'])).toBe('drawing 1');
    expect(show([tiles, 'faza'])).toBe('drawing 2');
    expect(show([[1, 2], 'faza'])).toBe('drawing 3');
    expect(show([[1, 2]])).toBe('drawing 4');
    expect(drawn()).toBe(4);
  });

  test('is put back if an animation moved it, without sorting again', () => {
    const { show, made, cast } = table();
    const tiles = [1];
    show([tiles]);
    const [hero] = made;
    hero?.setPosition(99, 99).setScale(3).setAngle(1).setAlpha(0).setVisible(false).setTint(0xff0000);
    hero?.setTexture('p', 'hero/brave');
    show([tiles]);
    expect(cast.get('hero')).toBe(hero);
    expect(hero).toMatchObject({
      x: 10,
      y: 20,
      scaleX: 1,
      rotation: 0,
      alpha: 0.5,
      visible: true,
      tintTopLeft: 0xffffff,
    });
    expect(hero?.frame.name).toBe('hero');
    expect(hero?.sorted).toBe(1);
  });

  test('is recomputed when one of its images was destroyed', () => {
    const { show, made, cast, drawn } = table();
    const tiles = [1];
    show([tiles]);
    cast.clear();
    show([tiles]);
    expect(drawn()).toBe(2);
    expect(made.filter(({ active }) => active)).toHaveLength(1);
  });
});
