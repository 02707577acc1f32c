import type { BoardView } from '../view.ts';
import type { Placed } from './pieces.ts';
import type { Sizes, Surface } from './surface.ts';

/** What the board shows and what an animation can move. */
export interface BoardPicture {
  readonly view: BoardView;
  readonly surface: Surface;
  readonly sizes: Sizes;
  readonly pieces: ReadonlyMap<string, Placed>;
}
