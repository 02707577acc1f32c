// What the pictures of cards are made of. A picture is 140 × 84, its ground at the bottom.
import { brush, dot, group, line, oval, paint, shape, terrain } from './kit.mjs';
import { wave } from './motifs.mjs';

const { ink, white, wood, wood2, wood3 } = paint;
const [P, F, M, W] = Object.values(terrain);

export { F, M, P, W };

/** A plain sky with two strokes of a broad brush. */
export const sky = (color, light = white) =>
  `<rect width="140" height="84" fill="${color}"/>` +
  brush(
    [
      [-10, 16],
      [50, 8],
      [150, 18],
    ],
    12,
    light,
    0.4,
  ) +
  brush(
    [
      [-10, 40],
      [60, 30],
      [150, 42],
    ],
    12,
    light,
    0.3,
  );

export const hill = (y, color, opacity = 1) =>
  shape(
    `M-2 ${y}Q40 ${y - 16} 78 ${y - 4} T142 ${y - 8}V86H-2Z`,
    color,
    '',
    0,
    opacity < 1 ? `opacity="${opacity}"` : '',
  ) +
  brush(
    [
      [2, y - 1],
      [38, y - 10],
      [76, y - 2],
    ],
    2,
    white,
    0.5,
  );

export const sea = (y) =>
  shape(`M-2 ${y}Q35 ${y - 5} 70 ${y}T142 ${y}V86H-2Z`, W.glaze) +
  brush(
    [
      [4, y + 1],
      [34, y - 1],
      [66, y + 2],
    ],
    2,
    white,
    0.7,
  ) +
  wave(28, y + 11, 18, W.motif) +
  wave(106, y + 9, 16, W.motif) +
  wave(66, y + 21, 20, W.motif);

/** A path from the front up into the distance. */
export const path = (color) =>
  brush(
    [
      [16, 90],
      [46, 64],
      [74, 58],
      [92, 45],
      [118, 36],
    ],
    12,
    color,
    1,
    0.45,
  );

export const sun = (x, y, r, color = paint.gold) =>
  dot(x, y, r, color) +
  brush(
    [
      [x - r * 0.5, y],
      [x - r * 0.4, y - r * 0.45],
      [x, y - r * 0.6],
    ],
    r * 0.2,
    white,
    0.8,
  ) +
  Array.from({ length: 10 }, (_, i) => {
    const [dx, dy] = [Math.cos((i * Math.PI) / 5), Math.sin((i * Math.PI) / 5)];
    return brush(
      [
        [x + dx * r * 1.25, y + dy * r * 1.25],
        [x + dx * r * 1.75, y + dy * r * 1.75],
      ],
      r * 0.22,
      color,
      1,
      0.7,
    );
  }).join('');

/** A boat with two sails; its waterline is 8 below (x, y). */
export const boat = (x, y, size) =>
  group(
    shape('M-2 -34Q22 -18 24 4H-2Z', white, ink, 1.6) +
      shape('M-5 -24V4H-22Q-20 -12 -5 -24Z', white, ink, 1.6) +
      line('M2 -20Q12 -12 15 -2', '#d5dcea', 1.8) +
      shape('M-28 8H28Q22 24 10 24H-12Q-23 24 -28 8Z', wood2, ink, 1.8) +
      line('M-22 13H22', wood3, 1.8),
    `translate(${x} ${y}) scale(${size})`,
  );

/** A small boat without a sail, with its pole. */
export const skiff = (x, y, size) =>
  group(
    line('M14 4L27 -30', ink, 3.4) +
      line('M14 4L27 -30', wood3, 1.6) +
      shape('M-24 0Q0 11 24 0L19 9Q0 16 -18 7Z', wood, ink, 1.7),
    `translate(${x} ${y}) scale(${size})`,
  );

export const stump = (x, y, size = 1) =>
  group(
    shape('M-7 0L-8.500 12H8.500L7 0Z', wood2, ink, 1.5) +
      shape(oval(0, 0, 7, 3), '#f0d6a8', ink, 1.4) +
      line(oval(0, 0, 3, 1.1), wood, 0.9),
    `translate(${x} ${y}) scale(${size})`,
  );

export const wheel = (x, y, r) =>
  dot(x, y, r, wood3, ink, 2.6) +
  line(
    `M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}M${x - r * 0.7} ${y - r * 0.7}L${x + r * 0.7} ${y + r * 0.7}M${x + r * 0.7} ${y - r * 0.7}L${x - r * 0.7} ${y + r * 0.7}`,
    ink,
    1.3,
  ) +
  dot(x, y, r * 0.25, wood, ink, 1);

export const bowl = (x, y, color = white, size = 1) =>
  group(
    shape('M-15 0H15Q12 13 0 13 -12 13 -15 0Z', color, ink, 1.6) + line('M-11.500 4H11.500', '#7f8aa3', 1.3),
    `translate(${x} ${y}) scale(${size})`,
  );

/** A table as wide as the picture. */
export const table = () =>
  shape('M8 55H132V63H8Z', wood, ink, 1.8) +
  line('M14 58H64M74 59.500H124', wood3, 1.3) +
  shape('M18 63V84M122 63V84', 'none', ink, 5) +
  shape('M18 63V84M122 63V84', 'none', wood2, 2.4);

/** A stool with a back, seen from the front. */
export const stool = (x, y = 0) =>
  group(
    line('M-11 46V-6M11 46V-6M-11 8H11M-11 -2H11', ink, 4.6) +
      line('M-11 46V-6M11 46V-6M-11 8H11M-11 -2H11', wood2, 2.2) +
      shape('M-14 26H14V32H-14Z', wood, ink, 1.5),
    `translate(${x} ${36 + y})`,
  );

/** A house of the Hearthfolk: a low dome with its fire. */
export const dome = (x, y, size) =>
  group(
    shape('M-16 0V-8A16 14 0 0 1 16 -8V0Z', paint.stone, ink, 1.6) +
      shape('M-5.500 0V-6A5.500 6 0 0 1 5.500 -6V0Z', '#6b3a00', ink, 1.2) +
      shape('M0 -7C3 -4 3 -0.500 0 -0.500 -3 -0.500 -3 -4 0 -7Z', paint.gold) +
      line('M-12 -9Q-8 -17 0 -18.500M8 -14H12M-13 -4H-9', paint.stone2, 1.3),
    `translate(${x} ${y}) scale(${size})`,
  );

/** A tent. */
export const tent = (x, y, size, flap) =>
  group(
    shape('M-26 0L0 -38 26 0Z', white, ink, 1.8) +
      shape('M0 -38L-6 0H8Z', flap, ink, 1.4) +
      line('M-15 -6L-2 -28M16 -7L6 -22', '#c8cfdd', 1.6) +
      line('M0 -38V-43', ink, 2),
    `translate(${x} ${y}) scale(${size})`,
  );

export const flame = (x, y, size) =>
  group(
    shape(
      'M0 0C-9 0 -11 -9 -6 -15 -5 -12 -3 -11 -3 -11 -4 -18 0 -24 4 -27 3 -21 10 -17 9 -8 8 -2 4 0 0 0Z',
      '#e2582a',
      ink,
      1.3,
    ) +
      shape(
        'M0 -1C-4.500 -1 -5 -6 -2 -9 -1 -7 0 -6 0 -7 0 -11 2 -14 3 -15 3 -11 6 -9 5.500 -5 5 -2 3 -1 0 -1Z',
        paint.gold,
      ),
    `translate(${x} ${y}) scale(${size})`,
  );

/** Stones of a dry wall, in rows from the bottom. */
export const stones = (x, y, columns, rows, size = 10) => {
  let found = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const left = x + column * size * 1.5 + (row % 2) * size * 0.7;
      const top = y - (row + 1) * size * 0.8;
      const fill = (row + column * 2) % 3 ? paint.stone : '#cabda2';
      found += `<rect x="${left}" y="${top}" width="${size * 1.5}" height="${size * 0.8}" rx="${size * 0.24}" fill="${fill}" stroke="${ink}" stroke-width="1.4"/>`;
    }
  return found;
};
