import Phaser from 'phaser';
import { betweenFrames } from '../../../table/betweenFrames.ts';

/** Resolves after the next step of the game: a scene that was taken away is gone by then. */
export function afterStep(game: Phaser.Game): Promise<void> {
  return new Promise((gone) => {
    game.events.once(Phaser.Core.Events.POST_STEP, () => betweenFrames(gone));
  });
}
