import type { Game, Seat } from '../kernel/game.ts';
import type { AnyGame } from './gameTypes.ts';
import type { TableView } from './tableView.ts';

/** One thing that is pointed at on the way to a command; what it holds besides its kind is the game's. */
export interface Pick {
  readonly kind: string;
}

/** Everything pointed at on the way to a command, in order. */
export type Path = readonly Pick[];

/** What a person has selected so far. A value of the game's: pointing makes a new one. */
export interface Selection {
  /** The seat in front. */
  readonly seat: Seat;
  readonly path: Path;
}

/** What is selected from: a game as it stands, and the people who may act in it. */
export interface Ground<T extends AnyGame = AnyGame> {
  readonly state: T['state'];
  readonly rules: PickOf<Game<T>, 'apply' | 'legalCommands' | 'revealed'>;
  /** Of legal commands, those that people may give. */
  allowed(commands: readonly T['command'][]): T['command'][];
}

type PickOf<Whole, Key extends keyof Whole> = { readonly [K in Key]: Whole[K] };

/** How commands are selected: pointing at one thing after the other, until the selection offers a command. */
export interface SelectionSection<T extends AnyGame = AnyGame> {
  /** A seat in front, and nothing selected. */
  clear(seat: Seat): Selection;
  /** The seat whose decision the game waits for, so that it comes to the front. */
  asked(state: T['state']): Seat | undefined;
  /** Points at something, given by its whole path. */
  point(selection: Selection, ground: Ground<T>, path: Path): Selection;
  /** Selects the command that ends the turn or phase of the seats in play. */
  pass(selection: Selection, ground: Ground<T>): Selection;
  /** What a press on the control of that ID would select; `null` where that is nothing worth showing. */
  afterPress(id: string, view: TableView<T>, selection: Selection, ground: Ground<T>): Selection | null;
  /** Takes the last choice back. */
  stepBack(selection: Selection, ground: Ground<T>): Selection;
  /** The selection without the command that was added last; the very same where none was. */
  withoutLastAdded(selection: Selection, ground: Ground<T>): Selection;
  /** Commands that will be given before the one on offer. */
  added(selection: Selection): readonly T['command'][];
  /** The complete command that waits for a second press; `null` while there is none. */
  offer(selection: Selection, ground: Ground<T>): T['command'] | null;
  /** Whether pointing at a path only changed what comes before the command on offer: that is not carried out at once. */
  isAddition(before: Selection, after: Selection, path: Path): boolean;
  /** The state that is selected in: after everything that was added. */
  tip(selection: Selection, ground: Ground<T>): T['state'];
}

/** Why something cannot be done, as players are told it: a key of the game's text catalogue, and the rule. */
export interface Refusal {
  readonly reason: string;
  readonly rule: string;
}
