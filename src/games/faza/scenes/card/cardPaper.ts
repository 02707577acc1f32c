import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/rect.ts';
import { color, mix } from '../../../../table/theme.ts';
import type { AreaId } from '../../content/vocabulary.ts';
import { areaColor } from '../areaLooks.ts';
import type { Paints } from './spot.ts';

/** The colours of half a card. */
export interface HalfColours {
  readonly ground: number;
  /** Rays over the ground, behind the little picture. */
  readonly ray: number;
  /** Under the name. */
  readonly strip: number;
  readonly ink: number;
  readonly spot: Paints;
}

/** The bandage around an injured card, as a part of the card's height. */
export const BANDAGE = 0.085;

/** The colours of a card's halves: paper and the area's own when healthy, dark and bandage-red when injured. */
export function coloursOf(area: AreaId, injured: boolean): Record<'movement' | 'enhancement', HalfColours> {
  if (injured) return INJURED;
  const own = areaColor[area];
  return {
    movement: {
      ground: color.paperLit,
      ray: mix(own, color.paperLit, 0.84),
      strip: color.white,
      ink: color.ink,
      spot: { one: own, two: mix(own, color.paperLit, 0.62), pale: color.white, ink: color.ink },
    },
    enhancement: {
      ground: own,
      ray: mix(own, color.white, 0.15),
      strip: mix(own, color.ink, 0.3),
      ink: color.white,
      spot: { one: color.cream, two: color.act, pale: color.white, ink: color.ink },
    },
  };
}

const INJURED: Record<'movement' | 'enhancement', HalfColours> = {
  movement: {
    ground: 0x35202f,
    ray: 0x442a3a,
    strip: 0x23131f,
    ink: 0xffe0c8,
    spot: { one: 0xa98a90, two: color.hurt, pale: 0xe8d3c4, ink: 0x150a12 },
  },
  enhancement: {
    ground: 0x641627,
    ray: 0x781f30,
    strip: 0x47101d,
    ink: 0xffe0c8,
    spot: { one: 0xc9a79a, two: 0xff6a4d, pale: 0xf6e2cc, ink: 0x1d0a12 },
  },
};

/** The corners of a torn edge, as parts of the card's width from its corner along the edge and into the card. */
const TEAR = [
  [0.32, 0],
  [0.25, 0.05],
  [0.2, 0.045],
  [0.15, 0.11],
  [0.1, 0.115],
  [0.06, 0.19],
  [0, 0.23],
] as const;

/** How far the torn corner reaches into a card, as a part of its width. */
export const TORN = 0.13;

/** The edge of a card. An injured one has lost its upper right corner and a piece of its lower left one. */
export function cardOutline(r: Rect, radius: number, injured: boolean): Path2D {
  const path = new Path2D();
  if (!injured) {
    path.roundRect(r.x, r.y, r.w, r.h, radius);
    return path;
  }
  const [right, bottom] = [r.x + r.w, r.y + r.h];
  path.moveTo(r.x + radius, r.y);
  for (const [across, down] of TEAR) path.lineTo(right - across * r.w, r.y + down * r.w);
  path.lineTo(right, bottom - radius);
  path.quadraticCurveTo(right, bottom, right - radius, bottom);
  for (const [across, up] of TEAR) path.lineTo(r.x + across * r.w * 0.4, bottom - up * r.w * 0.4);
  path.lineTo(r.x, r.y + radius);
  path.quadraticCurveTo(r.x, r.y, r.x + radius, r.y);
  path.closePath();
  return path;
}

/** The bandage between the halves of an injured card: gauze with a red cross. */
export function bandage(g: CanvasPainter, r: Rect, line: number): void {
  g.fill(r, 0xf3e2cf);
  g.within(r, () => {
    const step = Math.max(3, r.h * 0.55);
    for (let x = r.x - r.h; x < r.x + r.w; x += step)
      g.path(
        [
          { x, y: r.y + r.h },
          { x: x + r.h, y: r.y },
        ],
        Math.max(0.6, r.h * 0.07),
        0xc9a79a,
      );
    const stain = r.h * 1.5;
    g.circle(r.x + r.w * 0.74, r.y + r.h * 0.5, stain * 0.5, color.hurt);
    g.circle(r.x + r.w * 0.8, r.y + r.h * 0.3, stain * 0.34, color.hurt);
    g.circle(r.x + r.w * 0.67, r.y + r.h * 0.75, stain * 0.26, color.hurt);
  });
  for (const y of [r.y, r.y + r.h]) g.fill(rect(r.x, y - line * 0.4, r.w, line * 0.8), color.ink);
}
