import type { Seat } from '../kernel/game.ts';
import type { Control } from '../table/control.ts';
import type { Density } from './density.ts';
import type { DragOffer } from './drag.ts';
import type { AnyGame } from './gameTypes.ts';
import type { Match } from './match.ts';
import type { Panel } from './panel.ts';
import type { Ground, Path, Refusal, Selection } from './selection.ts';
import type { TableLayout, TableView } from './tableView.ts';

/** What a table is at one moment: everything that its view follows from, together with the window. */
export interface TableMoment<T extends AnyGame = AnyGame> {
  readonly match: Match<T>;
  readonly ground: Ground<T>;
  readonly selection: Selection;
  /** What the board shows until the animation has caught up with the game; `null` while nothing is animated. */
  readonly animated: T['state'] | null;
  /** Whether people plan, so that commands go into the plan. */
  readonly isPlanning: boolean;
  readonly busy: boolean;
  /** Whether what is animated is a long phase, with controls of its own. */
  readonly isPhase: boolean;
  readonly showForecast: boolean;
  /** Whether the numbers of a command on offer lie open; `null` where nobody has opened or closed them yet. */
  readonly numbers: boolean | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** How a table is looked at. */
export interface Sight {
  readonly width: number;
  readonly height: number;
  readonly density: Density;
}

/** Something without a place of its own on the screen that is chosen from a list. */
export interface ListItem {
  /** Its own in the list. */
  readonly key: string;
  readonly path: Path;
  readonly label: string;
  /** More about it, where the label alone does not say what it does. */
  readonly detail?: string;
}

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
}

/** What comes of putting down a piece that was dragged. */
export interface DragActions<T extends AnyGame = AnyGame> {
  point(path: Path): void;
  /** Plans commands, one after the other. */
  plan(commands: readonly T['command'][]): void;
  refuse(refusal: Refusal): void;
}

/** What a table shows and offers, and how it says it. */
export interface TableSection<T extends AnyGame = AnyGame> {
  /** Arranges a table with so many seats in a window. */
  layout(width: number, height: number, seats: number): TableLayout;
  view(moment: TableMoment<T>, sight: Sight): TableView<T>;
  /** Every button over the board, in reading order. */
  controls(view: TableView<T>, moment: TableMoment<T>, actions: TableActions): Control[];
  /** What has to be chosen from a list next. */
  items(view: TableView<T>): ListItem[];
  /** What lies beside the board, and where; `null` for nothing. `listOpen`: whether the forecast is open as a list. */
  panel(view: TableView<T>, listOpen: boolean): Panel | null;
  /** The control that skips what is animated. */
  skip(view: TableView<T>, isPhase: boolean, press: () => void): Control;
  /** What can be dragged now; `null` for nothing. */
  drags(moment: TableMoment<T>, view: TableView<T>, actions: DragActions<T>): DragOffer | null;
  /** The sound of pointing at something. */
  pickSound(path: Path): string;
  /** What is on offer and what it will bring, as a screen reader says it; empty where nothing is. */
  offerSaid(view: TableView<T>): string;
  /** What was added to a selection, or taken out of it, as a screen reader says it. */
  addedSaid(before: Selection, after: Selection, state: T['view']): string[];
  /** The forecast of a view in words; `null` where nothing is forecast. */
  forecastSaid(view: TableView<T>): string | null;
  /** What a fact tells, at the moment `state` after it; empty for facts that only structure the story. */
  sentence(fact: T['fact'], state: T['view']): string;
  /** What facts say of a roll, for those who do not watch it; empty without one. */
  rollSaid(facts: readonly T['fact'][], state: T['view']): string;
  /** Why something cannot be done, in a sentence; `reason` is a key of the game's text catalogue. */
  refusal(reason: string): string;
  /** A command as a sentence. */
  commandSaid(command: T['command'], state: T['view']): string;
  /** Whether facts take so long to animate that the animation has controls of its own. */
  isPhase(facts: readonly T['fact'][], before: T['view']): boolean;
  /** Whose command it is; `null` for one that is nobody's own. */
  actor(command: T['command']): Seat | null;
  /** Whether the people decide together, also about seats of the computer. */
  isShared(command: T['command']): boolean;
  /** Whether a command ends the turn or phase. */
  isPass(command: T['command']): boolean;
  /** The command that ends the turn or phase of everybody; `null` for a game without one. */
  pass(state: T['view']): T['command'] | null;
}

/** How the computer plays its seats. */
export interface ComputerSection<T extends AnyGame = AnyGame> {
  /** Whether a seat of the computer acts as soon as it may; otherwise all of them act when people end the turn or phase. */
  readonly atOnce: boolean;
  /** What a seat of the computer does next, after `acted` commands in a row; `null` when it has done enough, or cannot act now. */
  next(match: Match<T>, seat: Seat, acted: number): T['command'] | null;
  /** What a table of computers does next; `null` where its seats have acted already, one by one. */
  nextOfAll(match: Match<T>): T['command'] | null;
}
