import { expect, test } from 'vitest';
import { shownTextures } from '../../../src/table/pictures/shownTextures.ts';

test('a texture counts as shown in any object of a scene, even in a container or on an inactive scene', () => {
  const image = (key: string) => ({ texture: { key } });
  const scene = (...list: readonly object[]) => ({ children: { list } });
  const scenes = [
    { isActive: true, scene: scene(image('tiles'), {}, { list: [image('fight'), { list: [image('ships')] }] }) },
    { isActive: false, scene: scene(image('title')) },
  ];
  const game = {
    scene: {
      getScenes: (active: boolean) => scenes.filter(({ isActive }) => isActive || !active).map((one) => one.scene),
    },
  };
  expect(shownTextures(game as never)).toEqual(new Set(['tiles', 'fight', 'ships', 'title']));
});
