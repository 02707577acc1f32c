import type { Rect } from '../../../../table/layout/rect.ts';
import type { PanelCache } from '../../../../table/panel.ts';
import type { SpriteCache } from '../../../../table/pictures/spriteCache.ts';
import type { SpriteRegistry } from '../../../../table/pictures/spriteRegistry.ts';
import type { BoardGeometry } from '../../interaction/layout/boardGeometry.ts';

/** Things on the board, which move with its camera; painted at a finer resolution, because the board can be zoomed. */
export interface Field {
  readonly area: Rect;
  readonly panels: PanelCache;
  /** Pawns, which move. */
  readonly cast: SpriteRegistry;
  readonly sprites: SpriteCache;
  readonly board: BoardGeometry;
}
