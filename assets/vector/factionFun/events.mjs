// Pictures of the events, 140 × 84. Sickness and Famine show the same table with an empty place, and nobody.
import { brush, dot, group, line, oval, paint, people, shape } from './kit.mjs';
import { peak, tree, tuft, wave } from './motifs.mjs';
import { boat, bowl, dome, F, flame, hill, M, P, sea, skiff, sky, stool, sun, table, tent, W } from './scenery.mjs';

const { ink, white, wood, wood2 } = paint;
const pale = sky('#ddebe4');

/** A gust of wind, curled at its end. */
const gust = (x, y, length) => line(`M${x} ${y}h${length}q9 -1 8 -8q-1 -6 -7 -5.500q-5 1 -4 5.500`, white, 4);

/** A sheaf of wheat, bound. */
const sheaf = (x, y, size) =>
  group(
    [-16, -9, -3, 3, 9, 16]
      .map(
        (dx) =>
          line(`M${dx * 0.3} 0Q${dx * 0.5} -16 ${dx} -32`, ink, 4.6) +
          line(`M${dx * 0.3} 0Q${dx * 0.5} -16 ${dx} -32`, '#e3b34a', 2.6),
      )
      .join('') +
      [-16, -9, -3, 3, 9, 16]
        .map((dx) => group(shape(oval(0, 0, 3.4, 7), '#f6d06a', ink, 1.3), `translate(${dx} -36) rotate(${dx * 1.3})`))
        .join('') +
      shape('M-4 0L-10 18H10L4 0Z', '#e3b34a', ink, 1.5) +
      line('M-3 6L-4 16M3 6L4 16', wood, 1.2) +
      shape('M-7 -3H7V4H-7Z', wood2, ink, 1.4),
    `translate(${x} ${y}) scale(${size})`,
  );

export const events = {
  sickness: () => pale + stool(70) + table() + bowl(34, 42) + bowl(106, 42),
  famine: () => pale + stool(34) + stool(106) + table() + bowl(70, 42),
  greatStorm: () =>
    sky('#c3d0d8', '#e6eef0') +
    sea(58) +
    group(boat(0, 0, 0.72), 'translate(74 50) rotate(-9)') +
    [
      [70, 8, 64, 15],
      [40, 20, 34, 11],
      [96, 20, 40, 12],
    ]
      .map(([x, y, rx, ry]) => shape(oval(x, y, rx, ry), '#56637e'))
      .join('') +
    brush(
      [
        [8, 12],
        [50, 4],
        [96, 10],
      ],
      4,
      white,
      0.3,
    ) +
    [14, 36, 58, 98, 122]
      .map((x, i) =>
        brush(
          [
            [x, 32 + (i % 2) * 4],
            [x - 11, 54 + (i % 2) * 4],
          ],
          3.4,
          '#24479a',
        ),
      )
      .join(''),
  landAwake: () =>
    pale +
    sun(70, 32, 15) +
    hill(56, F.glaze) +
    [22, 46, 92, 116].map((x, i) => tree(x, 56 + (i % 2) * 7, 14, F.motif)).join('') +
    brush(
      [
        [72, 90],
        [66, 68],
        [72, 51],
      ],
      10,
      white,
      0.9,
      0.5,
    ),
  war: () =>
    shape('M-2 -2H70L62 18 76 36 64 56 74 86H-2Z', people.sailfolk.glaze) +
    shape('M142 -2H70L62 18 76 36 64 56 74 86H142Z', people.hearthfolk.glaze) +
    brush(
      [
        [6, 52],
        [6, 20],
        [14, 8],
        [44, 6],
      ],
      5,
      white,
      0.55,
      0.1,
    ) +
    brush(
      [
        [132, 30],
        [134, 56],
        [124, 74],
        [98, 78],
      ],
      4,
      white,
      0.45,
      0.1,
    ) +
    line('M70 -2L62 18 76 36 64 56 74 86', white, 11) +
    line('M70 -2L62 18 76 36 64 56 74 86', paint.clay, 7.4) +
    line('M70 -2L62 18 76 36 64 56 74 86', '#0a1020', 3.8) +
    [
      [32, 42, people.sailfolk.dark, people.sailfolk.light],
      [108, 42, people.hearthfolk.dark, people.hearthfolk.light],
    ]
      .map(([x, y, dark, light]) =>
        group(
          shape('M0 -23L20 -11.500V11.500L0 23 -20 11.500V-11.500Z', dark, white, 2.4) +
            line(
              'M0 -23V-13L-20 -11.500M0 -13L20 -11.500M0 -13L12 8H-12ZM-12 8L-20 11.500M12 8L20 11.500M-12 8L0 23L12 8M-20 -11.500L-12 8M20 -11.500L12 8',
              light,
              1.4,
            ),
          `translate(${x} ${y})`,
        ),
      )
      .join(''),
  hiddenCamp: () =>
    pale +
    hill(60, P.glaze) +
    tent(70, 72, 1.05, people.sailfolk.glaze) +
    tree(20, 42, 24, F.motif) +
    tree(44, 56, 17, F.motif) +
    tree(118, 44, 26, F.motif) +
    tuft(96, 76, 9, P.motif),
  returningKin: () =>
    pale +
    hill(48, P.glaze) +
    shape('M-2 62Q40 56 70 66T142 66V86H-2Z', W.glaze) +
    brush(
      [
        [2, 63],
        [40, 59],
        [70, 68],
      ],
      2,
      white,
      0.7,
    ) +
    tree(20, 36, 18, F.motif) +
    tree(122, 42, 22, F.motif) +
    dome(78, 48, 1.1) +
    wave(112, 78, 15, W.motif) +
    skiff(46, 66, 1.1) +
    shape('M30 66Q34 56 42 60 46 52 53 58 60 58 58 68Q44 72 30 66Z', '#c99b52', ink, 1.5) +
    line('M40 60L45 68M53 58L51 69', wood2, 1.3),
  fairWind: () => sky(people.sailfolk.tint) + sea(58) + boat(54, 46, 0.95) + gust(84, 24, 30) + gust(92, 40, 22),
  lowWater: () =>
    pale +
    sea(40) +
    shape('M-2 74Q30 66 56 74T120 78L142 74V86H-2Z', '#e6d3a6') +
    [
      [20, 70, 14, 5],
      [48, 62, 13, 4.6],
      [72, 54, 11, 4],
      [94, 48, 9, 3.2],
      [112, 43.5, 7, 2.6],
    ]
      .map(
        ([x, y, rx, ry]) =>
          shape(oval(x, y + 2, rx, ry), paint.stone2, ink, 1.5) +
          shape(oval(x, y, rx, ry), '#cabda2', ink, 1.5) +
          brush(
            [
              [x - rx * 0.6, y - 1],
              [x, y - ry * 0.5],
            ],
            1.6,
            white,
            0.8,
          ),
      )
      .join('') +
    tuft(126, 74, 8, P.motif),
  truce: () =>
    pale +
    shape('M6 60H134L128 80H12Z', white, ink, 1.8) +
    line('M16 65H124M15 74H125', '#c8cfdd', 1.6) +
    brush(
      [
        [44, 30],
        [40, 20],
        [46, 10],
      ],
      4,
      white,
    ) +
    brush(
      [
        [56, 31],
        [53, 22],
        [59, 13],
      ],
      3.4,
      white,
    ) +
    brush(
      [
        [84, 30],
        [80, 20],
        [86, 10],
      ],
      4,
      white,
    ) +
    brush(
      [
        [96, 31],
        [93, 22],
        [99, 13],
      ],
      3.4,
      white,
    ) +
    [
      [48, people.sailfolk],
      [92, people.hearthfolk],
    ]
      .map(
        ([x, { glaze, light }]) =>
          shape(`M${x - 18} 38H${x + 18}L${x + 13} 66H${x - 13}Z`, glaze, ink, 1.9) +
          line(`M${x - 14} 46H${x + 14}`, light, 2.4) +
          line(`M${x - 12} 51L${x - 9.5} 62`, white, 2.2, 'opacity=".6"'),
      )
      .join(''),
  fog: () =>
    sky('#cfdcd8', '#eef3f1') +
    tree(28, 44, 24, '#4d7c68') +
    tree(110, 42, 26, '#4d7c68') +
    tree(70, 50, 22, F.motif) +
    [28, 46, 62, 78]
      .map((y, i) =>
        brush(
          [
            [-10, y],
            [40, y - 6 + (i % 2) * 10],
            [92, y + 5 - (i % 2) * 9],
            [150, y - 2],
          ],
          12,
          white,
          0.86,
          0.7,
        ),
      )
      .join(''),
  harvest: () =>
    pale + sun(112, 20, 10) + hill(64, '#ead79a') + sheaf(34, 58, 0.9) + sheaf(104, 60, 0.82) + sheaf(70, 62, 1.12),
  wildfire: () =>
    sky('#f3d9c0', '#fbeadb') +
    brush(
      [
        [40, 40],
        [52, 18],
        [84, 10],
        [128, 4],
      ],
      15,
      '#7b7480',
      0.55,
      0.4,
    ) +
    hill(66, P.glaze) +
    tree(24, 48, 22, F.motif) +
    tree(70, 44, 26, '#3b2a2c') +
    tree(116, 52, 20, F.motif) +
    flame(56, 68, 1.15) +
    flame(84, 70, 1.2) +
    flame(70, 74, 1.5),
  newGrowth: () =>
    pale +
    hill(58, P.glaze) +
    [
      [24, 58, 0.7],
      [56, 64, 1.05],
      [92, 60, 0.85],
      [122, 62, 0.65],
    ]
      .map(([x, y, size]) =>
        group(
          brush(
            [
              [0, 12],
              [0, -6],
            ],
            3.6,
            F.motif,
            1,
            0.7,
          ) +
            shape('M0 -2Q-16 -2 -18 -17 -1 -17 0 -2ZM0 -8Q15 -8 17 -23 1 -23 0 -8Z', F.glaze, ink, 1.5) +
            line('M-14 -14Q-6 -10 -1 -4M13 -20Q6 -16 1 -10', F.motif, 1.2),
          `translate(${x} ${y}) scale(${size})`,
        ),
      )
      .join('') +
    tuft(40, 78, 8, P.motif) +
    tuft(76, 80, 9, P.motif) +
    tuft(108, 78, 8, P.motif),
  calm: () =>
    pale +
    peak(20, 44, 16, M.motif) +
    dot(84, 34, 15, paint.gold) +
    brush(
      [
        [77, 33],
        [78, 27],
        [84, 24],
      ],
      3,
      white,
      0.8,
    ) +
    shape('M-2 48H142V86H-2Z', W.glaze) +
    line('M-2 48H142', white, 1.6, 'opacity=".8"') +
    [
      [54, 0.9, 26],
      [61, 0.7, 18],
      [68, 0.6, 23],
      [75, 0.5, 14],
    ]
      .map(([y, opacity, w]) =>
        brush(
          [
            [84 - w, y],
            [84, y],
            [84 + w, y],
          ],
          3,
          '#f7dd86',
          opacity,
        ),
      )
      .join('') +
    brush(
      [
        [8, 60],
        [26, 60],
        [44, 60],
      ],
      1.8,
      W.motif,
      0.6,
    ) +
    brush(
      [
        [98, 78],
        [116, 78],
        [134, 78],
      ],
      1.8,
      W.motif,
      0.6,
    ),
};
