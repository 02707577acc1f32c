import Phaser from 'phaser';
import { betweenFrames } from '../../../table/betweenFrames.ts';

/** Resolves at the first step of the game at which `isCalm` holds, or at once. It changes nothing and hurries nothing. */
export function whenSettled(game: Phaser.Game, isCalm: () => boolean): Promise<void> {
  if (isCalm()) return Promise.resolve();
  return new Promise((resolve) => {
    const look = (): void => {
      if (!isCalm()) return;
      game.events.off(Phaser.Core.Events.POST_STEP, look);
      resolve();
    };
    game.events.on(Phaser.Core.Events.POST_STEP, look);
  });
}

/** Resolves after the next step of the game: a scene that was taken away is gone by then. */
export function afterStep(game: Phaser.Game): Promise<void> {
  return new Promise((gone) => {
    game.events.once(Phaser.Core.Events.POST_STEP, () => betweenFrames(gone));
  });
}
