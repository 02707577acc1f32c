import type { BoardPicture } from '../boardPicture.ts';
import type { Placed } from '../pieces.ts';
import type { Busy, Living } from './living.ts';

/** How long a puff rises, in milliseconds. */
const RISE = 2800;

/** Smoke over what burns and over wrecks, for ever: each puff rises, grows, thins out and begins again. */
export class Smoke implements Living {
  private fires: readonly Placed[] = [];

  /** The scale at which a sprite has the size it was painted for. */
  private full = 1;

  watch({ pieces, surface }: BoardPicture): void {
    this.full = 1 / surface.sprites.ratio;
    this.fires = [...pieces.values()].filter(({ smoke }) => smoke.length > 0);
    this.rest();
  }

  breathe(time: number, busy: Busy): void {
    for (const { smoke, image, size, name } of this.fires) {
      const { x, y } = image;
      for (const [i, puff] of smoke.entries()) {
        const age = (time / RISE + i / smoke.length) % 1;
        const drift = Math.sin(age * 4 + i * 2) * 0.05;
        puff
          .setPosition(x + size * (0.05 + drift + age * 0.16), y - size * (0.12 + age * 0.44))
          .setScale(this.full * (0.3 + 0.7 * age))
          // An animation has the ship: it makes smoke of its own.
          .setAlpha(busy(name) ? 0 : Math.min(1, age * 6) * (1 - age ** 2));
      }
    }
  }

  rest(): void {
    for (const { smoke } of this.fires) for (const puff of smoke) puff.setAlpha(0);
  }
}
