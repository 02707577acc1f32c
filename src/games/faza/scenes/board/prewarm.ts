import { IdleQueue } from '../../../../table/pages/scheduling.ts';
import type { SpriteCache } from '../../../../table/pictures/sprites/spriteCache.ts';
import { tileAt } from '../../rules/board/board.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { arrange } from './pieces/arrange.ts';
import { stampsOf } from './pieces/pieces.ts';
import { tileStamps } from './pieces/tiles.ts';
import type { Surface } from './surface.ts';

/**
 * Paints, in idle time, what the next Faza phase will show – turning tiles, arriving pieces – tile by tile, so that its
 * animation does not have to wait for pictures. The sprite cache keeps the results, under the same names.
 */
export class Prewarm {
  private waiting: (() => void)[] = [];
  private after: FazaView | null = null;
  /** Each window size has its own sprites. */
  private sprites: SpriteCache | null = null;
  private readonly work = new IdleQueue(() => {
    this.waiting.shift()?.();
    return this.waiting.length > 0;
  });

  /**
   * `after` is the state that the forecast leads to; `null` if there is none, during an animation, and at a speed
   * without animations.
   */
  prepare(surface: Surface, after: FazaView | null): void {
    if (after === this.after && surface.sprites === this.sprites) return;
    this.after = after;
    this.sprites = surface.sprites;
    this.waiting = (after?.board ?? []).flatMap((tile, index) => {
      const cell = surface.layout.cells[index];
      if (!after || !cell) return [];
      return [
        () => tileStamps(surface, after, cell, tile, tileAt(after, tile).fazaformed),
        ...arrange(after, tile, cell).map((standing) => () => stampsOf(surface, standing)),
      ];
    });
    if (this.waiting.length > 0) this.work.soon();
  }
}
