// Backs of the three kinds of cards.
import { blob, cut, dot, eyes, line, oval, paint, sheet, star, teeth } from '../paper.mjs';

/** A panel of one color with a white frame above its content. */
const card = (fill, inner = '') =>
  `<rect x="-4" y="-4" width="108" height="148" fill="${fill}"/>${inner}` +
  '<path d="M-4 -4H104V144H-4Z' +
  'M10 6Q6 6 6 10V130Q6 134 10 134H90Q94 134 94 130V10Q94 6 90 6Z" fill="#ffffff" fill-rule="evenodd"/>';

/** Drawings of 100 × 140 by the kind of card. */
export const backs = {
  action: () =>
    card(paint.act) +
    [
      [22, 24, 7],
      [80, 30, 8],
      [50, 17, 5],
      [17, 106, 8],
      [82, 112, 6],
      [50, 124, 7],
      [15, 62, 4],
      [86, 68, 4],
    ]
      .map(([x, y, r], i) => sheet(star(x, y, r, r * 0.46, 5, i, i + 1), paint.gold, 0))
      .join('') +
    sheet(star(50, 71, 37, 24, 7, 0.1, 4, 0.03), paint.gold, 2) +
    sheet(star(50, 71, 29, 20, 7, 0.1, 5, 0.03), '#ffe07a', 0) +
    eyes(50, 65, 9, 7.5, 2, -1) +
    sheet(blob('35,76 50,78 65,76 60,87 50,91 40,87'), paint.throat, 0) +
    sheet(blob('44,86 50,83 57,86 55,95 48,96'), paint.tongue, 1) +
    dot(32, 74, 3.4, '#ffb12e') +
    dot(68, 74, 3.4, '#ffb12e'),
  penalty: () =>
    card(
      paint.tower,
      sheet(teeth(4, 9, 92, 7, 15, 9), paint.danger, 0) + sheet(teeth(4, 131, 92, 7, -15, -9), paint.danger, 0),
    ) +
    sheet(oval(50, 70, 40, 42, 5), paint.tower2, 0) +
    sheet(star(50, 70, 38, 28, 12, 0.1, 3, 0.03), paint.danger, 2) +
    eyes(50, 66, 10, 8, 0, 2) +
    sheet(cut('31,54 47,62 46,67 30,60'), '#6d0a1a', 1) +
    sheet(cut('69,54 53,62 54,67 70,60'), '#6d0a1a', 1) +
    sheet(blob('34,82 50,77 66,82 62,90 50,88 38,90'), '#5e0d2a', 0) +
    sheet(teeth(38, 81, 24, 4, 6, 0), '#fff', 0),
  event: () =>
    card(paint.sky) +
    [
      [24, 28, 12],
      [78, 22, 10],
      [20, 112, 11],
      [76, 118, 13],
    ]
      .map(([x, y, r]) =>
        sheet(
          blob([
            [x - r, y + r * 0.3],
            [x - r * 0.75, y - r * 0.15],
            [x - r * 0.4, y - r * 0.1],
            [x - r * 0.1, y - r * 0.6],
            [x + r * 0.35, y - r * 0.5],
            [x + r * 0.5, y - r * 0.1],
            [x + r * 0.95, y + r * 0.05],
            [x + r * 0.95, y + r * 0.4],
            [x, y + r * 0.5],
          ]),
          '#ffffff',
          1,
        ),
      )
      .join('') +
    sheet(star(50, 70, 38, 29, 9, 0.1, 3, 0.03), '#ffffff', 2) +
    sheet(oval(50, 70, 25, 25, 4), '#fff3c4', 0) +
    eyes(50, 63, 9.5, 8, 0, -1.5) +
    sheet(oval(50, 82, 6, 7.5, 4), paint.throat, 0) +
    line('M36 51Q41 47 45 50M55 50Q59 47 64 51', paint.ink, 2.6),
};
