import type { TileNo } from '../../content/vocabulary.ts';
import { emit } from '../evolve.ts';
import { lose } from '../outcome.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Play } from '../state/play.ts';
import type { Source } from '../state/state.ts';
import { roomForDrones } from './board.ts';

/** Places Drones on a tile: Drones without room are ignored (D1), but an empty pool loses the game (D2, X3). */
export function placeDrones(play: Play, tile: TileNo, count: number, rule: RuleId, by: Source): void {
  const { state } = play;
  const wanted = Math.min(count, roomForDrones(state, tile));
  const placed = Math.min(wanted, state.pool.drones);
  if (placed > 0) emit(play, { rule, by, fact: 'dronesPlaced', tile, count: placed });
  if (wanted < count) emit(play, { rule: 'D1', by, fact: 'dronesBlocked', tile, count: count - wanted });
  if (placed < wanted) lose(play, 'X3', by);
}

/** Takes Drones from a tile back to the pool. */
export function removeDrones(play: Play, tile: TileNo, count: number, rule: RuleId, by: Source): void {
  emit(play, { rule, by, fact: 'dronesRemoved', tile, count });
}
