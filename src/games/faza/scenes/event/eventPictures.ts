import type { EventId } from '../../content/vocabulary.ts';

/**
 * One sprite of a picture. Places are parts of the picture's width and height from its top left, sizes parts of its height.
 * Frames may name the hero who boarded (`hero/@`, `face/@`), the ship that was boarded (`ship/@`) and the one under the
 * tracker (`ship/@tracker`).
 */
export interface Figure {
  readonly frame: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Degrees. */
  readonly turn?: number;
  readonly tint?: number;
  /** Drawn as a silhouette of its tint. */
  readonly flat?: boolean;
  readonly alpha?: number;
  readonly flip?: boolean;
  /** Squashed to this part of its height, such as rings lying on the ground. */
  readonly squash?: number;
}

/** The picture of an event card: rays of two colours from a point, dots, and sprites from back to front. */
export interface EventPicture {
  readonly rays: readonly [number, number];
  readonly dots: number;
  readonly from: readonly [number, number];
  readonly figures: readonly Figure[];
}

const INK = 0x1d1220;
const PAPER = 0xfff0cf;
const ACT = 0xffd84a;
const LIVE = 0xc8ff3e;
const HURT = 0xd62839;
const REBEL = 0xd9b3ff;

type Ground = Pick<EventPicture, 'rays' | 'dots' | 'from'>;
const fire: Ground = { rays: [0xffb52e, 0xf26a1b], dots: 0x8f2d09, from: [0.5, 0.75] };
const alarm: Ground = { rays: [0xd62839, 0xb3182c], dots: 0x5e0d18, from: [0.5, 0.5] };
const night: Ground = { rays: [0x5a2a66, 0x3d2149], dots: 0x150a1c, from: [0.5, 0.2] };
const acid: Ground = { rays: [0xa8d93a, 0x6fa82c], dots: 0x33561a, from: [0.5, 0.8] };
const storm: Ground = { rays: [0x2673b8, 0x1b4f86], dots: 0x0c2747, from: [0.5, 0.1] };
const ash: Ground = { rays: [0x8d7f78, 0x6b5f5c], dots: 0x3b3335, from: [0.5, 1.1] };
const dawn: Ground = { rays: [0xffe6a0, 0xffcf5c], dots: 0xf29a2e, from: [0.5, 0.85] };
const lilac: Ground = { rays: [0xd9b3ff, 0xb788e8], dots: 0x7a4ab0, from: [0.5, 0.85] };

const fig = (frame: string, x: number, y: number, size: number, more: Partial<Figure> = {}): Figure => ({
  frame,
  x,
  y,
  size,
  ...more,
});
const icon = (name: string, x: number, y: number, size: number, tint: number, turn = 0): Figure[] => [
  fig(`icon/${name}`, x + 0.008, y + 0.016, size, { tint: INK, turn }),
  fig(`icon/${name}`, x, y, size, { tint, turn }),
];
const far = (tint = 0x7a2c12): Figure => fig('city/mid', 0.5, 0.86, 0.4, { tint, flat: true });
const near = (tint = 0x2b1736): Figure => fig('city/near', 0.3, 0.92, 0.34, { tint });
/** A shadow on the ground under a figure that stands there. */
const stand = (frame: string, x: number, y: number, size: number, more: Partial<Figure> = {}): Figure[] => [
  fig('dot', x, y + size * 0.42, size * 0.16, { alpha: 0.55 }),
  fig(frame, x, y, size, more),
];

/** What each event card shows: always what it does. */
export const eventPictures: Readonly<Record<EventId, EventPicture>> = {
  abduction: {
    ...night,
    figures: [
      far(0x2b1736),
      near(0x4b2a5e),
      fig('beam', 0.5, 0.66, 0.95, { tint: LIVE, alpha: 0.9 }),
      fig('hero/@', 0.5, 0.66, 0.5, { turn: -14 }),
      fig('ship/carrier', 0.5, 0.2, 0.98),
      fig('ring-dash', 0.5, 0.93, 0.5, { tint: LIVE, squash: 0.3 }),
    ],
  },
  secondWave: {
    ...alarm,
    figures: [
      fig('ship/@tracker', 0.2, 0.3, 0.6, { tint: INK, flat: true, alpha: 0.55 }),
      fig('ship/@tracker', 0.82, 0.28, 0.55, { tint: INK, flat: true, alpha: 0.4 }),
      far(0x5e0d18),
      near(0x3d0a14),
      fig('ship/@tracker', 0.5, 0.46, 1.05),
      ...icon('replay', 0.86, 0.76, 0.32, ACT, -8),
    ],
  },
  droneSurge: {
    ...fire,
    figures: [
      ...stand('drone', 0.13, 0.3, 0.42),
      ...stand('drone', 0.86, 0.27, 0.42),
      ...stand('drone', 0.27, 0.55, 0.52),
      ...stand('drone', 0.75, 0.55, 0.52),
      ...stand('drone', 0.5, 0.6, 0.92),
    ],
  },
  terraformPulse: {
    ...night,
    from: [0.5, 0.7],
    figures: [
      fig('city/mid', 0.15, 0.58, 0.42, { tint: 0x4b2a5e }),
      fig('beam', 0.5, 0.55, 1, { tint: 0xb05cff, alpha: 0.95 }),
      fig('ring', 0.5, 0.86, 1.5, { tint: 0xb05cff, squash: 0.3 }),
      fig('ring', 0.5, 0.86, 0.95, { tint: LIVE, squash: 0.3 }),
      fig('ring', 0.5, 0.86, 0.5, { tint: PAPER, squash: 0.3 }),
      fig('ship/former', 0.5, 0.3, 0.8),
      fig('spark', 0.2, 0.78, 0.3, { tint: LIVE }),
      fig('spark', 0.82, 0.74, 0.24, { tint: 0xb05cff }),
    ],
  },
  purge: {
    ...alarm,
    from: [0.5, 0.9],
    figures: [
      far(0x7a1020),
      ...stand('rebel', 0.2, 0.66, 0.5, { tint: 0xa07090 }),
      ...stand('rebel', 0.8, 0.66, 0.5, { tint: 0xa07090 }),
      fig('impact', 0.5, 0.58, 1.05, { tint: ACT }),
      fig('rebel', 0.5, 0.62, 0.66, { turn: 24 }),
      ...icon('tac', 0.5, 0.56, 0.86, PAPER),
      fig('burst/blast', 0.66, 0.34, 0.36),
    ],
  },
  selfRepair: {
    ...acid,
    figures: [
      far(0x33561a),
      fig('ship/@', 0.5, 0.5, 1),
      fig('spark', 0.3, 0.34, 0.34, { tint: PAPER }),
      fig('spark', 0.72, 0.58, 0.26, { tint: ACT, turn: 20 }),
      fig('drone', 0.14, 0.62, 0.38, { turn: 12 }),
      fig('drone', 0.87, 0.36, 0.34, { turn: -14, flip: true }),
      ...icon('health', 0.84, 0.8, 0.34, LIVE, 6),
    ],
  },
  evasiveJump: {
    ...storm,
    from: [0.85, 0.2],
    figures: [
      near(0x0c2747),
      fig('ship/@', 0.2, 0.72, 0.5, { alpha: 0.25, tint: PAPER, flat: true }),
      fig('ship/@', 0.36, 0.58, 0.58, { alpha: 0.4, tint: PAPER, flat: true }),
      fig('ship/@', 0.5, 0.46, 0.66, { alpha: 0.6, tint: PAPER, flat: true }),
      fig('ship/@', 0.72, 0.34, 0.86, { turn: -10 }),
      fig('hero/@', 0.12, 0.74, 0.46),
      ...icon('help', 0.24, 0.5, 0.22, ACT, -12),
    ],
  },
  orbitalStrike: {
    ...alarm,
    from: [0.5, 0],
    figures: [
      fig('ship/destroyer', 0.5, 0.14, 0.7),
      fig('beam', 0.2, 0.5, 0.9, { tint: ACT, turn: 14, alpha: 0.9 }),
      fig('beam', 0.8, 0.5, 0.9, { tint: ACT, turn: -14, alpha: 0.9 }),
      near(0x3d0a14),
      fig('burst/blast', 0.16, 0.84, 0.55),
      fig('burst/blast', 0.86, 0.82, 0.6, { turn: 40 }),
      ...stand('hero/@', 0.5, 0.72, 0.54),
      fig('smoke', 0.32, 0.9, 0.3, { alpha: 0.9 }),
      fig('smoke', 0.7, 0.92, 0.26, { alpha: 0.9 }),
    ],
  },
  reinforcements: {
    ...fire,
    from: [0.5, 0.1],
    figures: [
      far(),
      fig('ship/former', 0.17, 0.24, 0.46),
      fig('ship/destroyer', 0.84, 0.24, 0.48),
      fig('ship/carrier', 0.5, 0.2, 0.66),
      ...stand('drone', 0.12, 0.76, 0.38, { turn: -6 }),
      ...stand('drone', 0.26, 0.8, 0.38, { turn: 5 }),
      ...stand('drone', 0.74, 0.8, 0.38, { turn: -5 }),
      ...stand('drone', 0.89, 0.76, 0.38, { turn: 6 }),
      ...stand('drone', 0.42, 0.7, 0.5),
      ...stand('drone', 0.59, 0.72, 0.5),
    ],
  },
  jammedRadio: {
    ...storm,
    from: [0.5, 0.4],
    figures: [
      near(0x0c2747),
      ...icon('broadcast', 0.5, 0.4, 0.72, PAPER),
      ...icon('wave', 0.2, 0.36, 0.3, REBEL, 180),
      ...icon('wave', 0.8, 0.36, 0.3, REBEL),
      fig('drone', 0.22, 0.72, 0.44, { turn: -10 }),
      fig('drone', 0.8, 0.74, 0.4, { turn: 12 }),
      ...icon('x', 0.64, 0.58, 0.44, HURT, 6),
    ],
  },
  ionStorm: {
    ...storm,
    figures: [
      fig('smoke', 0.2, 0.12, 0.62, { tint: 0x9fb4d6 }),
      fig('smoke', 0.78, 0.14, 0.66, { tint: 0x9fb4d6, flip: true }),
      fig('smoke', 0.5, 0.06, 0.7, { tint: 0xc8d6ee }),
      near(0x0c2747),
      ...icon('instant', 0.24, 0.48, 0.52, ACT, 8),
      ...icon('instant', 0.8, 0.5, 0.46, ACT, -10),
      ...icon('plane', 0.52, 0.66, 0.58, PAPER, 128),
      fig('spark', 0.44, 0.44, 0.34, { tint: ACT, turn: 15 }),
    ],
  },
  hardenedHulls: {
    ...ash,
    from: [0.5, 0.5],
    figures: [
      ...stand('drone', 0.2, 0.56, 0.54, { tint: 0x9fb0c4 }),
      ...stand('drone', 0.8, 0.56, 0.54, { tint: 0x9fb0c4 }),
      ...stand('drone', 0.5, 0.54, 1, { tint: 0xc4d2e2 }),
      ...icon('shield', 0.5, 0.66, 0.36, ACT),
      fig('spark', 0.36, 0.36, 0.3, { tint: PAPER }),
      fig('die/5', 0.88, 0.84, 0.36, { turn: 10 }),
    ],
  },
  quarantine: {
    ...acid,
    from: [0.5, 0.4],
    figures: [
      fig('city/mid', 0.6, 0.82, 0.5),
      ...icon('surg', 0.5, 0.36, 0.6, PAPER),
      ...icon('lock', 0.66, 0.54, 0.36, ACT, 8),
      ...stand('hero/doctor', 0.2, 0.7, 0.52),
      ...stand('drone', 0.44, 0.8, 0.36),
      ...stand('drone', 0.82, 0.78, 0.42),
      ...icon('warn', 0.86, 0.22, 0.26, HURT, -8),
    ],
  },
  lockdown: {
    ...lilac,
    from: [0.5, 0.5],
    figures: [
      far(0x5a2a66),
      ...stand('rebel', 0.3, 0.6, 0.6),
      ...stand('rebel', 0.5, 0.58, 0.66),
      ...stand('rebel', 0.7, 0.6, 0.6),
      ...[0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86].map((x) =>
        fig('icon/minus', x, 0.5, 2.2, { tint: INK, turn: 90, squash: 0.2 }),
      ),
      ...icon('lock', 0.5, 0.72, 0.42, ACT),
    ],
  },
  ashCloud: {
    ...ash,
    figures: [
      fig('sun', 0.5, 0.4, 0.5, { tint: 0xc9a58a }),
      fig('city/far', 0.3, 0.76, 0.5, { tint: 0x6b4a44 }),
      near(0x2d2528),
      fig('smoke', 0.1, 0.42, 0.6, { tint: 0x7a6f6c }),
      fig('smoke', 0.88, 0.36, 0.7, { tint: 0x857a76, flip: true }),
      fig('smoke', 0.62, 0.66, 0.5, { tint: 0x9a8f8a }),
      fig('smoke', 0.3, 0.8, 0.54, { tint: 0xb0a59f, flip: true }),
      ...stand('hero/@', 0.5, 0.7, 0.5, { tint: 0xc8beb8 }),
      fig('smoke', 0.74, 0.92, 0.44, { tint: 0xc0b6b0 }),
    ],
  },
  overdrive: {
    ...alarm,
    from: [0.1, 0.5],
    figures: [
      fig('ship/former', 0.2, 0.3, 0.5),
      fig('ship/destroyer', 0.42, 0.66, 0.66, { turn: 4 }),
      fig('impact', 0.74, 0.44, 1.1, { tint: ACT }),
      fig('ship/carrier', 0.72, 0.46, 0.9, { turn: -6 }),
      ...icon('speed', 0.16, 0.78, 0.36, ACT),
      ...icon('plus', 0.9, 0.82, 0.26, PAPER),
    ],
  },
  droneFoundry: {
    ...fire,
    from: [0.5, 0.2],
    figures: [
      fig('city/near', 0.3, 0.92, 0.4, { tint: 0x8a4a3a }),
      ...icon('gear', 0.14, 0.4, 0.5, 0x8a3a12),
      ...icon('gear', 0.88, 0.42, 0.58, 0x8a3a12, 20),
      fig('ship/carrier', 0.5, 0.18, 0.86),
      fig('beam', 0.5, 0.64, 0.66, { tint: ACT, alpha: 0.75 }),
      fig('drone', 0.5, 0.52, 0.26),
      ...stand('drone', 0.3, 0.76, 0.36),
      ...stand('drone', 0.7, 0.76, 0.36),
      ...stand('drone', 0.5, 0.82, 0.44),
    ],
  },
  sporeBloom: {
    ...acid,
    from: [0.5, 1],
    figures: [
      near(0x3a2a52),
      fig('smoke', 0.2, 0.5, 0.5, { tint: 0xb88ae0 }),
      fig('smoke', 0.78, 0.46, 0.56, { tint: 0xb88ae0, flip: true }),
      fig('smoke', 0.5, 0.34, 0.6, { tint: 0xd9b3ff }),
      ...icon('skull', 0.5, 0.34, 0.3, INK),
      ...icon('skull', 0.2, 0.5, 0.24, INK),
      ...icon('skull', 0.78, 0.46, 0.26, INK),
      ...stand('hero/@', 0.5, 0.78, 0.42),
      fig('spark', 0.34, 0.2, 0.18, { tint: LIVE }),
      fig('spark', 0.66, 0.68, 0.16, { tint: LIVE }),
    ],
  },
  hunterProtocol: {
    ...night,
    from: [0.3, 0.3],
    figures: [
      far(0x2b1736),
      fig('beam', 0.58, 0.66, 0.9, { tint: HURT, turn: -32, alpha: 0.9 }),
      fig('ship/destroyer', 0.32, 0.3, 0.86, { turn: 6 }),
      ...stand('hero/@', 0.78, 0.7, 0.5),
      ...icon('tac', 0.78, 0.66, 0.8, HURT),
    ],
  },
  blockade: {
    ...lilac,
    figures: [
      far(0x5a2a66),
      ...stand('rebel', 0.13, 0.6, 0.5),
      ...stand('rebel', 0.27, 0.66, 0.52),
      ...icon('hand', 0.5, 0.62, 0.6, HURT),
      ...stand('drone', 0.72, 0.5, 0.44),
      ...stand('drone', 0.86, 0.66, 0.5),
      ...icon('pay', 0.46, 0.2, 0.3, ACT),
      ...icon('plus', 0.62, 0.19, 0.22, INK),
    ],
  },
  defectors: {
    ...dawn,
    figures: [
      fig('sun', 0.5, 0.5, 0.86),
      far(0xc9500f),
      ...stand('rebel', 0.34, 0.56, 0.74, { turn: -3 }),
      ...stand('rebel', 0.66, 0.56, 0.74, { turn: 3, flip: true }),
      ...icon('fist', 0.5, 0.3, 0.4, HURT),
      fig('spark', 0.14, 0.26, 0.26, { tint: PAPER }),
      fig('spark', 0.87, 0.3, 0.22, { tint: PAPER }),
    ],
  },
  salvage: {
    ...dawn,
    figures: [
      far(0xc9500f),
      fig('ship/carrier/wreck', 0.5, 0.4, 0.8),
      fig('drone/hit', 0.17, 0.72, 0.44, { turn: -20 }),
      fig('drone/hit', 0.84, 0.72, 0.46, { turn: 24, flip: true }),
      ...stand('hero/@', 0.5, 0.74, 0.46),
      ...icon('pay', 0.36, 0.78, 0.26, ACT, -10),
      ...icon('pay', 0.65, 0.78, 0.26, ACT, 10),
    ],
  },
  sabotage: {
    ...dawn,
    from: [0.5, 0.4],
    figures: [
      near(0x8a4a1a),
      fig('ship/@tracker', 0.5, 0.4, 0.84, { turn: 7 }),
      fig('burst/blast', 0.64, 0.36, 0.46),
      fig('smoke', 0.42, 0.24, 0.34),
      ...stand('rebel', 0.2, 0.68, 0.52),
      ...icon('overclock', 0.84, 0.72, 0.34, ACT, 12),
      fig('spark', 0.34, 0.52, 0.22, { tint: PAPER }),
    ],
  },
  secondWind: {
    ...dawn,
    figures: [
      fig('sun', 0.5, 0.56, 1.05),
      far(0xe07a1e),
      ...stand('hero/doctor', 0.24, 0.66, 0.48),
      ...stand('hero/@', 0.5, 0.6, 0.66),
      ...stand('hero/soldier', 0.76, 0.66, 0.48),
      ...icon('heart', 0.34, 0.24, 0.26, HURT, -10),
      ...icon('heart', 0.66, 0.24, 0.26, HURT, 10),
      ...icon('surg', 0.5, 0.16, 0.28, HURT),
    ],
  },
};
