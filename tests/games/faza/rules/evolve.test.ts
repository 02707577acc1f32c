import { describe, expect, test } from 'vitest';
import { applyLegal } from '../../../../src/games/faza/rules/apply.ts';
import { evolve } from '../../../../src/games/faza/rules/evolve.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import type { Fact } from '../../../../src/games/faza/rules/state/fact.ts';
import { goldenGamesOf } from '../../../e2e/kit/golden.ts';
import { told } from '../subject.ts';

const names = (facts: readonly Fact[]): string => facts.map(({ fact }) => fact).join(', ');

describe('what facts do to a state', () => {
  test('they lead from the state before each command of every golden game to the one after it', () => {
    let commands = 0;
    for (const { record } of goldenGamesOf(faza.version)) {
      let { state } = faza.newGame(record.setup);
      for (const command of record.commands) {
        const { state: after, facts } = applyLegal(state, command);
        expect(told(facts.reduce(evolve, state)), `${command.do}: ${names(facts)}`).toEqual(told(after));
        state = after;
        commands += 1;
      }
    }
    expect(commands).toBeGreaterThan(5000);
  });
});
