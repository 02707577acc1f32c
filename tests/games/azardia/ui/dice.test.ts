import { describe, expect, test } from 'vitest';
import { azardiaModule } from '../../../../src/games/azardia/module.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import { drawsOf } from '../../../../src/games/azardia/ui/dice.ts';
import { replay } from '../../../../src/kernel/records/record.ts';
import { pastOf } from '../../../../src/kernel/session.ts';
import { createDiceHistory } from '../../../../src/shell/dice/diceHistory.ts';
import { checkDice } from '../../../../src/shell/dice/diceProof.ts';
import { commitmentOf, diceOf } from '../../../../src/shell/dice/matchDice.ts';
import { rolled } from '../../../../src/shell/dice/tally.ts';
import type { PlayedGame } from '../../../../src/shell/match.ts';
import { memoryStore } from '../../../../src/shell/storage/textStore.ts';
import { azardiaGamesOf } from '../../../e2e/kit/golden.ts';

const module = azardiaModule as unknown as PlayedGame;
const matches = azardiaGamesOf(azardia.version).map(({ record }) => ({
  session: replay(azardia, record),
  players: Array.from({ length: record.setup.players }, () => 'you' as const),
}));
type Match = Parameters<typeof diceOf>[1];

describe('the dice of a match of Azardia', () => {
  test('the facts of each command tell how much luck was drawn', () => {
    for (const { session } of matches) {
      let before = 0;
      for (const { facts, state } of [session.opening, ...pastOf(session)]) {
        const told = facts.reduce((sum, fact) => sum + drawsOf(fact), 0);
        expect(told).toBe(state.chance.draws - before);
        before = state.chance.draws;
      }
    }
  });

  test('all come out the same when they are rolled again from the seed alone', () => {
    for (const match of matches as unknown as Match[]) {
      const dice = diceOf(module, match, '2026-11-26');
      const shown = commitmentOf(match);
      expect(rolled(dice.tally)).toBeGreaterThan(100);
      expect(checkDice(azardia, dice, shown)).toEqual({
        ...{ commitment: shown, kept: true, dice: { again: rolled(dice.tally), otherwise: 0 } },
      });
    }
  });

  test('it needs no hidden cards: a spectator gets the same', () => {
    for (const { session } of matches) {
      const facts = [session.opening, ...pastOf(session)].flatMap((moment) => moment.facts);
      const seen = facts.flatMap((fact) => azardia.redact(fact, 'spectator') ?? []);
      expect(seen.map(drawsOf)).toEqual(facts.map(drawsOf));
    }
  });

  test('the history keeps ten faces, and refuses the dice of another game', () => {
    const store = memoryStore();
    const history = createDiceHistory(store, 'azardia', 10);
    for (const match of matches as unknown as Match[]) history.count(diceOf(module, match, '2026-11-26'));
    const { games, older } = createDiceHistory(store, 'azardia', 10).read();
    expect(games.length + older.games).toBe(18);
    expect(games[0]?.tally.faces).toHaveLength(10);
    expect(games[0]?.outcome).toBe('over');
    expect(games.every(({ tally }) => tally.faces.every((count) => count > 0))).toBe(true);
    expect(createDiceHistory(store, 'azardia', 6).read().games).toEqual([]);
  });
});
