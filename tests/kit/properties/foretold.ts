import type { GameTypes } from '../../../src/kernel/game.ts';
import { same } from './pure.ts';
import type { Sight } from './sight.ts';
import type { Trial } from './trial.ts';
import { must } from './violation.ts';

/** Every forecast of the game comes true, to the last fact. */
export function forecast<T extends GameTypes>(sight: Sight<T>): void {
  const { subject, state, count } = sight;
  for (const foretold of subject.foresee?.(state) ?? []) {
    let after = state;
    const facts: T['fact'][] = [];
    for (const command of foretold.commands) {
      const result = subject.game.apply(after, command);
      must(result.ok, 'what a forecast reckons with was refused', command);
      after = result.state;
      facts.push(...result.facts);
    }
    must(same(foretold.view, subject.game.view(after, null)), 'a forecast leads to another state', foretold.commands);
    must(same(foretold.facts, facts), 'a forecast tells other facts', foretold.commands);
    count('forecasts compared');
  }
}

/** What the game forecasts for a command comes true. */
export function promises<T extends GameTypes>(
  { subject, state, count }: Sight<T>,
  { command, applied }: Trial<T>,
): void {
  if (!subject.untrue) return;
  const found = subject.untrue(state, command, applied);
  must(found.length === 0, found.join('; '), command);
  count('commands judged by what was said of them');
}
