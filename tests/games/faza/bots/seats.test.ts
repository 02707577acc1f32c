import { describe, expect, test } from 'vitest';
import { scopeOf } from '../../../../src/games/faza/bots/search/memory.ts';
import { movesOf } from '../../../../src/games/faza/bots/search/searchable.ts';
import { commandsFor, type Party, withoutOthers } from '../../../../src/games/faza/bots/seats.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import { position } from '../positions.ts';

/** A bot plays the Engineer, who has used one card; the Soldier has used these, and the Doctor none. */
const engineerOf = (used: readonly (1 | 2 | 3 | 4)[]): Party => ({
  seats: [2],
  view: position({
    heroes: { soldier: { tile: 6, used }, doctor: { tile: 6 }, engineer: { tile: 6, points: 4, used: [1] } },
  }),
});

describe('a bot that plays for a part of the team', () => {
  test('refreshes used cards only, although the others’ count as used in its plans', () => {
    const party = engineerOf([1]);
    const seen = withoutOthers(party);
    const planned = movesOf(seen, party).filter((command) => command.do === 'tinker');
    expect(planned).toEqual([
      { do: 'tinker', hero: 2, ally: 0, card: 1 },
      { do: 'tinker', hero: 2, ally: 2, card: 1 },
    ]);
    // In the bot's planning position all eight cards of the others could be refreshed.
    expect(legalCommands(seen).filter((command) => command.do === 'tinker')).toHaveLength(9);
  });

  test('plans with the same commands that it may give', () => {
    for (const used of [[], [1], [1, 2, 3, 4]] as const) {
      const party = engineerOf(used);
      const own = commandsFor(party.view, party.seats);
      for (const move of movesOf(withoutOthers(party), party)) {
        if (move.do !== 'endTeamPhase') expect(own).toContainEqual(move);
      }
    }
  });

  test('remembers nothing of a position in which other cards of the others were used', () => {
    expect(scopeOf(engineerOf([1]).view, engineerOf([1]))).toBe(scopeOf(engineerOf([1]).view, engineerOf([1])));
    expect(scopeOf(engineerOf([2]).view, engineerOf([2]))).not.toBe(scopeOf(engineerOf([1]).view, engineerOf([1])));
    // For the whole team, used cards are part of the position.
    expect(scopeOf(engineerOf([2]).view)).toBe(scopeOf(engineerOf([1]).view));
  });
});
