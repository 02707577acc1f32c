import type { HeroSpec } from '../vocabulary.ts';

/** Our content, but for the eight names, their areas, and the Scout's Slip Away. */
export const heroes: readonly HeroSpec[] = [
  { id: 'soldier', area: 'tactical', skills: [{ id: 'marksman', cost: 1 }] },
  {
    id: 'scout',
    area: 'tactical',
    skills: [
      { id: 'slipAway', cost: 0 },
      { id: 'pathfinder', cost: 1 },
    ],
  },
  { id: 'doctor', area: 'medical', skills: [{ id: 'houseCall', cost: 1 }] },
  { id: 'farmer', area: 'medical', skills: [{ id: 'reclaim', cost: 3 }] },
  { id: 'rebel', area: 'political', skills: [{ id: 'insider', cost: 3 }] },
  { id: 'senator', area: 'political', skills: [{ id: 'recruiter', cost: 1 }] },
  { id: 'engineer', area: 'technological', skills: [{ id: 'tinker', cost: 1 }] },
  { id: 'scientist', area: 'technological', skills: [{ id: 'forecast', cost: 1 }] },
];
