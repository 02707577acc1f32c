import { airplaneSpot } from '../../card/movementSpots.ts';
import {
  ACT,
  acid,
  ash,
  bolt,
  burst,
  type EventPicture,
  fig,
  ground,
  HURT,
  INK,
  icon,
  LIVE,
  lilac,
  PAPER,
  REBEL,
  roofs,
  rubble,
  rush,
  say,
  shape,
  skyline,
  stand,
  storm,
} from './panel.ts';

/** Black and yellow, across a corner of the panel: from one spot of its left edge to one of its right. */
function tape(left: number, right: number, wide: number): ReturnType<typeof shape>[] {
  const at = (x: number): number => left + ((right - left) * x) / 100;
  const stripes = Array.from({ length: 14 }, (_, i) => i * 8 - 4);
  return [
    shape(`-2 ${at(-2)}L102 ${at(102)}V${at(102) + wide}L-2 ${at(-2) + wide}z`, ACT, 1.1),
    shape(stripes.map((x) => `${x} ${at(x)}H${x + 4}L${x + 1} ${at(x) + wide}H${x - 3}z`).join('M'), INK, 0),
  ];
}

/** Every word is drowned: nobody hears what the team would pay for. */
export const jammedRadio: EventPicture = {
  icon: 'broadcast',
  sky: { ...storm, from: [0.34, 0.3] },
  layers: [
    roofs(0x0c2747),
    shape('31 20H37L50 62H42L34 36L26 62H18z', 0x8ea9c4, 1, { shade: 0x1b4f86 }),
    shape('28 38H41M25 48H44M29 38L42 50M40 38L26 50', INK, 1.4),
    fig('spark', 0.34, 0.29, 0.36, { tint: HURT }),
    shape('-2 22L6 26L9 14L14 34L18 18L22 28L26 22L27 26L22 36L18 26L14 42L9 24L6 33L-2 29z', REBEL, 0.8),
    shape(
      '42 24L47 30L51 16L56 36L61 20L66 30L72 22L80 30L86 16L92 32L102 22V30L92 40L86 26L80 38L72 30L66 38L61 30L56 45L51 27L47 38z',
      REBEL,
      0.8,
    ),
    fig('drone/alarm', 0.58, 0.2, 0.34, { turn: -8 }),
    fig('drone/alarm', 0.08, 0.3, 0.28, { turn: 10 }),
    ...stand('hero/@/act', 0.8, 0.74, 0.62, { flip: true }),
    fig('burst/paper', 0.55, 0.8, 0.46),
    ...icon('pay', 0.55, 0.79, 0.22, ACT),
    ...icon('x', 0.6, 0.86, 0.19, HURT, 6),
    say('static', 0.3, 0.1, 0.18, -4, PAPER),
  ],
};

/** Lightning takes everything out of the sky. */
export const ionStorm: EventPicture = {
  icon: 'plane',
  sky: { ...storm, from: [0.5, 0] },
  layers: [
    rush(18, 0x4f8fc8, 112),
    bolt(14),
    bolt(78, 0xfff2a8),
    fig('smoke', 0.12, 0.06, 0.7, { tint: 0x9fb4d6 }),
    fig('smoke', 0.36, 0.02, 0.62, { tint: 0xc8d6ee }),
    fig('smoke', 0.64, 0.04, 0.66, { tint: 0x9fb4d6, flip: true }),
    fig('smoke', 0.92, 0.08, 0.72, { tint: 0x86a0c8, flip: true }),
    roofs(0x0c2747, 0.96),
    bolt(44),
    fig('burst/blast', 0.52, 0.62, 0.62),
    {
      prop: airplaneSpot,
      paints: { one: HURT, two: 0xffb52e, pale: PAPER, ink: INK },
      x: 0.5,
      y: 0.64,
      size: 0.72,
      turn: 38,
    },
    fig('smoke', 0.34, 0.44, 0.24, { tint: 0x6b5f5c }),
    fig('smoke', 0.28, 0.3, 0.16, { tint: 0x6b5f5c }),
    say('crack', 0.79, 0.84, 0.2, -8),
  ],
};

/** What hit them yesterday bounces off today. */
export const hardenedHulls: EventPicture = {
  icon: 'shield',
  sky: { ...ash, from: [0.46, 0.46] },
  layers: [
    skyline(0x3b3335),
    ground(0x5a5052, 0x2d2528),
    ...stand('drone', 0.13, 0.6, 0.5, { tint: 0x9fb0c4 }),
    ...stand('drone', 0.82, 0.56, 0.48, { tint: 0x9fb0c4, flip: true }),
    burst(26, 0xcfc4bc, 0.46, 0.48, 0.54),
    ...stand('drone/alarm/near', 0.46, 0.6, 0.88, { tint: 0xb8c8dc }),
    shape('100 66L66 44L63 48L98 70z', LIVE, 0.8),
    shape('64 46L86 22L83 20L61 44z', LIVE, 0.8),
    fig('impact', 0.635, 0.75, 0.42, { tint: ACT }),
    fig('spark', 0.635, 0.75, 0.3, { tint: PAPER, turn: 12 }),
    ...icon('shield', 0.34, 0.66, 0.28, ACT, -6),
    fig('die/5/near', 0.09, 0.84, 0.36, { turn: -10 }),
    say('clang', 0.22, 0.15, 0.22, -8),
    say('ping', 0.87, 0.82, 0.14, 8, PAPER),
  ],
};

/** The hospital behind a tape: nobody gets in. */
export const quarantine: EventPicture = {
  icon: 'surg',
  sky: { ...acid, from: [0.5, 0.2] },
  layers: [
    skyline(0x4f7a1e, 0.66),
    shape('22 14H78V62H22z', PAPER, 1.1, { shade: 0xc9b79a }),
    shape('18 10H82V17H18z', 0xd9c9a8, 1),
    shape('46 2H54V8H60V16H54V22H46V16H40V8H46z', HURT, 1),
    ...[28, 42.5, 57, 69].flatMap((x) => [
      shape(`${x} 24H${x + 7}V32H${x}z`, 0x3f6f78, 0.8),
      shape(`${x} 25L${x + 4} 24H${x}z`, PAPER, 0),
    ]),
    shape('43 40H57V62H43z', 0x3f6f78, 0.9),
    ground(0x6fa82c, 0x33561a, 54),
    ...stand('hero/doctor', 0.5, 0.6, 0.6),
    ...tape(44, 54, 6),
    ...tape(54, 43, 6),
    fig('drone/alarm', 0.1, 0.62, 0.5, { turn: -8 }),
    fig('drone', 0.91, 0.6, 0.46, { turn: 8, flip: true }),
    ...icon('warn', 0.86, 0.18, 0.3, HURT, -6),
  ],
};

/** Rebels behind bars of light. */
export const lockdown: EventPicture = {
  icon: 'lock',
  sky: { ...lilac, from: [0.5, 0.45] },
  layers: [
    skyline(0x8a5cc0),
    shape('-2 50H102V62H-2z', 0x5a2a66, 0.9, { shade: 0x2b1736 }),
    ...stand('rebel', 0.24, 0.64, 0.53, { turn: -5 }),
    ...stand('rebel', 0.77, 0.64, 0.53, { turn: 5, flip: true }),
    ...stand('rebel/brave/near', 0.5, 0.6, 0.7),
    ...[8, 22, 36, 50, 64, 78, 92].flatMap((x) => [
      shape(`${x - 2} 6H${x + 2}V56H${x - 2}z`, 0x3b3335, 0.8),
      shape(`${x - 1.2} 8H${x - 0.2}V54H${x - 1.2}z`, 0xa79a96, 0),
    ]),
    shape('-2 3H102V9H-2z', 0x5a5052, 1, { shade: INK }),
    shape('-2 52H102V58H-2z', 0x5a5052, 1, { shade: INK }),
    ...icon('lock', 0.5, 0.83, 0.32, ACT, 4),
    say('clank', 0.8, 0.2, 0.2, 8, HURT),
  ],
};

/** One's own street, and nothing of it to be seen. */
export const ashCloud: EventPicture = {
  icon: 'outpost',
  sky: ash,
  layers: [
    fig('sun', 0.66, 0.3, 0.42, { tint: 0xc9a58a }),
    fig('city/far', 0.3, 0.66, 0.5, { tint: 0x6b4a44 }),
    fig('smoke', 0.1, 0.3, 0.66, { tint: 0x7a6f6c }),
    fig('smoke', 0.92, 0.26, 0.74, { tint: 0x857a76, flip: true }),
    roofs(0x2d2528, 0.88),
    ...icon('home', 0.24, 0.52, 0.36, 0x9a8f8a, -6),
    fig('smoke', 0.28, 0.66, 0.5, { tint: 0x9a8f8a, flip: true }),
    fig('smoke', 0.7, 0.7, 0.5, { tint: 0xb0a59f }),
    ...stand('hero/@', 0.49, 0.68, 0.63, { tint: 0xc8beb8, turn: 6 }),
    fig('smoke', 0.56, 0.92, 0.56, { tint: 0xcfc5bf }),
    fig('smoke', 0.12, 0.94, 0.5, { tint: 0xbdb2ac, flip: true }),
    fig('smoke', 0.9, 0.96, 0.48, { tint: 0xcfc5bf }),
    ...Array.from({ length: 22 }, (_, i) =>
      shape(`${(i * 37) % 100} ${(i * 23) % 52}l1.200 .5l-.4 1.100l-1.200 -.3z`, i % 2 ? 0x2d2528 : 0xe0d6d0, 0),
    ),
    say('cough', 0.34, 0.22, 0.15, -12, PAPER),
    rubble(0x1a1416),
  ],
};
