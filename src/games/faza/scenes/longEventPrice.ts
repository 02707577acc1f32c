import { payOffPrice as priceOf } from '../rules/longEvents.ts';
import type { FazaView } from '../rules/state.ts';

/** What it costs to be rid of a Long event, and how much of it the team has; `null` where no Long event is in force. */
export function longEventPrice(state: FazaView): { readonly price: number; readonly purse: number } | null {
  if (state.events.long.length === 0) return null;
  return { price: priceOf(state), purse: state.heroes.reduce((sum, { points }) => sum + points, 0) };
}
