import { at } from '../../../../kernel/at.ts';
import { emit, type Play } from '../state/play.ts';
import type { Cause, Seat } from '../state/state.ts';

/** T5: somebody is to miss their next turn, unless they miss it already, or have just missed one. */
export function missNextTurn(play: Play, cause: Cause, seat: Seat): void {
  if (at(play.state.players, seat).misses === 'no') emit(play, 'T5', cause, { fact: 'willMissTurn', seat });
}
