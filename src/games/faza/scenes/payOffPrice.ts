import type { Command } from '../rules/command.ts';
import { listPayOffs } from '../rules/longEvents.ts';
import type { State } from '../rules/state.ts';

/** More Points than anything costs. */
const RICH = 99;

/**
 * What it costs to be rid of a Long event, and how much of it the team has. The price is what the rules would take from
 * full purses, so no part of the rule is repeated here; `null` where no Long event is in force.
 */
export function payOffPrice(state: State): { readonly price: number; readonly purse: number } | null {
  const first = state.heroes[0];
  if (!first || state.events.long.length === 0) return null;
  const [rich, ...poor] = state.heroes.map((hero, seat) => ({ ...hero, points: seat === 0 ? RICH : 0 }));
  const commands: Command[] = [];
  // A Short event may forbid to spend Points now; the price stays what it is.
  listPayOffs({ ...state, heroes: rich ? [rich, ...poor] : [], events: { ...state.events, short: null } }, commands);
  const [paid] = commands;
  if (paid?.do !== 'payOff') return null;
  const sum = (points: readonly number[]): number => points.reduce((total, share) => total + share, 0);
  return { price: sum(paid.points), purse: sum(state.heroes.map(({ points }) => points)) };
}
