import type { TileNo } from '../../content/vocabulary.ts';
import { emit } from '../evolve.ts';
import { checkOutposts } from '../outcome.ts';
import type { RuleId } from '../ruleIds.ts';
import type { Play } from '../state/play.ts';
import type { Source } from '../state/state.ts';

/** Turns a tile to its fazaformed side; the last Outpost loses the game (X4). */
export function fazaform(play: Play, tile: TileNo, rule: RuleId, by: Source): void {
  emit(play, { rule, by, fact: 'tileTurned', tile, fazaformed: true });
  checkOutposts(play, by);
}

/** Turns a tile back to earth; no ship ever does (A8). */
export function reclaimTile(play: Play, tile: TileNo, rule: RuleId, by: Source): void {
  emit(play, { rule, by, fact: 'tileTurned', tile, fazaformed: false });
}
