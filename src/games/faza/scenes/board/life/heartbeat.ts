import type Phaser from 'phaser';
import type { BoardPicture } from '../boardPicture.ts';
import type { Living } from './living.ts';

/** From one heartbeat to the next, in milliseconds. */
const BEAT = 1150;

/** The portrait of a hero whom the next wound kills has a red frame that beats like a heart: twice, and a rest. */
export class Heartbeat implements Living {
  private frames: readonly Phaser.GameObjects.Image[] = [];

  /** The scale at which a sprite has the size it was painted for. */
  private full = 1;

  watch({ surface, view }: BoardPicture): void {
    this.full = 1 / surface.sprites.ratio;
    this.frames = view.state.heroes.flatMap((_, seat) => surface.cast.get(`heart:${seat}`) ?? []);
  }

  breathe(time: number): void {
    const now = (time % BEAT) / BEAT;
    const beat = Math.max(pulse(now, 0.08), pulse(now, 0.34) * 0.7);
    for (const frame of this.frames) frame.setScale(this.full * (1 + 0.09 * beat)).setAlpha(0.45 + 0.55 * beat);
  }

  rest(): void {
    for (const frame of this.frames) frame.setScale(this.full).setAlpha(1);
  }
}

/** A quick swell about a moment. */
function pulse(now: number, about: number): number {
  return Math.exp(-(((now - about) / 0.07) ** 2));
}
