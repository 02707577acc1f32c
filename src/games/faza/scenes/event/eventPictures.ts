import type { EventId, EventSpec } from '../../content/vocabulary.ts';
import { airplaneSpot } from '../card/movementSpots.ts';
import {
  ACT,
  acid,
  alarm,
  ash,
  bolt,
  burst,
  dawn,
  type EventPicture,
  type Figure,
  fig,
  fire,
  ground,
  HURT,
  INK,
  icon,
  type Layer,
  LIVE,
  lilac,
  night,
  PAPER,
  REBEL,
  roofs,
  rubble,
  rush,
  say,
  shape,
  skyline,
  slab,
  stand,
  storm,
  VIOLET,
} from './pictureParts.ts';

/** Black and yellow, across a corner of the panel: from one spot of its left edge to one of its right. */
function tape(left: number, right: number, wide: number): ReturnType<typeof shape>[] {
  const at = (x: number): number => left + ((right - left) * x) / 100;
  const stripes = Array.from({ length: 14 }, (_, i) => i * 8 - 4);
  return [
    shape(`-2 ${at(-2)}L102 ${at(102)}V${at(102) + wide}L-2 ${at(-2) + wide}z`, ACT, 1.1),
    shape(stripes.map((x) => `${x} ${at(x)}H${x + 4}L${x + 1} ${at(x) + wide}H${x - 3}z`).join('M'), INK, 0),
  ];
}

/** A mushroom of the FAZA's ground: where its foot stands, and how large it is. */
function mushroom(x: number, y: number, s: number, cap: number): ReturnType<typeof shape>[] {
  const p = (dx: number, dy: number): string => `${x + dx * s} ${y + dy * s}`;
  return [
    shape(
      `${p(-3, 0)}C${p(-1, -8)} ${p(-2, -12)} ${p(-2.5, -16)}H${x + 2.5 * s}C${p(2, -12)} ${p(1, -8)} ${p(3, 0)}z`,
      0xe9b890,
      0.9,
      { shade: 0x8a5a4a },
    ),
    shape(
      `${p(-13, -14)}C${p(-12, -28)} ${p(12, -28)} ${p(13, -14)}C${p(6, -11)} ${p(-6, -11)} ${p(-13, -14)}z`,
      cap,
      1,
      { shade: 0x38184a },
    ),
    shape(
      [
        [-6, -18, 2.2],
        [2, -21, 2.6],
        [8, -16.5, 1.7],
      ]
        .map(
          ([dx = 0, dy = 0, r = 0]) =>
            `${x + (dx - r) * s} ${y + dy * s}a${r * s} ${r * s} 0 1 0 ${2 * r * s} 0a${r * s} ${r * s} 0 1 0 ${-2 * r * s} 0z`,
        )
        .join('M'),
      LIVE,
      0.5,
    ),
  ];
}

/**
 * The positions of coins by their number: in front of the wreck, where they stand out. The number in the picture
 * indicates more.
 */
const COINS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0.52, 0.34]],
  [
    [0.4, 0.56],
    [0.64, 0.54],
  ],
  [
    [0.4, 0.56],
    [0.64, 0.54],
    [0.52, 0.34],
  ],
  [
    [0.4, 0.56],
    [0.64, 0.54],
    [0.44, 0.34],
    [0.6, 0.32],
  ],
];

/** As many coins as there are Points, up to four. */
function coins(points: number): Figure[] {
  const spots = COINS[points] ?? COINS.at(-1) ?? [];
  return spots.flatMap(([x, y]) => icon('pay', x, y, 0.2, ACT, 108 * (x - 0.52)));
}

/** As many Rebels as join, up to four. */
function crew(rebels: number): Figure[] {
  const left = stand('rebel/brave/near', 0.33, 0.63, 0.71, { turn: -4 });
  const right = stand('rebel/brave/near', 0.7, 0.64, 0.69, { turn: 4, flip: true });
  const back = stand('rebel/brave/near', 0.52, 0.56, 0.6);
  const last = stand('rebel/brave/near', 0.88, 0.57, 0.58, { flip: true });
  if (rebels === 1) return [...stand('rebel/brave/near', 0.54, 0.63, 0.71)];
  return [...(rebels > 2 ? back : []), ...(rebels > 3 ? last : []), ...left, ...right];
}

/** The picture of each event card: it always shows the effect. */
export const eventPictures: Readonly<Record<EventId, EventPicture>> = {
  /** A carrier's light from above takes the hero off the roof. */
  abduction: {
    icon: 'tele',
    sky: { ...night, from: [0.56, 0.1] },
    layers: [
      skyline(0x2b1736, 0.8),
      burst(26, 0x7a4a86, 0.56, 0.1, 0.62),
      shape('50 12L62 12L84 62H34z', LIVE, 0, { alpha: 0.5, shade: LIVE }),
      shape('54 12L58 12L70 62H46z', PAPER, 0, { alpha: 0.6 }),
      roofs(0x4b2a5e, 0.9),
      shape('-2 62V54H20L26 50H92L98 62z', 0x24132c, 0.9, { shade: 0x4b2a5e }),
      fig('ring-dash', 0.58, 0.92, 0.51, { tint: LIVE, squash: 0.28 }),
      fig('hero/@/act', 0.58, 0.7, 0.5, { turn: -24 }),
      fig('ship/carrier', 0.55, 0.11, 1.04, { turn: -7 }),
      say('vwoom', 0.235, 0.7, 0.18, -10, LIVE),
    ],
  },
  /** It turns around and flies at us once more. */
  secondWave: {
    icon: 'replay',
    sky: { ...alarm, from: [0.5, 0.42] },
    layers: [
      skyline(0x5e0d18),
      fig('ship/@tracker', 0.12, 0.24, 0.42, { tint: 0x5e0d18, flat: true, turn: -12 }),
      fig('ship/@tracker', 0.3, 0.34, 0.66, { tint: 0x7a1020, flat: true, turn: -8 }),
      burst(30, 0xff8a5a, 0.6, 0.48, 0.6),
      roofs(0x3d0a14),
      fig('ship/@tracker', 0.62, 0.48, 1.03, { turn: 5 }),
      fig('burst/yellow', 0.2, 0.76, 0.5, { turn: -8 }),
      say('again', 0.2, 0.755, 0.17, -10, HURT),
      rubble(),
    ],
  },
  /** Drones come down on all four tiles around the ship. */
  droneSurge: {
    icon: 'drone',
    sky: { ...fire, from: [0.5, 0.4] },
    layers: [
      rush(22, 0xffe29a, 80),
      shape('-2 34H102V62H-2z', 0xb93a0c, 0.9, { shade: 0x5e1a06 }),
      slab(50, 37, 24, 0xffcf7a, 0xf29a2e),
      slab(19, 45, 28, 0xffcf7a, 0xf29a2e),
      slab(50, 46, 30, 0x5a2a66, 0x2b1736),
      slab(81, 45, 28, 0xffcf7a, 0xf29a2e),
      slab(50, 57, 38, 0xffcf7a, 0xf29a2e),
      ...stand('drone/fire', 0.5, 0.44, 0.34),
      fig('ship/@', 0.5, 0.6, 0.4),
      ...stand('drone', 0.18, 0.57, 0.53, { turn: -6 }),
      ...stand('drone', 0.82, 0.57, 0.53, { turn: 6 }),
      ...stand('drone/alarm/near', 0.5, 0.74, 0.76),
      say('skree', 0.5, 0.12, 0.2, -4, PAPER),
    ],
  },
  /** The Former's pulse runs over a tile: before, after. */
  terraformPulse: {
    icon: 'turn',
    sky: { ...night, from: [0.5, 0.2] },
    layers: [
      skyline(0x2b1736, 0.62),
      shape('-2 34H102V62H-2z', 0x24132c, 0.9, { shade: 0x4b2a5e }),
      fig('tile/13', 0.22, 0.66, 0.86, { atlas: 'tiles-earth', squash: 0.74 }),
      fig('tile/13', 0.78, 0.66, 0.86, { atlas: 'tiles-faza', squash: 0.74 }),
      shape('46 18H54L70 62H30z', VIOLET, 0, { alpha: 0.7, shade: PAPER }),
      shape('49 18H51L58 62H42z', PAPER, 0, { alpha: 0.7 }),
      fig('ring', 0.5, 0.84, 0.9, { tint: VIOLET, squash: 0.3 }),
      fig('ring', 0.5, 0.84, 0.5, { tint: LIVE, squash: 0.3 }),
      fig('spark', 0.66, 0.54, 0.22, { tint: VIOLET, turn: 12 }),
      fig('spark', 0.88, 0.42, 0.16, { tint: LIVE }),
      burst(26, VIOLET, 0.5, 0.24, 0.42),
      fig('ship/former', 0.5, 0.24, 0.72),
    ],
  },
  /** Drones shoot Rebels down. */
  purge: {
    icon: 'rebel',
    sky: { ...alarm, from: [0.86, 0.3] },
    layers: [
      skyline(0x7a1020),
      ground(0x5e0d18, 0x2b0710),
      ...stand('rebel/brave', 0.12, 0.7, 0.46),
      shape('83 20L30 34L31 38L84 25z', LIVE, 0.8),
      shape('90 34L50 47L51 50L91 38z', LIVE, 0.8),
      ...stand('rebel/down', 0.52, 0.8, 0.44, { turn: 16 }),
      fig('burst/blast', 0.3, 0.56, 0.6),
      fig('rebel/down/near', 0.3, 0.6, 0.56, { turn: 26 }),
      fig('drone/fire/near', 0.86, 0.32, 0.76, { turn: -8, flip: true }),
      fig('drone/fire/near', 0.95, 0.66, 0.66, { turn: 6, flip: true }),
      say('zap', 0.55, 0.14, 0.22, -9),
      rubble(),
    ],
  },
  /** Small machines mend the hull while it hovers. */
  selfRepair: {
    icon: 'health',
    sky: { ...acid, from: [0.5, 0.45] },
    layers: [
      skyline(0x33561a),
      burst(28, 0xd9f58a, 0.5, 0.46, 0.56),
      fig('ship/@/worn', 0.5, 0.47, 1.03, { turn: -4 }),
      shape('40 20L52 18L53 26L41 28z', 0xd9c9a8, 0.8, { shade: 0x8d7f78 }),
      shape('43 21V21.100M50 20V20.100M50 25V25.100M43 26V26.100', INK, 1.4),
      fig('drone', 0.17, 0.6, 0.46, { turn: 14 }),
      fig('spark', 0.32, 0.52, 0.3, { tint: ACT, turn: 10 }),
      fig('drone', 0.83, 0.36, 0.42, { turn: -14, flip: true }),
      fig('spark', 0.69, 0.42, 0.26, { tint: PAPER }),
      fig('burst/paper', 0.8, 0.8, 0.44),
      ...icon('heart', 0.755, 0.79, 0.17, HURT),
      say('value', 0.845, 0.79, 0.17, -4, 0x3f7a2a),
      roofs(0x22400f, 0.99),
    ],
  },
  /** Gone, before anyone could board it again. */
  evasiveJump: {
    icon: 'run',
    sky: { ...storm, from: [0.8, 0.26] },
    layers: [
      rush(26, 0x8ec3ef, -28),
      roofs(0x0c2747),
      fig('ship/@', 0.26, 0.74, 0.44, { alpha: 0.3, tint: PAPER, flat: true }),
      fig('ship/@', 0.4, 0.6, 0.54, { alpha: 0.45, tint: PAPER, flat: true }),
      fig('ship/@', 0.55, 0.46, 0.66, { alpha: 0.65, tint: PAPER, flat: true }),
      fig('ship/@', 0.78, 0.3, 0.94, { turn: -14 }),
      ...stand('hero/@/act', 0.13, 0.7, 0.58),
      say('whoosh', 0.42, 0.16, 0.2, -8, PAPER),
      rubble(0x081a30),
    ],
  },
  /** Seen from far above: fire falls on everyone in the open. */
  orbitalStrike: {
    icon: 'target',
    sky: { rays: [0x2b1736, 0x1c1026], dots: 0x5a2a66, from: [0.3, 0.1] },
    layers: [
      ...[
        [0.06, 0.12],
        [0.62, 0.08],
        [0.9, 0.16],
        [0.78, 0.3],
        [0.12, 0.42],
      ].map(([x = 0, y = 0], i) => fig('spark', x, y, 0.05 + (i % 3) * 0.02, { tint: PAPER })),
      shape('-6 64C8 30 92 30 106 64z', 0x2673b8, 1, { shade: 0x0c2747 }),
      shape('10 62C14 48 30 40 40 42L36 50L46 54L40 62zM58 62L62 46L74 44L88 56L90 62z', 0x7fb845, 0.7, {
        shade: 0x3f7a2a,
      }),
      shape('33 14L36 14L30 54L22 54z', ACT, 0.8),
      shape('44 16L47 16L56 50L48 51z', ACT, 0.8),
      shape('53 12L56 11L84 52L76 54z', ACT, 0.8),
      fig('burst/blast', 0.26, 0.86, 0.46),
      fig('burst/blast', 0.53, 0.8, 0.4, { turn: 30 }),
      fig('burst/blast', 0.8, 0.86, 0.5, { turn: 50 }),
      fig('ship/destroyer', 0.44, 0.22, 0.86, { turn: 10 }),
      say('krakoom', 0.74, 0.62, 0.2, 8, HURT),
    ],
  },
  /** Fresh Drones under every ship. */
  reinforcements: {
    icon: 'drone',
    sky: { ...fire, from: [0.5, 0.1] },
    layers: [
      skyline(0x7a2c12, 0.78),
      ground(0x8f3a12, 0x4a1a06, 44),
      ...[14, 50, 86].map((x) =>
        shape(`${x - 4} 14H${x + 4}L${x + 12} 52H${x - 12}z`, ACT, 0, { alpha: 0.5, shade: PAPER }),
      ),
      ...[
        [0.08, 0.66, 0.34],
        [0.2, 0.74, 0.38],
        [0.8, 0.74, 0.38],
        [0.92, 0.66, 0.34],
        [0.4, 0.7, 0.5],
        [0.6, 0.7, 0.5],
      ].flatMap(([x = 0, y = 0, size = 0]) => stand('drone', x, y, size)),
      fig('ship/former', 0.14, 0.26, 0.52, { turn: -5 }),
      fig('ship/destroyer', 0.86, 0.26, 0.56, { turn: 5 }),
      fig('ship/carrier', 0.5, 0.22, 0.8),
      rubble(0x3a1206),
    ],
  },
  /** Every word is drowned out: nobody hears what the team would pay for. */
  jammedRadio: {
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
  },
  /** Lightning takes everything out of the sky. */
  ionStorm: {
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
  },
  /** What hit them yesterday bounces off today. */
  hardenedHulls: {
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
  },
  /** The hospital behind a tape: nobody gets in. */
  quarantine: {
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
  },
  /** Rebels behind bars of light. */
  lockdown: {
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
  },
  /** The hero's own street, completely hidden. */
  ashCloud: {
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
  },
  /** All three at once, faster than before. */
  overdrive: {
    icon: 'speed',
    sky: { ...alarm, from: [0.94, 0.5] },
    layers: [
      rush(34, 0xff8a5a, 186),
      skyline(0x5e0d18, 0.9),
      shape('-4 22L24 18L24 24z', ACT, 0.7, { shade: HURT }),
      shape('-4 46L34 38L34 50z', ACT, 0.7, { shade: HURT }),
      fig('ship/former', 0.27, 0.28, 0.56, { turn: 12 }),
      fig('ship/destroyer', 0.42, 0.7, 0.74, { turn: 10 }),
      shape('10 30L56 22L56 34z', 0xffb52e, 0.7, { shade: HURT }),
      fig('ship/carrier', 0.74, 0.44, 1.04, { turn: 8 }),
      fig('burst/yellow', 0.88, 0.84, 0.34),
      say('value', 0.875, 0.84, 0.19, -4, HURT),
      say('vroom', 0.2, 0.88, 0.18, -6),
    ],
  },
  /** A factory hangs under the Carrier; one more rolls off each time. */
  droneFoundry: {
    icon: 'gear',
    sky: { ...fire, from: [0.5, 0.3] },
    layers: [
      ...icon('gear', 0.12, 0.42, 0.72, 0x8a3a12, 12),
      ...icon('gear', 0.27, 0.66, 0.42, 0xa84a16),
      ...icon('gear', 0.9, 0.4, 0.66, 0x8a3a12, 30),
      burst(20, 0xfff2a8, 0.5, 0.4, 0.4),
      shape('38 18H62L70 42H30z', 0x5a3a2a, 1, { shade: INK }),
      shape('42 30H58L61 42H39z', ACT, 0.8, { shade: 0xf26a1b }),
      fig('ship/carrier', 0.5, 0.15, 0.96),
      shape('-2 54H102V62H-2z', 0x5e2a0a, 0),
      shape('-2 47H102V57H-2z', 0x4a3630, 1.1, { shade: INK }),
      shape(
        Array.from({ length: 13 }, (_, i) => `${i * 8 + 2} 52a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z`).join('M'),
        0xa79a96,
        0.7,
      ),
      fig('drone', 0.5, 0.62, 0.36),
      fig('drone', 0.71, 0.66, 0.46),
      fig('drone/alarm/near', 0.91, 0.66, 0.58),
      fig('drone', 0.31, 0.68, 0.3, { tint: 0x8a6a5a }),
      fig('drone', 0.14, 0.7, 0.26, { tint: 0x5a4640 }),
      fig('spark', 0.4, 0.6, 0.2, { tint: PAPER }),
      fig('spark', 0.6, 0.5, 0.16, { tint: PAPER, turn: 20 }),
      rubble(0x3a1206),
    ],
  },
  /** The ground breathes death. */
  sporeBloom: {
    icon: 'skull',
    sky: { ...acid, from: [0.5, 1] },
    layers: [
      fig('city/far', 0.3, 0.78, 0.5, { tint: 0x4a3a66 }),
      ...[
        [0.16, 0.3, 0.52],
        [0.5, 0.2, 0.56],
        [0.84, 0.28, 0.54],
      ].flatMap(([x = 0, y = 0, size = 0]) => [
        fig('smoke', x, y, size, { tint: 0xd9b3ff }),
        fig('icon/skull', x, y + 0.02, size * 0.5, { tint: 0x38184a }),
      ]),
      ground(0x5a2a66, 0x2b1736, 48),
      shape('4 54L16 51L22 56L34 52M60 52L72 56L84 51L98 55M30 58L44 55L58 59', INK, 1.6),
      ...mushroom(22, 55, 0.9, 0x94478a),
      ...mushroom(82, 56, 1.05, 0xb05cff),
      ...stand('hero/@/act', 0.5, 0.66, 0.58, { turn: -5 }),
      ...mushroom(6, 61, 0.8, 0xb05cff),
      ...mushroom(64, 62, 0.62, 0x94478a),
      ...Array.from({ length: 18 }, (_, i) =>
        shape(`${(i * 29 + 7) % 100} ${(i * 17 + 6) % 50}a.9 .9 0 1 0 1.800 0a.9 .9 0 1 0 -1.800 0z`, LIVE, 0.4),
      ),
    ],
  },
  /** Through the hunter's eye. */
  hunterProtocol: {
    icon: 'destroyer',
    sky: { ...night, from: [0.24, 0.26] },
    layers: [
      skyline(0x2b1736),
      ground(0x38184a, 0x150a1c),
      shape('22 22L98 34V66H56z', HURT, 0, { alpha: 0.5, shade: HURT }),
      shape('22 22L92 44L76 62H64z', 0xff6a4d, 0, { alpha: 0.5 }),
      ...stand('hero/@2', 0.93, 0.62, 0.36, { tint: 0xd8a0a8 }),
      ...stand('hero/@', 0.73, 0.68, 0.58),
      shape('62 26H70V28H64V34H62zM78 26H86V34H84V28H78zM62 48V56H70V54H64V48zM86 48V56H78V54H84V48z', LIVE, 0.5),
      shape(
        '73.400 22H74.600V30H73.400zM73.400 52H74.600V60H73.400zM54 40.400H62V41.600H54zM86 40.400H94V41.600H86z',
        LIVE,
        0,
      ),
      fig('ship/destroyer', 0.25, 0.27, 0.98, { turn: 6 }),
      say('target', 0.74, 0.24, 0.12, 0, LIVE),
      rubble(0x150a1c),
    ],
  },
  /** Nobody gets through to the team without paying more. */
  blockade: {
    icon: 'wall',
    sky: { ...lilac, from: [0.3, 0.5] },
    layers: [
      skyline(0x8a5cc0),
      ground(0xc97a48, 0x7a3a1a, 44),
      ...stand('rebel/brave', 0.1, 0.64, 0.52),
      ...stand('rebel', 0.26, 0.71, 0.53, { turn: -3 }),
      ...stand('drone/alarm/near', 0.62, 0.44, 0.56),
      ...stand('drone', 0.88, 0.52, 0.53, { flip: true }),
      shape('30 30H38V62H30z', 0x5a5052, 1, { shade: INK }),
      shape('28 34L104 26V34L28 43z', PAPER, 1),
      shape(
        '36 33.200L44 32.300L46 40.800L38 41.800zM52 31.500L60 30.600L62 39L54 39.900zM68 29.800L76 29L78 37.100L70 38zM84 28.100L92 27.200L94 35.200L86 36.200z',
        HURT,
        0,
      ),
      shape('34 33a5 5 0 1 0 .01 0z', ACT, 0.9),
      ...icon('hand', 0.34, 0.635, 0.1, INK),
      fig('burst/red', 0.6, 0.84, 0.44),
      ...icon('pay', 0.55, 0.83, 0.16, ACT),
      say('value', 0.645, 0.83, 0.16, -4, PAPER),
      say('halt', 0.3, 0.17, 0.24, -8, HURT),
    ],
  },
  /** Two of them change sides, with a flag. */
  defectors: {
    icon: 'rebel',
    sky: { ...dawn, from: [0.5, 0.6] },
    layers: [
      fig('sun', 0.5, 0.56, 0.98),
      skyline(0xe08a3a, 0.84),
      ground(0xc9500f, 0x7a2c06, 48),
      shape('49 4H51V52H49z', INK, 0),
      shape('51 5C60 2 66 10 76 5V22C66 27 60 19 51 22z', 0x7a3fa3, 1, { shade: 0x38184a }),
      ...icon('fist', 0.63, 0.23, 0.2, PAPER),
      { counted: (rebels) => crew(rebels) },
      ...stand('hero/@/act', 0.1, 0.64, 0.52),
      fig('spark', 0.16, 0.22, 0.26, { tint: PAPER }),
      fig('spark', 0.9, 0.26, 0.2, { tint: PAPER }),
      rubble(0x5e1a06),
    ],
  },
  /** What they lost is ours. */
  salvage: {
    icon: 'pay',
    sky: { ...dawn, from: [0.5, 0.4] },
    layers: [
      skyline(0xe08a3a),
      burst(24, PAPER, 0.5, 0.42, 0.5),
      ground(0xc9500f, 0x7a2c06, 45),
      fig('ship/@/wreck', 0.5, 0.42, 0.96, { turn: -6 }),
      shape('4 62C8 48 22 44 32 50C38 54 40 58 42 62z', 0x6b4a44, 1, { shade: INK }),
      shape('58 62C62 52 74 46 86 50C94 53 98 58 100 62z', 0x6b4a44, 1, { shade: INK }),
      fig('drone/wreck', 0.16, 0.76, 0.44, { turn: -34 }),
      fig('drone/wreck', 0.33, 0.88, 0.3, { turn: 60 }),
      fig('drone/wreck', 0.85, 0.76, 0.46, { turn: 36, flip: true }),
      ...stand('hero/@/act', 0.52, 0.72, 0.56),
      { counted: (points) => coins(points) },
      say('value', 0.82, 0.18, 0.26, 6, 0x7fb845),
    ],
  },
  /** Somebody small has pressed a lever. */
  sabotage: {
    icon: 'overclock',
    sky: { ...dawn, from: [0.66, 0.36] },
    layers: [
      skyline(0xe08a3a),
      burst(30, 0xf26a1b, 0.66, 0.36, 0.5),
      fig('burst/blast', 0.68, 0.38, 1.02),
      fig('ship/@tracker/burning', 0.66, 0.4, 0.8, { turn: 14 }),
      fig('burst/blast', 0.8, 0.24, 0.4, { turn: 30 }),
      fig('smoke', 0.5, 0.16, 0.36, { tint: 0x8d7f78 }),
      roofs(0x8a4a1a),
      ground(0x5e2a0a, INK, 51),
      shape('28 46H42V57H28z', HURT, 1, { shade: 0x5e0d18 }),
      shape('33.500 36H36.500V46H33.500z', 0x3b3335, 0.7),
      shape('28 33H42V36.500H28z', 0x3b3335, 0.9),
      ...icon('instant', 0.35, 0.86, 0.14, ACT),
      ...stand('rebel/brave/near', 0.13, 0.66, 0.6),
      say('kaboom', 0.33, 0.14, 0.23, -7, HURT),
    ],
  },
  /** The team gets to its feet. */
  secondWind: {
    icon: 'heart',
    sky: { ...dawn, from: [0.5, 0.62] },
    layers: [
      fig('sun', 0.5, 0.62, 1.12),
      skyline(0xe07a1e),
      shape('-2 60C24 40 76 40 102 60V62H-2z', 0x7fb845, 1, { shade: 0x3f7a2a }),
      ...stand('hero/@2', 0.27, 0.62, 0.52, { turn: -3 }),
      ...stand('hero/@3', 0.74, 0.62, 0.52, { turn: 3 }),
      ...stand('hero/@/act', 0.5, 0.56, 0.72),
      ...icon('heart', 0.13, 0.36, 0.22, HURT, -14),
      ...icon('heart', 0.3, 0.18, 0.26, HURT, -8),
      ...icon('heart', 0.7, 0.18, 0.26, HURT, 8),
      ...icon('heart', 0.87, 0.36, 0.22, HURT, 14),
      fig('spark', 0.08, 0.14, 0.2, { tint: PAPER }),
      fig('spark', 0.93, 0.14, 0.18, { tint: LIVE }),
      rubble(0x5e2a0a),
    ],
  },
  /** The Former lands beside an Outpost, and its ground grows up the walls. */
  beachhead: {
    icon: 'turn',
    sky: { ...night, from: [0.3, 0.22] },
    layers: [
      skyline(0x2b1736, 0.7),
      ground(0x4b2a5e, 0x24132c, 42),
      burst(24, 0x7a4a86, 0.3, 0.26, 0.46),
      shape('62 50V24L70 20V14H82V20L94 26V50z', 0xd9c9a8, 1, { shade: 0x6b5f5c }),
      shape('68 30H73V36H68zM79 30H84V36H79zM73 50V42H80V50z', INK, 0),
      shape('76 14V4M76 4L86 7L76 10', HURT, 1),
      shape('56 62C60 50 65 48 68 40C71 47 74 41 78 47C82 38 88 45 96 36L104 62z', VIOLET, 0.9, { shade: 0x38184a }),
      shape('24 24H36L52 58H12z', LIVE, 0, { alpha: 0.45, shade: LIVE }),
      fig('ring', 0.33, 0.9, 0.62, { tint: VIOLET, squash: 0.3 }),
      fig('ring', 0.33, 0.9, 0.34, { tint: LIVE, squash: 0.3 }),
      fig('ship/former', 0.3, 0.34, 0.82, { turn: -5 }),
      ...mushroom(52, 57, 0.5, VIOLET),
      ...mushroom(92, 60, 0.62, VIOLET),
      rubble(0x150a1c),
    ],
  },
  /** Drones close in on an undefended Outpost. */
  siege: {
    icon: 'outpost',
    sky: { ...alarm, from: [0.5, 0.46] },
    layers: [
      skyline(0x5e0d18, 0.74),
      ground(0x7a1020, 0x2b0710, 42),
      burst(28, 0xff8a5a, 0.5, 0.42, 0.5),
      shape('30 50V22H36V17H42V22H58V17H64V22H70V50z', 0x8d7f78, 1, { shade: 0x3b3335 }),
      shape('44 50V38C44 30 56 30 56 38V50z', INK, 0.9),
      shape('35 28H40V34H35zM60 28H65V34H60z', INK, 0),
      shape('50 17V3L62 6L56 8L62 11L50 12', 0xd9c9a8, 1),
      ...stand('drone/fire', 0.2, 0.62, 0.46),
      ...stand('drone/fire', 0.8, 0.62, 0.46, { flip: true }),
      ...stand('drone/alarm', 0.1, 0.82, 0.56, { turn: -6 }),
      ...stand('drone/alarm', 0.9, 0.82, 0.56, { turn: 6, flip: true }),
      ...stand('drone/alarm/near', 0.5, 0.84, 0.6),
      rubble(0x2b0710),
    ],
  },
  /** Drones jump out of the ruins, wherever a hero is. */
  ambush: {
    icon: 'drone',
    sky: { ...fire, from: [0.5, 0.6] },
    layers: [
      rush(22, 0xffe29a, 90),
      skyline(0x7a2c12, 0.8),
      ground(0x8f3a12, 0x4a1a06, 46),
      ...stand('hero/@/act', 0.5, 0.64, 0.66),
      shape('-2 62V10L10 14L14 26L22 30L26 46L34 62z', 0x5e1a06, 1, { shade: 0x3a1206 }),
      shape('102 62V8L92 12L86 28L79 30L74 46L66 62z', 0x5e1a06, 1, { shade: 0x3a1206 }),
      fig('drone/fire/near', 0.2, 0.4, 0.72, { turn: 14 }),
      fig('drone/fire/near', 0.8, 0.4, 0.72, { turn: -14, flip: true }),
      fig('burst/yellow', 0.5, 0.18, 0.42),
      say('skree', 0.5, 0.175, 0.16, -4, HURT),
      rubble(0x3a1206),
    ],
  },
};

/** The layers of a picture for an event, with one figure for each unit of its effect. */
export function layersOf({ layers }: Pick<EventPicture, 'layers'>, { effect }: Pick<EventSpec, 'effect'>): Layer[] {
  const count = effect.kind === 'salvage' ? effect.points : effect.kind === 'defectors' ? effect.rebels : 0;
  return layers.flatMap((layer) => ('counted' in layer ? layer.counted(count) : layer));
}
