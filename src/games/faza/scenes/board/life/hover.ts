import type { BoardPicture } from '../boardPicture.ts';
import type { Placed } from '../pieces.ts';
import type { Busy, Living } from './living.ts';

/** Up and down once, in milliseconds. */
const PERIOD = 2400;
/** Until a ship that an animation has let go hovers as high as the others. */
const SETTLING = 700;

/** Ships hover, each in its own phase; their shadows shrink as they rise. */
export class Hover implements Living {
  private ships: readonly Placed[] = [];
  private readonly landed = new Map<string, number>();

  watch({ pieces }: BoardPicture): void {
    this.ships = [...pieces.values()].filter(({ kind }) => kind === 'ship');
  }

  breathe(time: number, busy: Busy): void {
    for (const [i, { image, shadow, name, y, size }] of this.ships.entries()) {
      if (busy(name)) {
        this.landed.set(name, time);
        continue;
      }
      const calm = Math.min(1, (time - (this.landed.get(name) ?? 0)) / SETTLING);
      const wave = Math.sin((time / PERIOD + i * 0.37) * Math.PI * 2) * calm;
      image.y = y + wave * Math.min(3.4, size * 0.028);
      shadow?.setAlpha(0.88 + 0.12 * wave);
    }
  }

  rest(): void {
    for (const { image, shadow, y } of this.ships) {
      image.y = y;
      shadow?.setAlpha(1);
    }
  }
}
