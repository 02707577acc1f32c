import type { TableView } from '../../../module/screens/table.ts';
import type { AvatarNo, FactionFunView, Seat, TileNo } from '../rules/state/state.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';
import type { ShownBattle } from './battle.ts';
import type { FactionLayout } from './layout/tableLayout.ts';
import type { Outlook } from './outlook.ts';
import type { Widget } from './widget.ts';

/** What can be done at a tile, as it is marked on the map. */
export interface TileMark {
  readonly tile: TileNo;
  /** A walk has no roll; a choice is anything else that a tile is chosen for. */
  readonly kind: 'walk' | 'claim' | 'attack' | 'choice';
  /** A chance; empty for none. */
  readonly tag: string;
  /** M2: whether the way there enters a hearth, which costs a step. */
  readonly isSlow?: boolean;
  /** L4: the tiles to which a claim would link it; absent where it would not join the realm. */
  readonly links?: readonly TileNo[];
  readonly isChosen: boolean;
}

/** The table in one state, ready to be drawn. */
export interface FactionTableView extends TableView<FactionFunTypes> {
  readonly layout: FactionLayout;
  readonly widgets: readonly Widget[];
  readonly marks: readonly TileMark[];
  /** The avatar that acts, or would by the selection. */
  readonly actor: AvatarNo | null;
  /** Where it would stand after the move that is chosen. */
  readonly ghost: { readonly avatar: AvatarNo; readonly tile: TileNo } | null;
  /** What the next press leads to; `null` where nothing can be foreseen. */
  readonly outlook: Outlook | null;
  /** The steps of a move, as a sum; empty while nobody in front is about to move. */
  readonly allowance: string;
  /** The battle that is fought, over the whole table. */
  readonly battle: ShownBattle | null;
  /** The latest events, in sentences. */
  readonly news: readonly string[];
  /** The seats of people; absent where nobody plays, as in replays. */
  readonly people?: readonly Seat[];
  /** Whether the latest command was a person's: the facts after it are the first that people wait for. */
  readonly isOwn?: boolean;
  /** The seat to which the device is being passed: then nothing else is shown. */
  readonly handOver: Seat | null;
}

/** Turns the states of an animation into views of the table. */
export interface Narrator {
  /** A state in an animation that started at `base`. */
  view(base: FactionTableView, state: FactionFunView): FactionTableView;
}
