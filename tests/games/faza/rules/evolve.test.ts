import { describe, expect, test } from 'vitest';
import { applyLegal } from '../../../../src/games/faza/rules/apply.ts';
import { evolve } from '../../../../src/games/faza/rules/evolve.ts';
import type { Fact } from '../../../../src/games/faza/rules/fact.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import { legalCommands } from '../../../../src/games/faza/rules/legal.ts';
import type { State } from '../../../../src/games/faza/rules/state.ts';
import { goldenGamesOf } from '../../../e2e/kit/golden.ts';
import { deepFreeze } from '../../../kit/freeze.ts';
import { statesOf } from '../scenes/walk.ts';

/**
 * What facts tell of a state: everything but the luck and the work to come, what is used up without lasting effect, and the
 * long shots that are let go of with the Team phase.
 */
function told({ chance, agenda, longShots, events: { discards, ...events }, ...rest }: State) {
  return { ...rest, events };
}

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

  test('and so do those of every kind of command that was not given; the state before stays what it was', () => {
    const states = Array.from({ length: 24 }, (_, seed) => statesOf(seed, 6)).flat();
    const given = new Map<string, number>();
    for (const state of states) {
      const byName = new Map(legalCommands(state).map((command) => [command.do, command]));
      for (const command of byName.values()) {
        const { state: after, facts } = applyLegal(deepFreeze(state), command);
        expect(told(facts.reduce(evolve, state)), `${command.do}: ${names(facts)}`).toEqual(told(after));
        given.set(command.do, (given.get(command.do) ?? 0) + 1);
      }
    }
    expect([...given.values()].reduce((sum, times) => sum + times, 0)).toBeGreaterThan(200);
  });
});
