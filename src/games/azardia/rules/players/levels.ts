import { at } from '../../../../kernel/values/at.ts';
import { TOP_LEVEL } from '../../content/board.ts';
import { emit, type Play } from '../state/play.ts';
import type { Cause, Seat, Step } from '../state/state.ts';

/** L2, L3, H3: how far a pawn moves where a level cannot be gained or lost. */
export const INSTEAD = 3;

/** Gives a level. L3: at level 5 the pawn is to advance instead; returns that work. */
export function gainLevel(play: Play, cause: Cause, seat: Seat): Step[] {
  const { level } = at(play.state.players, seat);
  if (level === TOP_LEVEL) return [{ step: 'move', seat, tiles: INSTEAD, isOwn: false, by: cause }];
  emit(play, 'L1', cause, { fact: 'levelGained', seat, level: level + 1 });
  return [];
}

/** Takes a level. L2: at level 1 and 5 the pawn is to go back instead; returns that work. */
export function loseLevel(play: Play, cause: Cause, seat: Seat): Step[] {
  const { level } = at(play.state.players, seat);
  if (!canLoseLevel(level)) return [{ step: 'move', seat, tiles: -INSTEAD, isOwn: false, by: cause }];
  emit(play, 'L1', cause, { fact: 'levelLost', seat, level: level - 1 });
  return [];
}

/** H3: how many tiles who loses a challenge goes back: the level is lost with the first, where one can be lost. */
export function tilesLost(level: number): number {
  return canLoseLevel(level) ? 1 : INSTEAD;
}

/** L1: levels 1 and 5 cannot be lost. */
export function canLoseLevel(level: number): boolean {
  return level > 1 && level < TOP_LEVEL;
}
