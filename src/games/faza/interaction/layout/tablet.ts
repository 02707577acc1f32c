import { aligned, column, row, share } from '../../../../table/layout/layout.ts';
import { type Rect, rect } from '../../../../table/layout/rect.ts';
import { type BoardLayout, FEW_CARDS, type TableShape, VERBS } from './layout.ts';
import { panelsIn, stripParts, wideBoard } from './wide.ts';

/** The window whose tablets have the sizes of the design: a little smaller than on a desk, and as easy to read. */
const DESIGN = { long: 1138, short: 853 } as const;
/** In smaller windows the words on the panels do not shrink any more. */
const SMALLEST = 0.8;
/** The column of ships, pools and events beside the board, in CSS pixels of a small window. */
const THEIRS = 172;
/** The column of heroes beside the board, with four cards and with six, and the verbs below it. */
const OURS = { few: 280, many: 328 } as const;
const VERBS_WIDTH = 290;
/** The narrowest card that keeps every name: of four, and of six. */
const CARD = { few: 54.5, many: 46 } as const;
/** The button that ends the phase has room for the assumption behind its figures. */
const END = 240;
/** A hero's panel in a row below the board, in design pixels: no lower, and no use for more. */
const PANEL = { least: 138, narrow: 172, most: 190 } as const;

/** What both tablet layouts have in common. */
interface Frame {
  readonly width: number;
  readonly height: number;
  readonly shape: TableShape;
  readonly u: number;
  readonly k: number;
  readonly margin: number;
  readonly gap: number;
}

/**
 * Windows that are nearly square, as those of tablets: everything that a wide window has, in its sizes, with ships, pools and events
 * in a narrow column at the right. Heroes are left of the board, or below it in an upright window. `null` where panels would be
 * smaller than can be read and pressed.
 */
export function tablet(width: number, height: number, shape: TableShape): BoardLayout | null {
  const scale = Math.min(Math.max(width, height) / DESIGN.long, Math.min(width, height) / DESIGN.short);
  const u = Math.max(SMALLEST, scale);
  const frame = { width, height, shape, u, k: Math.max(1, u), margin: 8 * u, gap: 7 * u };
  const found = [landscapeTablet(frame), portraitTablet(frame)].filter(
    (layout) => layout !== null && isReadable(layout),
  );
  return found.reduce((best, other) => (best && other && best.tray.w >= other.tray.w ? best : other), null);
}

/** Whether there is room for the events in force, for the news in the strip, and for the odds of a fight in the bar. */
function isReadable({ news, events, bar, go }: BoardLayout): boolean {
  return news.w >= 140 && events.h >= 96 && go.x - bar.x >= 240;
}

function landscapeTablet(frame: Frame): BoardLayout | null {
  const { width, height, shape, u, k, margin, gap } = frame;
  const lines = { strip: 44 * k, table: share(), foot: Math.max(58, 62 * u) };
  const { strip, table, foot } = column(rect(0, 0, width, height - margin), lines, gap);
  const ours = OURS[shape.cards > FEW_CARDS ? 'many' : 'few'] * k;
  const theirs = THEIRS * k;
  const size = Math.min(table.h, width - 2 * margin - 2 * gap - ours - theirs);
  // Half of a window's extra width goes to the cards, a quarter to the ships.
  const spare = width - 2 * margin - 2 * gap - ours - theirs - size;
  const columns = { left: ours + spare * 0.6, middle: size, right: theirs + spare * 0.4 };
  const { left, middle, right } = row(table, columns, gap, 0.5);
  const panels = panelsIn(left, { columns: 1, rows: Math.max(2, shape.heroes) }, shape, u);
  if (!panels) return null;
  const tray = aligned(middle, size, size);
  const end = Math.max(right.w, END * k);
  const bottom = row(
    rect(left.x, foot.y, right.x + right.w - left.x, foot.h),
    [Math.max(left.w, VERBS_WIDTH * k), share(), end],
    gap,
  );
  const [verbs = foot, bar = foot, last = foot] = bottom;
  return {
    ...common(frame, strip, tray, right),
    heroes: panels,
    sheet: left,
    numbers: left,
    list: left,
    verbs: row(verbs, VERBS.length, 5 * u),
    bar,
    go: goIn(bar, u),
    end: last,
  };
}

function portraitTablet(frame: Frame): BoardLayout | null {
  const { width, height, shape, u, k, margin, gap } = frame;
  const theirs = THEIRS * k;
  const inner = rect(margin, 0, width - 2 * margin, height - margin);
  const rows = rowsOf(inner.w, gap, shape, u);
  // Three side by side are narrow, so what they can do takes more lines.
  const lowest = shape.heroes > 2 * rows ? Math.max(170, PANEL.narrow * u) : Math.max(136, PANEL.least * u);
  const least = rows * lowest + (rows - 1) * gap;
  const most = rows * PANEL.most * u + (rows - 1) * gap;
  const [bar, verbs] = [Math.max(58, 62 * u), 48 * k];
  const size = Math.min(inner.w - theirs - gap, inner.h - 44 * k - least - bar - verbs - 4 * gap);
  const parts = { strip: 44 * k, table: size, heroes: share(1, least, most), bar, verbs };
  // Remaining room becomes gaps between the parts.
  const lines = column(inner, parts, gap, [0, 0.2, 0.3, 0.3, 0.2]);
  const panels = panelsIn(lines.heroes, { columns: Math.ceil(shape.heroes / rows), rows }, shape, u);
  if (!panels) return null;
  const { tray, right } = row(lines.table, { tray: size, right: share() }, gap);
  const below = row(lines.bar, { bar: share(), end: END * k }, gap);
  return {
    ...common(frame, rect(0, 0, width, lines.strip.h), tray, right),
    heroes: panels,
    sheet: lines.heroes,
    numbers: lines.heroes,
    list: lines.heroes,
    verbs: row(lines.verbs, VERBS.length, 6 * u),
    bar: below.bar,
    go: goIn(below.bar, u),
    end: below.end,
  };
}

/** How many rows the heroes' panels need below the board, for the cards to keep every name. */
function rowsOf(width: number, gap: number, { heroes, cards }: TableShape, u: number): number {
  const least = cards > FEW_CARDS ? CARD.many : CARD.few;
  const fits = (rows: number): boolean => {
    const columns = Math.ceil(heroes / rows);
    const panel = (width - (columns - 1) * gap) / columns;
    return (panel - 16 * u - 5 * (cards - 1) * u) / cards >= least;
  };
  return fits(1) ? 1 : 2;
}

function goIn(bar: Rect, u: number): Rect {
  return aligned(rect(bar.x, bar.y, bar.w - 8 * u, bar.h), 108 * u, bar.h - 12 * u, 1);
}

type Common = Omit<BoardLayout, 'heroes' | 'sheet' | 'numbers' | 'list' | 'verbs' | 'bar' | 'go' | 'end'>;

/** Strip, board, and beside it ships, guide, pools and events, one below the other. */
function common({ width, height, shape, u, k, gap }: Frame, strip: Rect, tray: Rect, right: Rect): Common {
  // A higher column has higher guides and tanks.
  const v = Math.min(1.3, Math.max(0.8, right.h / (590 * k)));
  const parts = { ships: 204 * v * k, guide: 142 * v * k, pools: 76 * v * k, events: share() };
  const { ships, guide, pools, events } = column(right, parts, gap);
  return {
    ...wideBoard(width, height, tray, shape, u),
    ...stripParts(strip, k),
    ships: column(ships, 3, 6 * u),
    guide,
    ...row(pools, { dronePool: share(), rebelPool: share() }, gap),
    events,
  };
}
