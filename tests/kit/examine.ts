import type { GameTypes } from '../../src/kernel/game.ts';
import type { InvariantRunner } from './invariantRunner.ts';
import type { Properties } from './properties/properties.ts';
import { type Care, type Glance, type Sight, sightOf } from './properties/sight.ts';
import { must } from './properties/violation.ts';
import { type Counts, count } from './tally.ts';

/** Which properties are checked, and how thoroughly. */
export interface Rigour {
  readonly properties: Properties;
  readonly care: Care;
  /** Called for each state, and once for the whole game: whether to check it closely. Always, by default. */
  readonly isClose?: () => boolean;
}

/** What the properties of a whole game need from its states. */
export interface Seen<T extends GameTypes> {
  /** Every state as JSON when it was new; `null` if no property of whole games is checked. */
  readonly texts: string[] | null;
  /** Some commands that were legal. */
  readonly strays: T['command'][];
}

/** Checks the properties of a state, and of some of the commands that are legal in it. */
export function examine<T extends GameTypes>(
  runner: InvariantRunner,
  { properties, care, isClose = always }: Rigour,
  glance: Glance<T>,
  seen: Seen<T>,
  work: Counts,
): void {
  count(work, 'states checked');
  runner.ask(properties.glance, (property) => property(glance));
  const looksClosely = ![properties.state, properties.command].every(isEmpty) && isClose();
  if (!looksClosely && !seen.texts) return;
  const text = JSON.stringify(glance.state);
  seen.texts?.push(text);
  if (!looksClosely) return;
  count(work, 'states looked at closely');
  const sight = sightOf(glance, text, seen.strays, care, work);
  runner.ask(properties.state, (property) => property(sight));
  if (!isEmpty(properties.command))
    for (const command of sight.luck('tries').some(glance.legal, care.tries))
      tryOut(runner, properties, sight, command);
  seen.strays.push(...sight.luck('to stray').some(glance.legal, care.strays));
}

function tryOut<T extends GameTypes>(
  runner: InvariantRunner,
  properties: Properties,
  sight: Sight<T>,
  command: T['command'],
): void {
  const applied = runner.under('accepted', () => {
    const result = sight.subject.game.apply(sight.state, command);
    must(result.ok, 'a legal command was refused', command);
    return result;
  });
  sight.count('legal commands tried under every property');
  runner.ask(properties.command, (property) => property(sight, { command, applied }));
}

/** Checks every state and game closely. */
export const always = (): boolean => true;

/** Whether there is no property to check. */
export function isEmpty(properties: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(properties).length === 0;
}
