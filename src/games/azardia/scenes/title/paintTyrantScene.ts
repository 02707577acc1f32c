import type { CanvasPainter, Spot } from '../../../../table/canvasPainter.ts';
import { FLOOR_PAINT, paint } from '../paint/paint.ts';
import { LIFT, shape, smooth, strip } from '../paint/paper.ts';

/** The design of the scene: the right two thirds of 1280 × 720. */
const DESIGN = { x: 300, y: 40, w: 980, h: 680 } as const;

/** The way along the tongue, from the mouth to where it leaves the picture. */
const ROAD = [
  [957, 292],
  [972, 352],
  [1052, 420],
  [1064, 500],
  [900, 556],
  [620, 570],
  [300, 668],
  [60, 700],
] as const;

/**
 * The Tyrant on his tower sticks out his tongue, which is the last stretch of the way, and the characters stand on it. The scene keeps its
 * proportions, and ends at the lower right corner of an area of this size.
 */
export function paintTyrantScene(g: CanvasPainter, right: number, bottom: number, scale: number): void {
  const { ctx } = g;
  ctx.save();
  ctx.translate(right - (DESIGN.x + DESIGN.w) * scale, bottom - (DESIGN.y + DESIGN.h) * scale);
  ctx.scale(scale, scale);
  tower(g);
  g.sprite('tyrant/laughing', 958, 176, 300);
  tongue(g);
  g.sprite('figure/kuchuritok', 1170, 330, 210);
  g.sprite('figure/robotIKing', 905, 486, 260);
  g.sprite('figure/noncredoMantis', 700, 486, 320);
  g.sprite('figure/lagartoon', 458, 528, 350);
  ctx.restore();
}

/** How large the scene can be in a room. */
export function sceneScale(w: number, h: number): number {
  return Math.min(w / DESIGN.w, h / DESIGN.h);
}

function tower(g: CanvasPainter): void {
  for (let floor = 0; floor < 5; floor++) {
    const w = 330 - floor * 30;
    const x = 958 - w / 2 + ([-14, 12, -10, 14, 0][floor] ?? 0);
    const y = 600 - floor * 72;
    const fall = [10, -12, 12, -10, 8][floor] ?? 0;
    const quad = (left: number, top: number, width: number, height: number): Spot[] => [
      { x: left, y: top },
      { x: left + width, y: top + fall },
      { x: left + width - 4, y: top + fall + height },
      { x: left + 4, y: top + height },
    ];
    shape(g, quad(x, y, w, 122), FLOOR_PAINT[floor] ?? paint.towerBack, LIFT.hanging);
    shape(g, quad(x - 10, y - 8, w + 20, 16), floor % 2 ? paint.mantis : paint.kraft, LIFT.lying);
    for (let window = 0; window < 4; window++) {
      const left = x + 30 + (window * (w - 68)) / 3.3;
      shape(g, quad(left, y + 26, 22, 28), window === (floor * 2) % 4 ? paint.gold : paint.towerBack);
    }
  }
}

function tongue(g: CanvasPainter): void {
  const road = ROAD.map(([x, y]): Spot => ({ x, y }));
  shape(g, strip(road, 60, 180), paint.tongue, LIFT.hanging);
  const along = smooth(road, false, 14);
  const edge = (index: number): readonly [Spot, Spot] => {
    const here = along[index] ?? { x: 0, y: 0 };
    const before = along[Math.max(0, index - 1)] ?? here;
    const after = along[Math.min(along.length - 1, index + 1)] ?? here;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = (56 + (120 * index) / (along.length - 1)) / 2 / length;
    const [nx, ny] = [(after.y - before.y) * half, (after.x - before.x) * half];
    return [
      { x: here.x - nx, y: here.y + ny },
      { x: here.x + nx, y: here.y - ny },
    ];
  };
  for (let tile = 8; tile + 4 < along.length; tile += 8) {
    const edges = [0, 1, 2, 3, 4].map((step) => edge(tile + step));
    shape(g, [...edges.map(([left]) => left), ...edges.map(([, right]) => right).reverse()], 0xffb0bd);
  }
}
