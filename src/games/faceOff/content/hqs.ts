import type { SetId } from './vocabulary.ts';

/** A headquarters; each faction has one, and the Heathen House. */
export type HqId = SetId;

/** What decides a tie first while a headquarters is active (T1): by what a seat has more of, or, for the Dojo, less. */
export type HqTie = 'strongestCard' | 'mostCards' | 'fewestCards' | 'mostTokens';

/** T1, part 2.3: the Heathen House has no rule of its own. */
export const HQ_TIE: Readonly<Record<HqId, HqTie | null>> = {
  house: null,
  monsters: 'strongestCard',
  cowboys: 'mostCards',
  ninjas: 'fewestCards',
  pirates: 'mostTokens',
};

/** E6: the points of the reward of each headquarters. */
export const REWARD_POINTS: Readonly<Record<HqId, number>> = {
  house: 3,
  monsters: 2,
  cowboys: 2,
  ninjas: 2,
  pirates: 2,
};

/** E1: the rewards that are Wild. */
export const WILD_REWARDS: readonly HqId[] = ['ninjas', 'pirates'];

/** S3: how the timing deck is made up. */
export type TimingKind = 'standard' | 'printed' | 'expert';

/** S3: the timing decks by the number of seats. The expert's is the printed one with the 5 for its highest card (S5). */
export const TIMING_DECKS: Readonly<Record<TimingKind, Readonly<Record<number, readonly number[]>>>> = {
  standard: { 2: [2, 3, 4], 3: [1, 2, 3, 4], 4: [1, 1, 2, 2, 3], 5: [1, 1, 2, 2, 3] },
  printed: { 2: [2, 3, 4], 3: [1, 2, 3, 4], 4: [1, 2, 2, 3, 4], 5: [1, 1, 2, 2, 3, 3] },
  expert: { 2: [2, 3, 5], 3: [1, 2, 3, 5], 4: [1, 2, 2, 3, 5], 5: [1, 1, 2, 2, 3, 5] },
};
