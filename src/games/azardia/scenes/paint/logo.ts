import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import type { Rect } from '../../../../table/layout/rect.ts';
import { moduleText as text } from '../../text/module.en.ts';
import { paint } from './paint.ts';

/** The letters of the name, each of another paper and a little crooked. */
const LETTERS = [
  { fill: paint.mantis, turn: -7 },
  { fill: paint.act, turn: 6 },
  { fill: 0x45b463, turn: -4 },
  { fill: 0xf5be1e, turn: 7 },
  { fill: paint.mantis, turn: -6 },
  { fill: 0xa88bea, turn: 4 },
  { fill: paint.act, turn: -5 },
] as const;

/** How wide the name is by the size of its letters. */
const WIDTH = 4.5;

/** The name in cut letters with a white edge, from the left of an area; `align` 0.5 puts it in the middle. */
export function paintLogo(g: CanvasPainter, area: Rect, align = 0): void {
  const size = Math.min(area.h * 0.9, area.w / WIDTH);
  const letters = [...text.name.toUpperCase()];
  const style = { size, face: 'display' } as const;
  const widths = letters.map((letter) => g.measure(letter, style) * 0.94);
  const total = widths.reduce((sum, w) => sum + w, 0);
  const spots: { letter: string; x: number; y: number; index: number }[] = [];
  let x = area.x + size * 0.06 + (area.w - total - size * 0.12) * align;
  for (const [index, letter] of letters.entries()) {
    const w = widths[index] ?? 0;
    spots.push({ letter, x: x + w / 2, y: area.y + area.h / 2 + (index % 2 ? size * 0.05 : -size * 0.04), index });
    x += w;
  }
  const each = (draw: (letter: string, spot: { x: number; y: number }, fill: number) => void): void => {
    for (const { letter, index, ...spot } of spots) {
      const { fill, turn } = LETTERS[index % LETTERS.length] ?? LETTERS[0];
      g.within(null, () => draw(letter, spot, fill), { degrees: turn, about: spot });
    }
  };
  // All edges are below all letters, so that none cuts into its neighbor.
  each((letter, { x: left, y }) =>
    g.title(letter, left + size * 0.012, y + size * 0.05, {
      size,
      color: paint.edge,
      outline: size * 0.07,
      outlineColor: paint.edge,
    }),
  );
  each((letter, { x: left, y }) =>
    g.title(letter, left, y, { size, color: paint.white, outline: size * 0.07, outlineColor: paint.white }),
  );
  each((letter, { x: left, y }, fill) => g.title(letter, left, y, { size, color: fill }));
}
