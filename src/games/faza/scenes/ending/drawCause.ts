import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import type { FazaView } from '../../rules/state.ts';
import { causeFigures } from './causeFigures.ts';

/** A small panel that shows what ended a lost game: a hero, the swarm, an Outpost, the last Rebel. */
export function drawCause(g: CanvasPainter, r: Rect, state: FazaView): void {
  const inside = inset(r, r.h * 0.05);
  g.panel(r, { fill: color.paper, radius: r.h * 0.03, line: r.h * 0.022, shadow: r.h * 0.04 });
  g.fill(inside, color.plum);
  g.within(inside, () => {
    const [middleX, middleY] = [r.x + r.w / 2, r.y + r.h / 2];
    g.rays({ x: middleX, y: middleY }, r.w, color.night2, 18, 0.1);
    g.dots(inside, r.h / 16, color.ink, (_x, at) => 0.9 * ((at - inside.y) / inside.h - 0.25), 0.7);
    for (const { frame, atlas, x, y, size } of causeFigures(state)) {
      g.sprite(frame, middleX + x * r.w, middleY + y * r.h, size * r.h, {}, atlas);
    }
  });
  g.stroke(inside, r.h * 0.02);
}
