import { circle, type Spot } from './spot.ts';

/** What calls, leads and heartens the Rebels. */
const rebel: Spot = [
  ['line', 'ink', '32 21C30 12 26 9 22 8M48 21C50 12 54 9 58 8', 2.6],
  ['form', 'two', circle(21, 8, 3)],
  ['form', 'two', circle(59, 8, 3)],
  ['form', 'one', '18 54C18 46 24 43 29 42C20 38 20 18 40 18C60 18 60 38 51 42C56 43 62 46 62 54z'],
  ['form', 'pale', circle(31, 30, 8)],
  ['form', 'pale', circle(49, 30, 8)],
  ['flat', 'ink', `${circle(32.5, 31, 3.4)}M${circle(47.5, 31, 3.4)}`],
  ['line', 'ink', '36 41C39 43 41 43 44 41', 2],
];

export const broadcast: Spot = [
  ['line', 'two', '52 4C58 9 58 21 52 26M60 0C69 9 69 22 60 31M20 4C14 9 14 21 20 26M12 0C3 9 3 22 12 31', 3],
  ['form', 'one', '33 17H39L52 54H44L36 32L28 54H20z'],
  ['line', 'ink', '31 27H41M27 38H45M24 48L40 38M48 48L32 38', 2],
  ['form', 'two', circle(36, 15, 6)],
];

export const whisper: Spot = [
  ['group', -10, 4, 0.92, rebel],
  [
    'form',
    'pale',
    '48 6H73C76 6 76 9 76 10V22C76 25 74 25 72 25H60L50 33L53 25H48C45 25 45 23 45 21V10C45 7 46 6 48 6z',
  ],
  ['flat', 'ink', `${circle(53, 15.5, 2.3)}M${circle(60.5, 15.5, 2.3)}M${circle(68, 15.5, 2.3)}`],
];

const fist: Spot = [
  ['form', 'two', '31 40H47V58H31z'],
  [
    'form',
    'one',
    '27 14C27 8 33 8 34 11C35 7 40 7 41 10C42 7 47 7 48 11C49 9 53 10 53 15V28C53 36 48 41 47 43H32C29 39 26 34 26 27z',
  ],
  ['line', 'ink', '34 12V21M41 11V21M48 12V21M27 26C34 20 42 23 45 31', 2.1],
];

export const rally: Spot = [
  ['group', -12, 10, 0.82, fist],
  ['group', 21, 10, 0.82, fist],
  ['group', -1, 0, 1, fist],
];

export const speech: Spot = [
  ['line', 'two', '60 14L69 9M62 28H73M60 41L69 46', 3.2],
  ['form', 'two', '18 36L24 53H34L28 36z'],
  ['form', 'one', '10 22L46 8V48L10 36C5 34 5 24 10 22z'],
  ['form', 'two', '46 6C56 12 56 44 46 50z'],
  ['line', 'ink', '20 19V38', 2.4],
];

export const uprising: Spot = [
  ['line', 'ink', '38 2V40', 3],
  ['form', 'two', '38 3L64 6L57 13L64 21L38 18z'],
  ['group', -8, 20, 0.64, rebel],
  ['group', 30, 20, 0.64, rebel],
  ['group', 8, 20, 0.72, rebel],
];
