import type { KeyRound } from '../../../../module/ending.ts';
import type { EndingView } from '../view.ts';
import { hardestRound } from './hardestRound.ts';
import { turningPoint } from './turningPoint.ts';

/** The round in which a game turned, or, where none is known to, the one that cost most; `null` as long as that is being worked out. */
export function keyRound(view: EndingView): KeyRound | null {
  if (view.chances.progress === 'counting') return null;
  const turn = turningPoint(view);
  if (turn) return { end: turn.end, kind: turn.isSure ? 'turn' : 'maybeTurn' };
  const hardest = hardestRound(view);
  return hardest && { end: hardest.end, kind: 'hardest' };
}
