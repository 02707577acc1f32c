import type { Game, Seat } from '../../kernel/game.ts';
import type { Control } from '../../table/control.ts';
import type { Rect } from '../../table/layout/rect.ts';
import type { StandingOrder } from '../capabilities/standingOrders.ts';
import type { Danger } from '../chances/danger.ts';
import type { AnyGame, Match } from '../match.ts';
import type { Panel } from './panel.ts';

/** How a table is arranged: wide windows, upright phones, phones on their side. */
export type Form = 'wide' | 'portrait' | 'landscape';

/** Where the parts that every table has are, in CSS pixels. */
export interface TableLayout {
  readonly form: Form;
  /** Factor on the design sizes of this form. */
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  /** The board with its pieces. */
  readonly tray: Rect;
  /** The effect of the next press: odds, choices, questions. */
  readonly bar: Rect;
  /** The one button to press. */
  readonly go: Rect;
  /** The control that ends the turn or phase. */
  readonly end: Rect;
  /** Room for choices from a list. */
  readonly sheet: Rect;
}

/** A table in one state, ready to be drawn; any further content belongs to the game. */
export interface TableView<T extends AnyGame = AnyGame> {
  readonly state: T['view'];
  readonly layout: TableLayout;
  /** The seat in front. */
  readonly seat: Seat;
  /** The complete command that waits for a second press, if any. */
  readonly offer: T['command'] | null;
  /** While nothing is selected: the command that one press on the button gives. */
  readonly ready?: T['command'] | null;
  /** Commands that the same press gives after `ready`. */
  readonly readyThen?: readonly T['command'][];
  /**
   * A description of `offer`, in a sentence; what to select next; or the question to be answered. Empty if there is
   * nothing to say.
   */
  readonly caption: string;
  /** Whether the numbers of the command on offer are open beside the board. */
  readonly numbersOpen?: boolean;
  /** While facts are played, nothing can be pressed. */
  readonly busy: boolean;
  /** Whether the board shows where a plan leads. */
  readonly planned?: boolean;
  /** Whether it previews a press on a hovered control: nothing in it has been chosen. */
  readonly isPreview?: boolean;
}

/** How much detail a screen shows: for newcomers, for most players, for experts. */
export const DENSITIES = ['newcomer', 'normal', 'expert'] as const;
export type Density = (typeof DENSITIES)[number];

/** One step of selecting a command; the game defines its content besides the kind. */
export interface SelectionStep {
  readonly kind: string;
}

/** Everything pointed at on the way to a command, in order. */
export type Path = readonly SelectionStep[];

/** A person's current selection. A value of the game's: selecting creates a new one. */
export interface Selection {
  /** The seat in front. */
  readonly seat: Seat;
  readonly path: Path;
}

/** The input of a selection: the current state, and the people who may act in it. */
export interface SelectionContext<T extends AnyGame = AnyGame> {
  readonly state: T['view'];
  readonly rules: { readonly [K in 'apply' | 'legalCommands' | 'revealed']: Game<T>[K] };
  /** The legal commands that people may give. */
  allowed(commands: readonly T['command'][]): T['command'][];
}

/** How commands are selected: pointing at one thing after the other, until the selection offers a command. */
export interface SelectionSection<
  T extends AnyGame = AnyGame,
  S extends Selection = Selection,
  View extends TableView<T> = TableView<T>,
> {
  /** A seat in front, and nothing selected. */
  clear(seat: Seat): S;
  /** The seat whose decision the game waits for, so that it comes to the front. */
  asked(state: T['view']): Seat | undefined;
  /** Points at something, given by its whole path. */
  point(selection: S, context: SelectionContext<T>, path: Path): S;
  /** Selects the command that ends the turn or phase of the seats in play. */
  pass(selection: S, context: SelectionContext<T>): S;
  /** What pressing the control of that ID would select; `null` if there is nothing worth showing. */
  afterPress(id: string, view: View, selection: S, context: SelectionContext<T>): S | null;
  /** Undoes the last choice. */
  stepBack(selection: S, context: SelectionContext<T>): S;
  /** The selection without the command that was added last; the identical object if there was none. */
  withoutLastAdded(selection: S, context: SelectionContext<T>): S;
  /** Commands that will be given before the one on offer. */
  added(selection: S): readonly T['command'][];
  /** The complete command that waits for a second press; `null` while there is none. */
  offer(selection: S, context: SelectionContext<T>): T['command'] | null;
  /**
   * Whether the command on offer is not carried out at once, also where nobody confirms commands: pointing at a path only changed what
   * comes before it, or more may be pointed at.
   */
  isForLater(before: S, after: S, path: Path, context: SelectionContext<T>): boolean;
  /** The state that is selected in: after everything that was added. */
  tip(selection: S, context: SelectionContext<T>): T['view'];
}

/** Why something cannot be done, as players read it: a key of the game's text catalog, and the rule. */
export interface Refusal {
  readonly reason: string;
  readonly rule: string;
}

/** What can be dragged across a board. Pieces and places of the board are identified by their numbers. */
export interface DragOffer {
  /**
   * The inputs of the offer: if all of them are unchanged, the board is only redrawn, as after a setting has changed.
   */
  readonly about: readonly unknown[];
  /** The piece that can be grabbed at a spot of the window; `null` if there is none. */
  gripAt(x: number, y: number): number | null;
  /** The place of the board at a spot of the window; `null` beside the board. */
  placeAt(x: number, y: number): number | null;
  /** Picks a piece up; `null` for one that may not be moved. */
  lift(piece: number): Lifted | null;
}

/** A grabbed piece, and the results of dropping it. */
export interface Lifted {
  /** The place where it was grabbed. */
  readonly from: number;
  /** By place where it may be dropped. */
  readonly goals: ReadonlyMap<number, Goal>;
  /** How large it is in the air, in CSS pixels. */
  readonly size: number;
  /** Draws it on a square canvas. */
  draw(canvas: HTMLCanvasElement): void;
  /** The rectangle of a place. */
  rectOf(place: number): Rect | undefined;
  /** Why it cannot be put down on another place, in a sentence. */
  whyNot(place: number): string;
  /** Puts it down on a place, whether that is possible or not. */
  drop(place: number): void;
}

export interface Goal {
  /** How it gets there, in a few words. */
  readonly how: string;
  /** How many commands that takes. */
  readonly commands: number;
}

/**
 * How the hand of the seat in front is shown: as the view has it, or, if people share the device, face down or during a
 * peek.
 */
export type HandShown = 'open' | 'faceDown' | 'peeked';

/** The state of a table: everything that its view depends on, together with the window. */
export interface TableMoment<T extends AnyGame = AnyGame, S extends Selection = Selection> {
  readonly match: Match<T>;
  readonly context: SelectionContext<T>;
  readonly selection: S;
  /** What the board shows until the animation has caught up with the game; `null` without an animation. */
  readonly animated: T['view'] | null;
  /** Why the computer gave the last command, in a line; `null` where a person gave it, or nothing has to be said. */
  readonly reason: string | null;
  /** Whether people plan, so that commands go into the plan. */
  readonly isPlanning: boolean;
  readonly busy: boolean;
  /** Whether the animation is a long phase, with its own controls. */
  readonly isPhase: boolean;
  readonly showForecast: boolean;
  /** Whether the numbers of a command on offer are open; `null` if nobody has opened or closed them yet. */
  readonly numbers: boolean | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly hand: HandShown;
  /** The standing order of the seat in front; `null` if it must not be seen, or nobody is asked out of turn. */
  readonly order: StandingOrder | null;
  /** The seat to which the device is being passed; `null` while somebody holds it. */
  readonly handOver: Seat | null;
  /** Whether people should be able to follow every step of the computers: in a lesson, and if only computers play. */
  readonly isFollowed: boolean;
  /** Whether computers act now, one after another, and people can skip to their own next decision. */
  readonly canSkipToTurn: boolean;
}

/** How a table is looked at. */
export interface Sight {
  readonly width: number;
  readonly height: number;
  readonly density: Density;
  /** Whether people want a coach, who needs room beside the board. */
  readonly hasCoach?: boolean;
  /** How fast animations are, in a word: `2×`. */
  readonly speed: string;
}

/** Something that is chosen from a list because it has no place on the screen. */
export interface ListItem {
  /** Unique in the list. */
  readonly key: string;
  readonly path: Path;
  readonly label: string;
  /** More about it, if the label alone does not explain its effect. */
  readonly detail?: string;
  /** The possible cost, if it completes a command. */
  readonly danger?: Danger;
}

/** The ID of the control for the next animation speed. It can be pressed during an animation. */
export const SPEED = 'speed';

/** The ID of the control that skips the computers' actions, up to the next decision of people. */
export const SKIP_TO_TURN = 'skipToTurn';

/** The actions of a table's controls. */
export interface TableActions {
  menu(): void;
  log(): void;
  /** Lets people ask about things on the table. */
  ask(): void;
  toggleForecast(): void;
  /** Shows the numbers of the command on offer, or hides them. */
  toggleNumbers(): void;
  /** Starts to plan, or ends it. */
  plan(): void;
  undo(): void;
  redo(): void;
  cancel(): void;
  /** Points at something, given by its whole path. */
  point(path: Path): void;
  /** Carries out the offer. */
  commit(): void;
  /** Says why something cannot be done. */
  refuse(refusal: Refusal): void;
  /** Says something about the board. */
  say(sentence: string): void;
  /** Shows a place of the board close up, or closes that. */
  closeUp(place: number): void;
  /** Shows the hand of the seat in front, which is face down otherwise, or hides it. */
  peek(isHeld: boolean): void;
  /** Sets the next standing order for the seat in front. */
  nextOrder(): void;
  /** Skips the computers' actions, up to the next decision of people. */
  skipToTurn(): void;
  /** Switches to the next animation speed. */
  speed(): void;
}

/** The result of dropping a piece. */
export interface DragActions<T extends AnyGame = AnyGame> {
  point(path: Path): void;
  /** Plans commands, one after the other. */
  plan(commands: readonly T['command'][]): void;
  refuse(refusal: Refusal): void;
}

/** The content of a table, and its texts. */
export interface TableSection<
  T extends AnyGame = AnyGame,
  View extends TableView<T> = TableView<T>,
  S extends Selection = Selection,
> {
  /** Arranges the table of a game with this setup in a window. */
  layout(width: number, height: number, setup: T['setup']): TableLayout;
  view(moment: TableMoment<T, S>, sight: Sight): View;
  /**
   * Calls `changed` whenever something has been worked out in the background that views show from then on; the result ends that.
   * Omitted by a game whose views wait for nothing.
   */
  whenWorkedOut?(changed: () => void): () => void;
  /** Every button over the board, in reading order. */
  controls(view: View, moment: TableMoment<T, S>, actions: TableActions): Control[];
  /** What has to be chosen from a list next. */
  items(view: View): ListItem[];
  /**
   * The content and position of the panel beside the board; `null` for none. `listOpen`: whether the forecast is open
   * as a list.
   */
  panel(view: View, listOpen: boolean): Panel | null;
  /** The control that skips the animation. */
  skip(view: View, isPhase: boolean, press: () => void): Control;
  /** What can be dragged now; `null` for nothing. */
  drags(moment: TableMoment<T, S>, view: View, actions: DragActions<T>): DragOffer | null;
  /**
   * The command that is given automatically if a person would only have to press on, because nothing depends on it;
   * `null` if they have to decide. Omitted by a game without such situations.
   */
  automatic?(state: T['view']): T['command'] | null;
  /** The sound of pointing at something. */
  pickSound(path: Path): string;
  /** The command on offer and its effects, as a screen reader says them; empty if there is none. */
  offerSaid(view: View): string;
  /** What was added to or removed from a selection, as a screen reader says it. */
  addedSaid(before: S, after: S, state: T['view']): string[];
  /** The forecast of a view in words; `null` where nothing is forecast. */
  forecastSaid(view: View): string | null;
  /** The question that the game has put and that no list shows, while nothing has been pointed at; empty for none. */
  question?(view: View): string;
  /** The sentence for a fact; `state` is the one after it. Empty for facts that only structure the story. */
  sentence(fact: T['fact'], state: T['view']): string;
  /** The result of a roll in words, for people who do not watch it; empty without one. */
  rollSaid(facts: readonly T['fact'][], state: T['view']): string;
  /** Why something cannot be done, in a sentence; `reason` is a key of the game's text catalogue. */
  refusal(reason: string): string;
  /** A command as a sentence. */
  commandSaid(command: T['command'], state: T['view']): string;
  /** The risk of a legal command; `null` if it cannot lose the game. */
  danger(state: T['view'], command: T['command'], rules: SelectionContext<T>['rules']): Danger | null;
  /** The seat that gives a command; `null` if it belongs to no single seat. */
  actor(command: T['command']): Seat | null;
  /** Whether the people decide together, even about seats of the computer. */
  isShared(command: T['command']): boolean;
  /** Whether a command ends the turn or phase. */
  isPass(command: T['command']): boolean;
  /** The command that ends the turn or phase of everybody; `null` for a game without one. */
  pass(state: T['view']): T['command'] | null;
}

/** What a computer's seat has to know when it finds something to propose to people. */
export interface BeforeAsking<T extends AnyGame = AnyGame> {
  /** What people have declined: it is not proposed again. */
  readonly declined: readonly T['command'][];
  /** What people plan to do afterwards, in order: it fits that. */
  readonly planned: readonly T['command'][];
  /** Whether an answer is wanted at once, though it may not be the best. */
  readonly isQuick: boolean;
}

/**
 * How the computer plays its seats. It may take its time, in a separate thread; a promise whose signal is aborted meanwhile, because nobody
 * waits for it any more, rejects or resolves to anything.
 */
export interface ComputerSection<T extends AnyGame = AnyGame> {
  /** Whether a seat of the computer acts as soon as it may; otherwise all of them act when people end the turn or phase. */
  readonly atOnce: boolean;
  /** Whether it plays something that people should watch: then they cannot skip to their own turn. */
  readonly isScripted?: boolean;
  /**
   * The next command of a computer's seat, after `acted` commands in a row; `null` when it has done enough, or cannot
   * act now. `asked` is given where people are asked before it acts.
   */
  next(
    match: Match<T>,
    seat: Seat,
    acted: number,
    stop: AbortSignal,
    asked?: BeforeAsking<T>,
  ): Promise<T['command'] | null>;
  /**
   * Why the computer gave a command, in a line, for a viewer who saw the table before it as `before`; `null` if there
   * is nothing to say. Omitted by a game whose computer players never explain.
   */
  reason?(match: Match<T>, before: T['view'], command: T['command']): string | null;
  /** The next command at a table of computers; `null` if its seats have acted already, one by one. */
  nextOfAll(match: Match<T>, stop: AbortSignal): Promise<T['command'] | null>;
}
