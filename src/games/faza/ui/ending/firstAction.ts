import type { FirstAction } from '../../../../module/screens/ending.ts';
import type { ModeId } from '../../content/vocabulary.ts';
import type { LessonId } from '../../lessons/lesson.ts';
import type { DefeatRule } from '../../rules/state/state.ts';

/** What is known of a finished game and its player. */
export interface Finished {
  /** `null` for a victory. */
  readonly cause: DefeatRule | null;
  readonly mode: ModeId;
  /** The round in which it ended; 0 where the Faza won before the first one. */
  readonly round: number;
  /** Games that were finished on this device, this one among them. */
  readonly games: number;
  /** The lessons that were played. */
  readonly learned: readonly string[];
}

/** A defeat in a later round than this is no lack of basics: another game helps most. */
const EARLY = 5;
/** After this many games, players know Easy mode and the lessons. */
const BEGINNER = 5;

/** The lesson about how to avoid a defeat: fighting with help (X2), the forecast (X3, X4), Rebels (X5). */
const LESSON_FOR: Readonly<Record<DefeatRule, LessonId>> = { X2: 'fight', X3: 'foresee', X4: 'foresee', X5: 'board' };

/**
 * What helps most after a game. After an early defeat, beginners are sent to Easy, and from there to the lesson about its cause.
 * Everybody else, and beginners who know that lesson, play its last round again. After any other end there is another game.
 */
export function firstAction({ cause, mode, round, games, learned }: Finished): FirstAction {
  if (cause === null || round > EARLY) return { kind: 'again' };
  if (games <= BEGINNER) {
    if (mode !== 'easy') return { kind: 'easy' };
    const lesson = LESSON_FOR[cause];
    if (!learned.includes(lesson)) return { kind: 'lesson', lesson };
  }
  return round > 0 ? { kind: 'round', round } : { kind: 'again' };
}
