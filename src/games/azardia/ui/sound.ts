import type { GameSound, PieceName } from '../../../module/gameModule.ts';
import { GATE, GOAL } from '../content/board.ts';
import type { AzardiaView } from '../rules/state/state.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';

/** How Azardia is heard. */
export const azardiaSound: GameSound<AzardiaTypes> = {
  folder: 'game/sound/azardia/',
  danger: tensionOf,
  layers: layerLevels,
  ambience: () => ({}),
  strain: {},
  ducking: {
    victory: 0.1,
    grace: 0.25,
    graceBroken: 0.4,
    event: 0.4,
    duel: 0.4,
    duelWon: 0.5,
    duelLost: 0.5,
    stamp: 0.5,
  },
  rests: { pass: 500, pay: 150 },
  sample: 'dieLand',
};

/** The tension of a grace turn (G), and the highest before it: of a pawn just below the goal. */
const GRACE = 1;
const NEAR_GOAL = 0.6;
/** The tension of the first pawn in the Tyrant Zone. */
const AT_GATE = 0.3;

/**
 * How near the end of the game is, 0–1: nothing in Zone Zero, more and more the higher the first pawn is on the tower, all in a grace
 * turn. A game that is over is calm.
 */
function tensionOf({ players, grace, winner }: AzardiaView): number {
  if (winner !== null) return 0;
  if (grace) return GRACE;
  const first = Math.max(...players.map(({ tile }) => tile));
  return first < GATE ? 0 : AT_GATE + ((NEAR_GOAL - AT_GATE) * (first - GATE)) / (GOAL - GATE);
}

/** The remaining volume of the stroll, bass and ukulele, in a grace turn. */
const STROLL_IN_GRACE = 0.3;

/**
 * Of the table: the stroll, which thins out in a grace turn; the tune, which falls silent then; the chase, once somebody is on the
 * tower, and not in a grace turn; and the clock of the grace turn. The title has one layer.
 */
function layerLevels(piece: PieceName, tension: number): number[] {
  if (piece === 'title') return [1];
  const chase = share(tension, 0.25, AT_GATE + 0.1);
  const grace = share(tension, NEAR_GOAL, GRACE);
  return [1 - (1 - STROLL_IN_GRACE) * grace, 1 - grace, chase * (1 - grace), grace];
}

/** The progress from one value to another, 0–1. */
function share(value: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)));
}
