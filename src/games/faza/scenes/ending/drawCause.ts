import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect } from '../../../../table/layout/rect.ts';
import { color } from '../../../../table/theme.ts';
import { editionOf, isDead } from '../../rules/board/board.ts';
import type { FazaView } from '../../rules/state/state.ts';
import { faceFrame, tilePicture } from '../artwork.ts';

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

/** A picture of what ended a lost game. Lengths are parts of a side of its panel, places from the panel's middle. */
export interface CauseFigure {
  readonly frame: string;
  readonly atlas?: string;
  /** Its height before it was trimmed. */
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** X2 to X5: the hero who fell, an Outpost that was lost, the last Rebel, or the swarm. */
export function causeFigures(state: FazaView): CauseFigure[] {
  const rule = state.outcome && !state.outcome.won ? state.outcome.rule : 'X3';
  if (rule === 'X2') {
    const fallen = state.heroes.filter(isDead);
    return fallen.slice(0, 1).map(({ id }) => ({ frame: faceFrame(id, 'dying'), size: 0.92, x: 0, y: 0.04 }));
  }
  if (rule === 'X4') return [{ ...tilePicture(state, lastOutpost(state), true), size: 1.15, x: 0, y: 0 }];
  if (rule === 'X5') return [{ frame: 'rebel/down/near', size: 0.8, x: 0, y: 0.08 }];
  return Array.from({ length: 9 }, (_, i) => {
    const [across, row] = [(i % 3) - 1 + (Math.floor(i / 3) % 2) * 0.4 - 0.2, Math.floor(i / 3)];
    return { frame: 'drone/alarm', size: 0.34 + 0.08 * row, x: across * 0.3, y: (row - 0.9) * 0.28 };
  });
}

/** The largest side of the panel at which none of its pictures is larger than `heightOf` allows. */
export function causeSize(state: FazaView, heightOf: (frame: string, atlas?: string) => number): number {
  return Math.min(...causeFigures(state).map(({ frame, atlas, size }) => heightOf(frame, atlas) / size));
}

/** An Outpost that was lost; all of them were, and the first stands for them. */
function lastOutpost(state: FazaView): number {
  return editionOf(state).tiles.findIndex(({ outpost }) => outpost) + 1;
}
