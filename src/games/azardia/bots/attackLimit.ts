import type { Command } from '../rules/state/command.ts';
import type { Fact } from '../rules/state/fact.ts';
import type { Seat } from '../rules/state/state.ts';

/** How often in a row computer players attack the same person at most. */
const MOST_IN_A_ROW = 2;

/**
 * The commands without attacks on a person whom the latest attacks of computer players have all hit: being
 * singled out is no fun, even where it is the best move. `facts` is the history, oldest first.
 */
export function withAttackLimit<One extends Command>(
  commands: readonly One[],
  facts: readonly Fact[],
  isPerson: (seat: Seat) => boolean,
): readonly One[] {
  const spare = sparedPerson(facts, isPerson);
  if (spare === null) return commands;
  const spared = commands.filter((command) => victimOf(command) !== spare);
  return spared.length > 0 ? spared : commands;
}

/** The person whom computer players have attacked as often in a row as allowed; a computer's turn without an attack on them resets the count. */
function sparedPerson(facts: readonly Fact[], isPerson: (seat: Seat) => boolean): Seat | null {
  let victim: Seat | null = null;
  let row = 0;
  let isHitNow = false;
  for (const fact of facts) {
    const attack = attackOf(fact);
    if (attack && !isPerson(attack.by)) {
      row = attack.on === victim ? row + 1 : 1;
      victim = attack.on;
      isHitNow = true;
    }
    if (fact.fact !== 'turnEnded' || isPerson(fact.seat)) continue;
    if (!isHitNow) row = 0;
    isHitNow = false;
  }
  return victim !== null && isPerson(victim) && row >= MOST_IN_A_ROW ? victim : null;
}

/** Who attacks whom: by a card, or by Noncredo Mantis (C4). */
function attackOf(fact: Fact): { readonly by: Seat; readonly on: Seat } | null {
  if (fact.fact === 'attacked') return { by: fact.owner, on: fact.victim };
  if (fact.fact === 'duelBegan' && fact.tile === null) return { by: fact.challenger, on: fact.defender };
  return null;
}

/** Whom a command attacks. */
function victimOf(command: Command): Seat | null {
  if (command.do === 'challenge') return command.rival;
  if (command.do !== 'play' || command.target === null) return null;
  return 'rival' in command.target ? command.target.rival : null;
}
