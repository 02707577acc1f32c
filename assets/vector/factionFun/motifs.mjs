// What is painted on tiles: terrain in single strokes of a brush, and the emblems of the two peoples.
import { brush, paint, people, shape, terrain } from './kit.mjs';

const { white } = paint;

export const tuft = (x, y, size, color) =>
  [
    [-0.7, -0.8],
    [0, -1.15],
    [0.7, -0.75],
  ]
    .map(([dx, dy]) =>
      brush(
        [
          [x, y],
          [x + dx * size * 0.3, y + dy * size * 0.55],
          [x + dx * size, y + dy * size],
        ],
        size * 0.36,
        color,
      ),
    )
    .join('');

export const tree = (x, y, size, color) => {
  const to = (dx, dy) => `${(x + dx * size).toFixed(2)} ${(y + dy * size).toFixed(2)}`;
  return (
    brush(
      [
        [x, y + size * 0.75],
        [x, y - size * 0.1],
      ],
      size * 0.22,
      color,
      1,
      0.7,
    ) +
    shape(
      `M${to(0, -1.15)}C${to(0.85, -0.45)} ${to(0.75, 0.4)} ${to(0, 0.42)}C${to(-0.75, 0.4)} ${to(-0.85, -0.45)} ${to(0, -1.15)}Z`,
      color,
    ) +
    brush(
      [
        [x - size * 0.28, y - size * 0.35],
        [x - size * 0.36, y],
        [x - size * 0.16, y + size * 0.22],
      ],
      size * 0.14,
      white,
      0.55,
    )
  );
};

export const peak = (x, y, size, color) => {
  const to = (dx, dy) => `${(x + dx * size).toFixed(2)} ${(y + dy * size).toFixed(2)}`;
  return (
    shape(
      `M${to(-1, 0.62)}Q${to(-0.45, -0.1)} ${to(-0.08, -0.85)}Q${to(0.1, -0.95)} ${to(0.22, -0.6)}Q${to(0.5, 0.1)} ${to(1, 0.62)}Z`,
      color,
    ) +
    shape(
      `M${to(-0.3, -0.4)}L${to(-0.06, -0.86)}Q${to(0.1, -0.95)} ${to(0.22, -0.6)}L${to(0.32, -0.36)}L${to(0.1, -0.5)}L${to(-0.08, -0.24)}Z`,
      white,
    ) +
    brush(
      [
        [x + size * 0.3, y - size * 0.05],
        [x + size * 0.5, y + size * 0.3],
        [x + size * 0.55, y + size * 0.5],
      ],
      size * 0.12,
      white,
      0.5,
    )
  );
};

export const wave = (x, y, size, color) =>
  brush(
    [
      [x - size, y],
      [x - size * 0.5, y - size * 0.3],
      [x, y],
      [x + size * 0.5, y + size * 0.25],
      [x + size, y - size * 0.1],
    ],
    size * 0.24,
    color,
  );

/** Each terrain in three arrangements: strokes as `[x, y, size]`, the rear ones first. Field: 96 × 84 around 0, 0. */
const ARRANGED = {
  plains: {
    stroke: tuft,
    all: [
      [
        [-20, -10, 13],
        [18, -16, 12],
        [-2, 24, 14],
        [28, 16, 10],
        [-31, 20, 9],
      ],
      [
        [-24, -4, 12],
        [6, -18, 13],
        [27, 0, 10],
        [-10, 26, 10],
        [16, 27, 14],
      ],
      [
        [-30, -8, 9],
        [-4, -6, 14],
        [26, -14, 11],
        [-22, 26, 13],
        [20, 20, 12],
      ],
    ],
  },
  forest: {
    stroke: tree,
    all: [
      [
        [-21, -3, 19],
        [20, -6, 20],
        [0, 15, 23],
      ],
      [
        [2, -10, 20],
        [-19, 13, 21],
        [22, 12, 20],
      ],
      [
        [-18, -8, 19],
        [22, 4, 21],
        [-6, 17, 21],
      ],
    ],
  },
  mountain: {
    stroke: peak,
    all: [
      [
        [12, -6, 25],
        [-9, 9, 23],
      ],
      [
        [-15, -3, 22],
        [8, 8, 25],
      ],
      [
        [0, -12, 25],
        [-15, 11, 19],
        [15, 11, 19],
      ],
    ],
  },
  water: {
    stroke: wave,
    all: [
      [
        [-6, -22, 24],
        [8, 0, 28],
        [-8, 22, 24],
      ],
      [
        [8, -22, 24],
        [-7, 0, 28],
        [9, 22, 24],
      ],
      [
        [-2, -25, 20],
        [-10, -4, 25],
        [11, 12, 25],
        [-6, 29, 18],
      ],
    ],
  },
};

/** The motifs by the name of their frame: `plains/1` and so on. */
export const motifs = Object.entries(ARRANGED).flatMap(([name, { stroke, all }]) =>
  all.map((strokes, i) => [
    `${name}/${i + 1}`,
    strokes.map(([x, y, size]) => stroke(x, y, size, terrain[name].motif)).join(''),
  ]),
);

/** The emblems, 24 × 24 around 0, 0, equally high and heavy: a hearth with its fire, a boat under sail. */
const EMBLEMS = {
  hearthfolk: (color, inner) =>
    shape('M-11 11V-1A11 11 0 0 1 11 -1V11Z', color) +
    shape(
      'M0 -8C5 -3 6.500 1 5 5.500 4 9 -4 9 -5 5.500 -6 2 -3 1.500 -3 -2 -1.500 -1 -1 0 -1 1 1 -1 1 -5 0 -8Z',
      inner,
    ),
  sailfolk: (color, inner) =>
    shape('M-1 -12Q9 -6 10.500 4H-1ZM-3 -8V4H-10Q-9 -3 -3 -8Z', color) +
    shape('M-11.500 6H11.500Q9 12 4 12H-4Q-9 12 -11.500 6Z', color) +
    shape('M1.500 -6Q5.500 -3 7 1.500H1.500Z', inner),
};
export const emblem = (side, color = white, inner = people[side].dark) => EMBLEMS[side](color, inner);
