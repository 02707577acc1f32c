// Small things: dice without numbers, seals, tokens of what lasts, the houses of a realm, and slabs of the interface.
import { at, brush, dot, gloss, group, hex, line, oval, paint, people, shape } from './kit.mjs';
import { emblem, peak, wave } from './motifs.mjs';
import { dome } from './scenery.mjs';

const { ink, white, tin } = paint;

/** A face of a six-sided die, 34 × 34 from 0, 0. */
const PIPS = {
  blank: [],
  1: [[17, 17]],
  2: [
    [10, 10],
    [24, 24],
  ],
  3: [
    [10, 10],
    [17, 17],
    [24, 24],
  ],
  4: [
    [10, 10],
    [24, 10],
    [10, 24],
    [24, 24],
  ],
  5: [
    [10, 10],
    [24, 10],
    [17, 17],
    [10, 24],
    [24, 24],
  ],
  6: [
    [10, 9.5],
    [24, 9.5],
    [10, 17],
    [24, 17],
    [10, 24.5],
    [24, 24.5],
  ],
};
const block = (y, fill, stroke) =>
  `<rect x="2" y="${y}" width="30" height="30" rx="7" fill="${fill}"${stroke ? ` stroke="${ink}" stroke-width="2"` : ''}/>`;
export const sixSided = Object.fromEntries(
  Object.entries(PIPS).map(([name, pips]) => [
    name,
    () =>
      block(4.2, paint.clay2, true) +
      block(2, white, true) +
      block(2, gloss, false) +
      pips.map(([x, y]) => dot(x, y, 3.1, ink) + dot(x - 0.9, y - 0.9, 0.8, white)).join('') +
      line('M6 12V9.500Q6 6 9.500 6H14', white, 2),
  ]),
);

/** A twenty-sided die of a people around 0, 0; its number belongs on the middle face. */
export const twentySided = (side) => {
  const { glaze, dark, light } = people[side];
  return (
    shape(hex(48, false, 0.1), dark, white, 5) +
    shape(hex(46, false, 0.1), glaze) +
    shape('M0 -46L-40 -23 0 -26ZM-40 -23L-26 17 0 -26Z', white, '', 0, 'opacity=".2"') +
    shape('M40 -23V23L26 17ZM26 17L40 23 0 46Z', '#000a18', '', 0, 'opacity=".2"') +
    shape('M0 46L-40 23 -26 17Z', '#000a18', '', 0, 'opacity=".12"') +
    shape('M0 -26L26 17H-26Z', light, dark, 2, 'fill-opacity=".3"') +
    line(
      'M0 -46V-26M40 -23L26 17M40 23L26 17M0 46L26 17M0 46L-26 17M-40 23L-26 17M-40 -23L-26 17M-40 -23L0 -26M40 -23L0 -26',
      dark,
      2,
    ) +
    shape(hex(46, false, 0.1), gloss) +
    brush(
      [
        [-36, 6],
        [-36, -20],
        [-8, -38],
      ],
      4,
      white,
      0.7,
      0.1,
    )
  );
};

/** The seal of a people below a treaty, around 0, 0. */
export const seal = (side) =>
  shape(hex(34, false, 0.16, 3.5), '#3a2a00', '', 0, 'opacity=".4"') +
  shape(hex(34, false), people[side].glaze, white, 3) +
  line(hex(27, false), people[side].light, 1.4, 'opacity=".6"') +
  shape(hex(34, false), gloss) +
  group(emblem(side), 'scale(1.350)');

/** What is drawn on a token, 24 × 24 around 0, 0. */
const arrow = (down) => `M-4 ${down ? -8 : 8}H4V0H9L0 ${down ? 9 : -9} -9 0H-4Z`;
const SIGNS = {
  truce: () =>
    line('M-9 -5H-1L-2.500 6H-7.500ZM9 -5H1L2.500 6H7.500Z', ink, 1.2) +
    shape('M-9 -5H-1L-2.500 6H-7.500Z', people.sailfolk.glaze, ink, 1.3) +
    shape('M9 -5H1L2.500 6H7.500Z', people.hearthfolk.glaze, ink, 1.3) +
    line('M-8 9.500H8', ink, 2),
  war: () => line('M1 -11L-4 -4 4 1 -3 7 1 11.500', paint.clay, 5.4) + line('M1 -11L-4 -4 4 1 -3 7 1 11.500', ink, 2.6),
  fog: () => line('M-9 -5Q-4 -8 0 -5T9 -5M-9 1Q-4 -2 0 1T9 1M-9 7Q-4 4 0 7T9 7', '#6f8480', 2.8),
  lowWater: () =>
    wave(0, -4, 9, '#2c7f93') +
    shape(oval(-5, 6, 4.4, 2.4), paint.stone, ink, 1.2) +
    shape(oval(5, 4, 4, 2.2), paint.stone, ink, 1.2),
  harvest: () =>
    [-5, 0, 5]
      .map(
        (x) => line(`M${x * 0.4} 9Q${x * 0.6} 0 ${x} -4`, ink, 2) + shape(oval(x, -6, 2.2, 4.4), '#f6d06a', ink, 1.1),
      )
      .join('') + line('M-3.500 4H3.500', ink, 2.2),
  greatStorm: () =>
    shape('M-9 0Q-11 -6 -5 -6 -3 -11 2 -9 8 -9 8 -4 12 -1 8 1H-8Z', '#56637e', ink, 1.2) +
    line('M-5 4L-7 9M0 4L-2 9M5 4L3 9', '#24479a', 2.2),
  fairWind: () =>
    line('M-9 -2H4Q8.500 -2.500 8 -6.500 7 -9.500 4 -8.500M-7 3H7.500Q10.500 4 9 7.500 7 10 4.500 8', '#24479a', 2.3),
  landAwake: () =>
    dot(0, 0, 4.8, paint.gold, ink, 1.2) +
    line(
      'M0 -10V-7.500M0 10V7.500M-10 0H-7.500M10 0H7.500M-7 -7L-5.300 -5.300M7 7L5.300 5.300M7 -7L5.300 -5.300M-7 7L-5.300 5.300',
      ink,
      1.8,
    ),
  highPlaces: () => at(0, 2, 0.4, peak(0, 0, 26, '#453455')),
  closedPaths: () =>
    [-6.5, 0, 6.5].map((x) => shape(`M${x - 2.4} 9V-5L${x} -8.500 ${x + 2.4} -5V9Z`, paint.wood, ink, 1.2)).join('') +
    line('M-10 -1H10M-10 5H10', ink, 2.8) +
    line('M-10 -1H10M-10 5H10', paint.wood2, 1.2),
  resolve: () =>
    shape('M0 9C-12 1 -9 -9 -3.500 -8 -1 -7.500 0 -5 0 -5 0 -5 1 -7.500 3.500 -8 9 -9 12 1 0 9Z', paint.ink),
  homeGround: () =>
    shape('M-10 0L0 -9.500 10 0H7.500V8.500H-7.500V0Z', paint.ink) + shape('M-2.500 8.500V2.500H2.500V8.500Z', tin),
  missedTurn: () =>
    shape(
      'M-7 -9.500H7V-7.500Q7 -3 1.500 0 7 3 7 7.500V9.500H-7V7.500Q-7 3 -1.500 0 -7 -3 -7 -7.500Z',
      white,
      ink,
      1.8,
    ) + shape('M-4.500 8Q-3 4 0 3.500 3 4 4.500 8ZM-3 -5H3L0 -1.500Z', paint.clay),
  more: () => shape(arrow(false), '#1e5b3c'),
  less: () => shape(arrow(true), paint.act),
};
/** Tokens: a sign on a small hex of tin glaze, around 0, 0. */
export const tokens = Object.fromEntries(
  Object.entries(SIGNS).map(([name, sign]) => [
    name,
    () =>
      shape(hex(16, false, 0.16, 2), paint.clay2, paint.clay2, 1) +
      shape(hex(16, false), tin, ink, 1.6) +
      line(hex(14, false), white, 1.2) +
      group(sign(), 'scale(.86)'),
  ]),
);

/** A house of the Sailfolk, with a steep roof. */
const gabled = (x, y, size) =>
  group(
    shape('M-12 0V-13H12V0Z', white, ink, 1.6) +
      shape('M-15 -12L0 -26 15 -12Z', people.sailfolk.glaze, ink, 1.6) +
      shape('M-3.500 0V-8H3.500V0Z', people.sailfolk.dark) +
      line('M-9 -14.500L-1 -22', people.sailfolk.light, 1.8),
    `translate(${x} ${y}) scale(${size})`,
  );
/** Where the houses of a realm stand, the rear ones first; a City or a Nation also has a wall. */
const HOUSES = [
  [[0, 10, 1]],
  [
    [9, 6, 0.8],
    [-8, 11, 0.95],
  ],
  [
    [0, -1, 0.75],
    [13, 10, 0.85],
    [-12, 11, 0.9],
  ],
  [
    [-2, -4, 0.75],
    [14, 4, 0.78],
    [-15, 5, 0.8],
    [0, 9, 0.9],
  ],
];
export const realm = (side, stage) =>
  HOUSES[stage - 1].map(([x, y, size]) => (side === 'sailfolk' ? gabled : dome)(x, y, size)).join('') +
  (stage === 4
    ? `<rect x="-27" y="9" width="54" height="9" rx="2" fill="${side === 'sailfolk' ? people.sailfolk.glaze : paint.stone}" stroke="${ink}" stroke-width="1.6"/>` +
      line(
        'M-14 9.500V17.500M0 9.500V17.500M14 9.500V17.500',
        side === 'sailfolk' ? people.sailfolk.light : paint.stone2,
        1.4,
      )
    : '');

/** Slabs, 48 × 56 from 0, 0: nine parts, whose corners are 16 wide and, at the bottom, 20 high. */
const slab = (fill, side, dark, inner) => () =>
  `<rect x="4" y="9" width="40" height="42" rx="9" fill="#021613" opacity=".3"/>` +
  `<rect x="4" y="8" width="40" height="40" rx="9" fill="${dark}"/>` +
  `<rect x="4" y="7" width="40" height="40" rx="9" fill="${side}"/>` +
  `<rect x="4" y="4" width="40" height="40" rx="9" fill="${fill}"/>` +
  `<rect x="5" y="5" width="38" height="38" rx="8" fill="none" stroke="${inner}" stroke-width="2"/>`;
const pressed = (fill, inner) => () =>
  `<rect x="4" y="7" width="40" height="41" rx="9" fill="${fill}"/>` +
  `<rect x="5" y="8" width="38" height="39" rx="8" fill="none" stroke="${inner}" stroke-width="2"/>`;
export const slabs = {
  plain: slab(tin, paint.clay, paint.clay2, white),
  act: slab(paint.act, '#8c1b15', '#6f120d', '#d9534a'),
  pressed: pressed('#efe8d6', white),
  actPressed: pressed('#9c2019', '#c8453c'),
  off: pressed('#ece7da', '#cfc7b4'),
};
