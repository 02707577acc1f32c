import type { FazaView } from '../../rules/state/state.ts';
import type { Valuation } from './value.ts';

/** What a victory is worth one round later. If it were 1, nothing would be lost by waiting, and bots would wait until they lose. */
const LATER = 0.97;

/** What a victory is worth now, where one before the first round would be worth 1. */
export function discountOf({ round }: FazaView): number {
  return LATER ** round;
}

/** A valuation that compares views of different rounds: it counts victories for less the later they are expected. */
export function discounted(value: Valuation): Valuation {
  return (view) => discountOf(view) * value(view);
}
