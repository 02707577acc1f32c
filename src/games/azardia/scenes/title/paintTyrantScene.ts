import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import type { Spot } from '../../../../table/layout/rect.ts';
import { FLOOR_PAINT, paint } from '../paint/paint.ts';
import { LIFT, shape, smooth, strip } from '../paint/paper.ts';
import { paintMoon, paintRinged, paintRocket, paintThread } from '../paint/planets.ts';

/** The design of the scene: the right two thirds of 1280 × 720. */
const DESIGN = { x: 300, y: 40, w: 980, h: 680 } as const;

/** The path along the tongue, from the mouth to where it leaves the picture. */
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
 * The Tyrant on his tower sticks out his tongue, the last stretch of the path, on which the characters stand. The scene
 * keeps its proportions, and ends at the lower right corner of an area of this size.
 */
export function paintTyrantScene(g: CanvasPainter, right: number, bottom: number, scale: number): void {
  const { ctx } = g;
  ctx.save();
  ctx.translate(right - (DESIGN.x + DESIGN.w) * scale, bottom - (DESIGN.y + DESIGN.h) * scale);
  ctx.scale(scale, scale);
  sky(g);
  tower(g);
  g.sprite('tyrant/laughing', 958, 176, 300);
  tongue(g);
  g.sprite('figure/kuchuritok', 1170, 330, 210);
  g.sprite('figure/robotIKing', 905, 486, 260);
  g.sprite('figure/noncredoMantis', 700, 486, 320);
  g.sprite('figure/lagartoon', 458, 528, 350);
  // The hill in front, where the tower and the tongue end; wider than any window.
  shape(g, [...smooth(FRONT, false), { x: 1400, y: HIGH }, { x: -900, y: HIGH }], paint.front, LIFT.hanging);
  ctx.restore();
}

const FRONT: readonly Spot[] = [
  { x: -900, y: 712 },
  { x: -40, y: 704 },
  { x: 300, y: 690 },
  { x: 700, y: 702 },
  { x: 1000, y: 690 },
  { x: 1400, y: 704 },
];

/** A moon, a planet and a rocket on threads, in the sky beside the crown. */
function sky(g: CanvasPainter): void {
  const [moon, planet, rocket] = [
    { x: 760, y: 84 },
    { x: 1190, y: 110 },
    { x: 690, y: 214 },
  ];
  for (const spot of [moon, planet, rocket]) paintThread(g, spot, HIGH);
  paintMoon(g, moon, 1);
  paintRinged(g, planet, 1, paint.act);
  paintRocket(g, rocket, 1.3, 58);
}

/** Threads begin above every window, and the hill in front ends below it. */
const HIGH = 3000;

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
    // Everything on a floor falls with it, and no more than its own part.
    const quad = (left: number, top: number, width: number, height: number): Spot[] => {
      const [from, to] = [(fall * (left - x)) / w, (fall * (left + width - x)) / w];
      return [
        { x: left, y: top + from },
        { x: left + width, y: top + to },
        { x: left + width - width * 0.02, y: top + to + height },
        { x: left + width * 0.02, y: top + from + height },
      ];
    };
    shape(g, quad(x, y, w, 122), FLOOR_PAINT[floor] ?? paint.towerBack, LIFT.hanging);
    shape(g, quad(x - 10, y - 8, w + 20, 16), floor % 2 ? paint.mantis : paint.kraft, LIFT.lying);
    for (let window = 0; window < 4; window++) {
      const left = x + 30 + (window * (w - 68)) / 3.3;
      shape(g, quad(left, y + 26, 22, 28), window === (floor * 2) % 4 ? paint.gold : paint.towerBack, LIFT.lying);
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
