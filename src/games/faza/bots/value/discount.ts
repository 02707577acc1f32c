import type { FazaView } from '../../rules/state/state.ts';
import type { Valuation } from './value.ts';

/** What a victory is worth one round later, to a network that learns. If it were 1, it would teach to wait until the game is lost. */
const LATER = 0.97;

/**
 * The same to a bot that plays. It is less, because a network expects too much of a strong position in which a team only waits: by 0.97
 * teams camped for fifteen rounds near the last two Motherships. By 0.9 they win as often or more often, and sooner.
 */
export const LATER_IN_PLAY = 0.9;

/** What a victory is worth now to a network that learns, where one before the first round would be worth 1. */
export function discountOf({ round }: FazaView): number {
  return LATER ** round;
}

/** A valuation that compares views of different rounds, for a network that learns: it counts later victories for less. */
export function discounted(value: Valuation): Valuation {
  return (view) => discountOf(view) * value(view);
}

/** The same for a bot that plays. */
export function discountedInPlay(value: Valuation): Valuation {
  return (view) => LATER_IN_PLAY ** view.round * value(view);
}
