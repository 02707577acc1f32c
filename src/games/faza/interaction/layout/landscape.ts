import { aligned, column, grid, row, share, trimmed } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import {
  type BoardLayout,
  boardUnit,
  type Corners,
  cellsOf,
  cornersOf,
  HEADROOM,
  outlineOf,
  type TableShape,
} from './layout.ts';

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
/** Height of the left column's parts in the lowest windows, in units, and of the buttons on the upper edge. */
const CARDS = 182;
const HEADER = 22;
const BUTTON = 36;

/** Phones and tablets on their side: us on the left, them on the right. The board is as high as the window, the columns take the rest. */
export function landscape(width: number, height: number, shape: TableShape): BoardLayout {
  const beside = LEFT + RIGHT + 4 * GAP;
  const u = boardUnit(Math.min(width / 640, height / 360), height, width, beside);
  const gap = GAP * u;
  const page = inset(rect(0, 0, width, height), gap);
  const trayHeight = Math.min(page.h, width - beside * u + HEADROOM * u);
  const trayWidth = trayHeight - HEADROOM * u;
  const spare = width - beside * u - trayWidth;
  const columns = {
    left: Math.min(WIDEST_LEFT * u, LEFT * u + spare * 0.55),
    middle: trayWidth,
    right: Math.min(WIDEST_RIGHT * u, RIGHT * u + spare * 0.45),
  };
  const { left, middle, right } = row(page, columns, gap, 0.5);
  const tray = aligned(middle, trayWidth, trayHeight);
  // What a window has more in height than the parts need makes them higher, as far as that serves them, then pulls them apart.
  const more = height - 360 * u;
  const cells = cellsOf(tray, 4 * u, HEADROOM * u, shape);
  const corners = cornersOf(shape, cells);
  const theirs = theirColumn(right, u, more, corners);
  const over = rect(left.x - u, left.y + 42 * u, left.w + 2 * u, height - 48 * u);
  return {
    form: 'landscape',
    unit: u,
    width,
    height,
    ...ourColumn(left, tray.x, shape, u, more, corners),
    ...theirs,
    help: theirs.phase,
    news: theirs.events,
    plan: null,
    tray,
    isCross: corners !== null,
    outline: outlineOf(tray, corners),
    cells,
    guide: null,
    sheet: over,
    numbers: over,
    list: over,
  };
}

type OurPart = 'menu' | 'undo' | 'redo' | 'heroes' | 'tabs' | 'paper' | 'skills' | 'verbs';

/** Buttons, the tabs of the heroes beside the cards of the one in front, and what that hero can do. */
function ourColumn(
  left: Rect,
  right: number,
  { heroes, cards: count }: TableShape,
  u: number,
  more: number,
  corners: Corners | null,
): Pick<BoardLayout, OurPart> {
  const gap = GAP * u;
  const close = 3 * u;
  const { buttons, rest } = column(left, { buttons: BUTTON * u, rest: share() }, 2 * gap);
  const tabWidth = corners ? 0 : 44 * u;
  const columns = count / 2;
  const cardWidth = (left.w - tabWidth - columns * close) / columns;
  const cardsHeight = Math.max(CARDS * u, Math.min(CARDS * u + more * 0.7, 2 * TALLEST_CARD * cardWidth + close));
  const room = CARDS * u + more - cardsHeight;
  const skillsHeight = room >= LEAST_SKILLS * u ? Math.min(room, MOST_SKILLS * u) : 0;
  const sheetHeight = HEADER * u + cardsHeight + (skillsHeight > 0 ? skillsHeight + gap : 0);
  const { sheet, verbs } = column(rest, { sheet: sheetHeight, verbs: share(1, 0, 140 * u) }, gap, [0, 1]);
  const { tabs, inner } = row(sheet, { tabs: tabWidth, inner: share() }, corners ? 0 : close);
  const { cards, skills } = column(
    trimmed(inner, { top: HEADER * u }),
    { cards: cardsHeight, skills: skillsHeight },
    gap,
  );
  const places = grid(cards, columns, 2, close);
  const heads = corners ? tabsIn(corners, 2 * close) : column(tabs, heroes, close);
  const end = skillsHeight > 0 ? skills : cards;
  return {
    tabs: corners ? 'apart' : 'column',
    paper: rect(tabs.x + tabs.w, tabs.y, right - 2 * u - tabs.x - tabs.w, end.y + end.h + 2 * u - tabs.y),
    ...row(buttons, { menu: share(), undo: share(), redo: share() }, gap),
    heroes: heads.slice(0, heroes).map((panel) => ({ panel, head: panel, cards: places })),
    skills: skillsHeight > 0 ? skills : null,
    verbs: grid(verbs, 3, 2, gap),
  };
}

/** The tabs of up to four heroes in the corners on their side of a cross, from the top down. */
function tabsIn([above, , below]: Corners, gap: number): Rect[] {
  return [above, below].flatMap((corner) => row(inset(corner, gap / 2), 2, gap));
}

type TheirPart = 'phase' | 'forecast' | 'ships' | 'dronePool' | 'rebelPool' | 'events' | 'bar' | 'go' | 'end';

/** Phase and forecast, targets, pools, events, and the two buttons that carry on the game. */
function theirColumn(right: Rect, u: number, more: number, corners: Corners | null): Pick<BoardLayout, TheirPart> {
  const gap = GAP * u;
  const { top, rest } = column(right, { top: BUTTON * u, rest: share() }, gap);
  // By how many units each part becomes higher before they move apart.
  const ask = 164 * u;
  const grown = Math.min(1, more / ask);
  // In a cross the pools lie in the corners; the events take their room, so that the bar of a plan fits over them.
  const freed = corners ? 38 * u : 0;
  const { ships, pools, ...others } = column(
    rest,
    {
      ships: (50 + 28 * grown) * u,
      pools: corners ? 0 : (38 + 36 * grown) * u,
      events: (34 + 24 * grown) * u + freed,
      bar: (74 + 44 * grown) * u,
      go: (50 + 16 * grown) * u,
      end: share(),
    },
    gap + Math.max(0, more - ask) / 5,
  );
  return {
    ...row(top, { phase: share(), forecast: 44 * u }, gap),
    ships: row(ships, 3, gap),
    ...(corners ? poolsIn(corners, gap) : row(pools, { dronePool: share(), rebelPool: share() }, gap)),
    ...others,
  };
}

function poolsIn([, above, , below]: Corners, gap: number): Pick<BoardLayout, 'dronePool' | 'rebelPool'> {
  return { dronePool: inset(above, gap), rebelPool: inset(below, gap) };
}
