import type { BoardPicture } from '../pieces/pieces.ts';

/** Whether an animation moves a piece now, so that idle animation must leave it alone. */
export type Busy = (name: string) => boolean;

/** A kind of idle animation. It moves existing objects and creates none. */
export interface Living {
  /** A picture was just drawn: everything is in its place. */
  watch(picture: BoardPicture): void;
  /** Moves everything to where it is at a time, in milliseconds. */
  update(time: number, busy: Busy): void;
  /** Moves everything back to its place in a still picture. */
  rest(): void;
}

/** A number from 0 to 1 that looks random, but is always the same for the same pair of numbers. */
export function chanceOf(a: number, b: number): number {
  const mixed = Math.imul((a + 1) * 374761393 + (b + 1) * 668265263, 1274126177) >>> 0;
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}
