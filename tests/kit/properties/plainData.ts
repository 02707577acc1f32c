import { type GameTypes, isOver } from '../../../src/kernel/game.ts';
import { equal } from '../../../src/kernel/values/equal.ts';
import type { Sight } from './sight.ts';
import type { Trial } from './trial.ts';
import { must } from './violation.ts';

/** A state survives a round trip through JSON: nothing is lost, and nothing outside it is needed to continue. */
export function plainState<T extends GameTypes>(sight: Sight<T>): void {
  const { subject, state, copy, text, legal } = sight;
  must(equal(copy, state) && JSON.stringify(copy) === text, 'a state does not survive JSON');
  must(equal(subject.game.legalCommands(copy), legal), 'equal states have different legal commands');
  must(isOver(subject.game, copy) === isOver(subject.game, state), 'of equal states one is over, the other is not');
}

/** The same holds for commands and facts. */
export function plainFacts<T extends GameTypes>(_sight: Sight<T>, { command, applied }: Trial<T>): void {
  must(equal(JSON.parse(JSON.stringify(command)), command), 'a command does not survive JSON', command);
  must(equal(JSON.parse(JSON.stringify(applied.facts)), applied.facts), 'facts do not survive JSON', command);
}
