import { at } from '../../../../kernel/at.ts';
import { GOAL, TOP_LEVEL } from '../../content/board.ts';
import type { FactOf } from '../state/fact.ts';
import type { AzardiaView } from '../state/state.ts';

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
