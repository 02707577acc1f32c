import { inset, middle, type Rect, rect } from '../../../../../table/layout/rect.ts';
import { color } from '../../../../../table/theme.ts';
import { type BoardLayout, headLine } from '../../../interaction/layout/layout.ts';
import type { Remedy } from '../../../interaction/preview/remedy.ts';
import type { BoardView } from '../../../interaction/view.ts';
import { DEPTH, type Sizes, type Surface } from '../surface.ts';

/**
 * Rings around what would help against the defeat in the next Faza phase: heroes with Points or in danger, and tiles.
 */
export function drawRemedy(surface: Surface, { state, busy }: BoardView, remedy: Remedy): void {
  if (busy) return;
  const { layout, sizes } = surface;
  for (const seat of remedy.seats) {
    const place = layout.heroes[seat];
    if (!place) continue;
    ring(surface, `remedy:hero:${seat}`, countsOf(layout.form, place, sizes), DEPTH.lifted + 0.4);
  }
  for (const tile of remedy.tiles) {
    const cell = layout.cells[state.board.indexOf(tile)];
    if (cell) ring(surface, `remedy:tile:${tile}`, inset(cell, cell.w * 0.03), DEPTH.mark + 0.4);
  }
}

/** The position of a hero's health and Points: on wide screens on the right above the cards, otherwise on the tab. */
function countsOf(form: BoardLayout['form'], { panel, cards }: BoardLayout['heroes'][number], { u }: Sizes): Rect {
  // Around a tab, not inside it, where the ring would cover the number of Points.
  if (form !== 'wide') return inset(panel, -2 * u);
  const { y, h, skills } = headLine({ panel, cards }, u);
  // The skills are close below.
  const high = Math.min(skills > 0 ? h - 5 * u : h, 44 * u);
  // A heart for each card, and the Points.
  const wide = panel.w * (0.19 + 0.065 * cards.length);
  return rect(panel.x + panel.w * 0.98 - wide, y + (h - high) / 2, wide, high);
}

function ring({ sprites, cast, sizes }: Surface, name: string, place: Rect, depth: number): void {
  const { u, line } = sizes;
  const thick = Math.max(2.5, 3.5 * u);
  const pad = thick + line;
  const size = `${place.w.toFixed(1)}x${place.h.toFixed(1)}`;
  const sprite = sprites.paint(`remedy@${size}`, place.w + 2 * pad, place.h + 2 * pad, (g) => {
    const r = rect(pad, pad, place.w, place.h);
    g.panel(r, { radius: 8 * u, line: thick + line * 2 });
    g.panel(r, { radius: 8 * u, line: thick, lineColor: color.live });
  });
  const { x, y } = middle(place);
  cast.put(name, sprite, x, y, depth);
}
