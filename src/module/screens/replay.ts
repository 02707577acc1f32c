import type { Seat } from '../../kernel/game.ts';
import type { Session } from '../../kernel/session.ts';
import type { Control } from '../../table/control.ts';
import type { Rect } from '../../table/layout/rect.ts';
import type { AnyGame, Player } from '../match.ts';
import type { TableLayout, TableView } from './table.ts';

/** The subjects of a fact: they filter the log, and determine the marked places on the board. */
export interface Concerns {
  readonly seats: readonly Seat[];
  /** Opponents and other pieces with a name, by their IDs. */
  readonly pieces: readonly string[];
  /** Its places, the most important last; empty for events without a place on the board. */
  readonly places: readonly number[];
}

/** A match right after one of its facts: the content of a replay frame, and of a line of the log. */
export interface Frame<T extends AnyGame = AnyGame> {
  readonly fact: T['fact'];
  /** How many commands had been given, with the one that the fact belongs to; 0 while the game is set up. */
  readonly commands: number;
  /** Which fact of that command it is, from 1. */
  readonly facts: number;
  /** The picture at this point; after the last fact of a command the state itself. */
  readonly state: T['view'];
  /** Whether the command is carried out whole: only then can play continue from here. */
  readonly whole: boolean;
  /** The event as a sentence; empty for facts that only structure the story. */
  readonly sentence: string;
  /** 0 before the first round. */
  readonly round: number;
  readonly concerns: Concerns;
}

/** Where a replay's controls are: around the board, over what only matters to players. */
export interface ReplayPlaces {
  /** The way back, and the ribbon that says that this is the past. */
  readonly ribbon: Rect;
  /** The log, and the way to play on; on phones on their side what goes by rounds as well. */
  readonly exits: Rect;
  /** The sentence of the current frame, the scrubber and the buttons that control the replay. */
  readonly transport: Rect;
}

/** Something on the board that a fact is about: a way faintly, its end strongly, a seat or piece as whom it concerns. */
export interface Mark {
  readonly kind: 'faint' | 'here' | 'who';
  readonly rect: Rect;
}

/** A field by which the log is filtered: the subjects of its lines. */
export interface LogField {
  readonly by: 'seats' | 'pieces';
  readonly name: string;
  /** The name of the entry for everything. */
  readonly all: string;
  readonly options: readonly { readonly value: string | number; readonly label: string }[];
}

/** The possible actions on a board of the past. */
export interface PastActions {
  front(seat: Seat): void;
  say(sentence: string): void;
  pause(): void;
}

/** What a replay needs to know about a game. */
export interface ReplaySection<T extends AnyGame = AnyGame, View extends TableView<T> = TableView<T>> {
  readonly words: {
    /** An example search in the log. */
    readonly search: string;
  };
  /** The subjects of a fact; `state` is the one after it, `command` the one that led to it, if any. */
  concerns(fact: T['fact'], state: T['view'], command: T['command'] | null): Concerns;
  /** The table as set up, before the opening's facts that belong to play; mostly the opening itself. */
  setUp(session: Session<T>): T['state'];
  /** The board at a frame: nothing can be chosen, nothing is coming. */
  view(
    frame: Frame<T>,
    shown: {
      readonly layout: TableLayout;
      readonly players: readonly Player[];
      readonly seat: Seat;
      readonly busy: boolean;
    },
  ): View;
  /** What can be pressed on a board of the past. */
  controls(view: View, actions: PastActions): Control[];
  /** Arranges a replay's controls about the board. */
  places(layout: TableLayout): ReplayPlaces;
  /** Their position while an animation covers the board (`stage`): they share the window. */
  placesApart(layout: TableLayout): ReplayPlaces & { readonly stage: Rect };
  /** Whether a fact is shown apart from the board, in a separate scene. */
  isApart(fact: T['fact']): boolean;
  /** The rectangle of an animation's controls. */
  animationBar(layout: TableLayout): Rect;
  /** The width of a panel at the right edge, in CSS pixels; `null` if there is no room beside the board. */
  asideWidth(layout: TableLayout): number | null;
  marks(concerns: Concerns, state: T['view'], layout: TableLayout): Mark[];
  logFields(state: T['view']): LogField[];
}
