import type { SpriteStyle } from '../../../../table/canvasPainter.ts';
import type { Sound } from '../../text/content/pictures.en.ts';
import type { Paints, Spot } from '../card/spot.ts';

/**
 * Pictures of event cards are comic panels: a sky of rays, then layers from back to front. Places are parts of the
 * panel's width and height from its top left, sizes parts of its height; shapes are drawn in a box of 100 × 60.
 */
export interface EventPicture {
  /** The symbol of the card's effect everywhere. */
  readonly icon: string;
  readonly sky: Sky;
  readonly layers: readonly (Layer | Counted)[];
}

/** Rays of two colors from a spot, and dots that grow away from it. */
export interface Sky {
  readonly rays: readonly [number, number];
  readonly dots: number;
  readonly from: readonly [x: number, y: number];
}

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/**
 * A sprite. Frames may name actors: the hero who boarded (`hero/@`), two others (`hero/@2`, `hero/@3`), the ship that was
 * boarded (`ship/@`) and the one under the tracker (`ship/@tracker`).
 */
export interface Figure extends Placed, SpriteStyle {
  readonly frame: string;
  readonly atlas?: string;
}

/** Something drawn for this panel alone: its outline in a box of 100 × 60, as SVG path data without its first M. */
export interface Shape {
  readonly shape: string;
  readonly fill: number;
  /** Width of its ink line; none where 0. */
  readonly line: number;
  /** Color of the dots that shade its lower right. */
  readonly shade?: number;
  readonly alpha?: number;
}

/** Lines of speed: out of a spot, or past the reader where `past` gives their direction in degrees. */
export interface Streaks {
  readonly streaks: number;
  readonly fill: number;
  readonly x: number;
  readonly y: number;
  /** Where they begin, as a part of the panel's height. */
  readonly inner: number;
  readonly past?: number;
}

/** A noise in big letters, or the number of the event's effect. */
export interface Lettering extends Placed {
  readonly say: Sound | 'value';
  readonly turn: number;
  readonly fill: number;
}

/** A little picture from a player card. */
export interface Prop extends Placed {
  readonly prop: Spot;
  readonly paints: Paints;
  readonly turn: number;
}

export type Layer = Figure | Shape | Streaks | Lettering | Prop;

/** Figures whose number equals that of the event's effect. */
export interface Counted {
  readonly counted: (count: number) => readonly Figure[];
}

export const INK = 0x1d1220;
export const PAPER = 0xfff0cf;
export const ACT = 0xffd84a;
export const LIVE = 0xc8ff3e;
export const HURT = 0xd62839;
export const REBEL = 0xd9b3ff;
export const VIOLET = 0xb05cff;

export const fire: Sky = { rays: [0xffb52e, 0xf26a1b], dots: 0x8f2d09, from: [0.5, 0.75] };
export const alarm: Sky = { rays: [0xd62839, 0xb3182c], dots: 0x5e0d18, from: [0.5, 0.5] };
export const night: Sky = { rays: [0x5a2a66, 0x3d2149], dots: 0x150a1c, from: [0.5, 0.2] };
export const acid: Sky = { rays: [0xa8d93a, 0x6fa82c], dots: 0x33561a, from: [0.5, 0.8] };
export const storm: Sky = { rays: [0x2673b8, 0x1b4f86], dots: 0x0c2747, from: [0.5, 0.1] };
export const ash: Sky = { rays: [0x8d7f78, 0x6b5f5c], dots: 0x3b3335, from: [0.5, 1.1] };
export const dawn: Sky = { rays: [0xffe6a0, 0xffcf5c], dots: 0xf29a2e, from: [0.5, 0.85] };
export const lilac: Sky = { rays: [0xd9b3ff, 0xb788e8], dots: 0x7a4ab0, from: [0.5, 0.85] };

export const fig = (frame: string, x: number, y: number, size: number, more: Partial<Figure> = {}): Figure => {
  return { frame, x, y, size, ...more };
};

/** A figure with its shadow on the ground. */
export const stand = (frame: string, x: number, y: number, size: number, more: Partial<Figure> = {}): Figure[] => [
  fig('dot', x, y + size * 0.42, size * 0.16, { alpha: 0.55 }),
  fig(frame, x, y, size, more),
];

/** A symbol with a hard shadow. */
export const icon = (name: string, x: number, y: number, size: number, tint: number, turn = 0): Figure[] => [
  fig(`icon/${name}`, x + 0.008, y + 0.016, size, { tint: INK, turn }),
  fig(`icon/${name}`, x, y, size, { tint, turn }),
];

export const shape = (d: string, fill: number, line = 0.9, more: Partial<Shape> = {}): Shape => {
  return { shape: d, fill, line, ...more };
};

/** Lines of speed out of a spot. */
export const burst = (count: number, fill: number, x: number, y: number, inner: number): Streaks => {
  return { streaks: count, fill, x, y, inner };
};

/** Lines of speed past the reader, in a direction in degrees. */
export const rush = (count: number, fill: number, past: number): Streaks => {
  return { streaks: count, fill, x: 0.5, y: 0.5, inner: 0, past };
};

export const say = (
  words: Lettering['say'],
  x: number,
  y: number,
  size: number,
  turn: number,
  fill: number = ACT,
): Lettering => {
  return { say: words, x, y, size, turn, fill };
};

/** A flash of lightning from the top, its foot at `x` in the box of 100 × 60. */
export const bolt = (x: number, fill: number = ACT): Shape =>
  shape(`${x + 8} -4L${x - 7} 27H${x + 3}L${x - 6} 50L${x + 14} 20H${x + 4}L${x + 20} -4z`, fill, 1);

/** The city far away, as a silhouette. */
export const skyline = (tint: number, y = 0.86): Figure => fig('city/mid', 0.5, y, 0.4, { tint, flat: true });
/** Roofs close by. */
export const roofs = (tint = 0x2b1736, y = 0.92): Figure => fig('city/near', 0.3, y, 0.34, { tint });

/** Bare ground up to a low horizon. */
export const ground = (fill: number, shade: number, height = 46): Shape =>
  shape(`-2 ${height + 2}C25 ${height - 2} 75 ${height - 2} 102 ${height + 2}V62H-2z`, fill, 0.9, { shade });

/** Broken walls at the lower edge, dark, with us behind them. */
export const rubble = (fill: number = INK): Shape =>
  shape('-2 62V50L6 47L9 52L16 49L21 57L30 55L34 60H66L71 56L79 58L84 50L91 53L95 45L102 48V62z', fill, 0);

/** A tile of the board lying in perspective, `size` wide, its middle at a spot of the box. */
export function slab(x: number, y: number, size: number, fill: number, shade: number): Shape {
  const [half, deep, lean] = [size / 2, size * 0.2, size * 0.11];
  const d = `${x - half + lean} ${y - deep}H${x + half - lean}L${x + half + lean} ${y + deep}H${x - half - lean}z`;
  return shape(d, fill, 0.8, { shade });
}
