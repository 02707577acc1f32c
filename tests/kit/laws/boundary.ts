import { equal } from '../../../src/kernel/equal.ts';
import type { GameTypes } from '../../../src/kernel/game.ts';
import { must } from './breach.ts';
import type { Sight } from './sight.ts';
import type { Trial } from './trial.ts';

/**
 * Undo stops where something was revealed, and only there: what reveals nothing leads to the same whatever luck is to
 * come, and leaves that luck to come.
 */
export function boundary<T extends GameTypes>(
  { subject: { game, otherLuck }, state, count }: Sight<T>,
  { command, applied }: Trial<T>,
): void {
  const elsewhere = game.apply(otherLuck(state, 'another'), command);
  must(elsewhere.ok, 'a command is legal only with some luck to come', command);
  const needsLuck =
    !equal(elsewhere.facts, applied.facts) || !equal(elsewhere.state, otherLuck(applied.state, 'another'));
  const reveals = game.revealed(state, applied.state);
  must(needsLuck || !reveals, 'undo stops where nothing was revealed', command);
  must(reveals || !needsLuck, 'undo goes back behind what was revealed', command);
  count('undo boundaries checked');
}
