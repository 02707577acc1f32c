import Phaser from 'phaser';
import { contains, type Spot } from '../../../../../table/layout/rect.ts';
import type { TileNo } from '../../../content/vocabulary.ts';
import type { BoardContext } from '../boardContext.ts';

/** How fast a shock runs over the ground, in milliseconds for each tile's width. */
const SHOCK = 150;
/** How long a piece is in the air. */
const HOP = 220;

/** A shock wave throws up the pieces on some tiles as it reaches them; ships hover above it. */
export function bump(context: BoardContext, tiles: readonly TileNo[], from: Spot, height: number): void {
  if (!context.motion.lively || context.motion.instant) return;
  const cells = tiles.map((tile) => context.cell(tile));
  for (const { name, x, y, kind } of context.picture.pieces.values()) {
    const on = cells.some((cell) => contains(cell, { x, y }));
    if (!on || kind === 'ship') continue;
    const away = Math.hypot(x - from.x, y - from.y) / (cells[0]?.w ?? 1);
    context.hold(name);
    context.meanwhile(
      context.motion.wait(away * SHOCK).then(() =>
        context.motion.eased(Phaser.Math.Easing.Linear, HOP, (t) => {
          // Its position may have changed meanwhile.
          const piece = context.piece(name);
          piece?.image
            .setPosition(piece.x, piece.y - height * Math.sin(t * Math.PI))
            .setAngle(6 * Math.sin(t * 6) * (1 - t));
        }),
      ),
    );
  }
}
