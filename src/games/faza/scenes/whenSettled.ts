import Phaser from 'phaser';

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
