import type { TableView } from '../../../../module/table.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import type { Fact } from '../../rules/state/fact.ts';
import type { AzardiaView, Seat } from '../../rules/state/state.ts';
import type { AzardiaTypes } from '../../rules/state/types.ts';
import type { AzardiaLayout } from './layout.ts';
import type { Part } from './part.ts';

/** A pawn where it may come to stand. */
export interface Ghost {
  readonly seat: Seat;
  readonly tile: TileNo;
  readonly path: readonly TileNo[];
  /** What happens there, in a word or two. */
  readonly tag: string;
  readonly isChosen: boolean;
}

/** The table at one moment, ready to be drawn. */
export interface AzardiaTableView extends TableView<AzardiaTypes> {
  readonly layout: AzardiaLayout;
  readonly parts: readonly Part[];
  readonly ghosts: readonly Ghost[];
  /** Whether the player in front is asked about the card that is open, in the strip beside the board. */
  readonly isAsked: boolean;
  /** The seat for which the device is being passed: then nothing else is shown. */
  readonly handOver: Seat | null;
  /** What comes of the command on offer, where it is no movement. */
  readonly outcome: readonly string[];
  /** What happened last, the latest last. */
  readonly news: readonly string[];
  /** Why a computer player did what happened last, in a line; `null` where a person did it, or nothing has to be said. */
  readonly reason: string | null;
}

/** How moments of an animation become views of the table. */
export interface Narrator {
  /** A moment of an animation that began at `base`, with what has been told so far. */
  view(base: AzardiaTableView, state: AzardiaView, news: readonly string[]): AzardiaTableView;
  /** What a fact is told as; `null` for one that shows by itself. */
  news(fact: Fact, state: AzardiaView): string | null;
}
