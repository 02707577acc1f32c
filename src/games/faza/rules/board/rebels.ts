import type { TileNo } from '../../content/vocabulary.ts';
import { emit } from '../evolve.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Play } from '../state/play.ts';
import type { Position, Seat, Source } from '../state/state.ts';
import { roomForRebels } from './board.ts';

/** Whether one more Rebel can stand on a tile: there is room (M4) and one is in the pool. */
export function canPlaceRebel(state: Position, tile: TileNo): boolean {
  return roomForRebels(state, tile) > 0 && state.pool.rebels > 0;
}

/** Places one Rebel from the pool. */
export function placeRebel(play: Play, tile: TileNo, rule: RuleId, by: Source): void {
  emit(play, { rule, by, fact: 'rebelsPlaced', tile, count: 1 });
}

/** Takes Rebels from a tile to the pool, for a hero's sake or nobody's. The caller checks whether that loses the game. */
export function loseRebels(
  play: Play,
  tile: TileNo,
  count: number,
  rule: RuleId,
  by: Source,
  protectedSeat: Seat | null = null,
): void {
  emit(play, { rule, by, fact: 'rebelsLost', tile, count, protected: protectedSeat });
}
