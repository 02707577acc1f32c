import { expect } from 'vitest';
import { apply } from '../../../src/games/faza/rules/apply.ts';
import { legalCommands } from '../../../src/games/faza/rules/legal.ts';
import type { Command, CommandName, CommandOf } from '../../../src/games/faza/rules/state/command.ts';
import type { Fact, FactName, FactOf } from '../../../src/games/faza/rules/state/fact.ts';
import type { FazaView, State } from '../../../src/games/faza/rules/state/state.ts';
import type { FazaTypes } from '../../../src/games/faza/rules/state/types.ts';
import type { Applied } from '../../../src/kernel/game.ts';
import { deepFreeze } from '../../kit/freeze.ts';
import { conserved } from './invariants.ts';

/**
 * Gives commands one after another; fails if one is refused or a piece is lost on the way. Returns all facts, in order.
 */
export function give(view: FazaView, ...commands: readonly Command[]): Applied<FazaTypes, FazaView>;
export function give(state: State, ...commands: readonly Command[]): Applied<FazaTypes>;
export function give(state: State, ...commands: readonly Command[]): Applied<FazaTypes> {
  let after = state;
  const facts: Fact[] = [];
  for (const command of commands) {
    const result = apply(after, command);
    if (!result.ok) throw new Error(`${JSON.stringify(command)} was refused: ${result.rule} ${result.reason}`);
    conserved(after, result.state);
    after = deepFreeze(result.state);
    facts.push(...result.facts);
  }
  return { ok: true, state: after, facts };
}

/** The rule and the reason of a refusal, as one text; fails if the command is accepted or changes anything. */
export function refusal(state: State, command: Command): string {
  const before = JSON.stringify(state);
  const result = apply(state, command);
  if (result.ok) throw new Error(`${JSON.stringify(command)} was accepted`);
  expect(JSON.stringify(state)).toBe(before);
  return `${result.rule} ${result.reason}`;
}

/** The legal commands with that name. */
export function legal<Name extends CommandName>(state: State, name: Name): CommandOf<Name>[] {
  return legalCommands(state).filter((command): command is CommandOf<Name> => command.do === name);
}

/** The facts with that name. */
export function told<Name extends FactName>(
  { facts }: { readonly facts: readonly Fact[] },
  name: Name,
): FactOf<Name>[] {
  return facts.filter((fact): fact is FactOf<Name> => fact.fact === name);
}

/** The names of the facts, in order. */
export function story({ facts }: { readonly facts: readonly Fact[] }): FactName[] {
  return facts.map(({ fact }) => fact);
}

export const endTeamPhase: Command = { do: 'endTeamPhase' };
