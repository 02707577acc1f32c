import type { Awaits as AwaitsOf, GuidedStep, Lesson as LessonOf } from '../../../kernel/lessons/lesson.ts';
import type { AvatarKind, PeopleId } from '../content/vocabulary.ts';
import type { Seat, TileNo } from '../rules/state/state.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';

/** The lessons, in order. */
export const LESSON_IDS = ['claim', 'link', 'answer', 'attack', 'nation'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** An avatar who speaks. */
export type SpeakerId = `${PeopleId}/${AvatarKind}`;

/** A thing on the table that the guide talks about. */
export type Spot =
  | { readonly kind: 'tile'; readonly tile: TileNo }
  /** The column of a people. */
  | { readonly kind: 'side'; readonly people: PeopleId }
  /** The hand, the event, and the battle that covers the map. */
  | { readonly kind: 'hand' | 'event' | 'battle' };

export type Awaits = AwaitsOf<FactionFunTypes>;
export type LessonStep = GuidedStep<FactionFunTypes, SpeakerId, Spot>;

export interface Lesson extends LessonOf<FactionFunTypes, LessonStep> {
  readonly id: LessonId;
  readonly seat: Seat;
}
