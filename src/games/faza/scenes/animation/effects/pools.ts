import Phaser from 'phaser';
import type { Spot } from '../../../../../table/layout/rect.ts';
import { heapTop } from '../../board/pieces/pools.ts';
import { DEPTH } from '../../board/surface.ts';
import type { BoardContext } from '../boardContext.ts';
import { TIMINGS } from '../timings.ts';

const { Sine } = Phaser.Math.Easing;

/** The pools during an animation: heaps from which single pieces are taken and to which they return. */

type Kind = 'drone' | 'rebel';

/** The displayed position of the `nth` piece from the top of a heap. */
export function topOf(context: BoardContext, kind: Kind, nth = 0): Spot & { size: number } {
  const { layout, sizes } = context.picture.surface;
  const count = kind === 'drone' ? context.state.pool.drones : context.state.pool.rebels;
  return heapTop(layout, sizes, kind, count - nth);
}

/** A heap that has lost or gained a piece settles in its tank. */
export function settle(context: BoardContext, kind: Kind): void {
  const heap = context.panel(`heap:${kind}`);
  if (!heap) return;
  const full = heap.scaleY;
  const y = heap.y;
  const half = heap.displayHeight / 2;
  context.meanwhile(
    context.motion.eased(Sine.Out, TIMINGS.heapSettle, (t) => {
      // It is squeezed from above, so its lower edge stays in place.
      const squeeze = 0.07 * Math.sin(t * Math.PI * 2) * (1 - t);
      if (heap.active) heap.setScale(heap.scaleX, full * (1 - squeeze)).setY(y + half * squeeze);
    }),
  );
}

/** A ship's light lifts a piece off a heap: it jumps up and disappears. */
export function takeUp(context: BoardContext, kind: Kind, count: number): void {
  if (!context.motion.lively || context.motion.instant) return;
  for (let i = 0; i < Math.min(count, 4); i++) {
    const top = topOf(context, kind, i);
    const body = context.props.frame(`${kind}/small`, top.x, top.y, top.size, DEPTH.lifted);
    const [sx, sy] = [body.scaleX, body.scaleY];
    const jump = (t: number): unknown =>
      body
        .setPosition(top.x, top.y - 26 * t * context.unit)
        .setScale(sx * (1 - t * 0.9), sy * (1 + t))
        .setAlpha(1 - t ** 3);
    context.dropAfter(
      body,
      context.motion.wait(i * TIMINGS.dropStagger).then(() => context.motion.move(200, jump)),
    );
  }
  settle(context, kind);
}

/** A piece flies from a spot back to its heap. */
export async function bringHome(context: BoardContext, kind: Kind, from: Spot, size: number): Promise<void> {
  const goal = topOf(context, kind);
  const body = context.props.frame(`${kind}/small`, from.x, from.y, size, DEPTH.banner - 1);
  const full = body.scaleX;
  await Promise.all([
    context.fly(body, goal, TIMINGS.heapFlight, 46 * context.unit),
    context.motion.move(TIMINGS.heapFlight, (t) =>
      body.setScale(full * (1 + (goal.size / size - 1) * t)).setAngle(160 * t),
    ),
  ]);
  context.props.drop(body);
  settle(context, kind);
}
