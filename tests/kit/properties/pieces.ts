import type { GameTypes } from '../../../src/kernel/game.ts';
import type { Glance, Sight } from './sight.ts';
import type { Trial } from './trial.ts';
import { must } from './violation.ts';

/** No piece is lost or created, and each lies where it may. */
export function pieces<T extends GameTypes>({ subject, state }: Glance<T>): void {
  const found = subject.faults(state);
  must(found.length === 0, found.join('; '));
}

/** The same holds after every legal command. */
export function piecesAfter<T extends GameTypes>({ subject }: Sight<T>, { command, applied }: Trial<T>): void {
  const found = subject.faults(applied.state);
  must(found.length === 0, found.join('; '), command);
}
