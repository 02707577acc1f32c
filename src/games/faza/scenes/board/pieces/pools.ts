import type { CanvasPainter, TextStyle } from '../../../../../table/canvasPainter.ts';
import { inset, middle, type Rect, rect, type Spot } from '../../../../../table/layout/rect.ts';
import { color } from '../../../../../table/theme.ts';
import type { BoardLayout } from '../../../interaction/layout/layout.ts';
import type { FazaView } from '../../../rules/state/state.ts';
import { text } from '../../../text/en.ts';
import { DEPTH, type Sizes, type Surface } from '../surface.ts';

/** The pools as heaps in tanks; with the forecast shown, pieces about to leave are shadows and arriving ones glow. */
export function drawPools(surface: Surface, { pool: current }: FazaView, coming: FazaView['pool'] | null): void {
  const { panels, layout, sizes } = surface;
  const pools = [
    { kind: 'drone', r: layout.dronePool, now: current.drones, later: coming?.drones },
    { kind: 'rebel', r: layout.rebelPool, now: current.rebels, later: coming?.rebels },
  ] as const;
  for (const { kind, r, now, later = now } of pools) {
    const low = kind === 'drone' && (later <= 0 || now <= 4);
    panels.put(`pool:${kind}`, inset(r, -5 * sizes.u), DEPTH.panel, { now, later, low }, (g) =>
      pool(g, r, sizes, { kind, now, later, low }),
    );
    // A separate panel, so that it can settle in its tank.
    const tank = tankIn(r, sizes);
    panels.put(`heap:${kind}`, tank, DEPTH.panel + 0.1, { now, later, low }, (g) => {
      heap(g, tank, { kind, now, later });
      if (!isRoomy(r, sizes)) count(g, r, sizes, { kind, now, later, low });
    });
  }
}

interface Pool {
  readonly kind: 'drone' | 'rebel';
  readonly now: number;
  readonly later: number;
  readonly low: boolean;
}

function pool(g: CanvasPainter, r: Rect, sizes: Sizes, { kind, now, later, low }: Pool): void {
  const { u, line, panel: radius, shadow } = sizes;
  g.panel(r, { fill: color.night, radius, line, shadow, ...(low ? { lineColor: color.hurt } : {}) });
  g.panel(inset(r, line), { radius: radius - 1, line: 1, lineColor: low ? color.hurt : color.nightLine });
  if (!isRoomy(r, sizes)) return;
  const tank = tankIn(r, sizes);
  g.panel(tank, { fill: 0x170b1d, radius: 5 * u, line: 1.4 * u, lineColor: 0x4a2c57 });
  g.fill(rect(tank.x + 5 * u, tank.y + 5 * u, 4 * u, tank.h - 10 * u), 0xffffff, 0.08);
  g.text(nameOf(kind), r.x + 11 * u, r.y + 21 * u, { ...nameStyle(sizes), color: color.paper });
  count(g, r, sizes, { kind, now, later, low });
}

const nameOf = (kind: Pool['kind']): string => text.board[kind === 'drone' ? 'drones' : 'rebels'];

function nameStyle({ meta }: Sizes): Pick<TextStyle, 'size' | 'weight'> {
  return { size: meta, weight: 600 };
}

/** Whether a pool has room for its name above its tank: on wide screens, but not in a narrow column. */
function isRoomy(r: Rect, { u, wide }: Sizes): boolean {
  return wide && r.w >= 130 * u;
}

/** The tank of a pool: under its name if there is room for it, otherwise all of it. */
function tankIn(r: Rect, sizes: Sizes): Rect {
  const { u } = sizes;
  return isRoomy(r, sizes) ? rect(r.x + 9 * u, r.y + 34 * u, r.w - 18 * u, r.h - 44 * u) : inset(r, 3 * u);
}

/** The current number, and the predicted one. */
function count(g: CanvasPainter, r: Rect, sizes: Sizes, { kind, now, later, low }: Pool): void {
  const { u } = sizes;
  const wide = isRoomy(r, sizes);
  const size = wide ? sizes.number : Math.min((sizes.wide ? 24 : 19) * u, r.h * 0.4);
  g.text(
    now === later ? String(now) : text.board.fromTo(now, later),
    r.x + r.w - (wide ? 12 : 5) * u,
    r.y + (wide ? 19 * u : size * 0.56),
    {
      face: 'display',
      size,
      align: 'right',
      color: low ? 0xff6b6b : kind === 'drone' ? color.act : color.lilac,
      // Beside the name; on phones all of it, with its outline, is inside the tank.
      width: wide ? r.w - 29 * u - g.measure(nameOf(kind), nameStyle(sizes)) : r.w - 14 * u,
      ...(wide ? {} : { outline: 2.5 * u }),
    },
  );
}

/** A heap with all pieces fills the tank, so that it visibly runs low. */
const HEAPS = { drone: { longest: 9, rows: 7 }, rebel: { longest: 6, rows: 4 } } as const;

interface Heap {
  readonly spots: readonly Spot[];
  /** The size of one piece. */
  readonly size: number;
}

/** The places of this many pieces in a tank, in rows of falling length: the last is the top. */
function heapIn(tank: Rect, kind: Pool['kind'], count: number): Heap {
  const { longest, rows } = HEAPS[kind];
  const stepX = (tank.w * 0.95) / (longest + 0.4);
  const size = Math.min(stepX * 2.3, tank.h * 0.5);
  const stepY = (tank.h - size * 0.8) / (rows - 1);
  const spots: Spot[] = [];
  for (let row = 0; spots.length < count; row++) {
    const length = Math.max(1, longest - row);
    for (let i = 0; i < length && spots.length < count; i++) {
      const x = tank.x + tank.w / 2 + (i - (length - 1) / 2) * stepX;
      const wobble = (((row * 7 + i * 13) % 5) - 2) * stepY * 0.07;
      spots.push({ x, y: tank.y + tank.h - size * 0.42 - row * stepY + wobble });
    }
  }
  return { spots, size };
}

/** The position and size of the `count`-th piece of its pool, the next to be removed or added. */
export function heapTop(layout: BoardLayout, sizes: Sizes, kind: Pool['kind'], count: number): Spot & { size: number } {
  const tank = tankIn(kind === 'drone' ? layout.dronePool : layout.rebelPool, sizes);
  const { spots, size } = heapIn(tank, kind, Math.max(1, count));
  return { ...(spots.at(-1) ?? middle(tank)), size };
}

/** A real picture for each piece. */
function heap(g: CanvasPainter, tank: Rect, { kind, now, later }: Omit<Pool, 'low'>): void {
  const { spots, size } = heapIn(tank, kind, Math.max(now, later));
  g.within(tank, () => {
    for (const [i, spot] of [...spots.entries()].reverse()) {
      const leaves = i >= later;
      const comes = i >= now;
      if (comes) g.sprite(`${kind}/small`, spot.x, spot.y, size * 1.1, { tint: color.live, flat: true, alpha: 0.7 });
      g.sprite(`${kind}/small`, spot.x, spot.y, size, leaves ? { tint: 0x4b2f58, alpha: 0.9 } : {});
    }
  });
}
