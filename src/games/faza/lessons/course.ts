import { board } from './board.ts';
import { fight } from './fight.ts';
import { foresee } from './foresee.ts';
import type { Lesson, LessonId } from './lesson.ts';
import { move } from './move.ts';
import { win } from './win.ts';

const lessons: Readonly<Record<LessonId, Lesson>> = { move, fight, board, foresee, win };

export function lessonOf(id: LessonId): Lesson {
  return lessons[id];
}
