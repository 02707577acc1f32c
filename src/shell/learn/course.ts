import type { Game } from '../../kernel/game.ts';
import { begin, give, now, type Session, undo } from '../../kernel/session.ts';
import { equal } from '../../kernel/values/equal.ts';
import type { Awaits, Lesson, LessonStep } from '../../module/capabilities/lessons.ts';
import type { AnyGame } from '../../module/match.ts';

/**
 * The real game at each step of a lesson, from its setup by its commands: the session before the first step, before the
 * second, and so on to the one after the last. Throws a `RangeError` where the rules refuse a command of the lesson.
 */
export function sessionsOf<T extends AnyGame>(
  game: Game<T>,
  { setup, opening, steps }: Lesson<T>,
): readonly Session<T>[] {
  let session = opening.reduce<Session<T>>(follow, begin(game, setup));
  const sessions = [session];
  for (const step of steps) {
    session = afterStep(session, step);
    sessions.push(session);
  }
  return sessions;
}

/** Whether somebody who skipped these steps (by index) played the lesson: they did at least half of what it asks for themselves. */
export function isPlayed({ steps }: Pick<Lesson, 'steps'>, skipped: readonly number[]): boolean {
  const tasks = steps.flatMap(({ awaits }, index) => (isOnlyRead(awaits) ? [] : [index]));
  return tasks.filter((index) => skipped.includes(index)).length * 2 <= tasks.length;
}

/** Whether a step is only read: somebody else does the rest, if there is any. */
export function isOnlyRead({ kind }: Awaits): boolean {
  return kind === 'reading' || kind === 'others';
}

function afterStep<T extends AnyGame>(session: Session<T>, { awaits }: LessonStep<T>): Session<T> {
  if (awaits.kind === 'command') return follow(session, awaits.command);
  if (awaits.kind === 'others') return awaits.commands.reduce<Session<T>>(follow, session);
  return awaits.kind === 'undo' ? undo(session) : session;
}

function follow<T extends AnyGame>(session: Session<T>, command: T['command']): Session<T> {
  const result = give(session, command);
  if (!('session' in result)) throw new RangeError(`a lesson breaks ${result.rule}: ${JSON.stringify(command)}`);
  return result.session;
}

/**
 * The step that somebody has come to who was at `step` and whose game has become `session`: the next one where they did
 * what it awaits, an earlier one where they took something back, `null` where they left the lesson's way.
 */
export function stepAfter<T extends AnyGame>(
  sessions: readonly Session<T>[],
  step: number,
  session: Session<T>,
): number | null {
  const isAt = (index: number): boolean => {
    const there = sessions[index];
    return there !== undefined && equal(now(there), now(session));
  };
  if (isAt(step + 1)) return step + 1;
  for (let earlier = step; earlier >= 0; earlier--) if (isAt(earlier)) return earlier;
  return null;
}
