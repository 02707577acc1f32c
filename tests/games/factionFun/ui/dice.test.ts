import { describe, expect, test } from 'vitest';
import { factionFunModule } from '../../../../src/games/factionFun/module.ts';
import { factionFun } from '../../../../src/games/factionFun/rules/factionFun.ts';
import { drawsOf } from '../../../../src/games/factionFun/ui/dice.ts';
import { pastOf } from '../../../../src/kernel/session.ts';
import { checkDice } from '../../../../src/shell/dice/diceProof.ts';
import { commitmentOf, diceOf } from '../../../../src/shell/dice/matchDice.ts';
import { rolled } from '../../../../src/shell/dice/tally.ts';
import type { PlayedGame } from '../../../../src/shell/match.ts';
import { wholeGame } from './wholeGame.ts';

const module = factionFunModule as unknown as PlayedGame;
const sessions = [wholeGame('dice 1'), wholeGame('dice 2'), wholeGame('dice 3', 4), wholeGame('dice 4', 6)];

describe('the dice of a match of Faction Fun', () => {
  test('the facts of each command tell how much luck was drawn', () => {
    for (const { opening, ...session } of sessions) {
      let before = opening.state.chance.draws;
      for (const { facts, state } of pastOf({ opening, ...session })) {
        expect(facts.reduce((sum, fact) => sum + drawsOf(fact), 0)).toBe(state.chance.draws - before);
        before = state.chance.draws;
      }
    }
  });

  test('all come out the same when they are rolled again from the seed alone', () => {
    for (const session of sessions) {
      const match = { session, players: session.opening.state.hands.map(() => 'you' as const) };
      const played = match as unknown as Parameters<typeof diceOf>[1];
      const dice = diceOf(module, played, '2026-11-30');
      const shown = commitmentOf(played);
      expect(rolled(dice.tally)).toBeGreaterThan(50);
      expect(dice.tally.faces).toHaveLength(6);
      expect(checkDice(factionFun, dice, shown)).toEqual({
        ...{ commitment: shown, kept: true, dice: { again: rolled(dice.tally), otherwise: 0 } },
      });
    }
  });

  test('S3 it needs no hidden cards: a spectator gets the same', () => {
    for (const session of sessions) {
      const facts = [session.opening, ...pastOf(session)].flatMap((moment) => moment.facts);
      const seen = facts.flatMap((fact) => factionFun.redact(fact, 'spectator') ?? []);
      expect(seen.map(drawsOf)).toEqual(facts.map(drawsOf));
    }
  });
});
