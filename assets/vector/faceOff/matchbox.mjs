// Matches, which are tokens and marks, the box that hides a card, and the backs of decks.

import { icons } from './icons.mjs';
import {
  at,
  bar,
  dot,
  edged,
  fill,
  flame,
  gray,
  hatched,
  ink,
  line,
  oval,
  paper,
  paper2,
  red,
  sets,
  white,
  wood,
  wood2,
} from './kit.mjs';

export const MATCH_VIEW = [0, 0, 24, 72];
export const BOX_VIEW = [0, 0, 84, 120];

const stick = (y) => bar(9.5, y, 6, 70 - y, wood) + bar(13.5, y, 2, 70 - y, wood2);
const tip = oval(12.5, 26, 5.6, 7.6, red) + oval(11, 23.5, 1.4, 2.2, '#f3b0a6');
const fire = (d) => fill(d, flame, `stroke="${ink}" stroke-width="1.6" stroke-linejoin="round"`);
const burntStick = fill('M9.5 52L10 34Q9 26 12.5 20Q16 26 15 34L15.500 52Z', '#2b2724') + bar(9.5, 50, 6, 20, wood);

/** A match still to come, struck this round, burning, burnt, and the place of one. */
export const matches = {
  fresh: stick(26) + tip,
  flare:
    fire('M12.500 38L4 42L7 32L0 26L8 22L4 12L11 15L13 3L17 14L22 10L19 21L24.500 26L18 31L21 41Z') +
    stick(30) +
    oval(12.5, 26, 4.6, 6.6, white),
  lit: stick(28) + fire('M12.500 36Q1 32 5 20Q8 12 12 2Q16 12 20 20Q24 32 12.500 36Z') + oval(12.5, 27, 4.2, 6, red),
  burnt: burntStick + fill('M12 18Q4 12 12 2Q10 8 15 10Q18 15 12 18Z', gray),
  slot:
    `<rect x="9" y="34" width="7" height="35" fill="none" stroke="${ink}" stroke-width="2" stroke-dasharray="5 3"/>` +
    oval(12.5, 26, 5.6, 7.6, 'none', `stroke="${ink}" stroke-width="2" stroke-dasharray="5 3"`),
};

const symbol = (set, color, x, y, size) =>
  at(x - size / 2, y - size / 2, size / 24, icons[set].replaceAll(`fill="${white}"`, `fill="${color}"`));
const strip = bar(74, 2, 8, 116, '#3a302a') + hatched('M74 2H82V118H74Z');

/** The lid of the box that holds a seat's card. */
export const lid = (set, swapped = false) => {
  const { ink: color, tint, on } = sets[set];
  const [ground, mark] = swapped ? [tint, color] : [color, on];
  return (
    edged(
      'M4 1.500H80Q82.500 1.500 82.500 4V116Q82.500 118.500 80 118.500H4Q1.500 118.500 1.500 116V4Q1.500 1.500 4 1.500Z',
      ground,
    ) +
    strip +
    line('M8 8H68V112H8Z', mark, 2) +
    symbol(set, mark, 38, 60, 34) +
    line('M18 22H58M18 98H58', mark, 3)
  );
};

/** The open cardboard tray that a face pops up in. */
export const tray = () =>
  edged(
    'M4 1.500H80Q82.500 1.500 82.500 4V116Q82.500 118.500 80 118.500H4Q1.500 118.500 1.500 116V4Q1.500 1.500 4 1.500Z',
    wood,
  ) +
  fill('M9 9H75V111H9Z', wood2) +
  hatched('M9 9H75V17H17V111H9Z') +
  edged('M14 16H70V106H14Z', paper2, 2);

/** The backs of the three decks of the table: a duel of faces for the Clock, a bolt for Power, a hammer for the Market. */
const back = (color, mark) =>
  edged(
    'M5 1.500H79Q82.500 1.500 82.500 5V115Q82.500 118.500 79 118.500H5Q1.500 118.500 1.500 115V5Q1.500 1.500 5 1.500Z',
    color,
  ) +
  line('M8 8H76V112H8Z', paper, 2) +
  mark;
const profile = 'M0 62L3 44Q-6 36 -4 22Q-2 4 14 4Q28 5 29 18L36 28L30 31L31 36L29 40Q29 48 16 47L18 62Z';

export const backs = {
  clock: back(
    ink,
    at(14, 30, 0.72, fill(profile, paper)) +
      `<g transform="translate(70 30) scale(-0.72 0.72)">${fill(profile, red)}</g>` +
      at(35.8, 66, 0.5, matches.lit),
  ),
  power: back(
    '#17335f',
    at(16, 34, 2.15, icons.power.replaceAll(`fill="${white}"`, `fill="${flame}"`)) +
      dot(20, 20, 4, paper) +
      dot(64, 100, 4, paper),
  ),
  market: back(
    '#b8790f',
    at(18, 36, 2, icons.gavel.replaceAll(`fill="${white}"`, `fill="${paper}"`)) +
      dot(20, 20, 4, paper) +
      dot(64, 100, 4, paper),
  ),
};
