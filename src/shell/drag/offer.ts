import type { HeroId, TileNo } from '../../games/faza/content/vocabulary.ts';
import type { Seat } from '../../games/faza/rules/state.ts';
import type { Table } from '../faza/inspect/piece.ts';

/** What can be dragged about a table at one moment. */
export interface DragOffer {
  readonly table: Table;
  /** Takes a hero up; `null` where nobody may move them. */
  lift(seat: Seat): Lifted | null;
}

/** A hero who has been taken up, and what comes of letting go. */
export interface Lifted {
  readonly hero: HeroId;
  readonly from: TileNo;
  /** By tile where they may be put down. */
  readonly goals: ReadonlyMap<TileNo, Goal>;
  /** Why they cannot be put down on another tile, in a sentence. */
  whyNot(tile: TileNo): string;
  /** Puts them down on a tile, whether that is possible or not. */
  drop(tile: TileNo): void;
}

export interface Goal {
  /** How they get there, in a few words. */
  readonly how: string;
  /** How many commands that takes. */
  readonly commands: number;
}
