import { column, type Rect, rect, row } from '../../../../table/rect.ts';
import { boardUnit, cellsOf, HEADROOM } from './cells.ts';
import type { BoardLayout } from './layout.ts';

/** The narrowest columns beside the board, in units: the left one holds tabs beside two cards, the right one three targets. */
const LEFT = 158;
const RIGHT = 136;
/** Wider than this, the columns only pull apart what belongs together. */
const WIDEST_LEFT = 300;
const WIDEST_RIGHT = 240;
const GAP = 4;
/** A card is no higher than this for its width. */
const TALLEST_CARD = 1.55;
/** Height of the skills below the cards, in units: where there is less, they are left out; more is of no use to them. */
const LEAST_SKILLS = 44;
const MOST_SKILLS = 84;

/** Phones and tablets on their side: us on the left, them on the right. The board is as high as the window, the columns take the rest. */
export function landscape(width: number, height: number, heroes: number, side: number): BoardLayout {
  const beside = LEFT + RIGHT + 4 * GAP;
  const u = boardUnit(Math.min(width / 640, height / 360), height, width, beside);
  const gap = GAP * u;
  const trayHeight = Math.min(height - 2 * gap, width - beside * u + HEADROOM * u);
  const trayWidth = trayHeight - HEADROOM * u;
  const spare = width - beside * u - trayWidth;
  const left = Math.min(WIDEST_LEFT * u, LEFT * u + spare * 0.55);
  const right = Math.min(WIDEST_RIGHT * u, RIGHT * u + spare * 0.45);
  const x0 = (width - 4 * gap - left - trayWidth - right) / 2 + gap;
  const tray = rect(x0 + left + gap, (height - trayHeight) / 2, trayWidth, trayHeight);
  const x1 = tray.x + tray.w + gap;
  // What a window has more in height than the rows need makes them higher, as far as that serves them, then pulls them apart.
  const more = height - 360 * u;
  const at = (x: number, y: number, w: number, h: number): Rect => rect(x, y, w, h);

  const tabWidth = 44 * u;
  const top = 48 * u;
  const inner = x0 + tabWidth + 3 * u;
  const innerWidth = left - tabWidth - 3 * u;
  const header = 22 * u;
  const cardWidth = (innerWidth - 3 * u) / 2;
  const cardsHeight = Math.max(182 * u, Math.min(182 * u + more * 0.7, 2 * TALLEST_CARD * cardWidth + 3 * u));
  const room = 182 * u + more - cardsHeight;
  const skills = room >= LEAST_SKILLS * u ? Math.min(room, MOST_SKILLS * u) : 0;
  const pairs = column(at(inner, top + header, innerWidth, cardsHeight), 2, 3 * u);
  const cards = pairs.flatMap((pair) => row(pair, 2, 3 * u));
  const under = top + header + cardsHeight;
  const sheetEnd = under + (skills > 0 ? skills + gap : 0);
  const verbHeight = Math.min(height - gap - sheetEnd - gap, 140 * u);
  const verbs = column(at(x0, height - gap - verbHeight, left, verbHeight), 2, gap).flatMap((line) =>
    row(line, 3, gap),
  );
  const tabs = column(at(x0, top, tabWidth, sheetEnd - top), heroes, 3 * u);

  const grown = { ships: 28, pools: 36, events: 24, bar: 44, go: 16, end: 16 };
  const ask = 164 * u;
  const share = Math.min(1, more / ask);
  const apart = gap + Math.max(0, more - ask) / 5;
  const ships = at(x1, 44 * u, right, (50 + grown.ships * share) * u);
  const tanks = at(x1, ships.y + ships.h + apart, right, (38 + grown.pools * share) * u);
  const pools = row(tanks, 2, gap);
  const events = at(x1, tanks.y + tanks.h + apart, right, (34 + grown.events * share) * u);
  const bar = at(x1, events.y + events.h + apart, right, (74 + grown.bar * share) * u);
  const go = at(x1, bar.y + bar.h + apart, right, (50 + grown.go * share) * u);
  const end = at(x1, go.y + go.h + apart, right, height - gap - go.y - go.h - apart);
  const [menu, undo, redo] = row(at(x0, gap, left, 36 * u), 3, gap);
  const over = at(x0 - u, 46 * u, left + 2 * u, height - 48 * u);
  return {
    form: 'landscape',
    unit: u,
    width,
    height,
    menu: menu ?? tray,
    phase: at(x1, gap, right - 48 * u, 36 * u),
    help: at(x1, gap, right - 48 * u, 36 * u),
    news: events,
    forecast: at(x1 + right - 44 * u, gap, 44 * u, 36 * u),
    plan: null,
    undo: undo ?? tray,
    redo: redo ?? tray,
    tray,
    cells: cellsOf(tray, 4 * u, HEADROOM * u, side),
    heroes: tabs.map((panel) => ({ panel, head: panel, cards })),
    ships: row(ships, 3, gap),
    guide: null,
    skills: skills > 0 ? at(inner, under + gap, innerWidth, skills) : null,
    dronePool: pools[0] ?? tray,
    rebelPool: pools[1] ?? tray,
    events,
    sheet: over,
    numbers: over,
    list: over,
    verbs,
    bar,
    go,
    end,
  };
}
