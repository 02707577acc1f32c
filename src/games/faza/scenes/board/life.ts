import type { Tempo } from '../stage.ts';
import type { BoardPicture } from './boardScene.ts';
import { Breath } from './life/breath.ts';
import { Chatter } from './life/chatter.ts';
import { City } from './life/city.ts';
import { Glow } from './life/glow.ts';
import { Heartbeat } from './life/heartbeat.ts';
import { Hover } from './life/hover.ts';
import type { Living } from './life/living.ts';
import { Smoke } from './life/smoke.ts';
import { Sparks } from './life/sparks.ts';

/** What moves by itself on the board. Under reduced motion nothing does, and the canvas rests (see `table/rest.ts`). */
export class Life {
  private readonly parts: readonly Living[];
  private readonly held = new Set<string>();
  private moving = false;

  constructor(
    private readonly tempo: () => Tempo,
    sound: (name: string) => void,
  ) {
    this.parts = [
      new Hover(),
      new Breath(),
      new Chatter(sound),
      new Smoke(),
      new Glow(),
      new City(),
      new Heartbeat(),
      new Sparks(),
    ];
  }

  /** Everything was drawn anew, in its place. */
  watch(picture: BoardPicture): void {
    for (const part of this.parts) part.watch(picture);
  }

  /** A film moves this piece. */
  hold(name: string): void {
    this.held.add(name);
  }

  release(): void {
    this.held.clear();
  }

  breathe(time: number): void {
    const { reducedMotion, speed } = this.tempo();
    const moves = !reducedMotion && speed !== 'instant';
    if (moves) for (const part of this.parts) part.breathe(time, this.busy);
    else if (this.moving) for (const part of this.parts) part.rest();
    this.moving = moves;
  }

  private readonly busy = (name: string): boolean => this.held.has(name);
}
