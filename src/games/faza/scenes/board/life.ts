import type { AnimationPace } from '../../../../module/screens/stage.ts';
import { City, Glow, Heartbeat, Sparks } from './life/boardLife.ts';
import { Chatter } from './life/chatter.ts';
import type { Living } from './life/living.ts';
import { Breath, Hover, Smoke } from './life/pieceLife.ts';
import type { BoardPicture } from './pieces/pieces.ts';

/** Idle animations on the board. Under reduced motion there are none, and the canvas rests. */
export class Life {
  private readonly parts: readonly (readonly [Living, every: number])[];
  private frame = 0;
  /** Everything was just drawn, at rest. */
  private fresh = false;
  private readonly held = new Set<string>();
  private moving = false;

  constructor(
    private readonly tempo: () => AnimationPace,
    sound: (name: string) => void,
  ) {
    // Drawn at half and a quarter of the frame rate, like hand-drawn animation, and never all in one frame.
    this.parts = [
      [new Hover(), 2],
      [new Smoke(), 2],
      [new Glow(), 4],
      [new City(), 2],
      [new Breath(), 4],
      [new Heartbeat(), 2],
      [new Chatter(sound), 4],
      [new Sparks(), 1],
    ];
  }

  /** Everything was drawn again, in its place. */
  watch(picture: BoardPicture): void {
    for (const [part] of this.parts) part.watch(picture);
    this.fresh = true;
  }

  /** An animation moves this piece. */
  hold(name: string): void {
    this.held.add(name);
  }

  release(): void {
    this.held.clear();
  }

  update(time: number): void {
    const { reducedMotion, speed } = this.tempo();
    const moves = !reducedMotion && speed !== 'instant';
    this.frame += 1;
    for (const [i, [part, every]] of this.parts.entries()) {
      if (moves && (this.fresh || (this.frame + i) % every === 0)) part.update(time, this.busy);
      else if (!moves && this.moving) part.rest();
    }
    this.fresh = false;
    this.moving = moves;
  }

  private readonly busy = (name: string): boolean => this.held.has(name);
}
