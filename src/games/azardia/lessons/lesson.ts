import type { CharacterId, TileNo } from '../content/vocabulary.ts';
import type { Command } from '../rules/state/command.ts';
import type { Seat, Setup } from '../rules/state/state.ts';

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
  /** The open duel or attack over the board, and the tower on it. */
  | { readonly kind: 'duel' | 'attack' | 'tower' };

/** What leads from one step to the next. */
export type Awaits =
  /** Nothing but reading. */
  | { readonly kind: 'reading' }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'undo' }
  /** Reading; then the rivals give these commands. */
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
