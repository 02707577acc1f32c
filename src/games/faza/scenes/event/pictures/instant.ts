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
  night,
  PAPER,
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
} from './panel.ts';

/** A carrier's light from above takes the hero off the roof. */
export const abduction: EventPicture = {
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
};

/** It turns round and comes at us once more. */
export const secondWave: EventPicture = {
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
};

/** Drones come down on all four tiles around the ship. */
export const droneSurge: EventPicture = {
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
};

/** The Former's pulse runs over a tile: before, after. */
export const terraformPulse: EventPicture = {
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
};

/** Drones shoot Rebels down. */
export const purge: EventPicture = {
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
};

/** Small machines mend the hull while it hovers. */
export const selfRepair: EventPicture = {
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
    say('plusOne', 0.845, 0.79, 0.17, -4, 0x3f7a2a),
    roofs(0x22400f, 0.99),
  ],
};

/** Gone, before anybody could board it again. */
export const evasiveJump: EventPicture = {
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
};

/** Seen from far above: fire falls on everybody in the open. */
export const orbitalStrike: EventPicture = {
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
};

/** Fresh Drones under every ship. */
export const reinforcements: EventPicture = {
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
};
