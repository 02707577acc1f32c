import type { Command } from '../rules/state/command.ts';
import type { Fact } from '../rules/state/fact.ts';
import type { Seat } from '../rules/state/state.ts';

/** How often in a row computer players attack the same person at most. */
const MOST_IN_A_ROW = 2;

/**
 * The commands without attacks on a person whom the latest attacks of computer players have all hit: to be picked on is no fun, however
 * right it is. `facts` is the history, oldest first.
 */
export function withAttackLimit<One extends Command>(
  commands: readonly One[],
  facts: readonly Fact[],
  isPerson: (seat: Seat) => boolean,
): readonly One[] {
  const attacks = facts.filter((fact) => fact.fact === 'attacked' && !isPerson(fact.owner));
  const latest = attacks.slice(-MOST_IN_A_ROW).map((fact) => (fact.fact === 'attacked' ? fact.victim : null));
  const [victim] = latest;
  if (victim === undefined || victim === null || latest.length < MOST_IN_A_ROW) return commands;
  if (!isPerson(victim) || latest.some((other) => other !== victim)) return commands;
  const spared = commands.filter((command) => victimOf(command) !== victim);
  return spared.length > 0 ? spared : commands;
}

/** Whom a command attacks. */
function victimOf(command: Command): Seat | null {
  if (command.do === 'challenge') return command.rival;
  if (command.do !== 'play' || command.target === null) return null;
  return 'rival' in command.target ? command.target.rival : null;
}
