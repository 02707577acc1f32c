import type { HeroSpec, Skill } from '../vocabulary.ts';

/** Known are the Marine, the Scout with Slip Away, the Senator and the Alien Turncoat; the rest is ours. */
export const heroes: readonly HeroSpec[] = [
  { id: 'marine', area: 'tactical', skills: [{ id: 'marksman', cost: 1 }] },
  {
    id: 'scout',
    area: 'tactical',
    skills: [
      { id: 'slipAway', cost: 0 },
      { id: 'pathfinder', cost: 1 },
    ],
  },
  { id: 'doctor', area: 'medical', skills: [{ id: 'houseCall', cost: 1 }] },
  { id: 'farmer', area: 'medical', skills: [{ id: 'reclaim', cost: 3, underShips: true }] },
  { id: 'engineer', area: 'technological', skills: [{ id: 'tinker', cost: 1 }] },
  { id: 'scientist', area: 'technological', skills: [{ id: 'forecast', cost: 1 }] },
  { id: 'senator', area: 'political', skills: [{ id: 'recruiter', cost: 1 }] },
  { id: 'turncoat', area: 'political', skills: [{ id: 'insider', cost: 3 }] },
];

/** What Points buy for every hero (P24-P1, P24-P2). */
export const everybody: readonly Skill[] = [
  { id: 'aim', cost: 1 },
  { id: 'reclaim', cost: 6, underShips: true },
];
