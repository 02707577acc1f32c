import type { Seat } from '../../kernel/game.ts';
import type { Awaits as AwaitsOf, Lesson as LessonOf, LessonStep as StepOf } from '../../kernel/lessons/lesson.ts';
import type { Control } from '../../table/control.ts';
import type { Rect } from '../../table/layout/rect.ts';
import type { AnyGame } from '../match.ts';
import type { EndingView } from '../screens/ending.ts';

/** A size of the window, in CSS pixels. */
export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** A character of the game who talks to the player. */
export interface Speaker {
  readonly name: string;
  /** Their face as a new element of the page: decoration for screen readers, and empty until the picture has come. */
  face(): HTMLElement;
}

/** The topic of a guide, and what must be visible around it. */
export interface GuidePlaces {
  readonly target: Rect;
  /** Areas that must not be covered. */
  readonly needed: readonly Rect[];
  /** Areas that should stay clear if there is any room at all. */
  readonly free: readonly Rect[];
  /** Areas that should preferably stay clear, and the penalty for covering each. */
  readonly precious: readonly { readonly rect: Rect; readonly worth: number }[];
}

/* Lessons as the shell plays them, of any game. */
export type Awaits<T extends AnyGame = AnyGame> = AwaitsOf<T>;
export type LessonStep<T extends AnyGame = AnyGame> = StepOf<T>;
export type Lesson<T extends AnyGame = AnyGame> = LessonOf<T>;

/** Which hints a player has seen, and which the player no longer needs. It outlasts games. */
export interface HintHistory {
  /** How often each hint was shown. */
  readonly shown: Readonly<Record<string, number>>;
  /** Hints that are unnecessary, because the player has done what they explain. */
  readonly done: readonly string[];
}

/** A game with hints; each game also stores its own data. */
export interface HintWatch {
  readonly history: HintHistory;
}

/** A hint that is due. */
export interface Hint {
  /** Which of the game's hints it is. */
  readonly id: string;
  readonly words: string;
  /** Who says it, by their ID. */
  readonly speaker: string;
}

/** The hints of first games. */
export interface GameHints<T extends AnyGame = AnyGame> {
  readonly ids: readonly string[];
  /** A new game of a player with that history. */
  watch(history: HintHistory): HintWatch;
  /** The hint that is due in a state, if any, and what to remember of it; `people` are the seats of those whom it is for. */
  hintFor(
    watch: HintWatch,
    state: T['view'],
    people: readonly Seat[],
  ): { readonly hint: Hint | null; readonly watch: HintWatch };
  /** Whether the next due hint appears as soon as one is closed; by default it waits for the next decision. */
  readonly isQueued?: boolean;
  /**
   * Whether a hint can appear in any game, whenever it first matters; by default hints end with a player's first games.
   */
  readonly isInAnyGame?: boolean;
  /** A command was given in a state: people who do something, from one of their seats, need no hint about it. */
  learnFrom(history: HintHistory, before: T['view'], command: T['command'], people: readonly Seat[]): HintHistory;
  /** The player opened the forecast on their own. */
  learnForecast(history: HintHistory): HintHistory;
  /**
   * Whether pressing the control of that ID, or asking about the region of that key, follows a hint: either as its
   * advice, or as a look at its topic. Giving a command ends every hint.
   */
  isFollowed(hint: Hint, id: string): boolean;
  /** Whether a control shows that a command is being selected, or can be given: then hints wait. */
  isBegun(control: Control): boolean;
  places(hint: Hint, state: T['view'], window: WindowSize): GuidePlaces;
}

/** How a game is taught. */
export interface GameLessons<T extends AnyGame = AnyGame, View extends EndingView<T> = EndingView<T>> {
  /** The lessons, in their order. */
  readonly ids: readonly string[];
  /** A description of the lessons, in a sentence or two. */
  readonly about: string;
  lesson(id: string): Lesson<T>;
  /** How long a lesson takes, in seconds. */
  secondsOf(lesson: Lesson<T>): number;
  speaker(id: string): Speaker;
  /** Where a step points to; `next` is the control to press next. */
  places(step: LessonStep<T>, state: T['view'], window: WindowSize, next: Control | null): GuidePlaces;
  /** Where the guide speaks of an ending. */
  endingPlaces(view: View): GuidePlaces;
  /** The control to press next on the way to a command; `null` while there is none. */
  nextPress(controls: readonly Control[], command: T['command']): Control | null;
  /** A control that gives a command at once, as an alternative to `nextPress`. A game without such controls omits it. */
  readyPress?(controls: readonly Control[], command: T['command']): Control | null;
  /** Every control to be pressed for the expected command, as far as it exists. */
  way(controls: readonly Control[], awaits: Awaits<T>): Control[];
  /** Whether a control can be pressed at any time in a lesson: it changes nothing. */
  isHarmless(control: string): boolean;
  /** Whether a press on a control is answered by why it cannot be done. */
  isRefused(control: Control): boolean;
  /** Asks for pressing a control, named as players see it, in a few words. */
  prompt(control: Pick<Control, 'id' | 'label'>): string;
  readonly hints: GameHints<T>;
}
