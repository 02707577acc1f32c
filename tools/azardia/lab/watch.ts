import { leaderAmong } from '../../../src/games/azardia/bots/estimate.ts';
import type { ActionId } from '../../../src/games/azardia/content/cards.ts';
import type { CharacterId } from '../../../src/games/azardia/content/vocabulary.ts';
import { azardia } from '../../../src/games/azardia/rules/azardia.ts';
import type { AzardiaView, Seat } from '../../../src/games/azardia/rules/state/state.ts';
import type { AzardiaTypes } from '../../../src/games/azardia/rules/state/types.ts';
import { at } from '../../../src/kernel/values/at.ts';
import type { Counts, LabObserver } from '../../game/lab.ts';

/** The player at a place in the turn order, from 1. */
export function placeKey(place: number): string {
  return `place/${place}`;
}

export function characterKey(character: CharacterId): string {
  return `character/${character}`;
}

export function drawnKey(card: ActionId): string {
  return `drawn/${card}`;
}

export function playedKey(card: ActionId): string {
  return `played/${card}`;
}

/**
 * Watches a game of Azardia: who won from which seat, who led at half-time, how long it took, and which cards were
 * played.
 */
export function watch(): LabObserver<AzardiaTypes> {
  const counts: Record<string, number> = {};
  const count = (name: string): void => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  /** Who had the fewest turns to go at the end of each round. */
  const leaders: Seat[] = [];
  let first: Seat | null = null;
  let last: AzardiaView | null = null;
  let commands = 0;
  return {
    see({ command, facts, state }) {
      if (command) commands += 1;
      const before = last;
      last = azardia.view(state, null);
      for (const fact of facts) {
        switch (fact.fact) {
          case 'roundBegan':
            if (before && fact.round > 1) leaders.push(leaderAmong(before, before.order) ?? 0);
            break;
          case 'cardsDrawn':
            for (const card of fact.cards) if (card !== 'hidden') count(drawnKey(card));
            break;
          case 'cardPlayed':
            count(playedKey(fact.card));
            break;
          case 'graceBegan':
            first ??= fact.seat;
            break;
        }
      }
    },
    counts(): Counts {
      if (last?.winner == null) return counts;
      const { winner, order, players, round } = last;
      count('games');
      count(`rounds/${round}`);
      count(`commands/${commands}`);
      for (const [place, seat] of order.entries()) {
        const { character } = at(players, seat);
        const keys = [placeKey(place + 1), ...(character ? [characterKey(character)] : [])];
        for (const key of keys) {
          count(key);
          if (seat === winner) count(`${key}/won`);
        }
      }
      if (leaders[Math.floor(round / 2) - 1] === winner) count('half-time leader/won');
      if (first === winner) count('first on 150/won');
      return counts;
    },
  };
}
