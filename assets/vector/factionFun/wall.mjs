// Square wall tiles: those of the two sides with a painted rosette, behind battles and on the backs of cards; and the
// bottle-green wall behind every screen.
import { brush, crackle, dot, gloss, group, line, paint, people, shape } from './kit.mjs';

const GREEN = { glaze: paint.wall2, dark: '#041f1a', light: '#9ccfc1' };
const square = (half, down, fill, opacity = 1) =>
  `<rect x="${2 - half}" y="${2 - half + down}" width="${2 * half - 4}" height="${2 * half - 4}" rx="5" fill="${fill}" opacity="${opacity}"/>`;

/** A tile of 90 × 90 around 0, 0; `side` is a people, or anything else for green. */
export function wallTile(side, seed, shade = 0) {
  const { glaze, dark, light } = people[side] ?? GREEN;
  const petal =
    shape('M0 -7C12 -15 9 -30 0 -36 -9 -30 -12 -15 0 -7Z', dark, '', 0, 'opacity=".42"') +
    brush(
      [
        [0, -12],
        [0, -29],
      ],
      3.2,
      light,
      0.8,
    );
  const corner =
    line('M40.500 16Q19 19 16 40.500', dark, 4, 'opacity=".5"') +
    group(dot(33.3, 33.3, 4.5, light), '', 'opacity=".75"');
  return (
    square(45, 3, paint.clay) +
    square(45, 0, glaze) +
    (shade ? square(45, 0, shade > 0 ? paint.white : '#001122', Math.abs(shade)) : '') +
    [0, 90, 180, 270].map((turn) => group(petal + corner, `rotate(${turn})`)).join('') +
    square(45, 0, gloss) +
    brush(
      [
        [-38.7, 4.5],
        [-38.7, -27],
        [-27, -39],
        [4.5, -39],
      ],
      3.6,
      paint.white,
      0.6,
      0.1,
    ) +
    crackle(50, seed)
  );
}

/** Two by two tiles of a people's wall, 180 × 180 from 0, 0, which repeats. */
export const sideWall = (side) =>
  `<rect width="180" height="180" fill="${people[side].dark}"/>` +
  [
    [45, 45, 0.06],
    [135, 45, -0.05],
    [45, 135, 0],
    [135, 135, 0.04],
  ]
    .map(([x, y, shade], i) => group(wallTile(side, i + 2, shade), `translate(${x} ${y})`))
    .join('');

/** Tiles of the green wall, 160 × 160 from 0, 0, which repeats. */
export const greenWall = () =>
  `<rect width="160" height="160" fill="${paint.wall2}"/>` +
  [0, 80]
    .flatMap((x) => [0, 80].map((y) => [x, y]))
    .map(([x, y], i) =>
      group(
        `<rect x="1" y="1" width="78" height="78" rx="4" fill="${['#115247', '#124f45', '#10554a', '#115247'][i]}"/>` +
          line('M4 76V7Q4 4 7 4H76', '#2a7566', 1.5) +
          line('M40 14L66 40 40 66 14 40Z', '#0b4037', 2.5) +
          dot(40, 40, 5, '#0b4037'),
        `translate(${x} ${y})`,
      ),
    )
    .join('');
