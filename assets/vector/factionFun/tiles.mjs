// Tiles of the board in layers, from the clay up, and the marks that lie on them. A tile's side is 53 long.

import { random } from '../svg.mjs';
import {
  brush,
  corners,
  crackle,
  dot,
  gloss,
  group,
  hex,
  line,
  oval,
  paint,
  people,
  peoples,
  points,
  poured,
  rim,
  shape,
  terrain,
} from './kit.mjs';
import { emblem } from './motifs.mjs';

/** The side of a tile, from the middle of one joint to that of the next, in CSS pixels of the wide board. */
const SIDE = 53;
/** The side of what is glazed: the rest is the joint. */
const GLAZED = SIDE * 0.955;

/** The clay below the glaze, and the dark joint around it. */
export const edge = (flat) =>
  shape(hex(GLAZED, flat, 0.16, SIDE * 0.085), paint.clay2) + shape(hex(GLAZED, flat, 0.16, SIDE * 0.055), paint.clay);

/** The dark bed in which tiles lie; it is larger than a tile, and drawn below all of them. */
export const bed = (flat) => shape(hex(SIDE * 1.12, flat, 0.2), paint.grout);

/** How much lighter (or, below 0, darker) each variant of a glaze is. */
const SHADES = [-0.055, 0, 0.055];

/** A glaze in the color `fill`. Light comes from the top left in both lays. */
export function glaze(fill, variant, flat, seed) {
  const shade = SHADES[variant];
  const highlight = flat
    ? [
        [-0.72, -0.08],
        [-0.5, -0.52],
        [-0.3, -0.7],
        [0.1, -0.72],
      ]
    : [
        [-0.7, 0.1],
        [-0.7, -0.34],
        [-0.5, -0.5],
        [-0.12, -0.72],
      ];
  const glint = flat
    ? [
        [0.3, 0.71],
        [0.46, 0.6],
        [0.62, 0.34],
      ]
    : [
        [0.3, 0.66],
        [0.54, 0.48],
        [0.68, 0.24],
      ];
  const scaled = (list) => list.map(([x, y]) => [x * SIDE, y * SIDE]);
  return (
    shape(hex(GLAZED, flat), fill) +
    (shade === 0
      ? ''
      : shape(hex(GLAZED, flat), shade > 0 ? paint.white : '#001122', '', 0, `opacity="${Math.abs(shade) * 1.6}"`)) +
    shape(hex(GLAZED, flat), gloss) +
    line(hex(GLAZED - SIDE * 0.035, flat), rim, SIDE * 0.05) +
    brush(scaled(highlight), SIDE * 0.085, paint.white, 0.62, 0.1) +
    brush(scaled(glint), SIDE * 0.05, paint.white, 0.28, 0.1) +
    crackle(SIDE * 0.95, seed)
  );
}

/** Every glaze: those of the terrains and of the two peoples. */
export const glazes = [...Object.entries(terrain), ...Object.entries(people)].map(([name, { glaze: color }], i) => ({
  name,
  color,
  seed: i * 7 + 3,
}));

/** The border of a held tile: six rings of the Hearthfolk, six ripples of the Sailfolk. */
export const rings = (side, flat) =>
  corners(SIDE * 0.68, flat)
    .map(([x, y]) =>
      side === 'hearthfolk'
        ? line(oval(x, y, SIDE * 0.075), people.hearthfolk.dark, SIDE * 0.035, 'opacity=".75"')
        : brush(
            [
              [x - SIDE * 0.11, y + SIDE * 0.02],
              [x, y - SIDE * 0.05],
              [x + SIDE * 0.11, y + SIDE * 0.02],
            ],
            SIDE * 0.06,
            people.sailfolk.light,
            0.85,
          ),
    )
    .join('');

/** The emblem as it is stamped on a tile. */
export const stamp = (side) => group(emblem(side), `scale(${SIDE / 40})`);

/** A straight line along one side of a tile, lying, with round ends. */
const along = (color, width) => line(`M${-SIDE / 2} 0H${SIDE / 2}`, color, SIDE * width);

/** Gold in a joint, lying; it may be turned in any direction, and cut where it has run to. */
function joint(variant) {
  const chance = random(variant * 71 + 5);
  const count = 9;
  const side = (sign) =>
    Array.from({ length: count }, (_, i) => [
      -SIDE / 2 + (SIDE * i) / (count - 1),
      sign * (SIDE * 0.05 + (i > 0 && i < count - 1 ? chance.between(-0.45, 0.45) : 0)),
    ]);
  const body = [...side(-1), ...side(1).reverse()];
  const start = chance.between(-22, -8);
  return (
    line(`M${-SIDE / 2} 0H${SIDE / 2}`, paint.gold, SIDE * 0.1) +
    shape(`M${body.map((point) => point.map((value) => value.toFixed(2)).join(' ')).join('L')}Z`, paint.gold) +
    line(`M${-SIDE / 2} 0H${SIDE / 2}`, paint.gold2, SIDE * 0.035) +
    brush(
      [
        [start, -0.3],
        [start + 8, 0],
        [start + 17, -0.2],
      ],
      SIDE * 0.05,
      paint.white,
      0.8,
    ) +
    dot(start + 24, 0, 0.9, paint.white)
  );
}

/** What lies along a side of a tile, all lying and to be turned: beds, gold, and the double outline of a realm. */
export const lines = {
  'gold/bed': () => along(paint.bed, 0.15),
  'gold/dull': () => along('#a5906a', 0.1) + along('#c2b18d', 0.03),
  'gold/joint/0': () => joint(0),
  'gold/joint/1': () => joint(1),
  'gold/joint/2': () => joint(2),
  'outline/below': () => along(paint.white, 0.2),
  'outline/sailfolk': () => along(people.sailfolk.dark, 0.115),
  'outline/hearthfolk': () => along(people.hearthfolk.dark, 0.115),
};

const dashes = (dash, gap) => `stroke-dasharray="${SIDE * dash} ${SIDE * gap}"`;

/** Marks on a whole tile, in both lays. */
export const marks = {
  veil: (flat) => shape(hex(SIDE * 0.84, flat), paint.white, '', 0, 'opacity=".24"'),
  reach: (flat) =>
    line(hex(SIDE * 0.84, flat), paint.white, SIDE * 0.085) +
    line(hex(SIDE * 0.84, flat), paint.ink, SIDE * 0.034, dashes(0.1, 0.09)),
  target: (flat) =>
    line(hex(SIDE * 0.84, flat), paint.white, SIDE * 0.14) + line(hex(SIDE * 0.84, flat), paint.act, SIDE * 0.08),
  focus: (flat) =>
    line(hex(SIDE * 0.94, flat), paint.ink, SIDE * 0.12) + line(hex(SIDE * 0.89, flat), paint.white, SIDE * 0.045),
  ...Object.fromEntries(
    peoples.map((side) => [
      `unlinked/${side}`,
      (flat) =>
        line(hex(SIDE * 0.965, flat), paint.white, SIDE * 0.1) +
        line(hex(SIDE * 0.965, flat), people[side].dark, SIDE * 0.1, dashes(0.16, 0.16)),
    ]),
  ),
};

/** Three painted footprints, the last one deepest: a failed claim that helps the next one. */
const footprint = (x, y, turn, opacity) =>
  group(
    shape(
      'M-3.600 -1C-4.200 -6 -2.400 -9 0.400 -9 3.400 -9 4.400 -5 3.400 -0.500 2.800 2 -2.900 2 -3.600 -1Z',
      paint.ink,
    ) + shape('M-2.900 4.200H2.600C3 8.500 1.600 10 -0.200 10 -2.200 10 -3.200 8 -2.900 4.200Z', paint.ink),
    `translate(${x} ${y}) rotate(${turn})`,
    `opacity="${opacity}"`,
  );
export const foothold = () =>
  group(
    [footprint(-13, 6, 24, 1), footprint(0, -3, 24, 1), footprint(13, 2, 24, 1)].join(''),
    '',
    `stroke="${paint.white}" stroke-width="1.8" paint-order="stroke" stroke-linejoin="round"`,
  );

/** The ring at the foot of the avatar that acts, and the pointer above its head. */
export const ring = () =>
  line(oval(0, 0, SIDE * 0.62, SIDE * 0.2), paint.white, SIDE * 0.14) +
  line(oval(0, 0, SIDE * 0.62, SIDE * 0.2), paint.act, SIDE * 0.075);
export const pointer = () => shape('M-10.500 -5.500H10.500L0 6.500Z', paint.act, paint.white, 2.6);

/** The crack that a battle opens across a tile, from top to bottom; `open` 0 is a hairline. */
const CRACK = [
  [2, -50],
  [-7, -34],
  [5, -21],
  [-6, -7],
  [7, 6],
  [-4, 20],
  [6, 33],
  [-2, 50],
];
export function crack(open) {
  const path = `M${CRACK.map((point) => point.join(' ')).join('L')}`;
  if (open === 0) return line(path, paint.white, 2.4, 'opacity=".7"') + line(path, '#0a1020', 1.1);
  const branch = (list) => brush(list, 2.6 * open, '#0a1020', 1, 0.2);
  return (
    line(path, paint.white, 9 * open) +
    line(path, paint.clay, 6.6 * open) +
    line(path, '#0a1020', 3.4 * open) +
    branch([
      [5, -21],
      [14, -18],
      [21, -10],
    ]) +
    branch([
      [-6, -7],
      [-14, -6],
      [-22, 1],
    ]) +
    branch([
      [7, 6],
      [15, 10],
      [20, 19],
    ])
  );
}
/** The same crack, mended. */
export const mended = () => {
  const path = `M${CRACK.map((point) => point.join(' ')).join('L')}`;
  return line(path, paint.bed, 7) + line(path, poured, 5) + line(path, paint.gold2, 1.4, 'opacity=".8"');
};

/**
 * The crack between two walls during a battle, 64 × 240 around x = 0, which repeats downward. It covers the straight
 * border of the walls everywhere. Mended, it is filled with gold.
 */
const RIFT = [
  [6, 0],
  [-9, 26],
  [8, 52],
  [-7, 84],
  [9, 112],
  [-8, 146],
  [7, 170],
  [-9, 206],
];
const repeated = [-1, 0, 1].flatMap((turn) => RIFT.map(([x, y]) => [x, y + turn * 240]));
export const rift = () =>
  line(points(repeated, false), paint.white, 24) +
  line(points(repeated, false), paint.clay, 18) +
  line(points(repeated, false), '#0a1020', 9) +
  [
    [
      [9, 112],
      [19, 118],
      [29, 130],
    ],
    [
      [-9, 26],
      [-19, 32],
      [-28, 30],
    ],
    [
      [-8, 146],
      [-18, 150],
      [-29, 163],
    ],
    [
      [7, 170],
      [18, 168],
      [27, 158],
    ],
  ]
    .map((list) => brush(list, 6, '#0a1020', 1, 0.2))
    .join('');
export const mendedRift = () =>
  line(points(repeated, false), paint.bed, 22) +
  line(points(repeated, false), paint.gold3, 17) +
  line(points(repeated, false), paint.gold, 14) +
  line(points(repeated, false), paint.gold2, 4, 'opacity=".85"');
