import { at } from '../../../../kernel/values/at.ts';
import { aligned, column, grid, row, share } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import {
  type BoardLayout,
  cellsOf,
  cornersOf,
  FEW_CARDS,
  type HeroLayout,
  outlineOf,
  type TableShape,
  VERBS,
} from './layout.ts';

/** Smaller than this the words on the panels would be crowded. */
const SMALLEST = 0.78;
/** The narrowest column: six verbs of 44 CSS pixels, or four cards with every name; and the same with six cards. */
const COLUMN = { few: 290, many: 328 } as const;
/** Height above the cards, in CSS pixels of a small window: face, name, hearts and Points, and with them two lines of skills. */
const HEAD = { plain: 42, skilled: 56 } as const;
/** The lowest card, in CSS pixels: with the room around it, each half suits a finger. */
const LOWEST_CARD = 78;
/** The lowest card of a large window, in design pixels: a little lower, so that the skills fit above it. */
const LOW_CARD = 76;
/** The size of a fingertip, in CSS pixels. */
const FINGER = 44;
/** How far the frame of the focus reaches beyond a button (`shell.css`), in CSS pixels: where there is room, not over the cards. */
const FOCUS = 5;
/** A card is no higher than this for its width. */
const TALLEST_CARD = 1.62;

/**
 * Wide windows: us on the left, them on the right, the board between. `null` where columns or panels would be smaller than can
 * be read and pressed.
 */
export function wide(width: number, height: number, shape: TableShape): BoardLayout | null {
  const u = Math.min(width / 1280, height / 720);
  if (u < SMALLEST) return null;
  // Fingers do not shrink with the window.
  const k = Math.max(1, u);
  const [margin, gap] = [9 * u, 8 * u];
  const lines = { strip: 44 * k, table: share(), foot: Math.max(56, 80 * u - 14) };
  const { strip, table, foot } = column(rect(0, 0, width, height - margin), lines, gap);
  // The board is square, as large as the columns allow; they grow with the remaining room, then the margins.
  const least = COLUMN[shape.cards > FEW_CARDS ? 'many' : 'few'] * k;
  const size = Math.min(table.h, width - 2 * (margin + gap + least));
  const columnWidth = Math.min(420 * u, (width - 2 * margin - 2 * gap - size) / 2);
  const columns = { left: columnWidth, middle: size, right: columnWidth };
  const { left, middle, right } = row(table, columns, gap, 0.5);
  const below = row(foot, columns, gap, 0.5);
  const panels = panelsIn(left, { columns: 1, rows: Math.max(2, shape.heroes) }, shape, u);
  if (!panels) return null;

  const tray = aligned(middle, size, size);
  // Windows that are high for their width have room for higher guides and tanks.
  const v = u * Math.min(1.35, Math.max(1, table.h / (586 * u)));
  const parts = { ships: 132 * v, guide: 90 * v, pools: 138 * v, events: share() };
  const { ships, guide, pools, events } = column(right, parts, gap);
  const underShips = { ...right, y: guide.y, h: right.y + right.h - guide.y };
  // The event deck below stays in view: boarding draws from it.
  const aboveEvents = { ...underShips, h: events.y - gap - guide.y };
  return {
    ...wideBoard(width, height, tray, shape, u),
    ...stripParts(strip, k),
    heroes: panels,
    ships: row(ships, 3, gap),
    guide,
    ...row(pools, { dronePool: share(), rebelPool: share() }, gap),
    events,
    sheet: underShips,
    numbers: aboveEvents,
    list: aboveEvents,
    verbs: row(below.left, VERBS.length, 5 * u),
    bar: below.middle,
    go: aligned(inset(below.middle, 10 * u), 108 * u, foot.h - 12 * u, 1),
    end: below.right,
  };
}

type Board =
  | 'form'
  | 'unit'
  | 'width'
  | 'height'
  | 'tray'
  | 'cells'
  | 'isCross'
  | 'outline'
  | 'tabs'
  | 'paper'
  | 'skills';

/** The board of a wide window in its tray, without the parts that only phones have. */
export function wideBoard(
  width: number,
  height: number,
  tray: Rect,
  shape: TableShape,
  u: number,
): Pick<BoardLayout, Board> {
  const cells = cellsOf(tray, 6 * u, 9 * u, shape);
  const corners = cornersOf(shape, cells);
  return {
    form: 'wide',
    unit: u,
    width,
    height,
    tray,
    cells,
    isCross: corners !== null,
    outline: outlineOf(tray, corners),
    tabs: null,
    paper: null,
    skills: null,
  };
}

/** Menu, round and phase, news and the buttons in the strip along the upper edge. */
export function stripParts(
  strip: Rect,
  k: number,
): Pick<BoardLayout, 'menu' | 'phase' | 'news' | 'help' | 'plan' | 'forecast' | 'undo' | 'redo'> {
  const buttons = { help: 40 * k, plan: 40 * k, forecast: 96 * k, undo: 42 * k, redo: 42 * k };
  const across = { menu: 44 * k, phase: 258 * k, news: share(), ...buttons };
  const head = row(inset(rect(7 * k, 0, strip.w - 16 * k, strip.h), 3 * k), across, 6 * k);
  // The sign of the phase is as high as the strip, and there is a little more room before the buttons.
  return { ...head, phase: { ...head.phase, y: 0, h: strip.h }, news: { ...head.news, w: head.news.w - 2 * k } };
}

/** A panel for each hero in a grid, with all cards in it; `null` where they would be too low. */
export function panelsIn(
  area: Rect,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  { heroes, cards }: TableShape,
  u: number,
): HeroLayout[] | null {
  const k = Math.max(1, u);
  const isCrowded = rows > 3;
  const gap = Math.max(6, (isCrowded ? 6 : 8) * u);
  const panels = grid(area, columns, rows, gap).slice(0, heroes);
  const { h: high, w: wide } = at(panels, 0);
  const foot = Math.max(7, (isCrowded ? 7 : 10) * u);
  const least = Math.max(LOWEST_CARD, LOW_CARD * k);
  if (high < HEAD.plain + least + foot) return null;
  const pad = (columns > 1 ? 8 : 12) * u;
  const cardWidth = (wide - 2 * pad - 5 * (cards - 1) * u) / cards;
  // High panels have the skills below the cards, others above them.
  const isSmallTeam = columns === 1 && rows === 2;
  const room = high - foot - (isSmallTeam ? 92 * u : 0);
  const lines = isSmallTeam ? 64 * u : (room - HEAD.skilled * k >= least ? HEAD.skilled : HEAD.plain) * k;
  const cardHeight = Math.max(least, Math.min(cardWidth * TALLEST_CARD, room - lines));
  // What the cards leave is the head's.
  const top = isSmallTeam ? Math.min(lines, high - foot - cardHeight) : high - foot - cardHeight;
  // A low card's upper half takes a little of the head for a finger, and the head as much of the room above the panel.
  const whole = top - Math.max(0, FINGER - cardHeight / 2);
  const above = Math.max(0, FINGER - whole);
  const head = Math.max(Math.min(whole, FINGER), whole - FOCUS);
  return panels.map((panel) => ({
    panel,
    head: { ...panel, y: panel.y - above, h: head + above },
    cards: row(rect(panel.x + pad, panel.y + top, panel.w - 2 * pad, cardHeight), cards, 5 * u),
  }));
}
