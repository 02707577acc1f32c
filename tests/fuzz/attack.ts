import type { Luck } from '../kit/luck.ts';
import type { Base } from './corpus.ts';

/**
 * The required result of an attack, where it is certain: `same`, the very game that it started from; `other`, another
 * game that the rules allow; `sameOrRefused` and `refused`. Otherwise anything that passes the judge is fine.
 */
export type Expected = 'same' | 'other' | 'sameOrRefused' | 'refused';

/** One way to make a bad or strange text out of a good game. */
export interface Attack {
  readonly kind: string;
  /** The text to be opened; `others` are good games to mix with. */
  make(base: Base, luck: Luck, others: readonly Base[]): string;
  readonly expect?: Expected;
}
