import { circle, type Spot, star } from './spot.ts';

/** What mends and what keeps from harm. */
const cross = (x: number, y: number, arm: number, half: number): string =>
  `${x - half} ${y - arm}H${x + half}V${y - half}H${x + arm}V${y + half}H${x + half}V${y + arm}H${x - half}V${y + half}H${x - arm}V${y - half}H${x - half}z`;

export const bandage: Spot = [
  ['form', 'two', '14 20L22 11L58 41L50 51C42 58 8 28 14 20z'],
  ['form', 'one', '14 40L44 10C52 3 63 14 56 22L26 50C18 57 7 47 14 40z'],
  ['form', 'pale', '35 18L46 29L35 41L24 30z'],
  ['flat', 'ink', `${circle(35, 25, 1.5)}M${circle(30, 30, 1.5)}M${circle(40, 30, 1.5)}M${circle(35, 35, 1.5)}`],
];

export const fieldDressing: Spot = [
  ['form', 'one', '10 18H50V50H10z'],
  ['form', 'two', '10 18H50L30 36z'],
  ['flat', 'ink', cross(30, 42, 5, 1.8)],
  ['form', 'pale', '50 40C60 36 66 44 74 42V50C66 52 60 46 50 50z'],
  ['form', 'pale', circle(54, 36, 13)],
  ['line', 'ink', '54 36C57 33 59 38 54 40C48 42 46 34 51 30C58 26 64 33 62 39', 2],
];

export const fieldSurgery: Spot = [
  ['form', 'one', '36 53C8 36 10 10 25 10C31 10 35 14 36 18C37 14 41 10 47 10C62 10 64 36 36 53z'],
  ['form', 'two', cross(32, 30, 11, 4)],
  ['form', 'pale', '70 6L76 12L58 32L54 28z'],
  ['form', 'two', '54 28L58 32L42 46C42 38 46 34 54 28z'],
];

export const firstAid: Spot = [
  ['line', 'ink', '27 20V11H47V20', 4],
  ['form', 'one', '10 18H64V51H10z'],
  ['flat', 'two', '11.200 28H22V31H11.200zM52 28H62.800V31H52z'],
  ['form', 'pale', circle(37, 34, 13)],
  ['form', 'two', cross(37, 34, 9, 3)],
];

export const adrenaline: Spot = [
  ['form', 'two', '60 8L46 30H54L48 52L72 24H62L70 8z'],
  ['line', 'ink', '18 44L6 54', 2.6],
  ['form', 'pale', '16 38L38 16L48 26L24 48L17 46z'],
  ['flat', 'two', '17.500 39L28 28.500L36.500 37L24 46.500L18.500 45z'],
  ['line', 'ink', '29 27L33 31M34 22L38 26', 2],
  ['form', 'one', '34 14L50 30L46 33L31 17z'],
  ['line', 'ink', '43 20L52 11', 4],
  ['form', 'one', '46 7L57 17L54 20L43 10z'],
];

export const grit: Spot = [
  ['line', 'pale', '50 12L56 5M58 20L67 15M45 7L46 1', 2.4],
  [
    'form',
    'one',
    '8 54C10 36 15 20 22 11C24 7 38 6 38 12C38 16 34 18 33 21C31 26 31 29 32 31C42 23 58 25 62 37C65 48 54 54 42 53z',
  ],
  ['form', 'two', '20 15C22 7 38 6 38 12C38 16 36 17 33 20C28 17 24 18 20 15z'],
  ['line', 'ink', '32 31C30 35 30 38 33 41M46 30C53 31 55 36 53 41', 2.2],
];

const panel: Spot = [
  ['form', 'one', '40 4L63 10C63 32 55 45 40 54C25 45 17 32 17 10z'],
  ['flat', 'two', '40 9.500V48C51 40 58 30 58.500 14z'],
  ['line', 'ink', '40 9V48', 2],
];

export const shieldWall: Spot = [
  ['group', -9, 6, 0.8, panel],
  ['group', 23, 6, 0.8, panel],
  ['group', 1, 1, 0.96, panel],
  ['form', 'pale', star(39.5, 26, 5, 9, 4)],
];
