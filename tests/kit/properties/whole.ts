import type { GameTypes } from '../../../src/kernel/game.ts';
import type { Session } from '../../../src/kernel/session.ts';
import type { Luck } from '../luck.ts';

/** A game that has been played as far as it goes. */
export interface Whole<T extends GameTypes> {
  readonly session: Session<T>;
  /** Every state of the session as JSON when it was new, the opening first. */
  readonly texts: readonly string[];
  /** Whether the session began at its setup's opening: a made-up position cannot be recorded. */
  readonly fromOpening: boolean;
  readonly luck: Luck;
  readonly count: (what: string, by?: number) => void;
}
