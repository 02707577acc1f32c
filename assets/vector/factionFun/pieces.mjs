// Pieces of the board: a broad arch of the Hearthfolk, a tall wedge of the Sailfolk. A base avatar shows its emblem; a
// specialty has a gold collar and its tool on a token. The foot of a piece is at (22, 53).
import { at, brush, dot, gloss, line, oval, paint, people, shape } from './kit.mjs';
import { emblem } from './motifs.mjs';
import { ROLES, SKINS } from './roles.mjs';
import { tools } from './tools.mjs';

const { ink, white } = paint;

const BODY = {
  hearthfolk: 'M5 53V38Q6 22 22 21 38 22 39 38V53Z',
  sailfolk: 'M3 53Q13 40 16 21H27.500Q31 40 41 53Z',
};
const COLLAR = { hearthfolk: 'M10 27Q22 33 34 27', sailfolk: 'M14.500 26Q22 30 29 26' };
/** A painted border along the hem. */
const HEM = {
  hearthfolk: () =>
    [10.5, 16.2, 22, 27.8, 33.5].map((x) => line(oval(x, 49.4, 1.9), people.hearthfolk.dark, 1)).join(''),
  sailfolk: () =>
    [10.5, 18.2, 25.8, 33.5]
      .map((x) =>
        brush(
          [
            [x - 3.4, 50.6],
            [x, 48.4],
            [x + 3.4, 50.6],
          ],
          1.9,
          people.sailfolk.light,
        ),
      )
      .join(''),
};

/** Hair around the head at (22, 13): `[what is behind the head, what is on it]`. */
const CAP = 'M12.600 13C12 -0.500 32 -0.500 31.400 13 27 8.500 17 8.500 12.600 13Z';
const HAIR = {
  crop: () => ['', CAP],
  curls: () => [
    '',
    `${[
      [14.4, 8, 4],
      [18, 4, 4.4],
      [24, 3.4, 4.6],
      [29, 7, 4.2],
      [31, 11, 2.8],
      [13.2, 11.8, 2.8],
    ]
      .map((circle) => oval(...circle))
      .join('')}M15 9Q22 5 29 9L26 3H18Z`,
  ],
  bun: () => [oval(22, -0.5, 5), CAP],
  knit: () => ['', 'M12.400 11C12 -2.500 32 -2.500 31.600 11Q22 6.500 12.400 11Z'],
  braid: () => [oval(31.6, 16, 3) + oval(32, 21.4, 2.8) + oval(31.6, 26.4, 2.4), CAP],
  long: () => ['M11.500 24C8.500 6 14 1.500 22 1.500 30 1.500 35.500 6 32.500 24Q29 26 27 22H17Q15 26 11.500 24Z', CAP],
  bald: () => [
    '',
    'M12.800 13Q11.600 8.500 14.600 6.500 14.600 9.500 15.600 12.500ZM31.200 13Q32.400 8.500 29.400 6.500 29.400 9.500 28.400 12.500Z',
  ],
};

function piece(side, { tool, skin, hair, color, beard }, kind) {
  const [behind, front] = HAIR[hair]();
  const body = BODY[side];
  const special = !kind.startsWith('base');
  const below = (d) => (d ? shape(d, white, white, 5) : '');
  return (
    shape(oval(22, 53.4, 21, 4.4), '#041b2e', '', 0, 'opacity=".45"') +
    below(body) +
    below(behind) +
    below(front) +
    dot(22, 13, 9, white, white, 6.8) +
    (behind ? shape(behind, color, ink, 1.6) : '') +
    shape(body, people[side].glaze, ink, 1.8) +
    HEM[side]() +
    shape(body, gloss) +
    (side === 'hearthfolk'
      ? brush(
          [
            [8, 44],
            [8.6, 34],
            [14, 26.5],
          ],
          2.4,
          white,
          0.65,
          0.1,
        )
      : brush(
          [
            [11.5, 44],
            [15.4, 36],
            [17.4, 27],
          ],
          2.2,
          white,
          0.65,
          0.1,
        )) +
    dot(22, 13, 9, SKINS[skin].light, ink, 1.8) +
    shape(
      'M15 18.500A9 9 0 0 1 13.300 11 9 9 0 0 0 19 21.500 9 9 0 0 1 15 18.500Z',
      SKINS[skin].shade,
      '',
      0,
      'opacity=".8"',
    ) +
    (beard ? shape('M13.800 15C15 19 18 18 22 18 26 18 29 19 30.200 15 31 24.500 13 24.500 13.800 15Z', beard) : '') +
    shape(front, color, hair === 'knit' ? ink : '', hair === 'knit' ? 1.2 : 0) +
    (hair === 'knit' ? line('M12.700 10.800Q22 6.400 31.300 10.800', white, 2.6) : '') +
    (special
      ? line(COLLAR[side], ink, 5) +
        line(COLLAR[side], paint.gold, 3) +
        dot(22, 40.5, 10.5, paint.tin, ink, 1.4) +
        at(22, 40.5, 0.32, tools[tool]())
      : at(22, side === 'hearthfolk' ? 37.5 : 38.5, 0.68, emblem(side)))
  );
}

/** Drawings of pieces by people and kind. */
export const pieces = Object.entries(ROLES).flatMap(([side, roles]) =>
  Object.entries(roles).map(([kind, role]) => [`${side}/${kind}`, () => piece(side, role, kind)]),
);
