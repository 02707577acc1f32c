import { at } from '../../../../kernel/at.ts';
import { BELOW_GOAL, GOAL, TOP_LEVEL } from '../../content/board.ts';
import { isBeforeOpenGate } from '../duels/duels.ts';
import { canLoseLevel, tilesLost } from '../players/levels.ts';
import type { FactOf } from '../state/fact.ts';
import type { AzardiaView, Seat } from '../state/state.ts';

/**
 * What a duel is about: tile 150 (G3), where the holder wins a tie; a level (H3); or tiles alone, where neither side can gain or lose a
 * level (L1, L4).
 */
export type DuelStake = 'goal' | 'level' | 'tiles';

/** What a duel that begins is about. */
export function duelStake({ players }: AzardiaView, { challenger, defender, tile }: FactOf<'duelBegan'>): DuelStake {
  if (tile === GOAL) return 'goal';
  return [challenger, defender].every((seat) => at(players, seat).level === TOP_LEVEL) ? 'tiles' : 'level';
}

/** What somebody loses with a duel. */
export interface DuelLoss {
  readonly levels: number;
  readonly tiles: number;
}

/** What a side of a duel that begins loses if it loses (H3, H4, G3). */
export function duelLoss(view: AzardiaView, { challenger, defender, tile }: FactOf<'duelBegan'>, seat: Seat): DuelLoss {
  if (tile === GOAL) return { levels: 0, tiles: GOAL - BELOW_GOAL };
  const { level } = at(view.players, seat);
  const isAtGate = isBeforeOpenGate(view, [challenger, defender], tile);
  return { levels: canLoseLevel(level) ? 1 : 0, tiles: isAtGate ? 0 : tilesLost(level) };
}
