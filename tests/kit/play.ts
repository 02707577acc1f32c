import { type GameTypes, isOver } from '../../src/kernel/game.ts';
import { give, now, type Session } from '../../src/kernel/session.ts';
import { equal } from '../../src/kernel/values/equal.ts';
import { always, examine, isEmpty, type Rigour, type Seen } from './examine.ts';
import { type BrokenInvariant, InvariantRunner } from './invariantRunner.ts';
import type { Leader } from './leader.ts';
import { Luck } from './luck.ts';
import { type Opening, sessionFrom } from './opening.ts';
import { must } from './properties/violation.ts';
import type { Subject } from './subject.ts';
import { count, type Tally } from './tally.ts';

/** A game as far as it was played. */
export interface Played<T extends GameTypes> {
  /** The commands given; where a property is broken, the last one may have been refused. */
  readonly commands: readonly T['command'][];
  readonly broken: BrokenInvariant | null;
  /** The last state; `null` where a property is broken. */
  readonly end: T['state'] | null;
}

/** Far more commands than any game takes: a game that gets here loops. */
export const MOST_COMMANDS = 5000;

/** Plays a game under the properties, until its leader stops. The tally counts what was done. */
export function play<T extends GameTypes>(
  subject: Subject<T>,
  opening: Opening<T>,
  leader: Leader<T>,
  rigour: Rigour,
  tally: Tally,
): Played<T> {
  const runner = new InvariantRunner();
  const commands: T['command'][] = [];
  const { properties, isClose = always } = rigour;
  const seen: Seen<T> = { texts: !isEmpty(properties.game) && isClose() ? [] : null, strays: [] };
  try {
    let session = sessionFrom(subject, opening);
    const seats = subject.game.seats(opening.setup);
    for (;;) {
      const state = now(session);
      const legal = subject.game.legalCommands(state);
      examine(runner, rigour, { subject, state, legal, seats }, seen, tally.work);
      if (isOver(subject.game, state)) break;
      const command = runner.under('leader', () => lead(leader, state, legal, commands.length));
      if (command === null) break;
      commands.push(command);
      session = runner.under('accepted', () => carryOut(subject, session, command, tally));
    }
    const { texts } = seen;
    if (texts) {
      const luck = new Luck(texts.at(-1) ?? '');
      const about = { session, texts, luck, fromOpening: opening.middle === null };
      runner.ask(properties.game, (property) =>
        property({ ...about, count: (what, by) => count(tally.work, what, by) }),
      );
    }
    return { commands, broken: null, end: now(session) };
  } catch (thrown) {
    return { commands, broken: runner.verdict(thrown), end: null };
  }
}

/** Leaders pick legal commands, and stop at some point. */
function lead<T extends GameTypes>(
  leader: Leader<T>,
  state: T['state'],
  legal: readonly T['command'][],
  given: number,
): T['command'] | null {
  const command = leader(state, legal, given);
  if (command === null) return null;
  must(legal.includes(command) || legal.some((other) => equal(other, command)), 'led by what is not legal', command);
  must(given < MOST_COMMANDS, `no end comes within ${MOST_COMMANDS} commands`);
  return command;
}

function carryOut<T extends GameTypes>(
  subject: Subject<T>,
  session: Session<T>,
  command: T['command'],
  tally: Tally,
): Session<T> {
  const result = give(session, command);
  must('session' in result, 'a legal command was refused', command);
  count(tally.given, subject.nameOf(command));
  for (const fact of result.facts) count(tally.shown, subject.shownBy(fact));
  return result.session;
}
