import { must } from './breach.ts';
import type { Glance, Sight } from './sight.ts';
import type { Trial } from './trial.ts';

/** No piece is lost, none comes from nowhere, and each lies where it may. */
export function pieces<Setup, State, Command, Fact>({ subject, state }: Glance<Setup, State, Command, Fact>): void {
  const found = subject.faults(state);
  must(found.length === 0, found.join('; '));
}

/** So it is after every command that could have been given. */
export function piecesAfter<Setup, State, Command, Fact>(
  { subject }: Sight<Setup, State, Command, Fact>,
  { command, applied }: Trial<State, Command, Fact>,
): void {
  const found = subject.faults(applied.state);
  must(found.length === 0, found.join('; '), command);
}
