import { modes as revised } from '../revised/modes.ts';
import type { ModeId, ModeSpec } from '../vocabulary.ts';

/** Points of each hero, by the number of heroes, where they are not those of the revised edition. */
const POINTS: Partial<Readonly<Record<ModeId, Readonly<Record<number, number>>>>> = {
  easy: { 2: 18, 3: 14, 4: 16 },
  normal: { 2: 9, 3: 2, 4: 0 },
};

export const modes: readonly ModeSpec[] = revised.map((mode) => ({ ...mode, points: POINTS[mode.id] ?? mode.points }));
