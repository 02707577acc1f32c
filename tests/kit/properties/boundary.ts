import type { GameTypes } from '../../../src/kernel/game.ts';
import { equal } from '../../../src/kernel/values/equal.ts';
import { viewsOf } from './seats.ts';
import type { Sight } from './sight.ts';
import type { Trial } from './trial.ts';
import { must } from './violation.ts';

/**
 * Undo stops where something was revealed: a command that reveals nothing has the same result under any luck, and uses
 * none. Where seats have no secrets from each other, undo stops nowhere else.
 */
export function boundary<T extends GameTypes>(sight: Sight<T>, { command, applied }: Trial<T>): void {
  const { subject, state, count } = sight;
  const { game, otherLuck } = subject;
  const elsewhere = game.apply(otherLuck(state, 'another'), command);
  must(elsewhere.ok, 'a command is legal only with some luck to come', command);
  const needsLuck =
    !equal(elsewhere.facts, applied.facts) || !equal(elsewhere.state, otherLuck(applied.state, 'another'));
  const reveals = game.revealed(state, applied.state);
  const hasSecrets = viewsOf(sight).length > 1;
  must(needsLuck || hasSecrets || !reveals, 'undo stops where nothing was revealed', command);
  must(reveals || !needsLuck, 'undo goes back behind what was revealed', command);
  count('undo boundaries checked');
}
