import { type Rect, rect, row } from '../../../../table/rect.ts';
import { boardUnit, cellsOf, HEADROOM } from './cells.ts';
import type { BoardLayout } from './layout.ts';
import { VERBS } from './verbs.ts';

/** How high everything above and below the board is together, in units. */
const ROWS = 304;
/** With this much height to spare, in units, the cards get a row as wide as the window, and the bar one of its own. */
const TALL = 84;
const GAP = 4;

/** Upright phones and tablets: them above the board, us below. The board is as wide as the window, the rows take the rest. */
export function portrait(width: number, height: number, heroes: number, side: number): BoardLayout {
  const u = boardUnit(Math.min(width / 360, height / 640), width, height, ROWS);
  const gap = GAP * u;
  const w = width - 2 * gap;
  const x0 = gap;
  const trayWidth = Math.min(w, height - ROWS * u - HEADROOM * u);
  const trayHeight = trayWidth + HEADROOM * u;
  const left = height - ROWS * u - trayHeight;
  const isTall = left >= TALL * u;
  const spare = isTall ? left - TALL * u : left;
  // What is left over makes the rows higher, then pulls them apart.
  const shipsHeight = 48 * u + Math.min(spare * 0.2, 30 * u);
  const cardsHeight = (isTall ? 132 : 104) * u + Math.min(spare * 0.3, 26 * u);
  const barHeight = 52 * u + Math.min(spare * 0.08, 8 * u);
  const verbHeight = 46 * u + Math.min(spare * 0.1, 10 * u);
  const rows = 40 * u + shipsHeight + trayHeight + 44 * u + cardsHeight + (isTall ? barHeight + gap : 0) + verbHeight;
  const apart = Math.max(0, height - rows - 6 * gap) / 4;

  const [topLeft, news, topRight] = strip(x0, w, u);
  const topRow = row(rect(x0, 42 * u + apart * 0.4, w, shipsHeight), 5, gap);
  const trayTop = 42 * u + shipsHeight + gap + apart;
  const tray = rect((width - trayWidth) / 2, trayTop, trayWidth, trayHeight);
  const tabTop = trayTop + trayHeight + gap + apart * 0.8;
  const endWidth = Math.max(58 * u, w * 0.16);
  const tabs = row(rect(x0, tabTop, w - endWidth - gap, 44 * u), heroes, gap);
  const cardsTop = tabTop + 48 * u + apart * 0.4;
  const beside = Math.max(116 * u, w * 0.32);
  const cardWidth = Math.min(((isTall ? w : w - beside - gap) - 3 * gap) / 4, cardsHeight * 0.95);
  // What is lifted has a frame around it.
  const edge = isTall ? 2 * u : 0;
  const cards = row(rect(x0 + edge, cardsTop, 4 * cardWidth + 3 * gap - 2 * edge, cardsHeight), 4, gap);
  const afterCards = cardsTop + cardsHeight + gap + apart * 0.4;
  const barLeft = isTall ? x0 : x0 + 4 * (cardWidth + gap);
  const barRow = rect(barLeft, isTall ? afterCards : cardsTop, x0 + w - barLeft, isTall ? barHeight : cardsHeight);
  const goWidth = isTall ? Math.max(112 * u, w * 0.34) : barRow.w;
  // Between the button and Cancel, which lies below, there is room for an arrow that points at one of them.
  const goTop = isTall ? barRow.y : barRow.y + 47 * u + gap;
  const goHeight = isTall ? barRow.h : barRow.y + barRow.h - 10 * u - goTop;
  const verbTop = height - gap - verbHeight;
  // Above the tabs nothing may be covered: they are the only way to the other heroes' cards.
  const under = tabTop + 44 * u + u;
  return {
    form: 'portrait',
    unit: u,
    width,
    height,
    ...topLeft,
    news,
    ...topRight,
    plan: null,
    tray,
    cells: cellsOf(tray, 4 * u, HEADROOM * u, side),
    heroes: tabs.map((panel) => ({ panel, head: panel, cards })),
    ships: topRow.slice(0, 3),
    guide: null,
    skills: null,
    dronePool: topRow[3] ?? tray,
    rebelPool: topRow[4] ?? tray,
    events: news,
    sheet: rect(0, tabTop, width, height - tabTop),
    numbers: isTall
      ? rect(x0, under, w, barRow.y - gap - under)
      : rect(x0, under, barLeft - gap - x0 + u, height - under - u),
    list: rect(x0, under, w, height - under - u),
    verbs: row(rect(x0, verbTop, w, verbHeight), VERBS.length, 3 * u),
    bar: isTall ? rect(x0, barRow.y, w - goWidth - gap, barRow.h) : { ...barRow, h: 47 * u },
    go: rect(x0 + w - goWidth, goTop, goWidth, goHeight),
    end: rect(x0 + w - endWidth, tabTop, endWidth, 44 * u),
  };
}

type TopLeft = Pick<BoardLayout, 'menu' | 'phase' | 'help'>;
type TopRight = Pick<BoardLayout, 'forecast' | 'undo' | 'redo'>;

/** The buttons along the upper edge: as far apart as fingers need, with the sign of the phase and the events between them. */
function strip(x: number, w: number, u: number): [TopLeft, Rect, TopRight] {
  const gap = GAP * u;
  const button = Math.max(40 * u, Math.min(56 * u, w * 0.1));
  const at = (from: number, width: number): Rect => rect(from, 2 * u, width, 37.2 * u);
  const middle = x + button + gap;
  const end = x + w - 3 * (button + gap);
  const sign = (end - middle - gap) * 0.48;
  const phase = at(middle, sign);
  return [
    { menu: at(x, button), phase, help: phase },
    at(middle + sign + gap, end - middle - sign - gap),
    { forecast: at(end + gap, button), undo: at(end + button + 2 * gap, button), redo: at(x + w - button, button) },
  ];
}
