import type { GameTypes } from '../../../src/kernel/game.ts';
import { equal } from '../../../src/kernel/values/equal.ts';
import { deepFreeze } from '../freeze.ts';
import type { Sight } from './sight.ts';
import type { Trial } from './trial.ts';
import { must } from './violation.ts';

/** Giving a command does not change the state. */
export function untouched<T extends GameTypes>(sight: Sight<T>): void {
  const { subject, state, legal, text, luck, care } = sight;
  for (const command of luck('untouched').some(legal, care.tries)) {
    subject.game.apply(state, command);
    must(JSON.stringify(state) === text, 'a state was changed', command);
  }
}

/** The same command gives the same state and the same facts: again, and in a copy of the state. */
export function repeatable<T extends GameTypes>(
  { subject: { game }, state, copy }: Sight<T>,
  { command, applied }: Trial<T>,
): void {
  // Unchanged parts are shared by both states, so comparing them is quick.
  must(equal(game.apply(state, command), applied), 'the same command led elsewhere', command);
  const stranger = deepFreeze(JSON.parse(JSON.stringify(command)) as T['command']);
  must(same(game.apply(copy, stranger), applied), 'the same command led elsewhere in a copy of the state', command);
}

/** Whether two plain values are equal. Comparing their texts first is quicker, and nearly always enough. */
export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other) || equal(one, other);
}
