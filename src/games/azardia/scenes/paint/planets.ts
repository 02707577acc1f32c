import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import type { Spot } from '../../../../table/layout/rect.ts';
import { css } from '../../../../table/theme.ts';
import { paint } from './paint.ts';
import { disc, LIFT, shape, smooth, strip } from './paper.ts';

/* Small things of paper that hang in the sky. Sizes are those of the title's design, times `scale`. */

/** A thread down to a spot, from above everything that is seen. */
export function paintThread({ ctx }: CanvasPainter, { x, y }: Spot, length: number): void {
  ctx.beginPath();
  ctx.moveTo(x, y - length);
  ctx.lineTo(x, y);
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = css(paint.ink, 0.45);
  ctx.stroke();
}

/** A yellow moon with two craters. */
export function paintMoon(g: CanvasPainter, { x, y }: Spot, scale: number): void {
  disc(g, { x, y }, 30 * scale, paint.gold, LIFT.standing);
  disc(g, { x: x - 8 * scale, y: y - 6 * scale }, 7 * scale, paint.crater);
  disc(g, { x: x + 9 * scale, y: y + 8 * scale }, 4.5 * scale, paint.crater);
}

/** A planet with a ring, in a color. */
export function paintRinged(g: CanvasPainter, { x, y }: Spot, scale: number, ring: number): void {
  const near = (spots: readonly (readonly [number, number])[]): Spot[] =>
    spots.map(([dx, dy]) => ({ x: x + dx * scale, y: y + dy * scale }));
  disc(g, { x, y }, 44 * scale, paint.tongue, LIFT.standing);
  const light = near([
    [-34, -16],
    [0, -28],
    [32, -20],
    [4, -8],
  ]);
  shape(g, smooth(light, true), paint.tongueLight);
  const around = near([
    [-66, 12],
    [0, 24],
    [66, -12],
  ]);
  shape(g, strip(around, 11 * scale), ring, LIFT.lying);
}

/** A small green planet. */
export function paintGreenPlanet(g: CanvasPainter, { x, y }: Spot, scale: number): void {
  disc(g, { x, y }, 17 * scale, paint.meadowPlanet, LIFT.standing);
  disc(g, { x: x - 4 * scale, y: y - 5 * scale }, 4.5 * scale, paint.meadowCrater);
  disc(g, { x: x + 6 * scale, y: y + 5 * scale }, 3.5 * scale, paint.meadowCrater);
}

/** A rocket that leans by an angle in degrees. */
export function paintRocket(g: CanvasPainter, about: Spot, scale: number, degrees: number): void {
  const part = (spots: readonly (readonly [number, number])[], fill: number, lift: number): void =>
    shape(
      g,
      spots.map(([dx, dy]) => ({ x: about.x + dx * scale, y: about.y + dy * scale })),
      fill,
      lift,
    );
  g.within(
    null,
    () => {
      part(ROCKET.flame, paint.flame, LIFT.lying);
      part(ROCKET.hull, paint.white, LIFT.standing);
      part(ROCKET.nose, paint.mantis, LIFT.glued);
      for (const side of [-1, 1]) part(finOf(side), paint.act, LIFT.glued);
      disc(g, { x: about.x, y: about.y + 2 * scale }, 7 * scale, paint.sky);
    },
    { degrees, about },
  );
}

const ROCKET = {
  hull: [
    [0, -34],
    [13, -8],
    [13, 20],
    [-13, 20],
    [-13, -8],
  ],
  nose: [
    [0, -34],
    [13, -8],
    [-13, -8],
  ],
  flame: [
    [-9, 18],
    [0, 44],
    [9, 18],
  ],
} as const;

function finOf(side: number): readonly (readonly [number, number])[] {
  return [
    [13 * side, 6],
    [26 * side, 24],
    [13 * side, 20],
  ];
}
