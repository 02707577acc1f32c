import type { EnhancementId } from '../../content/vocabulary.ts';
import { circle, ellipse, type Spot, star } from './spot.ts';

const cross = (x: number, y: number, arm: number, half: number): string =>
  `${x - half} ${y - arm}H${x + half}V${y - half}H${x + arm}V${y + half}H${x + half}V${y + arm}H${x - half}V${y + half}H${x - arm}V${y - half}H${x - half}z`;

const panel: Spot = [
  ['form', 'one', '40 4L63 10C63 32 55 45 40 54C25 45 17 32 17 10z'],
  ['flat', 'two', '40 9.500V48C51 40 58 30 58.500 14z'],
  ['line', 'ink', '40 9V48', 2],
];

const grenade: Spot = [
  ['form', 'two', '28 10H41V19H28z'],
  ['line', 'ink', '41 12C51 13 53 22 50 32', 3],
  ['line', 'ink', circle(22, 11, 5), 2.4],
  ['form', 'one', '34 18C46 18 51 27 50 36C49 46 42 52 34 52C26 52 19 46 18 36C17 27 22 18 34 18z'],
  ['line', 'ink', '19 30H49M19 40H49M28 19V51M40 19V51', 1.8],
];

const chip: Spot = [
  ['line', 'ink', '14 18H60M14 27H60M14 36H60M14 45H60M25 8V53M34 8V53M43 8V53M52 8V53', 2.6],
  ['form', 'one', '19 13H57V49H19z'],
];

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

const fist: Spot = [
  ['form', 'two', '31 40H47V58H31z'],
  [
    'form',
    'one',
    '27 14C27 8 33 8 34 11C35 7 40 7 41 10C42 7 47 7 48 11C49 9 53 10 53 15V28C53 36 48 41 47 43H32C29 39 26 34 26 27z',
  ],
  ['line', 'ink', '34 12V21M41 11V21M48 12V21M27 26C34 20 42 23 45 31', 2.1],
];

/** The little picture of each enhancement. */
export const enhancementSpot: Readonly<Record<EnhancementId, Spot>> = {
  bandage: [
    ['form', 'two', '14 20L22 11L58 41L50 51C42 58 8 28 14 20z'],
    ['form', 'one', '14 40L44 10C52 3 63 14 56 22L26 50C18 57 7 47 14 40z'],
    ['form', 'pale', '35 18L46 29L35 41L24 30z'],
    ['flat', 'ink', `${circle(35, 25, 1.5)}M${circle(30, 30, 1.5)}M${circle(40, 30, 1.5)}M${circle(35, 35, 1.5)}`],
  ],
  fieldDressing: [
    ['form', 'one', '10 18H50V50H10z'],
    ['form', 'two', '10 18H50L30 36z'],
    ['flat', 'ink', cross(30, 42, 5, 1.8)],
    ['form', 'pale', '50 40C60 36 66 44 74 42V50C66 52 60 46 50 50z'],
    ['form', 'pale', circle(54, 36, 13)],
    ['line', 'ink', '54 36C57 33 59 38 54 40C48 42 46 34 51 30C58 26 64 33 62 39', 2],
  ],
  fieldSurgery: [
    ['form', 'one', '36 53C8 36 10 10 25 10C31 10 35 14 36 18C37 14 41 10 47 10C62 10 64 36 36 53z'],
    ['form', 'two', cross(32, 30, 11, 4)],
    ['form', 'pale', '70 6L76 12L58 32L54 28z'],
    ['form', 'two', '54 28L58 32L42 46C42 38 46 34 54 28z'],
  ],
  firstAid: [
    ['line', 'ink', '27 20V11H47V20', 4],
    ['form', 'one', '10 18H64V51H10z'],
    ['flat', 'two', '11.200 28H22V31H11.200zM52 28H62.800V31H52z'],
    ['form', 'pale', circle(37, 34, 13)],
    ['form', 'two', cross(37, 34, 9, 3)],
  ],
  adrenaline: [
    ['form', 'two', '60 8L46 30H54L48 52L72 24H62L70 8z'],
    ['line', 'ink', '18 44L6 54', 2.6],
    ['form', 'pale', '16 38L38 16L48 26L24 48L17 46z'],
    ['flat', 'two', '17.500 39L28 28.500L36.500 37L24 46.500L18.500 45z'],
    ['line', 'ink', '29 27L33 31M34 22L38 26', 2],
    ['form', 'one', '34 14L50 30L46 33L31 17z'],
    ['line', 'ink', '43 20L52 11', 4],
    ['form', 'one', '46 7L57 17L54 20L43 10z'],
  ],
  grit: [
    ['line', 'pale', '50 12L56 5M58 20L67 15M45 7L46 1', 2.4],
    [
      'form',
      'one',
      '8 54C10 36 15 20 22 11C24 7 38 6 38 12C38 16 34 18 33 21C31 26 31 29 32 31C42 23 58 25 62 37C65 48 54 54 42 53z',
    ],
    ['form', 'two', '20 15C22 7 38 6 38 12C38 16 36 17 33 20C28 17 24 18 20 15z'],
    ['line', 'ink', '32 31C30 35 30 38 33 41M46 30C53 31 55 36 53 41', 2.2],
  ],
  shield: [
    ['line', 'pale', '66 16L74 12M68 28L77 28M65 40L73 44', 2.4],
    ['form', 'one', '36 3L60 10C60 33 52 47 36 57C20 47 12 33 12 10z'],
    ['form', 'pale', '36 11L53 16C52 32 46 42 36 49C26 42 20 32 19 16z'],
    ['form', 'two', star(36, 28, 5, 12, 5)],
  ],
  refuge: [
    ['form', 'two', '12 28H62V55H12z'],
    ['form', 'one', '4 31L37 5L70 31L64 36L37 16L10 36z'],
    ['form', 'pale', '27 55V40C27 30 47 30 47 40V55z'],
    ['flat', 'ink', `${circle(34, 42, 2.6)}M${circle(41, 42, 2.6)}`],
    ['line', 'ink', '34 49C36 51 39 51 41 49M33 34L30 29M42 34L45 29', 2],
  ],
  shieldWall: [
    ['group', -9, 6, 0.8, panel],
    ['group', 23, 6, 0.8, panel],
    ['group', 1, 1, 0.96, panel],
    ['form', 'pale', star(39.5, 26, 5, 9, 4)],
  ],
  raygun: [
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
  ],
  rayCannon: [
    ['form', 'two', star(64, 16, 9, 11, 5)],
    ['form', 'one', '10 54L26 34L44 54z'],
    ['form', 'one', '10 32L46 10L56 24L22 48C12 50 6 40 10 32z'],
    ['form', 'two', '43 9L52 4L63 19L55 26z'],
    ['line', 'ink', '24 23L34 39M32 18L43 34', 2.6],
    ['form', 'two', circle(24, 38, 8)],
    ['flat', 'ink', circle(24, 38, 3)],
  ],
  sidearm: [
    ['form', 'two', star(67, 22, 7, 11, 4.5)],
    ['form', 'two', '16 27H33L28 52H13C10 44 15 36 16 27z'],
    ['form', 'one', '10 15H56V28H14L8 20z'],
    ['line', 'ink', '34 29C34 38 44 38 45 29', 2.4],
    ['line', 'ink', '16 19V24M20 19V24M24 19V24M34 21H52', 2],
    ['line', 'ink', '20 34L26 34M19 40L25 40M18 46L24 46', 1.8],
  ],
  bazooka: [
    ['flat', 'pale', `${circle(8, 50, 8)}M${circle(0, 42, 8)}M${circle(16, 54, 6)}`],
    ['form', 'two', '61 7L70 3C76 4 75 9 73 12L66 18z'],
    ['form', 'one', '56 11L61 7L66 18L58 19z'],
    ['line', 'pale', '53 17L46 20M55 22L50 26', 2.2],
    ['form', 'two', '28 38L34 36L37 50H31z'],
    ['form', 'one', '10 36L46 17L52 27L16 47z'],
    ['form', 'two', '4 33L13 32L20 46L13 53z'],
    ['form', 'two', '42 16L48 13L56 27L50 31z'],
    ['form', 'one', '26 20L33 16L35 20L28 24z'],
  ],
  grenades: [
    ['group', 31, 10, 0.8, grenade],
    ['group', -4, 3, 0.94, grenade],
  ],
  rangeBooster: [
    ['line', 'pale', '70 24C74 28 74 36 70 40M76 34V34.1', 2.4],
    ['form', 'two', '26 40H46L50 52H22z'],
    ['form', 'one', '14 24H58V40H14z'],
    ['form', 'two', '31 15H43V24H31z'],
    ['form', 'one', '6 21H17V43H6z'],
    ['form', 'one', '54 18H63V46H54z'],
    ['form', 'pale', ellipse(64, 32, 4, 12)],
    ['line', 'ink', '64 22V42M60 32H68', 1.6],
    ['line', 'ink', '24 30H48', 2],
  ],
  flash: [
    ['form', 'two', star(38, 29, 11, 28, 14)],
    ['form', 'pale', star(38, 29, 11, 18, 10, -74)],
    ['form', 'one', '26 34H50V52H26z'],
    ['form', 'two', circle(38, 43, 6)],
    ['flat', 'ink', circle(38, 43, 2.6)],
    ['form', 'one', '33 22H43V34H33z'],
  ],
  beacon: [
    ['flat', 'two', '45 14L72 2V30zM31 14L2 2V30z'],
    ['flat', 'pale', '45 14L72 10V21zM31 14L2 10V21z'],
    ['form', 'one', '31 21H45L50 53H26z'],
    ['flat', 'ink', '30 29H46.500L47.500 36H29z'],
    ['form', 'two', '30 11H46V21H30z'],
    ['form', 'one', '27 11L38 2L49 11z'],
    ['form', 'two', '35 44C35 40 41 40 41 44V53H35z'],
  ],
  patch: [
    ...chip,
    ['form', 'two', '28 22H48V40H28z'],
    ['form', 'pale', '14 36L50 8C58 4 65 14 58 20L23 47C15 51 9 42 14 36z'],
    ['line', 'ink', '31 21L43 36M42 14L53 26M35 27V27.1M40 24V24.1M38 31V31.1M44 27V27.1', 1.8],
  ],
  overclock: [
    ['form', 'two', '20 20C14 12 20 4 26 2C24 8 30 9 32 6C33 2 37 0 42 0C40 5 46 8 49 4C58 8 60 16 56 22z'],
    ['form', 'one', circle(38, 32, 21)],
    ['form', 'pale', circle(38, 32, 15.5)],
    ['flat', 'two', '38 32L38 17.500A14.500 14.500 0 0 1 52.500 32z'],
    ['line', 'ink', '38 19V22M51 32H48M38 45V42M25 32H28', 2.2],
    ['line', 'ink', '38 32L47 22', 3.4],
    ['flat', 'ink', circle(38, 32, 3)],
  ],
  broadcast: [
    ['line', 'two', '52 4C58 9 58 21 52 26M60 0C69 9 69 22 60 31M20 4C14 9 14 21 20 26M12 0C3 9 3 22 12 31', 3],
    ['form', 'one', '33 17H39L52 54H44L36 32L28 54H20z'],
    ['line', 'ink', '31 27H41M27 38H45M24 48L40 38M48 48L32 38', 2],
    ['form', 'two', circle(36, 15, 6)],
  ],
  whisper: [
    ['group', -10, 4, 0.92, rebel],
    [
      'form',
      'pale',
      '48 6H73C76 6 76 9 76 10V22C76 25 74 25 72 25H60L50 33L53 25H48C45 25 45 23 45 21V10C45 7 46 6 48 6z',
    ],
    ['flat', 'ink', `${circle(53, 15.5, 2.3)}M${circle(60.5, 15.5, 2.3)}M${circle(68, 15.5, 2.3)}`],
  ],
  rally: [
    ['group', -12, 10, 0.82, fist],
    ['group', 21, 10, 0.82, fist],
    ['group', -1, 0, 1, fist],
  ],
  speech: [
    ['line', 'two', '60 14L69 9M62 28H73M60 41L69 46', 3.2],
    ['form', 'two', '18 36L24 53H34L28 36z'],
    ['form', 'one', '10 22L46 8V48L10 36C5 34 5 24 10 22z'],
    ['form', 'two', '46 6C56 12 56 44 46 50z'],
    ['line', 'ink', '20 19V38', 2.4],
  ],
  uprising: [
    ['line', 'ink', '38 2V40', 3],
    ['form', 'two', '38 3L64 6L57 13L64 21L38 18z'],
    ['group', -8, 20, 0.64, rebel],
    ['group', 30, 20, 0.64, rebel],
    ['group', 8, 20, 0.72, rebel],
  ],
};
