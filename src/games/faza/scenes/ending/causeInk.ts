import type { Pen } from '../../../../table/pen.ts';
import { inset, type Rect } from '../../../../table/rect.ts';
import { color } from '../../../../table/theme.ts';
import { editionOf } from '../../rules/board.ts';
import type { State } from '../../rules/state.ts';
import { faceFrame } from '../artwork.ts';

/** A small panel that shows what ended a lost game: a hero, the swarm, an Outpost, the last Rebel. */
export function causeInk(pen: Pen, r: Rect, state: State): void {
  const inside = inset(r, r.h * 0.05);
  pen.panel(r, { fill: color.paper, radius: r.h * 0.03, line: r.h * 0.022, shadow: r.h * 0.04 });
  pen.fill(inside, color.faza);
  pen.within(inside, () => {
    const [x, y] = [r.x + r.w / 2, r.y + r.h / 2];
    pen.rays({ x, y }, r.w, color.night2, 18, 0.1);
    pen.dots(inside, r.h / 16, color.ink, (_x, at) => 0.9 * ((at - inside.y) / inside.h - 0.25), 0.7);
    const rule = state.outcome && !state.outcome.won ? state.outcome.rule : 'X3';
    if (rule === 'X2') {
      const fallen = state.heroes.find(({ cards }) => cards.every(({ injured }) => injured));
      if (fallen) pen.sprite(faceFrame(fallen.id, 'dying'), x, y + r.h * 0.04, r.h * 0.92);
    } else if (rule === 'X4') {
      pen.sprite(`tile/${lastOutpost(state)}`, x, y, r.h * 1.15, {}, 'tiles-faza');
    } else if (rule === 'X5') {
      pen.sprite('rebel/down', x, y + r.h * 0.08, r.h * 0.8);
    } else {
      for (let i = 0; i < 9; i++) {
        const [across, row] = [(i % 3) - 1 + (Math.floor(i / 3) % 2) * 0.4 - 0.2, Math.floor(i / 3)];
        pen.sprite('drone/alarm', x + across * r.w * 0.3, y + (row - 0.9) * r.h * 0.28, r.h * (0.34 + 0.08 * row));
      }
    }
  });
  pen.stroke(inside, r.h * 0.02);
}

/** An Outpost that was lost; all of them were, and the first stands for them. */
function lastOutpost(state: State): number {
  return editionOf(state).tiles.findIndex(({ outpost }) => outpost) + 1;
}
