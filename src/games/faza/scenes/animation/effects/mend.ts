import Phaser from 'phaser';
import type { Spot } from '../../../../../table/layout/rect.ts';
import { color } from '../../../../../table/theme.ts';
import { DEPTH } from '../../board/surface.ts';
import type { BoardContext } from '../boardContext.ts';
import { TIMINGS } from '../timings.ts';

const { Sine } = Phaser.Math.Easing;

/** Plus signs that rise and sway, as a sign of repair or healing. */
export function mend(context: BoardContext, at: Spot, size: number, tint: number): void {
  if (!context.motion.lively || context.motion.instant) return;
  for (let i = 0; i < 5; i++) {
    const x = at.x + (((i * 3) % 5) / 4 - 0.5) * size * 0.8;
    const y = at.y + size * 0.2;
    const high = size * (0.16 + (i % 2) * 0.07);
    const back = context.props
      .frame('icon/plus', x, y, high * 1.5, DEPTH.banner - 2)
      .setTint(color.ink)
      .setAlpha(0);
    const sign = context.props
      .frame('icon/plus', x, y, high, DEPTH.banner - 1)
      .setTint(tint)
      .setAlpha(0);
    const rise = (t: number): void => {
      for (const part of [back, sign])
        part.setPosition(x + Math.sin(t * 5 + i) * size * 0.05, y - size * 0.75 * t).setAlpha(1 - t ** 3);
    };
    const risen = context.motion.wait(i * 60).then(() => context.motion.eased(Sine.Out, TIMINGS.healRise, rise));
    for (const part of [back, sign]) context.dropAfter(part, risen);
  }
}
