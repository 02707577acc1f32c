import type { SearchMemory } from '../../../../kernel/bots/search.ts';
import type { FazaView } from '../../rules/state/state.ts';
import type { Party } from '../seats.ts';

/** Positions kept for each one that is expanded: older ones hardly ever recur, and the garbage collector has to copy them. */
const REMEMBERED = 250;
/** The most positions kept when the search for a command begins, which adds up to 5,000 more. All of them take about 20 MB. */
const MOST = 10_000;

/**
 * What a bot that expands a number of positions for each command remembers of its latest game. `scope` is equal where positions with
 * equal keys continue alike; another scope starts empty, and so does a memory that has grown too large.
 */
export function gameMemory<View, Move>(expansions: number): (scope: string) => SearchMemory<View, Move> {
  const most = Math.min(MOST, REMEMBERED * expansions);
  let latest: { readonly scope: string; readonly memory: SearchMemory<View, Move> } | undefined;
  return (scope) => {
    if (latest?.scope !== scope || latest.memory.size > most) latest = { scope, memory: new Map() };
    return latest.memory;
  };
}

/**
 * What stays the same for a whole game, and so is not part of any key. A `party`'s plans also follow from whose cards count as used (see
 * `withoutOthers`) and which of those really are; by default everybody plans.
 */
export function scopeOf({ edition, board, rewards, radio, heroes }: FazaView, party?: Party): string {
  const used = party && heroes.map(({ cards }, seat) => !party.seats.includes(seat) && cards.map(({ used }) => used));
  return JSON.stringify([edition, board, rewards, radio, party?.seats, used]);
}
