import type Phaser from 'phaser';

/** What a scene shows, as far as it matters here: containers have a list of more. */
interface Child {
  readonly texture?: Phaser.Textures.Texture;
  readonly list?: readonly object[];
}

/** The names of all textures of which something in a scene of the game holds a frame, seen or not. */
export function shownTextures(game: Pick<Phaser.Game, 'scene'>): Set<string> {
  const shown = new Set<string>();
  const look = (children: readonly object[]): void => {
    for (const { texture, list } of children as readonly Child[]) {
      if (texture) shown.add(texture.key);
      if (list) look(list);
    }
  };
  // Scenes that rest may still have their children.
  for (const scene of game.scene.getScenes(false)) look(scene.children.list);
  return shown;
}
