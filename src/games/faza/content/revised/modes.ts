import { modes as published } from '../published/modes.ts';
import type { ModeId, ModeSpec } from '../vocabulary.ts';

/** Points of each hero, by the number of heroes: a small team starts with more, because it can do less in a round. */
const POINTS: Readonly<Record<ModeId, Readonly<Record<number, number>>>> = {
  easy: { 2: 12, 3: 9, 4: 8 },
  normal: { 2: 7, 3: 3, 4: 0 },
  hard: { 2: 3, 3: 0, 4: 0 },
};

export const modes: readonly ModeSpec[] = published.map((mode) => ({ ...mode, points: POINTS[mode.id] }));
