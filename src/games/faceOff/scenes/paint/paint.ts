import type { SetId } from '../../content/vocabulary.ts';
import type { FaceOffView, Seat } from '../../rules/state/state.ts';

/** Colors by role; `assets/vector/faceOff/kit.mjs` paints pictures with the same ones. */
export const paint = {
  ink: 0x17181f,
  paper: 0xfbf0d9,
  deep: 0xefdfbe,
  soft: 0x5a5346,
  ground: 0x17335f,
  arena: 0x0f2548,
  line: 0x4e6a99,
  hint: 0xc9d6ec,
  act: 0xd3261c,
  flame: 0xffc431,
  wood: 0xddb27a,
  white: 0xffffff,
  gray: 0x8d8a86,
} as const;

interface SetColors {
  readonly main: number;
  readonly tint: number;
  readonly on: number;
}

/** The colors of a set: its own, its tint behind pictures, and what is written on it. */
export const SET_PAINT: Readonly<Record<SetId, SetColors>> = {
  monsters: { main: 0x3c7a22, tint: 0xc9dda6, on: paint.white },
  cowboys: { main: 0xe39f17, tint: 0xf9df9f, on: paint.ink },
  ninjas: { main: 0x8c2c78, tint: 0xebc3dc, on: paint.white },
  pirates: { main: 0x0c7a8c, tint: 0xb3dddd, on: paint.white },
  house: { main: 0x4a4652, tint: 0xd8d2cb, on: paint.white },
};

/** The colors of a seat: its faction's, or neutral ones until it has picked one. */
export function seatPaint({ seats }: Pick<FaceOffView, 'seats'>, seat: Seat): SetColors {
  return SET_PAINT[seats[seat]?.faction ?? 'house'];
}
