import { circle, ellipse, type Spot, star } from './spot.ts';

/** What helps in a fight: arms, and what makes them better. */
export const raygun: Spot = [
  ['form', 'two', star(68, 30, 8, 14, 5.5)],
  ['flat', 'pale', circle(68, 30, 4)],
  ['form', 'two', '25 21C26 12 39 12 40 21z'],
  [
    'form',
    'one',
    '12 30C12 23 18 20 27 20H45C51 20 54 24 54 30C54 36 50 39 44 39H34L32 50C31 55 19 54 19 50L22 38C15 37 12 34 12 30z',
  ],
  ['form', 'two', '54 26H62V34H54z'],
  ['line', 'ink', '54 20V40M59 23V37', 3],
  ['line', 'ink', '36 40C41 44 44 43 45 39', 2.2],
  ['line', 'ink', '19 29H34M20 33H28', 2],
  ['flat', 'ink', circle(43, 29.5, 3.2)],
];

export const rayCannon: Spot = [
  ['form', 'two', star(64, 16, 9, 11, 5)],
  ['form', 'one', '10 54L26 34L44 54z'],
  ['form', 'one', '10 32L46 10L56 24L22 48C12 50 6 40 10 32z'],
  ['form', 'two', '43 9L52 4L63 19L55 26z'],
  ['line', 'ink', '24 23L34 39M32 18L43 34', 2.6],
  ['form', 'two', circle(24, 38, 8)],
  ['flat', 'ink', circle(24, 38, 3)],
];

export const sidearm: Spot = [
  ['form', 'two', star(67, 22, 7, 11, 4.5)],
  ['form', 'two', '16 27H33L28 52H13C10 44 15 36 16 27z'],
  ['form', 'one', '10 15H56V28H14L8 20z'],
  ['line', 'ink', '34 29C34 38 44 38 45 29', 2.4],
  ['line', 'ink', '16 19V24M20 19V24M24 19V24M34 21H52', 2],
  ['line', 'ink', '20 34L26 34M19 40L25 40M18 46L24 46', 1.8],
];

export const bazooka: Spot = [
  ['flat', 'pale', `${circle(8, 50, 8)}M${circle(0, 42, 8)}M${circle(16, 54, 6)}`],
  ['form', 'two', '61 7L70 3C76 4 75 9 73 12L66 18z'],
  ['form', 'one', '56 11L61 7L66 18L58 19z'],
  ['line', 'pale', '53 17L46 20M55 22L50 26', 2.2],
  ['form', 'two', '28 38L34 36L37 50H31z'],
  ['form', 'one', '10 36L46 17L52 27L16 47z'],
  ['form', 'two', '4 33L13 32L20 46L13 53z'],
  ['form', 'two', '42 16L48 13L56 27L50 31z'],
  ['form', 'one', '26 20L33 16L35 20L28 24z'],
];

const grenade: Spot = [
  ['form', 'two', '28 10H41V19H28z'],
  ['line', 'ink', '41 12C51 13 53 22 50 32', 3],
  ['line', 'ink', circle(22, 11, 5), 2.4],
  ['form', 'one', '34 18C46 18 51 27 50 36C49 46 42 52 34 52C26 52 19 46 18 36C17 27 22 18 34 18z'],
  ['line', 'ink', '19 30H49M19 40H49M28 19V51M40 19V51', 1.8],
];

export const grenades: Spot = [
  ['group', 31, 10, 0.8, grenade],
  ['group', -4, 3, 0.94, grenade],
];

export const rangeBooster: Spot = [
  ['line', 'pale', '70 24C74 28 74 36 70 40M76 34V34.1', 2.4],
  ['form', 'two', '26 40H46L50 52H22z'],
  ['form', 'one', '14 24H58V40H14z'],
  ['form', 'two', '31 15H43V24H31z'],
  ['form', 'one', '6 21H17V43H6z'],
  ['form', 'one', '54 18H63V46H54z'],
  ['form', 'pale', ellipse(64, 32, 4, 12)],
  ['line', 'ink', '64 22V42M60 32H68', 1.6],
  ['line', 'ink', '24 30H48', 2],
];

export const flash: Spot = [
  ['form', 'two', star(38, 29, 11, 28, 14)],
  ['form', 'pale', star(38, 29, 11, 18, 10, -74)],
  ['form', 'one', '26 34H50V52H26z'],
  ['form', 'two', circle(38, 43, 6)],
  ['flat', 'ink', circle(38, 43, 2.6)],
  ['form', 'one', '33 22H43V34H33z'],
];

export const beacon: Spot = [
  ['flat', 'two', '45 14L72 2V30zM31 14L2 2V30z'],
  ['flat', 'pale', '45 14L72 10V21zM31 14L2 10V21z'],
  ['form', 'one', '31 21H45L50 53H26z'],
  ['flat', 'ink', '30 29H46.500L47.500 36H29z'],
  ['form', 'two', '30 11H46V21H30z'],
  ['form', 'one', '27 11L38 2L49 11z'],
  ['form', 'two', '35 44C35 40 41 40 41 44V53H35z'],
];

const chip: Spot = [
  ['line', 'ink', '14 18H60M14 27H60M14 36H60M14 45H60M25 8V53M34 8V53M43 8V53M52 8V53', 2.6],
  ['form', 'one', '19 13H57V49H19z'],
];

export const patch: Spot = [
  ...chip,
  ['form', 'two', '28 22H48V40H28z'],
  ['form', 'pale', '14 36L50 8C58 4 65 14 58 20L23 47C15 51 9 42 14 36z'],
  ['line', 'ink', '31 21L43 36M42 14L53 26M35 27V27.1M40 24V24.1M38 31V31.1M44 27V27.1', 1.8],
];

export const overclock: Spot = [
  ['form', 'two', '20 20C14 12 20 4 26 2C24 8 30 9 32 6C33 2 37 0 42 0C40 5 46 8 49 4C58 8 60 16 56 22z'],
  ['form', 'one', circle(38, 32, 21)],
  ['form', 'pale', circle(38, 32, 15.5)],
  ['flat', 'two', '38 32L38 17.500A14.500 14.500 0 0 1 52.500 32z'],
  ['line', 'ink', '38 19V22M51 32H48M38 45V42M25 32H28', 2.2],
  ['line', 'ink', '38 32L47 22', 3.4],
  ['flat', 'ink', circle(38, 32, 3)],
];
