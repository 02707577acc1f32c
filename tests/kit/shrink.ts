import fc from 'fast-check';
import type { GameTypes } from '../../src/kernel/game.ts';
import type { Rigour } from './examine.ts';
import type { BrokenInvariant } from './invariantRunner.ts';
import { type Leader, numberOf, picking, retelling } from './leader.ts';
import { type Opening, openings } from './opening.ts';
import { MOST_COMMANDS, play } from './play.ts';
import { onlyProperty } from './properties/properties.ts';
import type { Care } from './properties/sight.ts';
import { PropertyFailure } from './story.ts';
import type { Subject } from './subject.ts';
import { noGames } from './tally.ts';

/** Tries everything that is legal in a state, so that what is found does not depend on luck. */
export const EVERYTHING: Care = { accepts: 1000, tries: 1000, misses: 12, strays: 1000 };
/** Time limit for shortening a game, applied twice. */
const MOST_MS = 60_000;

/**
 * Shortens a game in which a property is broken: fast-check removes commands, replaces them with simpler ones, and
 * simplifies the setup, as long as the same property is still broken.
 */
export function shortened<T extends GameTypes>(
  subject: Subject<T>,
  opening: Opening<T>,
  commands: readonly T['command'][],
  broken: BrokenInvariant,
): PropertyFailure {
  const rigour: Rigour = { properties: onlyProperty(broken.property), care: EVERYTHING };
  let shortest = { opening, commands, what: broken.what, again: false };
  // Each failure is simpler than all before it, so the last one is the simplest.
  const holds = (from: Opening<T>, leader: Leader<T>): boolean => {
    const played = play(subject, from, leader, rigour, noGames());
    if (played.broken?.property !== broken.property) return true;
    shortest = { opening: from, commands: played.commands, what: played.broken.what, again: true };
    return false;
  };

  const numbers = fc.array(fc.nat(), { maxLength: MOST_COMMANDS });
  const simpler = fc.property(openings(subject), numbers, (from, picks) => holds(from, picking(picks, subject.nameOf)));
  failing(simpler, [opening, numbersOf(subject, opening, commands)]);
  // Removing a command changes what later numbers pick; these commands stay what they are.
  const found = [...shortest.commands];
  const fewer = fc.property(fc.subarray(found), (some) => holds(shortest.opening, retelling(some)));
  if (shortest.again) failing(fewer, [found]);

  const story = { ...shortest.opening, commands: shortest.commands };
  return new PropertyFailure(broken.property, shortest.what, story, commands.length, shortest.again);
}

/** Has fast-check shrink what fails a property. */
function failing<Values extends unknown[]>(property: fc.IProperty<Values>, values: Values): void {
  fc.check(property, { seed: 1, examples: [values], numRuns: 1, plugins: [fc.interruptAfterTimeLimit(MOST_MS)] });
}

/** The numbers that pick these commands, as far as they are legal. */
function numbersOf<T extends GameTypes>(
  subject: Subject<T>,
  opening: Opening<T>,
  commands: readonly T['command'][],
): number[] {
  const numbers: number[] = [];
  const noting: Leader<T> = (_state, legal, given) => {
    const command = commands[given];
    if (command === undefined) return null;
    numbers.push(numberOf(legal, subject.nameOf, command));
    return command;
  };
  play(subject, opening, noting, { properties: onlyProperty('none'), care: EVERYTHING }, noGames());
  return numbers;
}
