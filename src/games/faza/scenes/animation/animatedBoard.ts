import type { Motion } from '../../../../table/cutscenes/motion.ts';
import type { Props } from '../../../../table/stage/props.ts';
import type { FazaView } from '../../rules/state/state.ts';
import type { BoardPicture, Placed } from '../board/pieces/pieces.ts';

/** A board during an animation: the displayed state, its pieces, and temporary props. */
export interface AnimatedBoard {
  readonly picture: BoardPicture;
  readonly state: FazaView;
  readonly motion: Motion;
  readonly props: Props;
  /** Size of a tile, as a factor on the design's. */
  readonly grain: number;
  piece(name: string): Placed | undefined;
}
