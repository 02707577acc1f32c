import type { FazaStep, ModeSpec } from '../vocabulary.ts';

/** P24-F1: a Faza phase always has all five steps. */
const steps: readonly FazaStep[] = ['attackRebels', 'attackHeroes', 'invade', 'activate', 'refresh'];

/** Points of each hero on Easy, by the number of heroes: a small team starts with more, because it can do less in a round. */
const EASY_POINTS: Readonly<Record<number, number>> = { 2: 8, 3: 5, 4: 4 };

/** The one difficulty of the rulebook, and an Easy of ours (P24-V2). */
export const modes: readonly ModeSpec[] = [
  { id: 'easy', steps, health: 2, shipsHurt: true, needsRebels: true, points: EASY_POINTS },
  { id: 'normal', steps, health: 3, shipsHurt: true, needsRebels: true, points: 0 },
];
