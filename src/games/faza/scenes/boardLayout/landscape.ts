import { column, type Rect, rect, row } from '../../../../table/rect.ts';
import type { BoardLayout } from '../boardLayout.ts';
import { cellsOf } from './cells.ts';

/** Phones on their side: us on the left, them on the right. */
export function landscape(width: number, height: number, heroes: number, side: number): BoardLayout {
  const u = Math.min(width / 640, height / 360);
  const x0 = (width - 640 * u) / 2;
  const y0 = (height - 360 * u) / 2;
  const at = (x: number, y: number, w: number, h: number): Rect => rect(x0 + x * u, y0 + y * u, w * u, h * u);
  const tray = at(148, 4, 344, 352);
  // Between the tabs and the cards: name, hearts and Points of the hero in front.
  const cards = [at(9, 101, 61, 84), at(77, 101, 61, 84), at(9, 188, 61, 84), at(77, 188, 61, 84)];
  const verbs = column(at(4, 276, 141, 80), 2, 4 * u).flatMap((line) => row(line, 3, 4 * u));
  const pools = row(at(496, 98, 140, 44), 2, 4 * u);
  return {
    form: 'landscape',
    unit: u,
    width,
    height,
    menu: at(4, 3, 33, 32),
    phase: at(496, 3, 140, 28),
    help: at(496, 3, 140, 28),
    news: at(496, 146, 140, 30),
    forecast: at(40, 3, 33, 32),
    plan: null,
    undo: at(76, 3, 33, 32),
    redo: at(112, 3, 33, 32),
    tray,
    cells: cellsOf(tray, 4 * u, 6 * u, side),
    heroes: row(at(4, 38, 141, 40), heroes, 3 * u).map((panel) => ({ panel, cards })),
    ships: row(at(496, 34, 140, 60), 3, 4 * u),
    guide: null,
    dronePool: pools[0] ?? tray,
    rebelPool: pools[1] ?? tray,
    events: at(496, 146, 140, 30),
    sheet: at(2, 36, 145, 322),
    numbers: at(3, 82, 143, 275),
    list: at(3, 82, 143, 275),
    verbs,
    bar: at(496, 180, 140, 78),
    go: at(496, 262, 140, 46),
    end: at(496, 312, 140, 44),
  };
}
