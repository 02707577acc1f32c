import { at } from '../../../../kernel/at.ts';
import { type ActionId, actionSpec, isPlayedAt } from '../../content/cards.ts';
import type { Timing } from '../../content/vocabulary.ts';
import type { Seat, State } from '../state/state.ts';
import { effectFor } from './effects.ts';

/** Why a card cannot be played now: in the order of the rules, the first thing that stands in its way. */
export type WhyNot =
  /** T2: it is played at another time. */
  | { readonly why: 'time'; readonly when: readonly Timing[] }
  /** T2: it costs more than the player has. */
  | { readonly why: 'cost'; readonly cost: number }
  /** E2: the truce of this round protects every rival. */
  | { readonly why: 'truce' }
  /** X5: there is no rival whom it could affect. */
  | { readonly why: 'nobody' }
  /** T2: it would do nothing: another player has a lower level, or there is no other card to sell. */
  | { readonly why: 'notLowest' | 'nothingToSell' }
  /** M1: this movement is not rolled with two dice, so no third one joins them. */
  | { readonly why: 'dice' }
  /** X2: an answer can only be canceled. */
  | { readonly why: 'onlyCancel' };

/**
 * Why the player who decides now cannot play a card of theirs; only meant for a card that none of the legal commands plays. `seat`
 * is whose card it is.
 */
export function whyNotPlayed(state: State, seat: Seat, card: ActionId): WhyNot {
  const { when, cost } = actionSpec(card);
  const now = timeOf(state);
  if (now === null || !isPlayedAt(card, now)) return { why: 'time', when };
  if (now === 'response') return { why: 'onlyCancel' };
  if (now === 'beforeRoll') return { why: 'dice' };
  if (cost > at(state.players, seat).coins) return { why: 'cost', cost };
  const effect = effectFor(state, actionSpec(card).effect, seat);
  switch (effect.kind) {
    case 'levelIfLowest':
      return { why: 'notLowest' };
    case 'sellCards':
      return { why: 'nothingToSell' };
    default:
      return { why: state.roundRule === 'truce' ? 'truce' : 'nobody' };
  }
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
