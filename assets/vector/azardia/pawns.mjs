// Pawns: a face on a folded stand with the character's symbol; and the four symbols. A pawn's foot is at (24, 58).
import { blob, box, cut, dot, group, line, oval, paint } from './paper.mjs';

const filled = (d, color, more = '') => `<path d="${d}" fill="${color}"${more ? ` ${more}` : ''}/>`;

/** Symbols of the characters in a color, 24 × 24. */
const marks = {
  spiral: (color) =>
    line(
      'M2.6 13C2 7 6.5 2.8 12 2.8c5.6 0 9.2 4 9.2 9.2 0 5-3.4 8.6-7.9 8.6-3.7 0-6.1-2.5-6.1-5.7 0-2.7 2-4.6 4.6-4.6 2 0 3.4 1.3 3.4 3.2',
      color,
      3.3,
    ),
  eye: (color) =>
    filled(
      'M0.5 12C5 3.5 19 3.5 23.5 12 19 20.5 5 20.5 0.5 12ZM12 6.8a5.2 5.2 0 1 0 .01 0Z',
      color,
      'fill-rule="evenodd"',
    ) + dot(12, 12, 2.9, color),
  crown: (color) => filled('M3.5 20.5L1 6l6.5 5L12 2.5 16.5 11 23 6l-2.5 14.5Z', color),
  claw: (color) =>
    filled(
      'M8.5 23L8 18.5C2.5 15.5 0.5 9.5 3.5 5 5.5 2 9.2 1 13 1.5L8.5 7.2 12 8 10.8 12 14.5 10.8 15.3 14.3 21.8 6.5C24 12 21.5 17.5 16.5 18.8L16 23Z',
      color,
    ),
};

const stand = (light, dark, mark, color) =>
  filled(cut('12,34 36,34 44,58 4,58'), dark) +
  filled(cut('15,34 33,34 38.5,58 9.5,58'), light) +
  group(mark(color), 'translate(15.6 40.5) scale(.7)');

const pawn = (light, dark, mark, color, head) =>
  group(stand(light, dark, mark, color) + head, '', 'filter="url(#keyline)"');

const look = (x, y, r, dx, dy, white = paint.white) =>
  filled(oval(x, y, r, r, 3, 0.015), white) + dot(x + dx, y + dy, r * 0.47, paint.ink);

/** Pawns of 48 × 64. */
export const pawns = {
  lagartoon: () =>
    pawn(
      paint.lagartoon,
      paint.lagartoon2,
      marks.spiral,
      paint.ink,
      filled(cut('5,22 3.5,13 9,14 8.5,6 15,8 18,3.5 22,9 27,5 29,12 20,20'), paint.lemon) +
        filled(blob('5,30 14,28 30,30 42,27 43.5,32 38,38 24,40 10,39'), paint.lagartoon2) +
        filled(cut('14,29 43,27 41,34 16,35'), paint.throat) +
        filled(cut('15,29 18,34.5 21,29 24,34.5 27,29 30,34.5 33,29 36,34 39,28'), paint.white) +
        filled(blob('4,30 5,19 12,11 22,12 29,18 38,20 44,25 42,29.5 30,31 15,30.5 7,34'), paint.lagartoon) +
        look(17, 16.5, 8.3, 2.6, 1) +
        filled(cut('8.5,10 26,9 26.5,13 8,15'), paint.lagartoon2) +
        dot(39.5, 24, 1.2, paint.lagartoon2),
    ),
  kuchuritok: () =>
    pawn(
      paint.kuchuritok,
      paint.kuchuritok2,
      marks.eye,
      paint.ink,
      filled(
        blob('24,9 31,4 39,4.5 42.5,10 38,10 36,13 42,24 44,37 36,40 24,38.5 12,40 4,37 6,24 13,14'),
        paint.kuchuritok,
      ) +
        filled(blob('9,24 24,14.5 39,24 40,33 33,38 15,38 8,33'), paint.night) +
        filled(oval(17, 26.5, 6.8, 6.8, 3, 0.015), paint.white) +
        filled(oval(31, 26.5, 6.8, 6.8, 4, 0.015), paint.white) +
        dot(17, 27, 4.4, paint.kuchuritok2) +
        dot(31, 27, 4.4, paint.kuchuritok2) +
        dot(17, 27, 2, paint.white) +
        dot(31, 27, 2, paint.white) +
        filled(cut('7.5,18 24,24 24,26.5 8,24'), paint.kuchuritok2) +
        filled(cut('40.5,18 24,24 24,26.5 40,24'), paint.kuchuritok2),
    ),
  robotIKing: () =>
    pawn(
      paint.robot,
      paint.robot2,
      marks.crown,
      paint.ink,
      filled(cut('10,16 6,4.5 15,10 19,3 24,9.5 29,3 33,10 42,4.5 38,16'), paint.gold) +
        filled(cut('7,15 41,15 41,39 7,39'), paint.kraft) +
        filled(cut('10,17.5 38,17.5 38,31 10,31'), paint.robot) +
        filled(cut('8,13.5 40,13.5 40,17 8,17'), paint.mantis) +
        look(17, 23.5, 5.8, 1, 0.5) +
        filled(box(26, 19, 11, 8.5, 0.3, 4), paint.ink) +
        line('M28 23.5h2l1.5-2.5 2 4.5 1.5-2', '#7cf3c8', 1.5) +
        filled(blob('24,30 30,28 35,30.5 41,27 39,34 31,35.5 24,33 17,35.5 9,34 7,27 13,30.5 18,28'), paint.white) +
        filled(box(17, 35.3, 14, 2.8, 0.2, 3), paint.ink),
    ),
  noncredoMantis: () =>
    pawn(
      paint.mantis,
      paint.mantis2,
      marks.claw,
      paint.white,
      line('M18 14Q15 6 7 5.5M30 14Q33 6 41 5.5', paint.mantis2, 2.8) +
        filled(blob('4,18 14,12.5 24,14.5 34,12.5 44,18 41,27 30,38 24,41 18,38 7,27'), paint.mantis) +
        filled(oval(12.5, 22, 7.8, 7, 3, 0.015), '#f6f1b4') +
        filled(oval(35.5, 22, 7.8, 7, 4, 0.015), '#f6f1b4') +
        dot(15, 23, 3.2, paint.ink) +
        dot(33, 23, 3.2, paint.ink) +
        filled(cut('3.5,14.5 21.5,18 21,22 4,19.5'), paint.mantis2) +
        filled(cut('44.5,9.5 28,14.5 29,18.5 44.5,14'), paint.mantis2) +
        filled(blob('16,31 24,33 32,31 29,36.5 24,39.5 19,36.5'), paint.mantis3) +
        line('M20.5 36.5Q24 33.5 28 36.5', paint.ink, 1.8),
    ),
};

/** Symbols of the characters, 24 × 24, white: the game tints them. */
export const symbols = {
  lagartoon: () => marks.spiral(paint.white),
  kuchuritok: () => marks.eye(paint.white),
  robotIKing: () => marks.crown(paint.white),
  noncredoMantis: () => marks.claw(paint.white),
};
