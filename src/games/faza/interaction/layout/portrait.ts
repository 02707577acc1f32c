import { aligned, column, row, share, trimmed } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import {
  type BoardLayout,
  boardUnit,
  type Corners,
  cellsOf,
  cornersOf,
  FEW_CARDS,
  HEADROOM,
  isCrossOf,
  outlineOf,
  type TableShape,
  VERBS,
} from './layout.ts';

/** How high everything above and below the board is together, in units. */
const ROWS = 304;
/** How much less that is where targets lie in the corners of a cross, and how much more where many cards get a row of their own. */
const NO_TARGETS = 52;
const MANY_CARDS = 26;
/** With this much height to spare, in units, the cards get a row as wide as the window, and the bar gets its own. */
const TALL = 84;
const GAP = 4;
/** Ships and pools, above the board. */
const TARGETS = { one: share(), two: share(), three: share(), dronePool: share(), rebelPool: share() };

/** Upright phones and tablets: them above the board, us below. The board is as wide as the window, the rows take the rest. */
export function portrait(width: number, height: number, shape: TableShape): BoardLayout {
  const isMany = shape.cards > FEW_CARDS;
  const isCross = isCrossOf(shape);
  const rows = ROWS - (isCross ? NO_TARGETS : 0) + (isMany ? MANY_CARDS : 0);
  const u = boardUnit(Math.min(width / 360, height / 640), width, height, rows);
  const gap = GAP * u;
  const page = inset(rect(0, 0, width, height), gap);
  const trayWidth = Math.min(page.w, height - rows * u - HEADROOM * u);
  const trayHeight = trayWidth + HEADROOM * u;
  const left = height - rows * u - trayHeight;
  const isTall = isMany || left >= TALL * u;
  const spare = isTall && !isMany ? left - TALL * u : left;
  // What is left over makes the rows higher, then pulls them apart.
  const grown = (least: number, part: number, most: number): number => least * u + Math.min(spare * part, most * u);
  const heights = {
    targets: isCross ? 0 : grown(48, 0.2, 30),
    board: trayHeight,
    tabs: 44 * u,
    cards: isMany ? grown(80, 0.5, 70) : grown(isTall ? 132 : 104, 0.3, 26),
    bar: isMany ? grown(46, 0.08, 14) : isTall ? grown(52, 0.08, 8) : 0,
  };
  const verbs = aligned(page, page.w, grown(46, 0.1, 10), 0, 1);
  const table = rect(page.x, 42 * u, page.w, verbs.y - (isTall ? 48 : 44) * u);
  const gaps = isCross ? [0, 0, gap, gap, gap] : gap;
  const lines = column(table, heights, gaps, [0.1, 0.15, 0.2, 0.1, 0.1]);
  const tray = aligned(lines.board, trayWidth, trayHeight);
  const cells = cellsOf(tray, 4 * u, HEADROOM * u, shape);
  const corners = cornersOf(shape, cells);
  const { tabs, end } = row(lines.tabs, { tabs: share(), end: Math.max(58 * u, page.w * 0.16) }, gap);
  const { cards, places, offer } = cardsAndOffer(lines, { u, gap, isTall, count: shape.cards, width: page.w });
  // Above the tabs nothing may be covered: they are the only way to the other heroes' cards.
  const under = trimmed(page, { top: tabs.y + tabs.h + u - page.y, bottom: u - gap });
  const head = headOf(page, u, gap);
  return {
    form: 'portrait',
    unit: u,
    width,
    height,
    ...head,
    help: head.phase,
    plan: null,
    tray,
    isCross,
    outline: outlineOf(tray, corners),
    cells,
    heroes: row(tabs, shape.heroes, gap).map((panel) => ({ panel, head: panel, cards: places })),
    ...targetsOf(lines.targets, corners, gap),
    tabs: 'row',
    paper: rect(0, tabs.y + tabs.h, width, height - tabs.y - tabs.h),
    guide: null,
    skills: null,
    events: head.news,
    sheet: rect(0, tabs.y, width, height - tabs.y),
    numbers: isTall ? { ...under, h: lines.bar.y - gap - under.y } : { ...under, w: cards.w + u },
    list: under,
    verbs: row(verbs, VERBS.length, 3 * u),
    ...offer,
    end,
  };
}

/** The line at the top of the window. */
function headOf(page: Rect, u: number, gap: number) {
  const button = Math.max(40 * u, Math.min(56 * u, page.w * 0.1));
  const strip = { menu: button, phase: share(0.48), news: share(0.52), forecast: button, undo: button, redo: button };
  return row(rect(page.x, 2 * u, page.w, 37.2 * u), strip, gap);
}

/** The cards in their row; and the offer with its button, below them in a tall window, beside them in any other. */
function cardsAndOffer(
  lines: { readonly cards: Rect; readonly bar: Rect },
  { u, gap, isTall, count, width }: { u: number; gap: number; isTall: boolean; count: number; width: number },
) {
  const beside = isTall ? 0 : Math.max(116 * u, width * 0.32) + gap;
  const between = (count - 1) * gap;
  const cardWidth = Math.min((width - beside - between) / count, lines.cards.h * 0.95);
  const { cards, barBeside } = row(lines.cards, { cards: count * cardWidth + between, barBeside: share() }, gap);
  // What is lifted has a frame around it.
  const edge = isTall ? 2 * u : 0;
  const places = row(trimmed(cards, { left: edge, right: edge }), count, gap);
  // Between the button and Cancel, which lies below, there is room for an arrow that points at one of them.
  const offer = isTall
    ? row(lines.bar, { bar: share(), go: Math.max(112 * u, width * 0.34) }, gap)
    : column(trimmed(barBeside, { bottom: 10 * u }), { bar: 47 * u, go: share() }, gap);
  return { cards, places, offer };
}

/** Ships and pools: in a row above the board, or in the corners that a cross leaves. */
function targetsOf(
  line: Rect,
  corners: Corners | null,
  gap: number,
): Pick<BoardLayout, 'ships' | 'dronePool' | 'rebelPool'> {
  if (!corners) {
    const { one, two, three, ...pools } = row(line, TARGETS, gap);
    return { ships: [one, two, three], ...pools };
  }
  const [one, two, three, last] = corners;
  const inner = (corner: Rect): Rect => inset(corner, gap * 0.6);
  return {
    ships: [one, two, three].map(inner),
    ...row(inner(last), { dronePool: share(), rebelPool: share() }, gap),
  };
}
