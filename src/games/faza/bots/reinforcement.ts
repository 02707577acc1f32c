import type { Movement, TileNo } from '../content/vocabulary.ts';
import { inForce, roomForRebels, seats, tileAt } from '../rules/board.ts';
import { sideUp, unusedCards } from '../rules/cards.ts';
import type { CommandOf } from '../rules/command.ts';
import { distance, tileNumbers } from '../rules/geography.ts';
import { reach } from '../rules/reach.ts';
import type { Seat, State } from '../rules/state.ts';
import { has } from '../rules/tileSet.ts';
import { cardWorth } from './candidates.ts';

/** One Rebel more outweighs any difference between cards. */
const REBEL = 10;

/** The cheapest way to bring the most Rebels to a tile with one card; empty where there is none. */
export function reinforcement(state: State, to: TileNo, team: readonly Seat[] | undefined): CommandOf<'lead'>[] {
  if (inForce(state, 'noLeading')) return [];
  const camps = tileNumbers(state).filter((from) => from !== to && canSend(state, from));
  let best: CommandOf<'lead'>[] = [];
  let bestWorth = 0;
  for (const hero of team ?? seats(state)) {
    for (const card of unusedCards(state, hero)) {
      const { movement } = sideUp(state, hero, card);
      for (const from of camps) {
        const rebels = Math.min(tileAt(state, from).rebels, roomForRebels(state, to));
        const worth = REBEL * rebels - cardWorth(state, hero, card);
        if (worth <= bestWorth || !leads(state, movement, from, to)) continue;
        best = [{ do: 'lead', hero, card, from, to, rebels }];
        bestWorth = worth;
      }
    }
  }
  return best;
}

function canSend(state: State, from: TileNo): boolean {
  const { drones, rebels } = tileAt(state, from);
  return rebels > 0 && drones === 0;
}

function leads(state: State, movement: Movement, from: TileNo, to: TileNo): boolean {
  // Working the reach out is dear, and most tiles are too far away at a glance.
  if (movement.kind === 'run' && distance(state, from, to) > movement.steps) return false;
  return has(reach(state, movement, from, false, true), to);
}
