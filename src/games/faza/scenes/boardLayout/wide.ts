import { type Rect, rect, row } from '../../../../table/rect.ts';
import { cellsOf } from './cells.ts';
import type { BoardLayout, HeroLayout } from './layout.ts';
import { VERBS } from './verbs.ts';

/** Smaller than this the words on the panels would be crowded. */
const SMALLEST = 0.78;
/** The narrowest column: six verbs of 44 CSS pixels, or four cards with every name. */
const COLUMN = 290;
/** Height above the cards, in CSS pixels of a small window: face, name, hearts and Points, and with them two lines of skills. */
const HEAD = { plain: 42, skilled: 56 } as const;
/** The lowest card, in CSS pixels: with the room around it, each half suits a finger. */
const LOWEST_CARD = 78;
/** The lowest card of a large window, in design pixels: a little lower, so that the skills fit above it. */
const LOW_CARD = 76;
/** What a fingertip needs, in CSS pixels. */
const FINGER = 44;
/** A card is no higher than this for its width. */
const TALLEST_CARD = 1.62;

/**
 * Wide windows: us on the left, them on the right, the board between. `null` where columns or panels would be smaller than can
 * be read and pressed.
 */
export function wide(width: number, height: number, heroes: number, side: number): BoardLayout | null {
  const u = Math.min(width / 1280, height / 720);
  if (u < SMALLEST) return null;
  // Fingers do not shrink with the window.
  const k = Math.max(1, u);
  const [margin, gap] = [9 * u, 8 * u];
  const strip = rect(0, 0, width, 44 * k);
  const barHeight = Math.max(56, 80 * u - 14);
  const bottom = height - margin - barHeight;
  const top = strip.h + gap;
  const tallness = bottom - gap - top;
  // The board takes its square, as far as it leaves the columns enough; they grow with what is left, then the margins.
  const size = Math.min(tallness, width - 2 * (margin + gap + Math.max(COLUMN, COLUMN * u)));
  const columnWidth = Math.min(420 * u, (width - 2 * margin - 2 * gap - size) / 2);
  const total = 2 * columnWidth + 2 * gap + size;
  const x0 = (width - total) / 2;
  const tray = rect(x0 + columnWidth + gap, top + (tallness - size) / 2, size, size);
  const left = rect(x0, top, columnWidth, tallness);
  const right = rect(tray.x + tray.w + gap, top, columnWidth, tallness);
  const panels = panelsIn(left, heroes, u);
  if (!panels) return null;

  const stripButton = (fromRight: number, w: number): Rect => rect(width - fromRight * k, 3 * k, w * k, 38 * k);
  // Windows that are high for their width have room for higher guides and tanks.
  const v = u * Math.min(1.35, Math.max(1, tallness / (586 * u)));
  const ships = row(rect(right.x, right.y, right.w, 132 * v), 3, gap);
  const guide = rect(right.x, right.y + 132 * v + gap, right.w, 90 * v);
  const below = guide.y + guide.h + gap;
  const pools = row(rect(right.x, below, right.w, 138 * v), 2, gap);
  const events = below + 138 * v + gap;
  const bar = rect(tray.x, bottom, tray.w, barHeight);
  return {
    form: 'wide',
    unit: u,
    width,
    height,
    menu: rect(10 * k, 3 * k, 44 * k, 38 * k),
    phase: rect(60 * k, 0, 258 * k, strip.h),
    news: rect(324 * k, 3 * k, width - 324 * k - 304 * k, 38 * k),
    forecast: stripButton(204, 96),
    plan: stripButton(250, 40),
    help: stripButton(296, 40),
    undo: stripButton(102, 42),
    redo: stripButton(54, 42),
    tray,
    cells: cellsOf(tray, 6 * u, 9 * u, side),
    heroes: panels,
    ships,
    guide,
    skills: null,
    dronePool: pools[0] ?? right,
    rebelPool: pools[1] ?? right,
    events: rect(right.x, events, right.w, right.y + right.h - events),
    sheet: rect(right.x, guide.y, right.w, right.y + right.h - guide.y),
    // The event deck below stays in view: a boarding is about it.
    numbers: rect(right.x, guide.y, right.w, events - gap - guide.y),
    list: rect(right.x, guide.y, right.w, events - gap - guide.y),
    verbs: row(rect(left.x, bottom, left.w, barHeight), VERBS.length, 5 * u),
    bar,
    go: rect(bar.x + bar.w - 118 * u, bar.y + 6 * u, 108 * u, barHeight - 12 * u),
    end: rect(right.x, bottom, right.w, barHeight),
  };
}

/** A panel for each hero, with four cards in it; `null` where they would be too low. */
function panelsIn(left: Rect, heroes: number, u: number): HeroLayout[] | null {
  const k = Math.max(1, u);
  const rows = Math.max(2, heroes);
  const gap = Math.max(6, (rows > 3 ? 6 : 8) * u);
  const high = (left.h - (rows - 1) * gap) / rows;
  const foot = Math.max(7, (rows > 3 ? 7 : 10) * u);
  const least = Math.max(LOWEST_CARD, LOW_CARD * k);
  if (high < HEAD.plain + least + foot) return null;
  const pad = 12 * u;
  const cardWidth = (left.w - 2 * pad - 15 * u) / 4;
  // Large teams have their skills above the cards, small ones below.
  const isSmallTeam = rows === 2;
  const skills = isSmallTeam ? 92 * u : 0;
  const room = high - foot - skills;
  const lines = isSmallTeam ? 64 * u : (room - HEAD.skilled * k >= least ? HEAD.skilled : HEAD.plain) * k;
  const cardHeight = Math.max(least, Math.min(cardWidth * TALLEST_CARD, room - lines));
  // What the cards leave is the head's.
  const top = isSmallTeam ? Math.min(lines, high - foot - cardHeight) : high - foot - cardHeight;
  // A low card's upper half takes a little of the head for a finger, and the head as much of the room above the panel.
  const head = top - Math.max(0, FINGER - cardHeight / 2);
  const above = Math.max(0, FINGER - head);
  return Array.from({ length: heroes }, (_, seat): HeroLayout => {
    const panel = rect(left.x, left.y + seat * (high + gap), left.w, high);
    return {
      panel,
      head: { ...panel, y: panel.y - above, h: head + above },
      cards: row(rect(panel.x + pad, panel.y + top, panel.w - 2 * pad, cardHeight), 4, 5 * u),
    };
  });
}
