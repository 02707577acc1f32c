import {
  ACT,
  acid,
  alarm,
  burst,
  type EventPicture,
  fig,
  fire,
  ground,
  HURT,
  INK,
  icon,
  LIVE,
  lilac,
  night,
  PAPER,
  rubble,
  rush,
  say,
  shape,
  skyline,
  stand,
} from './panel.ts';

/** All three at once, faster than before. */
export const overdrive: EventPicture = {
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
    say('plusOne', 0.875, 0.84, 0.19, -4, HURT),
    say('vroom', 0.2, 0.88, 0.18, -6),
  ],
};

/** A factory hangs under the Carrier; one more rolls off each time. */
export const droneFoundry: EventPicture = {
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
};

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

/** The ground breathes death. */
export const sporeBloom: EventPicture = {
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
};

/** Through the hunter's eye. */
export const hunterProtocol: EventPicture = {
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
};

/** Nobody gets through to the team without paying more. */
export const blockade: EventPicture = {
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
    say('plusOne', 0.645, 0.83, 0.16, -4, PAPER),
    say('halt', 0.3, 0.17, 0.24, -8, HURT),
  ],
};
