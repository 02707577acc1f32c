import type { CardId } from '../content/cards.ts';
import type { Command } from '../rules/state/command.ts';
import type { Seat, Setup } from '../rules/state/state.ts';

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
  /** The card whose face speaks. */
  readonly speaker: CardId;
  /** What the guide talks about; if something has to be pressed, the guide points at that instead. */
  readonly about: Spot;
  readonly awaits: Awaits;
}

/** The first round of a real game, and what it teaches. */
export interface Lesson {
  readonly id: LessonId;
  readonly title: string;
  readonly teaches: string;
  readonly setup: Setup;
  readonly opening: readonly Command[];
  readonly seat: Seat;
  readonly steps: readonly LessonStep[];
}
