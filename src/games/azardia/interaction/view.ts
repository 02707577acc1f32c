import type { TableView } from '../../../module/screens/table.ts';
import type { TileNo } from '../content/vocabulary.ts';
import type { Fact } from '../rules/state/fact.ts';
import type { AzardiaView, Seat } from '../rules/state/state.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import type { AzardiaLayout } from './layout/tableLayout.ts';
import type { Widget } from './widget.ts';

/** A ghost pawn at a possible target. */
export interface Ghost {
  readonly seat: Seat;
  readonly tile: TileNo;
  readonly path: readonly TileNo[];
  /** What happens there, in a word or two. */
  readonly tag: string;
  readonly isChosen: boolean;
}

/** A line about a recent event. */
export interface NewsLine {
  readonly text: string;
  /** Whether it happened to the player in front, while others had their turns: then it is left out last. */
  readonly isOwn: boolean;
}

/** What a computer player says about its attack or duel. */
export interface Banter {
  readonly seat: Seat;
  readonly words: string;
}

/** The table in one state, ready to be drawn. */
export interface AzardiaTableView extends TableView<AzardiaTypes> {
  readonly layout: AzardiaLayout;
  readonly widgets: readonly Widget[];
  readonly ghosts: readonly Ghost[];
  /** Whether the player in front is asked about the open card, in the strip beside the board. */
  readonly isAsked: boolean;
  /** The seat to which the device is being passed: then nothing else is shown. */
  readonly handOver: Seat | null;
  /** The result of the command on offer, if it is no movement. */
  readonly outcome: readonly string[];
  /** The state of an open duel, and the options in it; `null` if none is open. */
  readonly duelHeading: readonly [string, string] | null;
  /** Events since the player's last command, in reading order. */
  readonly news: readonly NewsLine[];
  /** The facts of the news; during an animation, up to its end. */
  readonly latest: readonly Fact[];
  /**
   * The seats of people at the device, who watch the animations: events that do not affect them are shown in brief.
   * `null` if everything is shown in full: in a replay, in a lesson, and if only computers play.
   */
  readonly people: readonly Seat[] | null;
  /** The seats of computers, if they may say something. */
  readonly computers: readonly Seat[];
  readonly banter: Banter | null;
  /**
   * Why a computer player made the latest decision, in a line; `null` if a person made it, or if there is nothing to
   * say.
   */
  readonly reason: string | null;
  /** Which page of a large hand is shown; a replay, which has no buttons, shows all cards at once. */
  readonly handPage?: number;
}

/** Turns the states of an animation into views of the table. */
export interface Narrator {
  /** A state in an animation that started at `base`, after the first `told` facts. */
  view(base: AzardiaTableView, state: AzardiaView, told: readonly Fact[]): AzardiaTableView;
}
