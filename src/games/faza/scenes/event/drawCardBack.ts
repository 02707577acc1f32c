import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect } from '../../../../table/rect.ts';
import { color, css } from '../../../../table/theme.ts';

/** The size in which the back is drawn up; on a card of another shape it keeps its own and lies in the middle. */
const DRAWN = { w: 300, h: 420 } as const;
const MIDDLE = { x: DRAWN.w / 2, y: DRAWN.h / 2 } as const;
const HALFTONE = 9;
/** Dots smaller than this part of the largest are left out. */
const SPECK = 0.1;
const RAY = 0x6d3a7b;
const IRIS = 0xf26a1b;
/** Half of the eye's width, and of the rays' around it: the short ones and the long ones. */
const EYE = 67;
const LASHES = { count: 16, from: 84, short: 108, long: 120 } as const;
/** A closed line of Bézier curves: each by its two handles and where it ends. */
type Curves = readonly (readonly [number, number, number, number, number, number])[];
/** The lids, and the slit of the pupil, around 0, 0; the eye is 2 wide. Each ends where it begins. */
const LIDS: Curves = [
  [-0.62, -0.5, -0.3, -0.62, 0, -0.62],
  [0.3, -0.62, 0.62, -0.5, 1, 0],
  [0.62, 0.5, 0.3, 0.62, 0, 0.62],
  [-0.3, 0.62, -0.62, 0.5, -1, 0],
];
const SLIT: Curves = [
  [0.17, -0.2, 0.17, 0.2, 0, 0.44],
  [-0.17, 0.2, -0.17, -0.2, 0, -0.44],
];

/**
 * The back of an event card, the Faza's eye over the night: as the atlas has it in small (`assets/vector/cards.mjs`), but
 * sharp at any size.
 */
export function drawCardBack(g: CanvasPainter, card: Rect): void {
  const scale = Math.min(card.w / DRAWN.w, card.h / DRAWN.h);
  g.within(null, () => {
    g.ctx.translate(card.x + (card.w - DRAWN.w * scale) / 2, card.y + (card.h - DRAWN.h * scale) / 2);
    g.ctx.scale(scale, scale);
    paperInk(g);
    g.ctx.translate(MIDDLE.x, MIDDLE.y);
    sunInk(g);
    eyeInk(g);
  });
}

/** How large a dot is, if it is there at all. */
function grown(size: number): number {
  return size < SPECK ? 0 : size;
}

/** Rays and dots on purple, in a frame of two lines. */
function paperInk(g: CanvasPainter): void {
  const whole = { x: 0, y: 0, ...DRAWN };
  const paper = inset(whole, 9);
  g.panel(inset(whole, 4), { fill: color.ink, line: 0, radius: 20 });
  g.panel(paper, { fill: color.plum, line: 0, radius: 15 });
  g.within(null, () => {
    g.ctx.beginPath();
    g.ctx.roundRect(paper.x, paper.y, paper.w, paper.h, 15);
    g.ctx.clip();
    g.rays(MIDDLE, DRAWN.w, RAY, 16, 0.1);
    const far = (x: number, y: number): number => Math.hypot(x - MIDDLE.x, (y - MIDDLE.y) * 0.8);
    g.dots(whole, HALFTONE, color.night, (x, y) => grown((far(x, y) - 85) / 225), 0.8);
  });
  g.panel(inset(whole, 20), { fill: color.plum, alpha: 0, line: 4, lineColor: color.amber, radius: 9 });
  g.panel(inset(whole, 15), { fill: color.plum, alpha: 0, line: 4, radius: 12 });
}

/** The disc around the eye, with its lashes. */
function sunInk(g: CanvasPainter): void {
  const { count, from, short, long } = LASHES;
  for (let i = 0; i < count; i++) {
    const lash = [
      { x: -9, y: -from },
      { x: 0, y: i % 2 ? -short : -long },
      { x: 9, y: -from },
    ];
    const draw = (): void => {
      g.fill(lash, color.amber);
      g.stroke(lash, 6);
    };
    g.within(null, draw, { degrees: (i + 0.5) * (360 / count), about: { x: 0, y: 0 } });
  }
  g.circle(0, 0, 86, color.amber, 9);
  g.within(null, () => {
    g.ctx.beginPath();
    g.ctx.arc(0, 0, 82, 0, 2 * Math.PI);
    g.ctx.clip();
    g.dots({ x: -94, y: -94, w: 188, h: 188 }, HALFTONE, IRIS, (x, y) => grown((x * 0.35 + y * 0.9 + 10) / 150));
  });
}

function eyeInk(g: CanvasPainter): void {
  const { ctx } = g;
  const lids = outline(LIDS);
  g.within(null, () => {
    ctx.scale(EYE, EYE);
    ctx.lineWidth = 0.17;
    ctx.lineJoin = 'round';
    ctx.strokeStyle = css(color.ink);
    ctx.fillStyle = css(color.ink);
    ctx.fill(lids);
    ctx.stroke(lids);
    ctx.clip(lids);
    g.circle(0, 0, 0.5, color.amber, 0.1);
    ctx.fillStyle = css(color.ink);
    ctx.fill(outline(SLIT));
    g.circle(-0.2, -0.22, 0.11, color.act);
  });
}

function outline(curves: Curves): Path2D {
  const path = new Path2D();
  const [, , , , x = 0, y = 0] = curves.at(-1) ?? [];
  path.moveTo(x, y);
  for (const curve of curves) path.bezierCurveTo(...curve);
  return path;
}
