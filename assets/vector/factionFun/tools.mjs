// The tools by which people are told apart: held in portraits, and on the tokens of pieces. Each about 44 high around 0, 0.
import { brush, group, line, oval, paint, people, shape } from './kit.mjs';
import { emblem } from './motifs.mjs';

const { ink, white, gold, wood, wood2, wood3, metal } = paint;

const SHIELD = 'M-17 -20Q0 -26 17 -20V4Q15 20 0 27 -15 20 -17 4Z';
const shield = (side) =>
  group(
    shape(SHIELD, people[side].dark, white, 3.4) +
      line(SHIELD, ink, 1.4) +
      emblem(side, people[side].light, people[side].dark) +
      brush(
        [
          [-13.5, 2],
          [-13.5, -12],
          [-8, -18.5],
        ],
        2.6,
        white,
        0.55,
      ),
    'scale(.95)',
  );

/** One ear of wheat, bent to one side, from a stalk's foot. */
const ear = (x, y, turn) => {
  const grain = (dx, dy, lean) =>
    group(
      shape('M0 0C-3.600 -2.500 -3.200 -7.500 0 -9.500 3.200 -7.500 3.600 -2.500 0 0Z', '#f6d06a', ink, 1.1),
      `translate(${dx} ${dy}) rotate(${lean})`,
    );
  return group(
    line('M0 6V-16', ink, 3) +
      line('M0 6V-16', wood3, 1.4) +
      [2, -4.5, -11].map((dy) => grain(-1, dy, -34) + grain(1, dy, 34)).join('') +
      grain(0, -15, 0),
    `translate(${x} ${y}) rotate(${turn})`,
  );
};

export const tools = {
  guardianShield: () => shield('hearthfolk'),
  defenderShield: () => shield('sailfolk'),
  harp: () =>
    line('M-10 -10L8 7M-10.500 -4L4 9.500M-9 -15L12 5M-10 2L0 11', white, 1.7) +
    shape('M-15 21Q-21 -8 -8 -25L-3 -22.500Q-11 -4 -7 12L15 5.500 18 11Z', wood, ink, 1.7) +
    brush(
      [
        [-14, 12],
        [-15.5, -4],
        [-9, -18],
      ],
      2,
      wood3,
    ),
  bowl: () =>
    brush(
      [
        [-6, -4],
        [-10, -12],
        [-4, -21],
      ],
      3.2,
      white,
    ) +
    brush(
      [
        [6, -4],
        [10, -11],
        [5, -19],
      ],
      3.2,
      white,
    ) +
    shape('M0 2Q-5 -10 6 -14 9 -4 0 2Z', '#3e8e53', ink, 1.3) +
    shape('M-18 2H18Q16 20 0 20 -16 20 -18 2Z', white, ink, 1.8) +
    line('M-14.500 8.500H14.500', people.hearthfolk.dark, 2.2),
  wheat: () =>
    shape('M-3 22L-4.500 4 0 0 4.500 4 3 22Z', wood3, ink, 1.4) +
    ear(-8, 2, -24) +
    ear(8, 2, 24) +
    ear(0, -1, 0) +
    shape('M-6 7Q0 10 6 7L5.500 11.500Q0 14 -5.500 11.500Z', people.hearthfolk.glaze, ink, 1.4),
  hammer: () =>
    shape('M-3 -12H3V24H-3Z', wood, ink, 1.5) +
    shape('M-15 -22H13L17 -14 13 -8H-15Z', metal, ink, 1.8) +
    line('M-12 -18.500H11', white, 1.8, 'opacity=".7"'),
  key: () => {
    const bow = 'M0 -24A9.500 9.500 0 1 1 0 -5 9.500 9.500 0 1 1 0 -24Z';
    const bit = 'M-2.400 -6H2.400V23.500H-2.400ZM2 11.500H10V16H6.800V18.500H10V23H2Z';
    return (
      line(bow, ink, 8) +
      shape(bit, ink, ink, 3.2) +
      line(bow, gold, 4.8) +
      shape(bit, gold) +
      shape('M-4.500 -6.500H4.500V-3H-4.500Z', gold, ink, 1.4) +
      line('M-7.500 -17A8 8 0 0 1 -1 -23', paint.gold2, 1.8)
    );
  },
  spyglass: () =>
    group(
      shape('M-24 -5H-6V5H-24Z', wood2, ink, 1.7) +
        shape('M-6 -7H10V7H-6Z', '#c89b4a', ink, 1.7) +
        shape('M10 -9H24V9H10Z', wood2, ink, 1.7) +
        line('M-21 -2H-8M-3 -3.500H7M13 -5H21', white, 1.6, 'opacity=".5"'),
      'rotate(-28)',
    ),
  rope: () =>
    [15, 10, 5]
      .map(
        (size, i) =>
          line(oval(0, i * 2, size + 2, size), ink, 6) + line(oval(0, i * 2, size + 2, size), '#e3c58e', 3.6),
      )
      .join('') +
    line('M-13 -4L-10 -1M-8 -11L-6 -7M1 -14L1 -10M10 -11L8 -7M15 -3L11 -1M13 7L10 5', wood2, 1.1, 'opacity=".7"'),
  adze: () =>
    shape('M-3 -18L4 -18 7 24H0Z', wood, ink, 1.5) +
    shape('M-16 -14Q-4 -26 12 -20L12 -13Q-4 -15 -12 -6Z', metal, ink, 1.8) +
    brush(
      [
        [-11, -13],
        [-3, -19],
        [8, -18.5],
      ],
      2,
      white,
      0.7,
    ),
};
