import { type Rect, rect } from '../../../../table/layout/rect.ts';

/** Where the parts of the title are, in CSS pixels. */
export interface TitleLayout {
  readonly unit: number;
  readonly name: Rect;
  /** The size of the letters in it. */
  readonly lettering: number;
  /** The tile that was broken and mended with gold. */
  readonly tile: Rect;
  /** Room for the buttons. */
  readonly buttons: Rect;
  /** The row for the page's own buttons. */
  readonly corner: Rect;
}

const CORNER = 56;
const EDGE = 6;

/** Arranges the title: the tile beside the buttons, in upright windows above them. */
export function titleLayout(width: number, height: number): TitleLayout {
  const corner = rect(EDGE, EDGE, width - 2 * EDGE, CORNER - 2 * EDGE);
  if (height > width) {
    const unit = Math.min(width / 360, height / 640);
    const name = rect(16, CORNER, width - 32, 62 * unit);
    const w = Math.min(width - 24, 560);
    const h = Math.min(height * 0.42, 330 * unit);
    const buttons = rect((width - w) / 2, height - h - 12, w, h);
    return {
      unit,
      name,
      lettering: letteringIn(name, 0.62),
      tile: rect(0, name.y + name.h, width, buttons.y - name.y - name.h),
      buttons,
      corner,
    };
  }
  const unit = Math.min(width / 1280, height / 720);
  // Three buttons fit side by side.
  const w = Math.max(336, 400 * unit);
  const isLow = height < 500;
  const name = rect(isLow ? 14 : 56 * unit, isLow ? CORNER : 60 * unit, w, isLow ? 74 : 110 * unit);
  const top = name.y + name.h + 8;
  const foot = isLow ? height - 8 : height - CORNER - 10;
  const buttons = rect(name.x, top, w, foot - top);
  const tile = rect(name.x + w, 0, width - name.x - w, height);
  return {
    unit,
    name,
    // In low windows the line below takes two.
    lettering: letteringIn(name, isLow ? 0.45 : 0.62),
    tile,
    buttons,
    corner: isLow ? { ...corner, x: 14, w } : rect(name.x, foot + 4, w, CORNER - 2 * EDGE),
  };
}

/** The size of letters that take up to a part of an area's height. */
function letteringIn({ w, h }: Rect, part: number): number {
  return Math.min(h * part, w / 6);
}
