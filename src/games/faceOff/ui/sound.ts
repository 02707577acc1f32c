import type { GameSound, PieceName } from '../../../module/gameModule.ts';
import type { FaceOffView } from '../rules/state/state.ts';
import type { FaceOffTypes } from '../rules/state/types.ts';

/** How Face Off is heard: a small band, which a match that is struck cuts off. */
export const faceOffSound: GameSound<FaceOffTypes> = {
  folder: 'game/sound/faceOff/',
  danger,
  layers: layerLevels,
  ambience: () => ({}),
  strain: {},
  ducking: { strike: 0.15, crack: 0.3, curtain: 0.1 },
  rests: {},
  sample: 'strike',
};

/** The most that the end of a game is felt. */
const MOST_DANGER = 0.6;

/** H4, E2: how far the marks have burned at the active headquarters; most at the last one. A game that is over is calm. */
function danger({ ending, hqs, marks, timings }: FaceOffView): number {
  if (ending !== null) return 0;
  const burned = Math.min(1, marks / Math.max(1, timings[0] ?? 1));
  return MOST_DANGER * burned * (hqs.length > 1 ? 0.6 : 1);
}

/** Of the table: bass and brushes, always; the trumpet, always; the fuse, the more the nearer the next crack is. */
function layerLevels(piece: PieceName, tension: number): number[] {
  return piece === 'title' ? [1] : [1, 1, Math.min(1, tension / MOST_DANGER)];
}
