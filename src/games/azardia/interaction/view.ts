import type { TableView } from '../../../module/table.ts';
import type { TileNo } from '../content/vocabulary.ts';
import type { Fact } from '../rules/state/fact.ts';
import type { AzardiaView, Seat } from '../rules/state/state.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import type { AzardiaLayout } from './layout/tableLayout.ts';
import type { Widget } from './widget.ts';

/** A pawn where it may come to stand. */
export interface Ghost {
  readonly seat: Seat;
  readonly tile: TileNo;
  readonly path: readonly TileNo[];
  /** What happens there, in a word or two. */
  readonly tag: string;
  readonly isChosen: boolean;
}

/** A line of what has happened. */
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

/** The table at one moment, ready to be drawn. */
export interface AzardiaTableView extends TableView<AzardiaTypes> {
  readonly layout: AzardiaLayout;
  readonly widgets: readonly Widget[];
  readonly ghosts: readonly Ghost[];
  /** Whether the player in front is asked about the card that is open, in the strip beside the board. */
  readonly isAsked: boolean;
  /** The seat for which the device is being passed: then nothing else is shown. */
  readonly handOver: Seat | null;
  /** What comes of the command on offer, where it is no movement. */
  readonly outcome: readonly string[];
  /** How an open duel stands, and what can be done; `null` where none is open. */
  readonly duelHeading: readonly [string, string] | null;
  /** What has happened since the player's last command, in the order in which it is read. */
  readonly news: readonly NewsLine[];
  /** What the news tells of; during an animation, up to its end. */
  readonly latest: readonly Fact[];
  /**
   * The seats of people at the device, whom animations are made for: what concerns none of them is shown in short. `null` where everything
   * is shown in full: in a replay, in a lesson, and where computers play alone.
   */
  readonly people: readonly Seat[] | null;
  /** The seats of computers, where they may say something. */
  readonly computers: readonly Seat[];
  readonly banter: Banter | null;
  /** Why a computer player did what happened last, in a line; `null` where a person did it, or nothing has to be said. */
  readonly reason: string | null;
  /** Which page of a large hand is shown; a replay, which has no buttons, shows all cards at once. */
  readonly handPage?: number;
}

/** How moments of an animation become views of the table. */
export interface Narrator {
  /** A moment of an animation that began at `base`, in which so much has been told. */
  view(base: AzardiaTableView, state: AzardiaView, told: readonly Fact[]): AzardiaTableView;
}
