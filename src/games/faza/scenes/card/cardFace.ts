import type { CanvasPainter, TextStyle } from '../../../../table/canvasPainter.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import { color, currentTheme, mix } from '../../../../table/theme.ts';
import type { AreaId } from '../../content/vocabulary.ts';
import { areaColor } from '../areaLooks.ts';
import { canFit, fitText } from '../fitText.ts';
import { drawSpot, type Paints, type Spot } from './spot.ts';

/** The content of half a card: its name, a number or nothing, a symbol, and a little picture. */
export interface HalfOfCard {
  readonly name: string;
  /** Used if there is no room for the name. */
  readonly short?: string | undefined;
  readonly value: string;
  readonly icon: string;
  readonly spot: Spot;
}

/** How it is shown. */
export interface HalfStyle {
  /** Factor on the card's design width of 69. */
  readonly unit: number;
  readonly line: number;
  readonly names: boolean;
  readonly pictures: boolean;
  /** How much of the upper right corner is missing. */
  readonly corner: number;
  /** It cannot be used now. */
  readonly off: boolean;
}

const SMALLEST = 12;
/** Halves lower than this have no room for a name under their symbol, in CSS pixels. */
const LOWEST = 30;
const OFF = 0.42;

/** Draws half a card over `r`: a picture with its name under it, or a symbol if there is little room. */
export function drawCardHalf(g: CanvasPainter, r: Rect, half: HalfOfCard, colors: HalfColors, style: HalfStyle): void {
  g.fill(r, colors.ground);
  if (style.pictures) pictureHalf(g, r, half, colors, style);
  else symbolHalf(g, r, half, colors, style);
}

function pictureHalf(
  g: CanvasPainter,
  r: Rect,
  half: HalfOfCard,
  colors: HalfColors,
  { unit, line, corner, off }: HalfStyle,
): void {
  const size = Math.min(Math.max(SMALLEST, 9.6 * unit) * currentTheme().type, Math.max(SMALLEST, r.h * 0.3));
  const strip = rect(r.x, r.y + r.h - size * 1.25, r.w, size * 1.25);
  g.within(r, () => {
    g.rays({ x: r.x + r.w * 0.4, y: r.y + r.h * 0.45 }, r.w, colors.ray, 12, 0.12);
    g.ctx.globalAlpha = off ? OFF : 1;
    drawSpot(g, rect(r.x, r.y, r.w, strip.y - r.y), half.spot, colors.spot);
    g.fill(strip, colors.strip);
    g.fill(rect(strip.x, strip.y - line * 0.35, strip.w, line * 0.7), color.ink);
    // The rim of the card takes a little of the lower strip.
    fitText(g, half.name, strip.x + strip.w / 2, strip.y + strip.h / 2 - line * 0.4, {
      size,
      weight: 600,
      align: 'center',
      color: colors.ink,
      width: r.w - 8 * unit,
    });
    value(g, half.value, rect(r.x, r.y + corner * 0.6, r.w - corner, r.h), unit, colors);
    g.ctx.globalAlpha = 1;
  });
}

/** The number in the upper right, with a rim of the ground around it so that it stands on any picture. */
function value(g: CanvasPainter, words: string, r: Rect, unit: number, { ink, ground }: HalfColors): void {
  const size = Math.min(21 * unit * currentTheme().type, Math.max(21 * unit, r.h * 0.5));
  g.text(words, r.x + r.w - 4 * unit, r.y + size * 0.62, {
    face: 'display',
    size,
    align: 'right',
    color: ink,
    outline: 2.6 * unit,
    outlineColor: ground,
  });
}

function symbolHalf(g: CanvasPainter, r: Rect, half: HalfOfCard, colors: HalfColors, style: HalfStyle): void {
  const { unit, names, off } = style;
  g.dots(r, Math.max(3.5, 4.6 * unit), colors.ray, (_x, y) => ((y - r.y) / r.h) * 0.9);
  g.ctx.globalAlpha = off ? OFF : 1;
  const middle = r.x + r.w / 2;
  const room = r.w - Math.max(4, 5 * unit);
  const size = Math.max(
    SMALLEST,
    Math.min(12.6 * unit * currentTheme().type, r.h * (currentTheme().type > 1 ? 0.4 : 0.3)),
  );
  const said = names && r.h >= LOWEST ? fitting(g, half, room) : '';
  const below = said === '' ? 0 : size * 1.02 + 2 * unit;
  const space = r.h - below;
  if (!names && r.h > r.w && half.value !== '') {
    const sign = r.w * 0.56;
    g.icon(half.icon, middle, r.y + r.h * 0.33, sign, colors.ink);
    const style: TextStyle = { face: 'display', size: sign * 0.72, color: colors.ink, align: 'center' };
    g.text(half.value, middle, r.y + r.h * 0.74, style);
  } else {
    const widest = names ? Math.min(r.w * 0.38, 27 * unit) : r.w * (half.value === '' ? 0.66 : 0.4);
    const sign = Math.min(space * 0.78, widest);
    const font = sign * 1.0;
    const wide = half.value === '' ? 0 : g.measure(half.value, { face: 'display', size: font }) + 2 * unit;
    // The number of the card stands in the corner above, so the upper half makes a little room for it.
    const x = middle + (names ? r.w * 0.04 : 0) - (sign + wide) / 2;
    const y = r.y + space * 0.53;
    g.icon(half.icon, x + sign / 2, y, sign, colors.ink);
    g.text(half.value, x + sign + 2 * unit, y, { face: 'display', size: font, color: colors.ink });
  }
  fitText(g, said, middle, r.y + r.h - below + size * 0.51, {
    size,
    weight: 600,
    align: 'center',
    color: colors.ink,
    width: room,
  });
  g.ctx.globalAlpha = 1;
}

/** The name, a shorter one where that would get too narrow, or none: a name is never cut. */
function fitting(g: CanvasPainter, { name, short }: HalfOfCard, room: number): string {
  return [name, short ?? name].find((said) => canFit(g, said, room)) ?? '';
}

/** The colors of half a card. */
export interface HalfColors {
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

/** The colors of a card's halves: paper and the area's own when healthy, dark and bandage-red when injured. */
export function colorsOf(area: AreaId, injured: boolean): Record<'movement' | 'enhancement', HalfColors> {
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

const INJURED: Record<'movement' | 'enhancement', HalfColors> = {
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
    for (let x = r.x - r.h; x < r.x + r.w; x += step) {
      g.segment(x, r.y + r.h, x + r.h, r.y, Math.max(0.6, r.h * 0.07), 0xc9a79a);
    }
    const stain = r.h * 1.5;
    g.circle(r.x + r.w * 0.74, r.y + r.h * 0.5, stain * 0.5, color.hurt);
    g.circle(r.x + r.w * 0.8, r.y + r.h * 0.3, stain * 0.34, color.hurt);
    g.circle(r.x + r.w * 0.67, r.y + r.h * 0.75, stain * 0.26, color.hurt);
  });
  for (const y of [r.y, r.y + r.h]) g.fill(rect(r.x, y - line * 0.4, r.w, line * 0.8), color.ink);
}
