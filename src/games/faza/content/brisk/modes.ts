import { modes as balanced } from '../balanced/modes.ts';
import type { ModeId, ModeSpec, ShipHealth } from '../vocabulary.ts';

/**
 * For two heroes, ships have less health, so that a game takes hardly more rounds than with larger teams. On Normal the Destroyer keeps
 * its own, so that it stays as hard; on Hard the Former keeps most of it, so that Outposts are in danger.
 */
const FOR_TWO: Readonly<Record<'normal' | 'hard', ShipHealth>> = {
  normal: { carrier: 2, destroyer: 4, former: 2 },
  hard: { carrier: 2, destroyer: 2, former: 3 },
};

/** What differs from the balanced edition. */
const CHANGES: Readonly<Record<ModeId, Partial<Pick<ModeSpec, 'health' | 'points'>>>> = {
  easy: { health: { 2: 2, 3: 3, 4: 3 } },
  normal: { health: { 2: FOR_TWO.normal, 3: 4, 4: 4 }, points: { 2: 0, 3: 9, 4: 8 } },
  hard: { health: { 2: FOR_TWO.hard, 3: 4, 4: 4 }, points: { 2: 0, 3: 0, 4: 4 } },
};

export const modes: readonly ModeSpec[] = balanced.map((mode) => ({ ...mode, ...CHANGES[mode.id] }));
