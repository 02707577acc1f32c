import type { GameTypes, Seat } from '../game.ts';

/** What leads from one step of a lesson to the next. */
export type Awaits<T extends GameTypes> =
  /** Nothing but reading. */
  | { readonly kind: 'reading' }
  | { readonly kind: 'command'; readonly command: T['command'] }
  /** Something that the rules refuse, tried to hear why. */
  | { readonly kind: 'refusal'; readonly command: T['command'] }
  | { readonly kind: 'undo' }
  /** A look at the forecast. */
  | { readonly kind: 'forecast' }
  /** Reading; then the seats that are not the player's give these commands. */
  | { readonly kind: 'others'; readonly commands: readonly T['command'][] };

/** One thing said, and one thing done. */
export interface LessonStep<T extends GameTypes> {
  readonly says: string;
  /** Who says it, by their ID. */
  readonly speaker: string;
  readonly awaits: Awaits<T>;
}

/** A step as a game describes it: who may speak, and what the guide talks about. */
export interface GuidedStep<T extends GameTypes, Speaker extends string, Spot> extends LessonStep<T> {
  readonly speaker: Speaker;
  /** What the guide talks about; if something has to be pressed, the guide points at that instead. */
  readonly about: Spot;
}

/** A position of a real game, reached by its setup and opening commands, and what it teaches. */
export interface Lesson<T extends GameTypes, Step extends LessonStep<T> = LessonStep<T>> {
  readonly title: string;
  readonly teaches: string;
  readonly setup: T['setup'];
  readonly opening: readonly T['command'][];
  /** The only seat that the player has, where the lesson plays the others; by default every seat is the player's. */
  readonly seat?: Seat;
  readonly steps: readonly Step[];
}
