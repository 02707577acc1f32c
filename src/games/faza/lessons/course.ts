import { equal } from '../../../kernel/equal.ts';
import { begin, give, now, type Session, undo } from '../../../kernel/session.ts';
import type { Command } from '../rules/command.ts';
import { faza } from '../rules/faza.ts';
import type { FazaTypes } from '../rules/types.ts';
import { board } from './board.ts';
import { fight } from './fight.ts';
import { foresee } from './foresee.ts';
import type { Lesson, LessonId, LessonStep } from './lesson.ts';
import { move } from './move.ts';
import { win } from './win.ts';

type LessonSession = Session<FazaTypes>;

const lessons: Readonly<Record<LessonId, Lesson>> = { move, fight, board, foresee, win };

export function lessonOf(id: LessonId): Lesson {
  return lessons[id];
}

/**
 * The real game at each step of a lesson, from its setup by its commands: the session before the first step, before the
 * second, and so on to the one after the last. Throws a `RangeError` where the rules refuse a command of the lesson.
 */
export function sessionsOf({ setup, opening, steps }: Lesson): readonly LessonSession[] {
  let session = opening.reduce(follow, begin(faza, setup));
  const sessions = [session];
  for (const step of steps) {
    session = afterStep(session, step);
    sessions.push(session);
  }
  return sessions;
}

/** Whether somebody who skipped these steps (by index) played the lesson: they did at least half of what it asks for themselves. */
export function isPlayed({ steps }: Lesson, skipped: readonly number[]): boolean {
  const tasks = steps.flatMap(({ awaits }, index) => (awaits.kind === 'reading' ? [] : [index]));
  return tasks.filter((index) => skipped.includes(index)).length * 2 <= tasks.length;
}

function afterStep(session: LessonSession, { awaits }: LessonStep): LessonSession {
  if (awaits.kind === 'command') return follow(session, awaits.command);
  return awaits.kind === 'undo' ? undo(session) : session;
}

function follow(session: LessonSession, command: Command): LessonSession {
  const result = give(session, command);
  if (!('session' in result)) throw new RangeError(`a lesson breaks ${result.rule}: ${JSON.stringify(command)}`);
  return result.session;
}

/**
 * The step that somebody has come to who was at `step` and whose game has become `session`: the next one where they did
 * what it awaits, an earlier one where they took something back, `null` where they left the lesson's way.
 */
export function stepAfter(sessions: readonly LessonSession[], step: number, session: LessonSession): number | null {
  const isAt = (index: number): boolean => {
    const there = sessions[index];
    return there !== undefined && equal(now(there), now(session));
  };
  if (isAt(step + 1)) return step + 1;
  for (let earlier = step; earlier >= 0; earlier--) if (isAt(earlier)) return earlier;
  return null;
}
