import type { Awaits as AwaitsOf, GuidedStep, Lesson as LessonOf } from '../../../kernel/lessons/lesson.ts';
import type { CardId } from '../content/cards.ts';
import type { Seat } from '../rules/state/state.ts';
import type { FaceOffTypes } from '../rules/state/types.ts';

/** The lessons, in order. */
export const LESSON_IDS = ['faceOff', 'pieces', 'assault', 'auction'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** A part of the table that the guide talks about. */
export type Spot =
  | 'hand'
  | 'clock'
  | 'power'
  | 'market'
  | 'hq'
  /** What is fought over, or what can be chosen. */
  | 'arena'
  /** The set race; in small windows the own label. */
  | 'race'
  /** The own label. */
  | 'self';

export type Awaits = AwaitsOf<FaceOffTypes>;
export type LessonStep = GuidedStep<FaceOffTypes, CardId, Spot>;

export interface Lesson extends LessonOf<FaceOffTypes, LessonStep> {
  readonly id: LessonId;
  readonly seat: Seat;
}
