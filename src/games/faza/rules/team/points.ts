import { heroAt, inForce } from '../board/board.ts';
import { emit } from '../evolve.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Play } from '../state/play.ts';
import type { Position, Seat, Source } from '../state/state.ts';

/** Why a hero cannot spend that many Points now, or `null`. */
export function cannotPay(state: Position, seat: Seat, points: number): Refusal | null {
  if (points > 0 && inForce(state, 'noPoints')) return refuse('E2', 'pointsJammed');
  return heroAt(state, seat).points < points ? refuse('P3', 'tooFewPoints') : null;
}

/** P2: spent Points return to the Drone pool. */
export function spendPoints(play: Play, seat: Seat, points: number, by: Source): void {
  if (points === 0) return;
  emit(play, { rule: 'P2', by, fact: 'pointsSpent', seat, points });
}

/** Gives a hero Points from the Drone pool, as far as it holds any. */
export function gainPoints(play: Play, seat: Seat, wanted: number, rule: RuleId, by: Source): void {
  const points = Math.min(wanted, play.state.pool.drones);
  if (points === 0) return;
  emit(play, { rule, by, fact: 'pointsGained', seat, points });
}
