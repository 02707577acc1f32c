import { at } from '../../../../kernel/values/at.ts';
import { type ActionId, actionSpec, isPlayedAt } from '../../content/cards.ts';
import type { Effect, Timing } from '../../content/vocabulary.ts';
import type { Seat, State } from '../state/state.ts';
import { diceCount } from '../turn/rolling.ts';
import { rivalsOf } from '../turn/turnOrder.ts';
import { effectFor } from './effects.ts';
import { type Unaffected, whyUnaffected } from './targets.ts';

/** A rival whom a card or an ability would not affect, and why. C3: who deals gives everybody a fair share, and no more. */
export interface Spared {
  readonly seat: Seat;
  readonly reason: Unaffected | { readonly why: 'hasShare' };
}

/** Why a card cannot be played now: in the order of the rules, the first thing that stands in its way. */
export type WhyNotPlayed =
  /** T2: it is played at another time. */
  | { readonly why: 'time'; readonly when: readonly Timing[] }
  /** T2: it costs more than the player has. */
  | { readonly why: 'cost'; readonly cost: number; readonly coins: number }
  /** E2: the truce of this round protects every rival. */
  | { readonly why: 'truce' }
  /** X5: there is no rival whom it could affect; each with the reason, in turn order. */
  | { readonly why: 'nobody'; readonly rivals: readonly Spared[] }
  /** T2: it would do nothing: these rivals have a lower level. */
  | { readonly why: 'notLowest'; readonly lower: readonly Seat[] }
  /** T2: it would do nothing: there is no other card to sell. */
  | { readonly why: 'nothingToSell' }
  /** M1: how many dice this movement is rolled with, so no third one joins them. */
  | { readonly why: 'dice'; readonly dice: number }
  /** X2: an answer can only be canceled. */
  | { readonly why: 'onlyCancel' };

/** Why something cannot be done now: a card not played, a die not raised, nothing bought, an ability not used. */
export type WhyNot =
  | WhyNotPlayed
  /** K5: a die is raised after a roll, once, and never above 10. */
  | { readonly why: 'notRolled' | 'raised' | 'highest' }
  /** K5: nothing is bought on tile 150, no tile past it, and M2: none with a result of 0. */
  | { readonly why: 'atGoal' | 'pastGoal' | 'noMove' }
  /** C1–C4: an ability is used once a turn, in its phase. */
  | { readonly why: 'used' }
  | { readonly why: 'phase'; readonly phase: 'D' }
  /** C2: a swap comes before the first discard, and needs a card to give. */
  | { readonly why: 'discarded' | 'emptyHand' };

/**
 * Why the player who decides now cannot play a card of theirs; only meant for a card that none of the legal commands plays. `seat`
 * is whose card it is. It tells of others only what everybody can see of them.
 */
export function whyNotPlayed(state: State, seat: Seat, card: ActionId): WhyNotPlayed {
  const { when, cost } = actionSpec(card);
  const now = timeOf(state);
  if (now === null || !isPlayedAt(card, now)) return { why: 'time', when };
  if (now === 'response') return { why: 'onlyCancel' };
  if (now === 'beforeRoll') return { why: 'dice', dice: diceCount(state, seat, true) };
  const { coins, level } = at(state.players, seat);
  if (cost > coins) return { why: 'cost', cost, coins };
  const effect = effectFor(state, actionSpec(card).effect, seat);
  const rivals = rivalsOf(state, seat);
  switch (effect.kind) {
    case 'levelIfLowest':
      return { why: 'notLowest', lower: rivals.filter((rival) => at(state.players, rival).level < level) };
    case 'sellCards':
      return { why: 'nothingToSell' };
    default:
      if (state.roundRule === 'truce') return { why: 'truce' };
      return { why: 'nobody', rivals: rivals.flatMap((rival) => spared(state, effect, seat, rival)) };
  }
}

/** Why an effect of a player's card does not affect a rival; nothing where it does. */
export function spared(state: State, effect: Effect, owner: Seat, seat: Seat): Spared[] {
  const reason = whyUnaffected(state, effect, owner, seat);
  return reason ? [{ seat, reason }] : [];
}

/** T2: which time it is for cards; `null` where none can be played. */
function timeOf({ steps: [step] }: State): Timing | null {
  switch (step?.step) {
    case 'play':
      return 'turn';
    case 'roll':
      return 'beforeRoll';
    case 'chooseMove':
      return 'roll';
    case 'beforeDuel':
      return 'beforeDuel';
    case 'improve':
      return 'duel';
    case 'answer':
      return 'response';
    default:
      return null;
  }
}
