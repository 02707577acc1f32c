import { at } from '../../../../kernel/at.ts';
import { GOAL, isInTyrantZone } from '../../content/board.ts';
import type { Effect } from '../../content/vocabulary.ts';
import { pairOf } from '../evolve.ts';
import type { Seat, State } from '../state/state.ts';

/** Whether an effect can be had by this rival from this player (X5); it is not asked whose card it is. */
export function canHit(
  { players, met }: Pick<State, 'players' | 'met'>,
  effect: Effect,
  owner: Seat,
  victim: Seat,
): boolean {
  const [from, to] = [at(players, owner), at(players, victim)];
  switch (effect.kind) {
    case 'swapTiles':
      return (
        from.tile !== GOAL &&
        to.tile !== GOAL &&
        isInTyrantZone(from.tile) === isInTyrantZone(to.tile) &&
        Math.abs(from.tile - to.tile) <= effect.within
      );
    case 'duel':
      return canDuelFromAfar({ players, met }, owner, victim);
    case 'takeCoins':
    case 'coins':
      return to.coins > 0;
    case 'takeCard':
      return to.hand.length > 0;
    case 'loseFortune':
      return to.coins > 0 || to.hand.length > 0;
    // T5: nobody misses two turns in a row.
    case 'missTurn':
      return to.misses === 'no';
    case 'oneDie':
      return !to.oneDie;
    case 'drawPenalty':
      return isInTyrantZone(to.tile) && to.tile !== GOAL;
    case 'toll':
      return to.level >= from.level && to.coins > 0;
    default:
      return true;
  }
}

/** G2, H6: a duel from afar reaches nobody on the goal, nor does anybody there fight one; and it is the pair's first this turn. */
export function canDuelFromAfar({ players, met }: Pick<State, 'players' | 'met'>, one: Seat, other: Seat): boolean {
  return [one, other].every((seat) => at(players, seat).tile !== GOAL) && !met.includes(pairOf(one, other));
}

/** X5: whether a card can be turned back on its owner: not what takes two, a swap or a duel. */
export function canTurnBack(state: Pick<State, 'players' | 'met'>, effect: Effect, owner: Seat, victim: Seat): boolean {
  return effect.kind !== 'swapTiles' && effect.kind !== 'duel' && canHit(state, effect, victim, owner);
}
