import { expect, test } from 'vitest';
import { shownTextures } from '../../../src/table/pictures/shownTextures.ts';

test('textures are shown by anything on a scene, also by what lies in a container or on a scene that rests', () => {
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
