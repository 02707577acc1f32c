// The picture of the title and the ending: one tile, half cobalt, half amber, broken and mended with gold. In layers
// around the middle of the tile, whose side is 140 long.
import {
  brush,
  corners,
  crackle,
  gloss,
  group,
  hex,
  line,
  oval,
  paint,
  people,
  points,
  poured,
  rim,
  shape,
} from './kit.mjs';
import { emblem } from './motifs.mjs';

const SIZE = 140;
/** The break, from top to bottom. */
const BREAK = [
  [2, -134],
  [-9, -112],
  [-20, -83],
  [4, -52],
  [19, -20],
  [-3, 14],
  [-20, 48],
  [-6, 74],
  [11, 98],
  [3, 120],
  [0, 143],
];
const clips = {
  sailfolk: [[-160, -170], [2, -170], ...BREAK, [0, 170], [-160, 170]],
  hearthfolk: [[160, -170], [2, -170], ...BREAK, [0, 170], [160, 170]],
};

/** One half, with bare clay where it broke. */
export function half(side) {
  const { glaze, light, dark } = people[side];
  const sign = side === 'sailfolk' ? -1 : 1;
  const border = corners(SIZE * 0.76, false)
    .map(([x, y]) =>
      side === 'hearthfolk'
        ? line(oval(x, y, 9), dark, 3.6, 'opacity=".75"') + line(oval(x, y, 3), dark, 2.4, 'opacity=".75"')
        : brush(
            [
              [x - 14, y + 3],
              [x, y - 6],
              [x + 14, y + 3],
            ],
            6,
            light,
            0.85,
          ) +
          brush(
            [
              [x - 10, y + 13],
              [x, y + 6],
              [x + 10, y + 13],
            ],
            4,
            light,
            0.6,
          ),
    )
    .join('');
  return group(
    shape(hex(SIZE, false, 0.12, 11), paint.clay2) +
      shape(hex(SIZE, false, 0.12, 7), paint.clay) +
      shape(hex(SIZE, false, 0.12), glaze) +
      border +
      line(hex(SIZE * 0.86, false, 0.1), light, 1.6, 'opacity=".5"') +
      group(emblem(side), `translate(${sign * 57} 2) scale(2.9)`) +
      shape(hex(SIZE, false, 0.12), gloss) +
      line(hex(SIZE - 5, false, 0.12), rim, 7) +
      brush(
        [
          [-100, 12],
          [-100, -46],
          [-72, -68],
          [-22, -98],
        ],
        11,
        paint.white,
        0.62,
        0.1,
      ) +
      brush(
        [
          [44, 94],
          [78, 66],
          [98, 32],
        ],
        7,
        paint.white,
        0.28,
        0.1,
      ) +
      crackle(SIZE * 0.9, sign + 7, 6) +
      group(
        line(points(BREAK, false), dark, 15, 'opacity=".5"') +
          line(points(BREAK, false), paint.clay2, 11) +
          line(points(BREAK, false), paint.clay, 7),
        '',
        'clip-path="url(#whole)"',
      ),
    '',
    `clip-path="url(#${side})"`,
  );
}

/** The clips of both halves and of the whole tile, for the definitions of their drawing. */
export const halfClips = Object.entries(clips)
  .map(([side, outline]) => `<clipPath id="${side}"><path d="${points(outline)}"/></clipPath>`)
  .concat(`<clipPath id="whole"><path d="${hex(SIZE, false, 0.12)}${hex(SIZE, false, 0.12, 11)}"/></clipPath>`)
  .join('');

/** The lower part of the break, as a fraction of its length. */
function lower(part) {
  const upward = BREAK.toReversed();
  const lengths = upward.slice(1).map(([x, y], i) => Math.hypot(x - upward[i][0], y - upward[i][1]));
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  const found = [upward[0]];
  for (const [i, length] of lengths.entries()) {
    const [[fromX, fromY], [toX, toY]] = [upward[i], upward[i + 1]];
    const share = Math.min(1, left / length);
    if (share <= 0) break;
    found.push([fromX + (toX - fromX) * share, fromY + (toY - fromY) * share]);
    left -= length;
  }
  return found;
}

/** Gold that has risen in the break to a fraction of its length. */
export function mend(part) {
  const path = lower(part);
  const [x, y] = path.at(-1);
  return (
    line(points(path, false), paint.bed, 19) +
    line(points(path, false), poured, 13) +
    line(points(path, false), paint.gold2, 3.6, 'opacity=".85"') +
    shape(oval(x, y, part < 1 ? 8 : 7, part < 1 ? 9 : 7), poured) +
    shape(oval(x - 2, y - 2, 2.6), paint.white, '', 0, 'opacity=".9"')
  );
}

/** The open break between the halves. */
export const gap = () => line(points(BREAK, false), '#0a1020', 6);
