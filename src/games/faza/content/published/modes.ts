import type { ModeSpec } from '../vocabulary.ts';

/** Normal and Hard are the rulebook's; Easy is ours. */
export const modes: readonly ModeSpec[] = [
  {
    id: 'easy',
    steps: ['attackHeroes', 'activate', 'refresh'],
    health: 3,
    shipsHurt: false,
    needsRebels: false,
    points: 2,
  },
  {
    id: 'normal',
    steps: ['attackHeroes', 'activate', 'refresh'],
    health: 4,
    shipsHurt: true,
    needsRebels: false,
    points: 0,
  },
  {
    id: 'hard',
    steps: ['attackRebels', 'attackHeroes', 'invade', 'activate', 'refresh'],
    health: 4,
    shipsHurt: true,
    needsRebels: true,
    points: 0,
  },
];
