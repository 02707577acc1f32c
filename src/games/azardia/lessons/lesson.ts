import type { Awaits as AwaitsOf, GuidedStep, Lesson as LessonOf } from '../../../kernel/lessons/lesson.ts';
import type { CharacterId, TileNo } from '../content/vocabulary.ts';
import type { Seat } from '../rules/state/state.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';

/** The lessons, in order. */
export const LESSON_IDS = ['gate', 'coins', 'attacks', 'goal'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** How a speaker looks: as on the portraits of the table. */
export type Mood = 'calm' | 'glad' | 'worried' | 'hurt';

/** A character who speaks, and how they look. */
export type SpeakerId = `${CharacterId}/${Mood}`;

/** A thing on the table that the guide talks about. */
export type Spot =
  | { readonly kind: 'tile'; readonly tile: TileNo }
  | { readonly kind: 'rival'; readonly seat: Seat }
  /**
   * The dice; the possible moves, or other choices; the player's own tile, coins and level; the hand; the main button;
   * the heading; the whole strip that shows an attack to the player who may answer.
   */
  | { readonly kind: 'dice' | 'choices' | 'own' | 'hand' | 'go' | 'top' | 'strip' }
  /** The open duel or attack over the board, the tower on it, and what coins can pay for. */
  | { readonly kind: 'duel' | 'attack' | 'tower' | 'offers' };

export type Awaits = AwaitsOf<AzardiaTypes>;
export type LessonStep = GuidedStep<AzardiaTypes, SpeakerId, Spot>;

export interface Lesson extends LessonOf<AzardiaTypes, LessonStep> {
  readonly id: LessonId;
  readonly seat: Seat;
}
