import { at } from '../../../../kernel/values/at.ts';
import { GOAL, isInTyrantZone } from '../../content/board.ts';
import type { Effect } from '../../content/vocabulary.ts';
import { pairOf } from '../evolve.ts';
import type { Seat, State } from '../state/state.ts';

/** Why a card of one player leaves a rival unaffected: for what everybody can see of either of them. */
export type Unaffected =
  | { readonly why: 'ownerOnGoal' | 'onGoal' | 'otherZone' | 'inZoneZero' | 'belowOwner' | 'alreadyMet' }
  | { readonly why: 'noCoins' | 'noCards' | 'noFortune' | 'missesNext' | 'hasMissed' | 'rollsOneDie' }
  /** How many tiles are bridged at most. */
  | { readonly why: 'tooFar'; readonly within: number };

/** Whether an effect can be had by this rival from this player (X5); it is not asked whose card it is. */
export function canHit(state: Pick<State, 'players' | 'met'>, effect: Effect, owner: Seat, victim: Seat): boolean {
  return whyUnaffected(state, effect, owner, victim) === null;
}

/** Why an effect cannot be had by this rival from this player; `null` where it can. */
export function whyUnaffected(
  { players, met }: Pick<State, 'players' | 'met'>,
  effect: Effect,
  owner: Seat,
  victim: Seat,
): Unaffected | null {
  const [from, to] = [at(players, owner), at(players, victim)];
  switch (effect.kind) {
    case 'swapTiles':
      if (from.tile === GOAL) return { why: 'ownerOnGoal' };
      if (to.tile === GOAL) return { why: 'onGoal' };
      if (isInTyrantZone(from.tile) !== isInTyrantZone(to.tile)) return { why: 'otherZone' };
      return Math.abs(from.tile - to.tile) <= effect.within ? null : { why: 'tooFar', within: effect.within };
    case 'duel':
      return whyNoDuelFromAfar({ players, met }, owner, victim);
    case 'takeCoins':
    case 'coins':
      return to.coins > 0 ? null : { why: 'noCoins' };
    case 'takeCard':
      return to.hand.length > 0 ? null : { why: 'noCards' };
    case 'loseFortune':
      return to.coins > 0 || to.hand.length > 0 ? null : { why: 'noFortune' };
    // T5: nobody misses two turns in a row.
    case 'missTurn':
      return to.misses === 'no' ? null : { why: to.misses === 'next' ? 'missesNext' : 'hasMissed' };
    case 'oneDie':
      return to.oneDie ? { why: 'rollsOneDie' } : null;
    case 'drawPenalty':
      if (to.tile === GOAL) return { why: 'onGoal' };
      return isInTyrantZone(to.tile) ? null : { why: 'inZoneZero' };
    case 'toll':
      if (to.level < from.level) return { why: 'belowOwner' };
      return to.coins > 0 ? null : { why: 'noCoins' };
    default:
      return null;
  }
}

/** Why a duel from afar does not come about: G2, H6; `null` where it does. */
export function whyNoDuelFromAfar(
  { players, met }: Pick<State, 'players' | 'met'>,
  owner: Seat,
  victim: Seat,
): Unaffected | null {
  if (at(players, owner).tile === GOAL) return { why: 'ownerOnGoal' };
  if (at(players, victim).tile === GOAL) return { why: 'onGoal' };
  return met.includes(pairOf(owner, victim)) ? { why: 'alreadyMet' } : null;
}

/** G2, H6: a duel from afar reaches nobody on the goal, nor does anybody there fight one; and it is the pair's first this turn. */
export function canDuelFromAfar(state: Pick<State, 'players' | 'met'>, one: Seat, other: Seat): boolean {
  return whyNoDuelFromAfar(state, one, other) === null;
}

/** X5: whether a card can be turned back on its owner: not what takes two, a swap or a duel. */
export function canTurnBack(state: Pick<State, 'players' | 'met'>, effect: Effect, owner: Seat, victim: Seat): boolean {
  return effect.kind !== 'swapTiles' && effect.kind !== 'duel' && canHit(state, effect, victim, owner);
}
