import { type Rect, rect, row } from '../../../../table/rect.ts';
import type { BoardLayout } from '../boardLayout.ts';
import { cellsOf } from './cells.ts';
import { VERBS } from './verbs.ts';

/** Upright phones: them above the board, us below. */
export function portrait(width: number, height: number, heroes: number, side: number): BoardLayout {
  const u = Math.min(width / 360, height / 640);
  const x0 = (width - 360 * u) / 2;
  // What a tall phone has more than 640 goes between the board and its neighbours and into the sheet.
  const spare = height - 640 * u;
  const at = (x: number, y: number, w: number, h: number, shift = 0): Rect =>
    rect(x0 + x * u, y * u + shift, w * u, h * u);
  const guides = Math.min(spare * 0.16, 34 * u);
  const topRow = row({ ...at(6, 41, 348, 56, spare * 0.06), h: 56 * u + guides }, 5, 5 * u);
  const tray = at(4, 101, 352, 360, guides + spare * 0.16);
  const sheet = guides + spare * 0.28;
  const tabs = row(at(5, 466, 290, 44, sheet), heroes, 4 * u);
  const extra = Math.max(0, spare - sheet);
  const taller = Math.min(extra * 0.45, 14 * u);
  const cards = [0, 1, 2, 3].map((card) => ({
    ...at(6 + card * 58, 516, 54, 78, sheet + extra * 0.1),
    h: 78 * u + taller,
  }));
  const below = sheet + extra * 0.18 + taller;
  const roomier = Math.min(extra * 0.12, 10 * u);
  const under = 511 * u + sheet;
  return {
    form: 'portrait',
    unit: u,
    width,
    height,
    menu: at(4, 3, 36, 32),
    phase: at(46, 3, 78, 32),
    help: at(46, 3, 78, 32),
    news: at(128, 3, 104, 32),
    forecast: at(236, 3, 36, 32),
    plan: null,
    undo: at(278, 3, 36, 32),
    redo: at(320, 3, 36, 32),
    tray,
    cells: cellsOf(tray, 4 * u, 6 * u, side),
    heroes: tabs.map((panel) => ({ panel, cards })),
    ships: topRow.slice(0, 3),
    guide: null,
    dronePool: topRow[3] ?? tray,
    rebelPool: topRow[4] ?? tray,
    events: at(128, 3, 104, 32),
    sheet: rect(x0, (tabs[0] ?? tray).y, 360 * u, height - (tabs[0] ?? tray).y),
    numbers: rect(x0 + 3 * u, under - 5 * u, 235 * u, height - under + 2 * u),
    list: rect(x0 + 3 * u, under - 5 * u, 354 * u, height - under + 2 * u),
    verbs: row({ ...at(6, 597, 230, 40, below), h: 40 * u + roomier }, VERBS.length, 3 * u),
    bar: at(242, 516, 114, 60, sheet + extra * 0.1 + taller * 0.3),
    go: { ...at(242, 582, 114, 54, below), h: 54 * u + roomier },
    end: at(300, 466, 55, 44, sheet),
  };
}
