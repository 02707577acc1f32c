import { middle } from '../../../../table/layout/rect.ts';
import type { Seat } from '../../rules/state/state.ts';
import { DEPTH } from '../table/surface.ts';
import type { AnimatedTable } from './animatedTable.ts';
import { TIMINGS } from './timings.ts';

/** How many things fly at most. */
const MOST = 6;

/** Lets coins fly from one player to another; `null` is the bank, in the middle of the board. */
export async function flyCoins(table: AnimatedTable, from: Seat | null, to: Seat | null, coins: number): Promise<void> {
  const size = 24 * table.unit;
  await flyAll(table, from, to, Math.max(1, coins / 1000), TIMINGS.coin, {
    id: `flying coin ${size}`,
    w: size,
    h: size,
    sprite: 'coin',
  });
}

/** Lets cards fly face down, from the deck where `from` is `null`. */
export async function flyBacks(table: AnimatedTable, from: Seat | null, to: Seat, count: number): Promise<void> {
  const h = 62 * table.unit;
  await flyAll(table, from, to, count, TIMINGS.back, {
    id: `flying card ${h}`,
    w: h * 0.74,
    h,
    sprite: 'back/action',
  });
}

interface Flying {
  readonly id: string;
  readonly w: number;
  readonly h: number;
  readonly sprite: string;
}

async function flyAll(
  table: AnimatedTable,
  from: Seat | null,
  to: Seat | null,
  count: number,
  length: number,
  { id, w, h, sprite }: Flying,
): Promise<void> {
  const bank = middle(table.layout.board);
  const [start, end] = [from === null ? bank : table.homeOf(from), to === null ? bank : table.homeOf(to)];
  await Promise.all(
    Array.from({ length: Math.min(MOST, count) }, async (_, index) => {
      await table.motion.wait(index * 70);
      const image = table.prop(id, w, h, start, DEPTH.flying, (g) => g.sprite(sprite, w / 2, h / 2, h));
      await table.motion.move(length, (t) => {
        if (!image.active) return;
        const lift = Math.sin(t * Math.PI) * 46 * table.unit;
        image
          .setPosition(start.x + (end.x - start.x) * t, start.y + (end.y - start.y) * t - lift)
          .setAngle((1 - t) * (index % 2 ? 40 : -40));
      });
      table.props.drop(image);
    }),
  );
}
