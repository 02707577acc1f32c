import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import type { Rect } from '../../../../table/layout/rect.ts';
import { paint } from './paint.ts';

/** Prussian blue, flat, behind everything. */
export function paintGround(g: CanvasPainter, window: Rect): void {
  g.fill(window, paint.ground);
}

/** The name of the game with a burning match between its words, in the middle of an area. */
export function paintName(g: CanvasPainter, area: Rect, words: string, size: number): void {
  const [first = '', second = ''] = words.toUpperCase().split(' ');
  const style = { size, face: 'display', color: paint.paper } as const;
  const match = size * 1.35;
  const wide = match / 3;
  const [one, other] = [g.measure(first, style), g.measure(second, style)];
  let x = area.x + (area.w - one - other - wide - size * 0.2) / 2;
  const y = area.y + area.h / 2;
  g.text(first, x, y, style);
  x += one + size * 0.1 + wide / 2;
  g.sprite('match/lit', x, y, match);
  g.text(second, x + wide / 2 + size * 0.1, y, style);
}
