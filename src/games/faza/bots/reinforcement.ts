import type { Movement, TileNo } from '../content/vocabulary.ts';
import { inForce, roomForRebels, seats, tileAt } from '../rules/board/board.ts';
import { distance, tileNumbers } from '../rules/board/geography.ts';
import { reach } from '../rules/board/reach.ts';
import { has } from '../rules/board/tileSet.ts';
import type { CommandOf } from '../rules/state/command.ts';
import type { FazaView, Seat } from '../rules/state/state.ts';
import { sideUp, unusedCards } from '../rules/team/cards.ts';
import { cardWorth } from './candidates.ts';

/** One Rebel more outweighs any difference between cards. */
const REBEL = 10;

/** The cheapest way to bring the most Rebels to a tile with one card; empty where there is none. */
export function reinforcement(state: FazaView, to: TileNo, team: readonly Seat[] | undefined): CommandOf<'lead'>[] {
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

function canSend(state: FazaView, from: TileNo): boolean {
  const { drones, rebels } = tileAt(state, from);
  return rebels > 0 && drones === 0;
}

function leads(state: FazaView, movement: Movement, from: TileNo, to: TileNo): boolean {
  // The reach is expensive to compute, and most tiles are clearly too far away.
  if (movement.kind === 'run' && distance(state, from, to) > movement.steps) return false;
  return has(reach(state, movement, from, false, true), to);
}
