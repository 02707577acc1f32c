import type { CharacterId } from '../../content/vocabulary.ts';

/** Colors by role; `assets/vector/azardia/paper.mjs` cuts pictures from the same paper. */
export const paint = {
  ink: 0x12323b,
  soft: 0x3f5e66,
  paper: 0xfff8ea,
  paperDim: 0xf3e6cc,
  white: 0xffffff,
  ground: 0xcdece6,
  ground2: 0xaedfd8,
  ground3: 0x8ccfc8,
  act: 0x2340d6,
  actEdge: 0x15279a,
  gold: 0xffd23f,
  danger: 0xc2182b,
  dangerEdge: 0x7d0d19,
  off: 0xe4ebe6,
  offInk: 0x49636a,
  offLine: 0x8aa5a8,
  idle: 0xedf1ec,
  idleInk: 0x4b656b,
  line: 0xc9b99a,
  edge: 0xb9cfd0,
  kraft: 0xf2c8a4,
  rim: 0xe8b48f,
  tileLight: 0xfffaef,
  tileDark: 0xfbe3cf,
  number: 0x6b5a48,
  meadow: 0xb9e6df,
  hill: 0x9bd9d0,
  nearHill: 0x7cc8be,
  towerTile: 0xddf3f1,
  towerTileDark: 0xbfe3e4,
  towerBack: 0x0a3a46,
  towerInk: 0x0b3a46,
  teeth: 0x3a0512,
  tongue: 0xff8fa3,
  tongueLight: 0xffb3be,
  crater: 0xcf9410,
  meadowPlanet: 0x45b463,
  meadowCrater: 0x1d7a3a,
  flame: 0xff9e6b,
  sky: 0x8fc9f0,
  front: 0x6dbdb3,
  mantis: 0xd3225d,
  mantis2: 0xa11546,
  door: 0xc99b62,
  doorDark: 0xa87a45,
  shadow: 0x0a2a38,
} as const;

/** The floors of the tower, lighter from below to the top. */
export const FLOOR_PAINT = [0x0f4c5c, 0x145a6b, 0x176273, 0x1b6e7f, 0x1f7a8a, 0x25879a, 0x2a93a1] as const;

/** A player's color, the text color on it, a darker shade for bars, and a light one behind the portrait. */
interface PlayerPaint {
  readonly main: number;
  readonly on: number;
  readonly dark: number;
  readonly pale: number;
}

const PLAYER_PAINT: Readonly<Record<CharacterId, PlayerPaint>> = {
  lagartoon: { main: 0x45b463, on: paint.ink, dark: 0x1d7a3a, pale: 0xbfe8c6 },
  kuchuritok: { main: 0xa88bea, on: paint.ink, dark: 0x7b5cc9, pale: 0xe4dafc },
  robotIKing: { main: 0xf5be1e, on: paint.ink, dark: 0xcf9410, pale: 0xfce7a6 },
  noncredoMantis: { main: 0xd3225d, on: paint.white, dark: 0xa11546, pale: 0xfac4d5 },
};

/** A player without a character yet. */
const NOBODY_PAINT: PlayerPaint = { main: paint.edge, on: paint.ink, dark: paint.soft, pale: paint.off };

/** The colors of a player, by the character; `null` without a character. */
export function paintOf(character: CharacterId | null): PlayerPaint {
  return character === null ? NOBODY_PAINT : PLAYER_PAINT[character];
}

/** Mixes two colors: `part` is the fraction of the second. */
export function mixed(one: number, other: number, part: number): number {
  const channel = (shift: number): number => {
    const [from, to] = [(one >> shift) & 255, (other >> shift) & 255];
    return Math.round(from + (to - from) * part) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}
