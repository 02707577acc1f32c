// Pictures of the action cards, 140 × 84: one thing in each.
import { at, brush, dot, group, line, oval, paint, people, shape } from './kit.mjs';
import { peak, tree, tuft, wave } from './motifs.mjs';
import { pieces } from './pieces.mjs';
import { dome, F, hill, M, P, path, sea, skiff, sky, stones, stump, W, wheel } from './scenery.mjs';
import { tools } from './tools.mjs';

const { ink, white, gold, wood, wood2, wood3, metal } = paint;
const drawn = new Map(pieces);
/** A piece standing at (x, y). */
const standing = (name, x, y, size) =>
  group(drawn.get(name)(), `translate(${x} ${y}) scale(${size}) translate(-22 -53)`);
const sea0 = sky(people.sailfolk.tint);
const land0 = sky(people.hearthfolk.tint);

const sailfolk = {
  clearing: () =>
    sea0 +
    hill(58, P.glaze) +
    stump(30, 52) +
    stump(60, 60, 1.15) +
    tree(112, 36, 26, F.motif) +
    tuft(46, 78, 8, P.motif) +
    group(
      line('M0 0L30 -16', ink, 6.4) +
        line('M0 0L30 -16', wood, 3.4) +
        shape('M-7 -6L5 -4 7 8Q-4 14 -13 8Q-6 2 -7 -6Z', metal, ink, 1.6),
      'translate(82 72)',
    ),
  blasting: () =>
    sea0 +
    peak(38, 42, 38, M.motif) +
    peak(110, 50, 32, M.motif) +
    hill(72, P.glaze) +
    Array.from({ length: 9 }, (_, i) => {
      const [dx, dy] = [Math.cos(i * 0.7 + 0.2), Math.sin(i * 0.7 + 0.2)];
      return brush(
        [
          [74 + dx * 5, 46 + dy * 5],
          [74 + dx * 28, 44 + dy * 26],
        ],
        i % 2 ? 8 : 10,
        i % 2 ? white : gold,
        1,
        0.5,
      );
    }).join('') +
    dot(74, 45, 8, white) +
    [
      [54, 16, 1.1],
      [94, 14, 1.2],
      [80, 6, 0.9],
      [106, 28, 0.8],
      [44, 30, 0.8],
    ]
      .map(([x, y, size]) => at(x, y, size, shape('M-5 -3L1 -5 6 0 3 5 -4 4Z', '#5d4a70', ink, 1.4)))
      .join(''),
  horseAndWagon: () =>
    sea0 +
    hill(64, P.glaze) +
    line('M66 53L90 49', ink, 2) +
    shape('M22 52V36Q42 16 64 36V52Z', white, ink, 1.8) +
    line('M32 50V33M43 50V27M54 50V33', '#c8cfdd', 1.7) +
    shape('M17 51H69V58H17Z', wood2, ink, 1.6) +
    wheel(29, 63, 9.5) +
    wheel(58, 63, 9.5) +
    shape(
      'M87 67V55Q84 45 92 43L107 43Q111 30 119 25L124 31 129 36 126.500 40.500 118.500 42Q118 52 112 55V67H107.500V56H94V67Z',
      wood,
      ink,
      1.7,
    ) +
    brush(
      [
        [109, 44],
        [111, 34],
        [118, 26],
      ],
      4,
      wood2,
    ) +
    brush(
      [
        [88, 47],
        [83, 54],
        [85, 62],
      ],
      3,
      wood2,
    ) +
    dot(120.5, 33.5, 1.1, ink),
  ferry: () =>
    sea0 +
    sea(52) +
    shape('M-4 34Q70 40 144 34', 'none', ink, 3.4) +
    shape('M-4 34Q70 40 144 34', 'none', '#e3c58e', 1.6) +
    line('M46 50V37.500M94 50V37.500', ink, 1.8) +
    shape('M58 49V29H82V49Z', white, ink, 1.7) +
    shape('M55 30Q70 20 85 30Z', people.sailfolk.glaze, ink, 1.6) +
    shape('M64 35H76V42H64Z', people.sailfolk.light, ink, 1.3) +
    shape('M30 48H110L101 64H40Z', wood2, ink, 1.8) +
    line('M36 53H104M42 58H98', wood3, 1.5) +
    wave(40, 72, 16, W.motif) +
    wave(102, 70, 16, W.motif),
  survey: () =>
    sea0 +
    hill(66, P.glaze) +
    peak(110, 46, 25, M.motif) +
    line('M44 40L26 80M44 40L62 80M44 40V82', ink, 5) +
    line('M44 40L26 80M44 40L62 80M44 40V82', wood2, 2.6) +
    at(46, 32, 1, tools.spyglass()) +
    [
      [76, 72],
      [98, 68],
      [120, 65],
    ]
      .map(([x, y]) => line(`M${x} ${y}v-12`, ink, 3.6) + line(`M${x} ${y}v-12`, wood3, 1.8))
      .join('') +
    line('M76 62Q87 62 98 58T120 55', paint.act, 1.4),
  drill: () =>
    sea0 +
    hill(70, P.glaze) +
    standing('sailfolk/base2', 30, 78, 1.02) +
    standing('sailfolk/base', 70, 80, 1.02) +
    standing('sailfolk/captain', 110, 77, 1.02) +
    line('M-4 60Q30 66 70 63T144 55', ink, 5.4) +
    line('M-4 60Q30 66 70 63T144 55', '#e3c58e', 3) +
    line(
      'M4 60.500l2.500 2M18 63l2.500 2M44 64.500l2 -1.500M58 64l2 -2M84 63l2 -2M98 62l2 -2M126 58.500l2 -2',
      wood2,
      1.1,
    ),
};

const hearthfolk = {
  greatSeed: () =>
    land0 +
    hill(68, P.glaze) +
    shape('M56 78Q70 66 84 78Z', wood2) +
    brush(
      [
        [70, 76],
        [70, 62],
        [70, 44],
      ],
      6,
      F.motif,
      1,
      0.7,
    ) +
    shape('M70 54Q42 54 39 27 68 27 70 54ZM70 46Q96 46 101 19 72 19 70 46Z', F.glaze, ink, 1.7) +
    line('M45 32Q60 38 69 51M95 24Q80 30 71 43', F.motif, 1.6) +
    brush(
      [
        [46, 34],
        [50, 44],
        [60, 50],
      ],
      2,
      white,
      0.6,
    ) +
    tuft(24, 74, 10, P.motif) +
    tuft(116, 72, 10, P.motif),
  highPlaces: () =>
    land0 +
    peak(26, 54, 26, M.motif) +
    peak(116, 54, 26, M.motif) +
    peak(70, 40, 44, M.motif) +
    hill(76, P.glaze) +
    stones(26, 76, 6, 2, 9.4),
  riverWays: () =>
    land0 +
    hill(46, P.glaze) +
    shape('M-2 40C40 34 50 52 64 60S110 62 142 58V86H-2Z', W.glaze) +
    brush(
      [
        [2, 43],
        [36, 41],
        [58, 58],
        [90, 63],
      ],
      2.4,
      white,
      0.8,
    ) +
    wave(28, 58, 15, W.motif) +
    wave(112, 76, 16, W.motif) +
    wave(40, 76, 13, W.motif) +
    tuft(112, 50, 10, P.motif) +
    tuft(128, 54, 8, P.motif) +
    skiff(76, 62, 1.15),
  closedPaths: () =>
    land0 +
    hill(56, P.glaze) +
    path('#e6d3a6') +
    dome(116, 42, 0.8) +
    [36, 56, 76, 96]
      .map(
        (x) => shape(`M${x - 6} 77V38L${x} 31 ${x + 6} 38V77Z`, wood, ink, 1.6) + line(`M${x - 2.5} 42V72`, wood3, 1.5),
      )
      .join('') +
    shape('M24 46H108V52.500H24ZM24 62H108V68.500H24Z', wood2, ink, 1.5),
  gathering: () =>
    land0 +
    hill(72, P.glaze) +
    [
      [44, 36, '#b3261e'],
      [62, 28, gold],
      [82, 29, '#b3261e'],
      [97, 37, '#5b8f3a'],
      [55, 40, '#5b8f3a'],
      [72, 39, '#e2902a'],
      [88, 42, gold],
    ]
      .map(
        ([x, y, fill]) =>
          dot(x, y, 9.5, fill, ink, 1.6) +
          line(`M${x - 5} ${y - 1}Q${x - 4} ${y - 5} ${x} ${y - 6}`, white, 1.8, 'opacity=".75"') +
          line(`M${x + 1} ${y - 9}l2 -4`, ink, 1.6),
      )
      .join('') +
    shape('M28 43H112Q108 78 70 78 32 78 28 43Z', '#c99b52', ink, 1.9) +
    line('M31 53H109M36 64H104M44 44L52 77M62 44L64 78M78 44L76 78M96 44L88 77', wood2, 1.3) +
    shape('M26 41H114V47.500H26Z', wood3, ink, 1.6),
  oldPaths: () =>
    land0 +
    peak(126, 32, 18, M.motif) +
    hill(52, P.glaze) +
    path(white) +
    tree(24, 44, 19, F.motif) +
    tree(124, 60, 17, F.motif) +
    tuft(54, 76, 9, P.motif) +
    [
      [84, 58, 9],
      [84, 51.5, 7.2],
      [84, 46, 5.4],
      [84, 41.4, 3.6],
    ]
      .map(([x, y, r], i) => shape(oval(x, y, r, r * 0.5), i % 2 ? '#cabda2' : paint.stone, ink, 1.5))
      .join(''),
  knownGround: () =>
    land0 +
    hill(60, P.glaze) +
    dome(120, 46, 0.85) +
    tree(14, 44, 17, F.motif) +
    standing('hearthfolk/base', 34, 76, 1.02) +
    standing('hearthfolk/base2', 70, 77, 1.02) +
    standing('hearthfolk/protector', 106, 76, 1.02) +
    stones(-4, 86, 10, 2, 10),
};

export const cards = { ...sailfolk, ...hearthfolk };
