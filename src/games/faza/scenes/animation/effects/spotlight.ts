import { rect } from '../../../../../table/layout/rect.ts';
import type { Image } from '../../../../../table/stage/props.ts';
import { color } from '../../../../../table/theme.ts';
import type { ShipId } from '../../../content/vocabulary.ts';
import { groundUnder } from '../../board/pieces/around.ts';
import { DEPTH } from '../../board/surface.ts';
import type { AnimatedBoard } from '../animatedBoard.ts';

/** The color that Motherships are tinted with while another one acts. */
const SHADE = 0xa593b4;

/** The acting ship gets a ring of light; the others are darkened a little. */
export class Spotlight {
  private lit: ShipId | null = null;
  private ring: Image | null = null;

  constructor(private readonly board: AnimatedBoard) {}

  /** Turns to a ship; the ring opens under it. */
  on(ship: ShipId): void {
    if (this.lit === ship) return;
    this.off();
    this.lit = ship;
    const piece = this.board.piece(`ship:${ship}`);
    if (!piece) return;
    const { sprites } = this.board.picture.surface;
    const [w, h] = [piece.size * 1.2, piece.size * 0.54];
    const sprite = sprites.paint(`spotlight@${piece.size.toFixed(1)}`, w, h, (g) => {
      const away = (x: number, y: number): number => Math.hypot((x - w / 2) / (w / 2), (y - h / 2) / (h / 2));
      g.dots(rect(0, 0, w, h), Math.max(4, piece.size * 0.05), color.act, (x, y) => 1.15 * (1 - away(x, y)), 0.95);
    });
    const ring = this.board.props.sprite(sprite, 0, 0, DEPTH.piece - 0.3);
    this.ring = ring;
    const full = ring.scaleX;
    void this.board.motion.move(220, (t) => ring.setScale(full * (0.4 + 0.6 * t)).setAlpha(t));
    this.aim();
  }

  /** After the board was drawn again: puts the ring under the ship and darkens the others. */
  aim(): void {
    for (const { id } of this.board.state.ships) {
      const piece = this.board.piece(`ship:${id}`);
      if (!piece) continue;
      if (this.lit === null || this.lit === id) piece.image.clearTint();
      else piece.image.setTint(SHADE);
      if (this.lit === id) this.follow(piece.x, piece.y, piece.size);
    }
  }

  /** Keeps the ring under a ship that flies. */
  follow(x: number, y: number, size: number): void {
    const spot = groundUnder({ x, y, size });
    this.ring?.setPosition(spot.x, spot.y);
  }

  off(): void {
    this.lit = null;
    if (this.ring) this.board.props.drop(this.ring);
    this.ring = null;
    this.aim();
  }
}
