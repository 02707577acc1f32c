import { heroAt, inForce } from '../board/board.ts';
import { emit } from '../evolve.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { RuleId } from '../rule-ids.ts';
import type { Play } from '../state/play.ts';
import type { Position, Seat, Source } from '../state/state.ts';

/** Why a hero cannot spend that many Points now, or `null`. */
export function cannotPay(state: Position, seat: Seat, points: number): Refusal | null {
  if (points > 0 && inForce(state, 'noPoints')) return refuse('E2', 'pointsJammed');
  return heroAt(state, seat).points < points ? refuse('P3', 'tooFewPoints') : null;
}

/** P2: spent Points return to the Drone pool; bonus Points, which are spent first, go back to the box. */
export function spendPoints(play: Play, seat: Seat, points: number, by: Source): void {
  if (points === 0) return;
  const bonus = Math.min(points, heroAt(play.state, seat).bonus ?? 0);
  emit(play, { rule: 'P2', by, fact: 'pointsSpent', seat, points, ...(bonus > 0 ? { bonus } : {}) });
}

/** Gives a hero bonus Points, which come out of the box and not from the Drone pool. */
export function gainBonus(play: Play, seat: Seat, points: number, rule: RuleId, by: Source): void {
  if (points === 0) return;
  emit(play, { rule, by, fact: 'pointsGained', seat, points, bonus: points });
}

/** Gives a hero Points from the Drone pool, as far as it holds any. */
export function gainPoints(play: Play, seat: Seat, wanted: number, rule: RuleId, by: Source): void {
  const points = Math.min(wanted, play.state.pool.drones);
  if (points === 0) return;
  emit(play, { rule, by, fact: 'pointsGained', seat, points });
}
