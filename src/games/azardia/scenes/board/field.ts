import type { Rect } from '../../../../table/layout/rect.ts';
import type { PanelCache } from '../../../../table/panel.ts';
import type { SpriteCache } from '../../../../table/pictures/spriteCache.ts';
import type { SpriteRegistry } from '../../../../table/pictures/spriteRegistry.ts';
import type { BoardGeometry } from '../../interaction/layout/boardGeometry.ts';

/** What lies on the board and moves with its camera; painted finer than the screen, for it may be brought close. */
export interface Field {
  readonly area: Rect;
  readonly panels: PanelCache;
  /** Pawns, which move. */
  readonly cast: SpriteRegistry;
  readonly sprites: SpriteCache;
  readonly board: BoardGeometry;
}
