import { equipment, type Fighter, personality, worth } from './fighter.ts';

/** S2: the scrubs, which can be played and are weak. */
export const SCRUBS = {
  bruisedEgo: worth(-1, personality(0, null, ['scrub'])),
  trickKnee: personality(1, null, ['scrub']),
  staleBiscuit: equipment(1, null, ['scrub']),
  woodenNickel: worth(-1, equipment(0, null, ['scrub'])),
  overdueBill: worth(-2, equipment(0, null, ['scrub'])),
} as const satisfies Readonly<Record<string, Fighter>>;

/** How many there are of each: thirty in all. */
export const SCRUB_COPIES: Readonly<Record<keyof typeof SCRUBS, number>> = {
  bruisedEgo: 8,
  trickKnee: 6,
  staleBiscuit: 6,
  woodenNickel: 6,
  overdueBill: 4,
};
