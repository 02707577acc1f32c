import type { GameTypes } from '../../src/kernel/game.ts';
import type { InvariantRunner } from './invariantRunner.ts';
import { must } from './laws/breach.ts';
import type { Laws } from './laws/laws.ts';
import { type Care, type Glance, type Sight, sightOf } from './laws/sight.ts';
import { type Counts, count } from './tally.ts';

/** Which laws are asked, and how thoroughly. */
export interface Rigour {
  readonly laws: Laws;
  readonly care: Care;
}

/** What the laws of a whole game need to know of its states. */
export interface Seen<T extends GameTypes> {
  /** Every state as JSON when it was new; none where only glances were asked for. */
  readonly texts: string[];
  /** Some commands that were legal. */
  readonly strays: T['command'][];
}

/** Asks the laws of a state, and of some of what can be done in it. */
export function examine<T extends GameTypes>(
  court: InvariantRunner,
  { laws, care }: Rigour,
  glance: Glance<T>,
  seen: Seen<T>,
  work: Counts,
): void {
  count(work, 'states checked');
  court.ask(laws.glance, (law) => law(glance));
  if ([laws.state, laws.command, laws.game].every(isEmpty)) return;
  const sight = sightOf(glance, seen.strays, care, work);
  seen.texts.push(sight.text);
  court.ask(laws.state, (law) => law(sight));
  if (!isEmpty(laws.command))
    for (const command of sight.luck('tries').some(glance.legal, care.tries)) tryOut(court, laws, sight, command);
  seen.strays.push(...sight.luck('to stray').some(glance.legal, care.strays));
}

function tryOut<T extends GameTypes>(court: InvariantRunner, laws: Laws, sight: Sight<T>, command: T['command']): void {
  const applied = court.under('accepted', () => {
    const result = sight.subject.game.apply(sight.state, command);
    must(result.ok, 'a legal command was refused', command);
    return result;
  });
  sight.count('legal commands tried under every law');
  court.ask(laws.command, (law) => law(sight, { command, applied }));
}

function isEmpty(laws: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(laws).length === 0;
}
