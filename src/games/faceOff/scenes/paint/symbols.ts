import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { rect, type Spot } from '../../../../table/layout/rect.ts';
import { paint } from './paint.ts';

/** The symbols of the buttons in the top row: bars, arrows that turn back, and a sheet with lines. */
export function paintSymbol(g: CanvasPainter, symbol: string, { x, y }: Spot, size: number): void {
  const half = size / 2;
  if (symbol === 'menu') {
    for (const line of [-0.62, 0, 0.62])
      g.segment(x - half * 0.9, y + line * half, x + half * 0.9, y + line * half, size * 0.16, paint.ink);
  } else if (symbol === 'log') {
    g.panel(rect(x - half * 0.72, y - half, size * 0.72, size), { fill: paint.ink, line: 0, radius: 2 });
    for (const line of [-0.5, 0, 0.5])
      g.segment(x - half * 0.4, y + line * half, x + half * 0.4, y + line * half, size * 0.1, paint.paper);
  } else paintTurn(g, { x, y }, half, symbol === 'redo' ? -1 : 1);
}

/** An arrow that turns back to the left, or for `side` -1 to the right. */
function paintTurn({ ctx }: CanvasPainter, { x, y }: Spot, half: number, side: 1 | -1): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(side, 1);
  ctx.lineWidth = half * 0.34;
  ctx.strokeStyle = ctx.fillStyle = '#17181f';
  ctx.beginPath();
  ctx.moveTo(-half * 0.5, -half * 0.3);
  ctx.lineTo(half * 0.3, -half * 0.3);
  ctx.arc(half * 0.3, half * 0.22, half * 0.52, -Math.PI / 2, Math.PI / 2);
  ctx.lineTo(-half * 0.4, half * 0.74);
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(-half, -half * 0.3);
  ctx.lineTo(-half * 0.35, -half * 0.86);
  ctx.lineTo(-half * 0.35, half * 0.26);
  ctx.fill();
  ctx.restore();
}
