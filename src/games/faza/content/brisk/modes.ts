import { modes as balanced } from '../balanced/modes.ts';
import type { ModeId, ModeSpec } from '../vocabulary.ts';

/** What differs from the balanced edition: for two heroes, ships with less health bring the length of a game close to that of larger teams. */
const CHANGES: Partial<Readonly<Record<ModeId, Pick<ModeSpec, 'health' | 'points'>>>> = {
  normal: { health: { 2: { carrier: 2, destroyer: 2, former: 3 }, 3: 4, 4: 4 }, points: { 2: 0, 3: 9, 4: 6 } },
  hard: { health: { 2: { carrier: 2, destroyer: 3, former: 3 }, 3: 4, 4: 4 }, points: { 2: 0, 3: 0, 4: 2 } },
};

export const modes: readonly ModeSpec[] = balanced.map((mode) => ({ ...mode, ...CHANGES[mode.id] }));
