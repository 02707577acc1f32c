import type { FazaStep, ModeSpec } from '../vocabulary.ts';

/** P24-F1: a Faza phase always has all five steps. */
const steps: readonly FazaStep[] = ['attackRebels', 'attackHeroes', 'invade', 'activate', 'refresh'];

/** The one difficulty of the rulebook, and an Easy of ours (P24-V2). */
export const modes: readonly ModeSpec[] = [
  {
    id: 'easy',
    steps,
    health: 2,
    shipsHurt: false,
    needsRebels: true,
    rebelsPerHero: 3,
    dronesBesideShip: 1,
    fewerActivations: 1,
  },
  { id: 'normal', steps, health: 3, shipsHurt: true, needsRebels: true },
];
