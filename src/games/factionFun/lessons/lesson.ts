import type { AvatarKind, PeopleId } from '../content/vocabulary.ts';
import type { Command } from '../rules/state/command.ts';
import type { Seat, Setup, TileNo } from '../rules/state/state.ts';

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

/** What leads from one step to the next. */
export type Awaits =
  /** Nothing but reading. */
  | { readonly kind: 'reading' }
  | { readonly kind: 'command'; readonly command: Command }
  /** Reading; then the others give these commands. */
  | { readonly kind: 'others'; readonly commands: readonly Command[] };

/** One thing said, and one thing done. */
export interface LessonStep {
  readonly says: string;
  readonly speaker: SpeakerId;
  /** What the guide talks about; if something has to be pressed, the guide points at that instead. */
  readonly about: Spot;
  readonly awaits: Awaits;
}

/** A position of a real game, reached by its setup and opening commands, and what it teaches. */
export interface Lesson {
  readonly id: LessonId;
  readonly title: string;
  readonly teaches: string;
  readonly setup: Setup;
  readonly opening: readonly Command[];
  readonly seat: Seat;
  readonly steps: readonly LessonStep[];
}
