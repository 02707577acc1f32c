import type { ModeSpec } from '../vocabulary.ts';

/** Normal and Hard are the rulebook's; Easy is ours. */
export const modes: readonly ModeSpec[] = [
  {
    id: 'easy',
    steps: ['attackHeroes', 'activate', 'refresh'],
    shipsHurt: false,
    needsRebels: false,
    health: 2,
    rebelsPerHero: 3,
    dronesBesideShip: 1,
    fewerActivations: 1,
  },
  {
    id: 'normal',
    steps: ['attackHeroes', 'activate', 'refresh'],
    health: 4,
    shipsHurt: true,
    needsRebels: false,
  },
  {
    id: 'hard',
    steps: ['attackRebels', 'attackHeroes', 'invade', 'activate', 'refresh'],
    health: 4,
    shipsHurt: true,
    needsRebels: true,
  },
];
