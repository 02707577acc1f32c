import type { HeroId, TileNo } from '../../games/faza/content/vocabulary.ts';
import type { Seat } from '../../games/faza/rules/state.ts';
import type { Table } from '../faza/inspect/piece.ts';

/** What can be dragged about a table at one moment. */
export interface DragOffer {
  readonly table: Table;
  /** Whether people plan: then letting go plans, and else it does. */
  readonly planned: boolean;
  /** Takes a hero up; `null` where nobody may move them. */
  lift(seat: Seat): Lifted | null;
}

/** Whether a table is only shown once more, as after a setting has changed: nobody falls out of the air for that. */
export function isSameOffer({ table, planned }: DragOffer, before: DragOffer): boolean {
  const { state, layout } = table;
  const { width, height } = before.table.layout;
  const isSameTable = state === before.table.state && layout.width === width && layout.height === height;
  return isSameTable && planned === before.planned;
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
