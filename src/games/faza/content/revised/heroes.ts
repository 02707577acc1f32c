import { heroes as published } from '../published/heroes.ts';
import type { HeroSpec, SkillId } from '../vocabulary.ts';

/** Skills that cost more or less than in the published edition. */
const COSTS: Partial<Readonly<Record<SkillId, number>>> = {
  marksman: 2,
  houseCall: 2,
  reclaim: 2,
  insider: 2,
  tinker: 3,
};

export const heroes: readonly HeroSpec[] = published.map((hero) => ({
  ...hero,
  skills: hero.skills.map(({ id, cost }) => ({ id, cost: COSTS[id] ?? cost })),
}));
