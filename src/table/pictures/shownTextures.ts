import type Phaser from 'phaser';

/** The parts of a scene's objects that matter here: containers have a list of more. */
interface Child {
  readonly texture?: Phaser.Textures.Texture;
  readonly list?: readonly object[];
}

/** The names of all textures used by objects in the game's scenes, visible or not. */
export function shownTextures(game: Pick<Phaser.Game, 'scene'>): Set<string> {
  const shown = new Set<string>();
  const look = (children: readonly object[]): void => {
    for (const { texture, list } of children as readonly Child[]) {
      if (texture) shown.add(texture.key);
      if (list) look(list);
    }
  };
  // Inactive scenes may still have their children.
  for (const scene of game.scene.getScenes(false)) look(scene.children.list);
  return shown;
}
