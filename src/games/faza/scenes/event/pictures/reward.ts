import {
  ACT,
  burst,
  dawn,
  type EventPicture,
  fig,
  ground,
  HURT,
  INK,
  icon,
  LIVE,
  PAPER,
  roofs,
  rubble,
  say,
  shape,
  skyline,
  stand,
} from './panel.ts';

/** Two of theirs come over, with a flag. */
export const defectors: EventPicture = {
  icon: 'rebel',
  sky: { ...dawn, from: [0.5, 0.6] },
  layers: [
    fig('sun', 0.5, 0.56, 0.98),
    skyline(0xe08a3a, 0.84),
    ground(0xc9500f, 0x7a2c06, 48),
    shape('49 4H51V52H49z', INK, 0),
    shape('51 5C60 2 66 10 76 5V22C66 27 60 19 51 22z', 0x7a3fa3, 1, { shade: 0x38184a }),
    ...icon('fist', 0.63, 0.23, 0.2, PAPER),
    ...stand('rebel/brave/near', 0.33, 0.63, 0.71, { turn: -4 }),
    ...stand('rebel/brave/near', 0.7, 0.64, 0.69, { turn: 4, flip: true }),
    ...stand('hero/@/act', 0.1, 0.64, 0.52),
    fig('spark', 0.16, 0.22, 0.26, { tint: PAPER }),
    fig('spark', 0.9, 0.26, 0.2, { tint: PAPER }),
    rubble(0x5e1a06),
  ],
};

/** What they lost is ours. */
export const salvage: EventPicture = {
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
    ...icon('pay', 0.4, 0.56, 0.2, ACT, -14),
    ...icon('pay', 0.64, 0.54, 0.2, ACT, 12),
    say('plusTwo', 0.82, 0.18, 0.26, 6, 0x7fb845),
  ],
};

/** Somebody small has pressed a lever. */
export const sabotage: EventPicture = {
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
};

/** The team gets to its feet. */
export const secondWind: EventPicture = {
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
};
