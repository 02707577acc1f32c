import type { FactionId } from '../../../src/games/faceOff/content/vocabulary.ts';
import type { Fact } from '../../../src/games/faceOff/rules/state/fact.ts';
import type { Ending } from '../../../src/games/faceOff/rules/state/state.ts';
import type { FaceOffTypes } from '../../../src/games/faceOff/rules/state/types.ts';
import type { Counts, LabObserver } from '../../game/lab.ts';

/** A shared win counts in parts: as many as divide by every possible number of winners. */
export const PARTS = 60;

/** Wins, or seats that could win, by faction or by the place in the order of seats. */
export function groupKey(what: 'won' | 'played', group: FactionId | number): string {
  return `${what}/${group}`;
}

/** Games in which a card is used: revealed, gained, claimed or given. */
export function usedKey(card: string): string {
  return `used/${card}`;
}

/** Watches a game of Face Off: who won and by which rule, how long it took, and which cards were used. */
export function watch(): LabObserver<FaceOffTypes> {
  const used = new Set<string>();
  let factions: readonly FactionId[] = [];
  let ending: Ending | null = null;
  let [rounds, commands] = [0, 0];
  return {
    see({ command, facts, state }) {
      if (command) commands += 1;
      factions = state.seats.flatMap(({ faction }) => faction ?? []);
      ({ ending, round: rounds } = state);
      for (const card of facts.flatMap(usedCards)) used.add(card);
    },
    counts(): Counts {
      if (!ending) return {};
      const { winners, rule } = ending;
      const counts: Record<string, number> = {
        games: 1,
        [`rounds/${rounds}`]: 1,
        [`commands/${commands}`]: 1,
        [`rule/${rule}`]: 1,
      };
      const add = (key: string, count: number): void => {
        counts[key] = (counts[key] ?? 0) + count;
      };
      for (const [seat, faction] of factions.entries()) {
        const parts = winners.includes(seat) ? PARTS / winners.length : 0;
        for (const group of [faction, seat]) {
          add(groupKey('played', group), 1);
          add(groupKey('won', group), parts);
        }
      }
      for (const card of used) add(usedKey(card), 1);
      return counts;
    },
  };
}

function usedCards(fact: Fact): readonly string[] {
  switch (fact.fact) {
    case 'revealed':
      return fact.choices.flatMap((choice) => (choice.choice === 'play' ? choice.cards.map(({ card }) => card) : []));
    case 'claimed':
    case 'extraPlayed':
    case 'gained':
    case 'scrubbed':
    case 'shelved':
    case 'relicTaken':
      return [fact.card];
    default:
      return [];
  }
}
