import type { EndingView } from '../view.ts';
import { hardestRound } from './hardestRound.ts';
import { turningPoint } from './turningPoint.ts';

/** The round of a game that is over from which there is most to learn. */
export interface KeyRound {
  /** Index into the view's history of its end. */
  readonly end: number;
  /** Where the game turned, surely or probably, or else what cost most. */
  readonly kind: 'turn' | 'maybeTurn' | 'hardest';
}

/** The round in which a game turned, or, where none is known to, the one that cost most; `null` as long as that is being worked out. */
export function keyRound(view: EndingView): KeyRound | null {
  if (view.chances.progress === 'counting') return null;
  const turn = turningPoint(view);
  if (turn) return { end: turn.end, kind: turn.isSure ? 'turn' : 'maybeTurn' };
  const hardest = hardestRound(view);
  return hardest && { end: hardest.end, kind: 'hardest' };
}
