import type { Movement } from '../../content/vocabulary.ts';
import { circle, ellipse, type Spot, star } from './spot.ts';

/** A boot at full tilt: cuff, leg, sole. */
const boot: Spot = [
  ['form', 'one', '24 13L41 9L46 30C56 31 64 35 66 42L64 47L25 50C21 42 25 28 24 13z'],
  ['form', 'pale', '22 8L42 4L43 13L23 17z'],
  ['form', 'ink', '23 47L66 43L67 49L45 52L42 49L38 50L37 53L23 54z'],
  ['line', 'pale', '44 23L36 27M46 29L38 32', 2.2],
];

const walking: Spot = [
  ['line', 'ink', '6 18H18M2 27H20M7 36H19', 2],
  ['flat', 'two', `${circle(10, 47, 7)}M${circle(18, 49, 6)}M${circle(3, 50, 6)}`],
  ['group', 10, 2, 1, boot],
];

const running: Spot = [
  ['line', 'ink', '4 10H20M0 19H24M6 28H16', 2],
  ['flat', 'two', `${circle(8, 46, 9)}M${circle(20, 49, 7)}M${circle(0, 50, 7)}M${circle(28, 51, 4)}`],
  ['group', 6, 14, 0.7, boot],
  ['group', 31, 3, 0.78, boot],
];

/** A plane alone, without what it flies past. */
export const airplaneSpot: Spot = [
  ['form', 'one', '45 25L49 7L56 6L57 22z'],
  ['form', 'one', '14 37L8 18L17 20L29 33z'],
  ['form', 'pale', '12 40C24 30 48 21 66 18C74 17 76 22 71 26C58 34 36 42 18 44C13 45 11 42 12 40z'],
  ['form', 'two', '62 19C69 17 74 19 72 24L62 25z'],
  ['form', 'one', '34 36L51 30L45 51L35 53z'],
  ['line', 'ink', '55 26V26.1M49 28V28.1M43 30V30.1', 3.2],
];

const airplane: Spot = [
  ['flat', 'two', `${circle(14, 50, 9)}M${circle(27, 47, 11)}M${circle(41, 51, 8)}M${circle(2, 53, 7)}`],
  ['line', 'ink', '2 34H12M0 41H9', 2],
  ...airplaneSpot,
];

/** A figure that is already half light. */
const traveller: Spot = [
  ['flat', 'two', '27 0H53L66 56H14z'],
  ['flat', 'pale', '34 0H46L53 56H27z'],
  ['form', 'one', circle(40, 14, 6.5)],
  ['form', 'one', '31 24C36 21 44 21 49 24L51 37H46.500L45 50H35L33.500 37H29z'],
  ['flat', 'pale', '28 41H52V43H28zM28 46H52V47.500H28z'],
  ['line', 'ink', ellipse(40, 51, 26, 4), 2.2],
];

const teleport: Spot = [
  ...traveller,
  ['form', 'pale', star(16, 17, 4, 8, 2.6)],
  ['form', 'pale', star(64, 38, 4, 7, 2.4)],
  ['form', 'pale', star(9, 40, 4, 4.5, 1.6)],
];

const toOutpost: Spot = [
  ...traveller,
  ['line', 'ink', '68 20V53', 3],
  ['form', 'one', '55 21H68V35H55L60 28z'],
  ['form', 'pale', star(14, 20, 4, 8, 2.6)],
];

const ambulance: Spot = [
  ['line', 'ink', '0 22H8M0 31H6M0 40H8', 2],
  ['line', 'ink', '30 8L27 3M39 6V1M48 8L51 3', 2],
  ['form', 'two', '33 16C33 9 45 9 45 16z'],
  ['form', 'pale', '12 17H50V46H12z'],
  ['form', 'one', '50 24H61L71 34V46H50z'],
  ['form', 'two', '54 28H60L66 34.500H54z'],
  ['flat', 'one', '12 39H50V43H12z'],
  ['form', 'one', '27 20.500H34V26H39.500V32.500H34V38H27V32.500H21.500V26H27z'],
  ['form', 'ink', circle(24, 47, 6)],
  ['form', 'ink', circle(59, 47, 6)],
  ['flat', 'pale', `${circle(24, 47, 2.3)}M${circle(59, 47, 2.3)}`],
];

const underground: Spot = [
  ['flat', 'two', '0 40H100V70H0z'],
  ['form', 'ink', ellipse(40, 44, 29, 9)],
  ['line', 'ink', '33 30C31 24 27 22 24 22M47 30C49 24 53 22 56 22', 2.4],
  ['form', 'one', '24 46C22 30 32 25 40 25C48 25 58 30 56 46C48 50 32 50 24 46z'],
  ['form', 'pale', circle(33, 37, 6)],
  ['form', 'pale', circle(47, 37, 6)],
  ['flat', 'ink', `${circle(34.5, 37.5, 2.5)}M${circle(48.5, 37.5, 2.5)}`],
  ['form', 'one', '12 18C18 8 62 2 68 10C70 15 64 21 40 23C22 25 9 24 12 18z'],
  ['line', 'pale', '22 17C32 12 50 9 60 11M30 18L34 13M44 16L46 11', 1.8],
];

/** The little picture of a movement. */
export function movementSpot(movement: Movement): Spot {
  if (movement.kind === 'run') return movement.steps > 1 ? running : walking;
  if (movement.kind === 'teleport') return movement.to === 'outposts' ? toOutpost : teleport;
  return { airplane, ambulance, underground }[movement.kind];
}
