import * as v from 'valibot';
import type { HintHistory } from '../../module/capabilities/lessons.ts';
import type { GameModule } from '../../module/gameModule.ts';
import { isWritten, parseStored, type TextStore, textIn } from '../storage/textStore.ts';

const KEY = 'faza.learning';
/** What is learnt takes about a thousand characters; more than this is not ours. */
const MOST_TEXT = 10_000;
/** Hints are given in this many games. */
const FIRST_GAMES = 3;
/** No lesson has more steps. */
const MOST_STEPS = 50;

const count = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(most));

const progressSchema = v.object({
  /** The step to go on with. */
  step: count(MOST_STEPS),
  /** Whether it was played to its end, at any time. */
  done: v.boolean(),
  /** The steps that were skipped in the run that is under way, or in the last one. */
  skipped: v.fallback(v.pipe(v.array(count(MOST_STEPS)), v.maxLength(MOST_STEPS)), []),
});

/** What is stored of a game's lessons and hints. Whatever is missing, unknown or out of bounds is as if it had not been learnt. */
function learningSchema({ lessons }: Pick<GameModule, 'lessons'>) {
  const [lessonIds, hintIds] = [lessons?.ids ?? [], lessons?.hints.ids ?? []];
  return v.object({
    lessons: v.fallback(v.record(v.picklist(lessonIds), progressSchema), {}),
    hints: v.fallback(
      v.object({
        shown: v.fallback(v.record(v.picklist(hintIds), count(100)), {}),
        done: v.fallback(v.pipe(v.array(v.picklist(hintIds)), v.maxLength(hintIds.length)), []),
      }),
      { shown: {}, done: [] },
    ),
    /** Fingerprints of the first games, those with hints. */
    games: v.fallback(v.pipe(v.array(v.pipe(v.string(), v.maxLength(32))), v.maxLength(FIRST_GAMES)), []),
  });
}

type LearningRecord = v.InferOutput<ReturnType<typeof learningSchema>>;

/** How far somebody has come with a lesson. */
export type LessonProgress = Readonly<v.InferOutput<typeof progressSchema>>;

/** What somebody has learnt on this device. */
export interface Learning {
  lesson(id: string): LessonProgress;
  /** Arrives at a step of a lesson; `skipped` names the step that was skipped on the way there. */
  reach(id: string, step: number, skipped?: number): void;
  /** Comes to the end of a lesson. Once a lesson was played it stays done. */
  finish(id: string, isPlayed: boolean): void;
  hints(): HintHistory;
  keepHints(history: HintHistory): void;
  /** Whether a game is one of the first; asking makes it one while there is room. */
  isFirstGame(fingerprint: string): boolean;
  /** Somebody asks for hints: the next games are first games once more, and what has been shown counts no longer. */
  beginAgain(): void;
}

const nothing: LearningRecord = { lessons: {}, hints: { shown: {}, done: [] }, games: [] };

/** Out of stored text. */
export function readLearning(text: string | null, game: Pick<GameModule, 'lessons'>): LearningRecord {
  return parseStored(text, learningSchema(game), MOST_TEXT) ?? nothing;
}

/** Keeps what is learnt in a store. A store without room is no error: then it lasts as long as the page. */
export function createLearning(store: TextStore, game: Pick<GameModule, 'lessons'>): Learning {
  let known = readLearning(textIn(store, KEY), game);
  const become = (next: LearningRecord): void => {
    known = next;
    isWritten(store, KEY, JSON.stringify(known));
  };
  const lesson = (id: string): LessonProgress => known.lessons[id] ?? { step: 0, done: false, skipped: [] };
  const keepLesson = (id: string, { step, done, skipped }: LessonProgress): void =>
    become({ ...known, lessons: { ...known.lessons, [id]: { step, done, skipped: [...skipped] } } });
  return {
    lesson,
    reach: (id, step, skipped) => {
      const before = lesson(id);
      // A run begins with its second step: who only opens a lesson and leaves has not begun another run.
      if (step === 0 && before.step === 0) return;
      const earlier = before.step === 0 ? [] : before.skipped.filter((other) => other < step && other !== skipped);
      keepLesson(id, { ...before, step, skipped: skipped === undefined ? earlier : [...earlier, skipped] });
    },
    finish: (id, isPlayed) => {
      const before = lesson(id);
      keepLesson(id, { ...before, step: 0, done: before.done || isPlayed });
    },
    hints: () => known.hints,
    keepHints: ({ shown, done }) => become({ ...known, hints: { shown: { ...shown }, done: [...done] } }),
    isFirstGame: (fingerprint) => {
      if (known.games.includes(fingerprint)) return true;
      if (known.games.length >= FIRST_GAMES) return false;
      become({ ...known, games: [...known.games, fingerprint] });
      return true;
    },
    beginAgain: () => become({ ...known, hints: { ...known.hints, shown: {} }, games: [] }),
  };
}
