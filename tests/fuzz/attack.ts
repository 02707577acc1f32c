import type { Luck } from '../kit/luck.ts';
import type { Base } from './corpus.ts';

/**
 * What has to come of an attack, where that is certain: `same`, the very game that it started from; `other`, another game
 * that the rules allow; `sameOrRefused` and `refused`. Without it anything may come that passes the judge.
 */
export type Expected = 'same' | 'other' | 'sameOrRefused' | 'refused';

/** One way to make a bad text, or a strange one, out of a good game. */
export interface Attack {
  readonly kind: string;
  /** The text to be brought to the door; `others` are good games to mix with. */
  make(base: Base, luck: Luck, others: readonly Base[]): string;
  readonly expect?: Expected;
}
