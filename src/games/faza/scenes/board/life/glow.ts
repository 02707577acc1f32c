import type Phaser from 'phaser';
import type { BoardPicture } from '../boardPicture.ts';
import { chanceOf, type Living } from './living.ts';

/** Once bright and dark again, in milliseconds. */
const PULSE = 3200;
/** How much of its light is seen when it is brightest. */
const MOST = 0.9;
/** How many tiles glow at a time: every one of them is drawn over once more. */
const AT_ONCE = 3;

/** What is fazaformed glows slowly, a few tiles at a time. */
export class Glow implements Living {
  private glows: readonly Phaser.GameObjects.Image[] = [];

  watch({ surface, view }: BoardPicture): void {
    this.glows = view.state.board.flatMap((tile) => surface.cast.get(`glow:${tile}`) ?? []);
    this.rest();
  }

  breathe(time: number): void {
    const count = this.glows.length;
    if (count === 0) return;
    for (let lane = 0; lane < Math.min(AT_ONCE, count); lane++) {
      const now = time / PULSE + lane / AT_ONCE;
      const turn = Math.floor(now);
      const mine = this.glows.filter((_, i) => i % Math.min(AT_ONCE, count) === lane);
      const chosen = Math.floor(chanceOf(turn, lane) * mine.length);
      for (const [i, glow] of mine.entries())
        glow.setAlpha(i === chosen ? MOST * Math.sin((now % 1) * Math.PI) ** 2 : 0);
    }
  }

  rest(): void {
    for (const glow of this.glows) glow.setAlpha(0);
  }
}
