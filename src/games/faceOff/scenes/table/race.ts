import { inset, rect } from '../../../../table/layout/rect.ts';
import type { FaceTableView } from '../../interaction/view.ts';
import { screenText as text } from '../../text/screen.en.ts';
import { paintLabel } from '../paint/label.ts';
import { paint, SET_PAINT } from '../paint/paint.ts';
import { paintEmblem } from './seats.ts';
import { DEPTH, put, type Surface } from './surface.ts';

/** The set race: the pieces of every seat in every set; who has most scores face value. */
export function drawRace(surface: Surface, { layout, state, race, seat: own }: FaceTableView): void {
  const { race: area, unit } = layout;
  if (!area) return;
  put(surface, 'race', area, DEPTH.panel, [race, own], (g) => {
    const face = paintLabel(g, area, { unit, frame: paint.ink });
    const inner = inset(face, 9 * unit);
    g.text(text.raceTitle, inner.x, inner.y + 9 * unit, { size: 15 * unit, face: 'display' });
    g.text(text.raceUnit, inner.x + inner.w, inner.y + 10 * unit, {
      size: 13 * unit,
      weight: 500,
      align: 'right',
      color: paint.soft,
    });
    const foot = 18 * unit;
    const table = rect(inner.x, inner.y + 22 * unit, inner.w, inner.h - 22 * unit - foot);
    const rows = race.length + 1;
    const high = table.h / rows;
    const columns = race[0]?.cells.length ?? 1;
    const left = 34 * unit;
    const wide = (table.w - left) / columns;
    const side = Math.min(24 * unit, high * 0.88, wide * 0.8);
    const spot = (column: number, row: number) => ({
      x: table.x + left + (column + 0.5) * wide,
      y: table.y + (row + 0.5) * high,
    });
    for (const [column, { set }] of (race[0]?.cells ?? []).entries()) {
      const { x, y } = spot(column, 0);
      const { main, on } = SET_PAINT[set];
      g.panel(rect(x - side / 2, y - side / 2, side, side), { fill: main, line: 1.5, lineColor: paint.ink, radius: 3 });
      g.icon(set, x, y, side * 0.76, on);
    }
    for (const { seat, cells } of race) {
      const y = table.y + (seat + 1.5) * high;
      if (seat === own) g.fill(rect(table.x, y - high / 2, table.w, high), paint.deep);
      const small = Math.min(22 * unit, high * 0.86);
      paintEmblem(g, rect(table.x + 4 * unit, y - small / 2, small, small), state, seat);
      for (const [column, { pieces, isMost }] of cells.entries()) {
        const { x } = spot(column, 0);
        if (isMost) g.panel(rect(x - side / 2, y - side / 2, side, side), { fill: paint.ink, line: 0, radius: 3 });
        g.text(pieces > 0 ? String(pieces) : '·', x, y, {
          size: 15 * unit,
          weight: 700,
          align: 'center',
          color: isMost ? paint.white : paint.ink,
        });
      }
    }
    g.text(text.raceRule, inner.x, inner.y + inner.h - foot / 2, {
      size: 12.5 * unit,
      weight: 500,
      color: paint.soft,
      width: inner.w,
    });
  });
}
