import Phaser from 'phaser';

/** Frames drawn after the last change before the canvas rests: scenes start a frame late, and panels are drawn in one more. */
const SETTLING = 3;

/**
 * Lets the canvas rest while nothing on it moves: the last picture stays, and neither processor nor battery is used.
 * Whoever changes something says so with `wake`.
 */
export class RenderSleep {
  private still = 0;

  /** `moves` tells whether something moves by itself; tweens of running scenes are seen without it. */
  constructor(
    private readonly game: Phaser.Game,
    private readonly moves: () => boolean,
  ) {
    game.events.on(Phaser.Core.Events.POST_RENDER, () => this.look());
    // A canvas that got its graphics card back is empty.
    game.canvas.addEventListener('webglcontextrestored', () => this.wake());
  }

  /** Something changed: draw again. */
  wake(): void {
    this.still = 0;
    // While the page is hidden the game sleeps by itself, and wakes by itself.
    if (!document.hidden) this.game.loop.wake();
  }

  private look(): void {
    const moving = this.moves() || this.game.scene.getScenes(true).some((scene) => scene.tweens.getTweens().length > 0);
    this.still = moving ? 0 : this.still + 1;
    if (this.still >= SETTLING) this.game.loop.sleep();
  }
}
