import { at } from '../../../kernel/values/at.ts';
import { TOP_LEVEL } from '../content/board.ts';
import type { Effect } from '../content/vocabulary.ts';
import { canSwap, destination } from '../rules/movement/paths.ts';
import { canLoseLevel, INSTEAD } from '../rules/players/levels.ts';
import type { AzardiaView, Seat } from '../rules/state/state.ts';
import { afterDefeat, saved, standingOf } from './estimate.ts';

/** How many turns an effect costs the rival whom it hits. */
export function harmOf(state: AzardiaView, effect: Effect, owner: Seat, victim: Seat): number {
  const now = standingOf(state, victim);
  const holds = state.grace?.holder === victim;
  // O3: only a lost duel moves this rival, and at level 5 a lost level only means a move.
  const isFirm = holds && state.firmGoal;
  const coins = (amount: number): number => (Math.min(now.coins, amount) / 1000) * (now.level < TOP_LEVEL ? 0.6 : 0.25);
  switch (effect.kind) {
    case 'move':
      if (isFirm) return 0;
      return holds ? 4 : -saved(now, { tile: destination(now, effect.tiles) });
    case 'level':
      if (isFirm) return 0;
      return canLoseLevel(now.level)
        ? -saved(now, { level: now.level - 1 })
        : -saved(now, { tile: destination(now, -INSTEAD) });
    case 'missTurn':
      return holds ? 0 : 1.1;
    case 'oneDie':
      return now.level === TOP_LEVEL ? 0.5 : 0.25;
    case 'coins':
      return coins(-effect.coins);
    case 'takeCoins':
      return coins(effect.coins);
    case 'takeCard':
      return 0.4;
    case 'loseFortune':
      return (now.coins / 1000) * 0.5 + now.cards * 0.35;
    case 'duel':
      return Math.max(0.1, -0.5 * saved(now, afterDefeat(now)));
    case 'swapTiles': {
      const { tile } = at(state.players, owner);
      return canSwap(now.tile, tile) ? -saved(now, { tile }) : 0;
    }
    case 'drawPenalty':
      return holds ? 1.6 : 0.7;
    case 'toll':
      return 0.5;
    default:
      return 0;
  }
}
