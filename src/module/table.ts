import type { Game, Seat } from '../kernel/game.ts';
import type { Control } from '../table/control.ts';
import type { Rect } from '../table/layout/rect.ts';
import type { StandingOrder } from './capabilities/standingOrders.ts';
import type { Danger } from './danger.ts';
import type { AnyGame, Match } from './match.ts';
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
  /** What the next press will do: odds, choices, questions. */
  readonly bar: Rect;
  /** The one button to press. */
  readonly go: Rect;
  /** What ends the turn or phase. */
  readonly end: Rect;
  /** Room for choices from a list. */
  readonly sheet: Rect;
}

/** A table at one moment, ready to be drawn; what else it holds is the game's. */
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
  /** What `offer` is, in a sentence; what to point at next; or the question to be answered. Empty where there is nothing to say. */
  readonly caption: string;
  /** Whether the numbers of the command on offer lie open beside the board. */
  readonly numbersOpen?: boolean;
  /** While facts are played, nothing can be pressed. */
  readonly busy: boolean;
  /** Whether the board shows where a plan leads. */
  readonly planned?: boolean;
  /** Whether it is what a press would show on what is only pointed at: nobody has chosen anything of it. */
  readonly isPreview?: boolean;
}

/** How much detail a screen shows: for newcomers, for most players, for experts. */
export const DENSITIES = ['newcomer', 'normal', 'expert'] as const;
export type Density = (typeof DENSITIES)[number];

/** One thing that is pointed at on the way to a command; what it holds besides its kind is the game's. */
export interface SelectionStep {
  readonly kind: string;
}

/** Everything pointed at on the way to a command, in order. */
export type Path = readonly SelectionStep[];

/** What a person has selected so far. A value of the game's: pointing makes a new one. */
export interface Selection {
  /** The seat in front. */
  readonly seat: Seat;
  readonly path: Path;
}

/** What is selected from: a game as it stands, and the people who may act in it. */
export interface SelectionContext<T extends AnyGame = AnyGame> {
  readonly state: T['view'];
  readonly rules: { readonly [K in 'apply' | 'legalCommands' | 'revealed']: Game<T>[K] };
  /** Of legal commands, those that people may give. */
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
  /** What a press on the control of that ID would select; `null` where that is nothing worth showing. */
  afterPress(id: string, view: View, selection: S, context: SelectionContext<T>): S | null;
  /** Takes the last choice back. */
  stepBack(selection: S, context: SelectionContext<T>): S;
  /** The selection without the command that was added last; the very same where none was. */
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

/** Why something cannot be done, as players are told it: a key of the game's text catalog, and the rule. */
export interface Refusal {
  readonly reason: string;
  readonly rule: string;
}

/** What can be dragged across a board at one moment. Pieces and places of the board are known by their numbers. */
export interface DragOffer {
  /** What the offer depends on: where all of it is the same, the board is only shown once more, as after a setting has changed. */
  readonly about: readonly unknown[];
  /** The piece that can be taken hold of at a spot of the window; `null` where there is none. */
  gripAt(x: number, y: number): number | null;
  /** The place of the board at a spot of the window; `null` beside the board. */
  placeAt(x: number, y: number): number | null;
  /** Picks a piece up; `null` for one that may not be moved. */
  lift(piece: number): Lifted | null;
}

/** A piece that has been taken up, and what comes of letting go. */
export interface Lifted {
  /** The place that it was taken from. */
  readonly from: number;
  /** By place where it may be put down. */
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
 * How the hand of the seat in front is shown: as the view has it, or, where people share the device, face down or for as long as it
 * is peeked at.
 */
export type HandShown = 'open' | 'faceDown' | 'peeked';

/** What a table is at one moment: everything that its view follows from, together with the window. */
export interface TableMoment<T extends AnyGame = AnyGame, S extends Selection = Selection> {
  readonly match: Match<T>;
  readonly context: SelectionContext<T>;
  readonly selection: S;
  /** What the board shows until the animation has caught up with the game; `null` while nothing is animated. */
  readonly animated: T['view'] | null;
  /** Why the computer gave the last command, in a line; `null` where a person gave it, or nothing has to be said. */
  readonly reason: string | null;
  /** Whether people plan, so that commands go into the plan. */
  readonly isPlanning: boolean;
  readonly busy: boolean;
  /** Whether what is animated is a long phase, with its own controls. */
  readonly isPhase: boolean;
  readonly showForecast: boolean;
  /** Whether the numbers of a command on offer lie open; `null` where nobody has opened or closed them yet. */
  readonly numbers: boolean | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly hand: HandShown;
  /** The standing order of the seat in front; `null` where it must not be seen, or nobody is asked out of turn. */
  readonly order: StandingOrder | null;
  /** The seat for which the device is being passed; `null` while somebody holds it. */
  readonly handOver: Seat | null;
  /** Whether people are to follow every step of what computers do: in a lesson, and where computers play alone. */
  readonly isFollowed: boolean;
  /** Whether computers act now, one after the other, and people can leave that out up to their own next decision. */
  readonly canSkipToTurn: boolean;
}

/** How a table is looked at. */
export interface Sight {
  readonly width: number;
  readonly height: number;
  readonly density: Density;
  /** How fast animations are, in a word: `2×`. */
  readonly speed: string;
}

/** Something that is chosen from a list because it has no place on the screen. */
export interface ListItem {
  /** Its own in the list. */
  readonly key: string;
  readonly path: Path;
  readonly label: string;
  /** More about it, where the label alone does not say what it does. */
  readonly detail?: string;
  /** What it can cost, where it completes a command. */
  readonly danger?: Danger;
}

/** The ID of the control that takes the next speed of animations. It can be pressed while something is animated. */
export const SPEED = 'speed';

/** The ID of the control that skips what computers do, up to the next decision of people. */
export const SKIP_TO_TURN = 'skipToTurn';

/** What the controls of a table set going. */
export interface TableActions {
  menu(): void;
  log(): void;
  /** Lets people ask what things on the table are. */
  ask(): void;
  toggleForecast(): void;
  /** Shows the numbers of the command on offer, or hides them. */
  toggleNumbers(): void;
  /** Begins to plan, or ends it. */
  plan(): void;
  undo(): void;
  redo(): void;
  cancel(): void;
  /** Points at something, given by its whole path. */
  point(path: Path): void;
  /** Carries out what is on offer. */
  commit(): void;
  /** Says why something cannot be done. */
  refuse(refusal: Refusal): void;
  /** Says something about the board. */
  say(sentence: string): void;
  /** Brings a place of the board close, or puts it back where it is close already. */
  closeUp(place: number): void;
  /** Shows the hand of the seat in front, which lies face down otherwise, or puts it back. */
  peek(isHeld: boolean): void;
  /** Sets the next standing order for the seat in front. */
  nextOrder(): void;
  /** Leaves out what computers do, up to the next decision of people. */
  skipToTurn(): void;
  /** Takes the next speed of animations. */
  speed(): void;
}

/** What comes of putting down a piece that was dragged. */
export interface DragActions<T extends AnyGame = AnyGame> {
  point(path: Path): void;
  /** Plans commands, one after the other. */
  plan(commands: readonly T['command'][]): void;
  refuse(refusal: Refusal): void;
}

/** What a table shows and offers, and how it says it. */
export interface TableSection<
  T extends AnyGame = AnyGame,
  View extends TableView<T> = TableView<T>,
  S extends Selection = Selection,
> {
  /** Arranges the table of a game with this setup in a window. */
  layout(width: number, height: number, setup: T['setup']): TableLayout;
  view(moment: TableMoment<T, S>, sight: Sight): View;
  /** Every button over the board, in reading order. */
  controls(view: View, moment: TableMoment<T, S>, actions: TableActions): Control[];
  /** What has to be chosen from a list next. */
  items(view: View): ListItem[];
  /** What is shown beside the board, and where; `null` for nothing. `listOpen`: whether the forecast is open as a list. */
  panel(view: View, listOpen: boolean): Panel | null;
  /** The control that skips what is animated. */
  skip(view: View, isPhase: boolean, press: () => void): Control;
  /** What can be dragged now; `null` for nothing. */
  drags(moment: TableMoment<T, S>, view: View, actions: DragActions<T>): DragOffer | null;
  /**
   * What is given by itself where a person would only have to press on, because nothing depends on it; `null` where they are to decide.
   * Left out by a game that has no such moment.
   */
  automatic?(state: T['view']): T['command'] | null;
  /** The sound of pointing at something. */
  pickSound(path: Path): string;
  /** What is on offer and what it will bring, as a screen reader says it; empty where nothing is. */
  offerSaid(view: View): string;
  /** What was added to a selection, or taken out of it, as a screen reader says it. */
  addedSaid(before: S, after: S, state: T['view']): string[];
  /** The forecast of a view in words; `null` where nothing is forecast. */
  forecastSaid(view: View): string | null;
  /** The question that the game has put and that no list shows, while nothing has been pointed at; empty for none. */
  question?(view: View): string;
  /** What a fact tells, at the moment `state` after it; empty for facts that only structure the story. */
  sentence(fact: T['fact'], state: T['view']): string;
  /** What facts say of a roll, for those who do not watch it; empty without one. */
  rollSaid(facts: readonly T['fact'][], state: T['view']): string;
  /** Why something cannot be done, in a sentence; `reason` is a key of the game's text catalogue. */
  refusal(reason: string): string;
  /** A command as a sentence. */
  commandSaid(command: T['command'], state: T['view']): string;
  /** Whether facts take so long to animate that the animation has its own controls. */
  isPhase(facts: readonly T['fact'][], before: T['view']): boolean;
  /** The risk of a legal command; `null` where it cannot lose the game. */
  danger(state: T['view'], command: T['command'], rules: SelectionContext<T>['rules']): Danger | null;
  /** Whose command it is; `null` for one that is nobody's own. */
  actor(command: T['command']): Seat | null;
  /** Whether the people decide together, also about seats of the computer. */
  isShared(command: T['command']): boolean;
  /** Whether a command ends the turn or phase. */
  isPass(command: T['command']): boolean;
  /** The command that ends the turn or phase of everybody; `null` for a game without one. */
  pass(state: T['view']): T['command'] | null;
}

/**
 * How the computer plays its seats. It may take its time, in a separate thread; a promise whose signal is aborted meanwhile, because nobody
 * waits for it any more, rejects or resolves to anything.
 */
export interface ComputerSection<T extends AnyGame = AnyGame> {
  /** Whether a seat of the computer acts as soon as it may; otherwise all of them act when people end the turn or phase. */
  readonly atOnce: boolean;
  /** Whether it plays a part that people are to watch: then they cannot skip to their own turn. */
  readonly isScripted?: boolean;
  /** What a seat of the computer does next, after `acted` commands in a row; `null` when it has done enough, or cannot act now. */
  next(match: Match<T>, seat: Seat, acted: number, stop: AbortSignal): Promise<T['command'] | null>;
  /**
   * Why the computer gave a command, in a line, for somebody who saw the table before it as `before`; `null` where nothing has to be said.
   * Left out by a game whose computer players never say.
   */
  reason?(match: Match<T>, before: T['view'], command: T['command']): string | null;
  /** What a table of computers does next; `null` where its seats have acted already, one by one. */
  nextOfAll(match: Match<T>, stop: AbortSignal): Promise<T['command'] | null>;
}
