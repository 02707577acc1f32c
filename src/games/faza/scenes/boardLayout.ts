import { column, type Rect, rect, row } from '../../../table/rect.ts';

/** How the board screen is arranged: wide windows, upright phones, phones on their side. */
export type Form = 'wide' | 'portrait' | 'landscape';

export interface HeroLayout {
  /** Panel (wide) or tab (phones). */
  readonly panel: Rect;
  /** Where the four player cards lie; on phones the same place for every hero, used by the selected one. */
  readonly cards: readonly Rect[];
}

/** Where everything of the board screen is, in CSS pixels. */
export interface BoardLayout {
  readonly form: Form;
  /** Factor on the design sizes of this form (1280×720, 360×640, 640×360). */
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  readonly menu: Rect;
  /** Round and phase. */
  readonly phase: Rect;
  /** The last thing that happened (wide), or the events in force (phones). */
  readonly news: Rect;
  readonly forecast: Rect;
  readonly undo: Rect;
  readonly redo: Rect;
  /** The tray that the tiles lie in. */
  readonly tray: Rect;
  /** By cell of the edition's board. */
  readonly cells: readonly Rect[];
  readonly heroes: readonly HeroLayout[];
  /** By place in the tracker's order. */
  readonly ships: readonly Rect[];
  /** The guide of the ship that acts next; `null` where there is no room. */
  readonly guide: Rect | null;
  readonly dronePool: Rect;
  readonly rebelPool: Rect;
  /** Deck and events in force. */
  readonly events: Rect;
  /** Where choices from a list may lie: never over the board, since tiles may be choices as well. */
  readonly sheet: Rect;
  /** Fight, board, recruit, recover, skill, cancel. */
  readonly verbs: readonly Rect[];
  /** What the next press will do: odds, choices, questions. */
  readonly bar: Rect;
  /** The one button to press. */
  readonly go: Rect;
  readonly end: Rect;
}

/** The six verbs, by their places in `BoardLayout.verbs`. */
export const VERBS = ['fight', 'board', 'recruit', 'recover', 'skill', 'cancel'] as const;
export type Verb = (typeof VERBS)[number];

/** The narrowest card that has room for every name, in CSS pixels. */
const NAMED_CARD = 54;

/** Arranges the board screen for a window, a number of heroes and a square board of `side` × `side` tiles. */
export function boardLayout(width: number, height: number, heroes: number, side = 4): BoardLayout {
  if (width >= 900 && height >= 500) return wide(width, height, heroes, side);
  return width >= height ? landscape(width, height, heroes, side) : portrait(width, height, heroes, side);
}

function cellsOf(tray: Rect, padding: number, headroom: number, side: number): Rect[] {
  const inner = rect(
    tray.x + padding,
    tray.y + padding + headroom,
    tray.w - 2 * padding,
    tray.h - 2 * padding - headroom,
  );
  const size = Math.min(inner.w, inner.h) / side;
  const left = inner.x + (inner.w - size * side) / 2;
  const top = inner.y + (inner.h - size * side) / 2;
  return Array.from({ length: side * side }, (_, i) =>
    rect(left + (i % side) * size, top + Math.floor(i / side) * size, size, size),
  );
}

function wide(width: number, height: number, heroes: number, side: number): BoardLayout {
  const u = Math.min(width / 1280, height / 720);
  const [margin, gap] = [12 * u, 10 * u];
  const strip = rect(0, 0, width, 40 * u);
  const bottom = height - margin - 74 * u;
  const top = strip.h + gap;
  const tallness = bottom - gap - top;
  // Larger windows give the board its square first; the columns grow with what is left, then the margins.
  const columnWidth = Math.min(420 * u, (width - 2 * margin - 2 * gap - tallness) / 2);
  const total = 2 * columnWidth + 2 * gap + tallness;
  const x0 = (width - total) / 2;
  const tray = rect(x0 + columnWidth + gap, top, tallness, tallness);
  const left = rect(x0, top, columnWidth, tallness);
  const right = rect(tray.x + tray.w + gap, top, columnWidth, tallness);
  const rows = Math.max(2, heroes);
  const panelHeight = (tallness - (rows - 1) * gap) / rows;
  // Above the cards: face, name, hearts, Points. Below those of small teams: the skills.
  const head = (heroes > 3 ? 50 : 74) * u;
  const cardHeight = Math.min(98 * u, panelHeight - head - (heroes > 3 ? 7 : 10) * u);
  // Small windows get cards wider than 5:7, for their names to fit.
  const widest = (columnWidth - 24 * u - 15 * u) / 4;
  const cardWidth = Math.min(widest, Math.max(NAMED_CARD, cardHeight * (heroes > 3 ? 0.8 : 0.704)));
  const panels = Array.from({ length: heroes }, (_, seat): HeroLayout => {
    const panel = rect(left.x, left.y + seat * (panelHeight + gap), left.w, panelHeight);
    const spacing = (panel.w - 24 * u - cardWidth) / 3;
    const cards = [0, 1, 2, 3].map((card) =>
      rect(panel.x + 12 * u + card * spacing, panel.y + head, cardWidth, cardHeight),
    );
    return { panel, cards };
  });
  const stripButton = (fromRight: number, w: number): Rect => rect(width - fromRight * u, 5 * u, w * u, 30 * u);
  const ships = row(rect(right.x, right.y, right.w, 132 * u), 3, gap);
  const pools = row(rect(right.x, right.y + 240 * u, right.w, 146 * u), 2, gap);
  const bar = rect(tray.x, bottom, tray.w, 74 * u);
  return {
    form: 'wide',
    unit: u,
    width,
    height,
    menu: rect(12 * u, 5 * u, 36 * u, 30 * u),
    phase: rect(60 * u, 0, 258 * u, 40 * u),
    news: rect(324 * u, 5 * u, width - 324 * u - 212 * u, 30 * u),
    forecast: stripButton(200, 92),
    undo: stripButton(96, 36),
    redo: stripButton(48, 36),
    tray,
    cells: cellsOf(tray, 6 * u, 9 * u, side),
    heroes: panels,
    ships,
    guide: rect(right.x, right.y + 140 * u, right.w, 90 * u),
    dronePool: pools[0] ?? right,
    rebelPool: pools[1] ?? right,
    events: rect(right.x, right.y + 396 * u, right.w, right.h - 396 * u),
    sheet: rect(right.x, right.y + 140 * u, right.w, right.h - 140 * u),
    verbs: row(rect(left.x, bottom, left.w, 74 * u), VERBS.length, 6 * u),
    bar,
    go: rect(bar.x + bar.w - 118 * u, bar.y + 8 * u, 108 * u, 56 * u),
    end: rect(right.x, bottom, right.w, 74 * u),
  };
}

function portrait(width: number, height: number, heroes: number, side: number): BoardLayout {
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
  return {
    form: 'portrait',
    unit: u,
    width,
    height,
    menu: at(4, 3, 36, 32),
    phase: at(46, 3, 78, 32),
    news: at(128, 3, 104, 32),
    forecast: at(236, 3, 36, 32),
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
    verbs: row({ ...at(6, 600, 230, 36, below), h: 36 * u + roomier }, VERBS.length, 3 * u),
    bar: at(242, 516, 114, 60, sheet + extra * 0.1 + taller * 0.3),
    go: { ...at(242, 582, 114, 54, below), h: 54 * u + roomier },
    end: at(300, 466, 55, 44, sheet),
  };
}

function landscape(width: number, height: number, heroes: number, side: number): BoardLayout {
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
    news: at(496, 146, 140, 30),
    forecast: at(40, 3, 33, 32),
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
    verbs,
    bar: at(496, 180, 140, 78),
    go: at(496, 262, 140, 46),
    end: at(496, 312, 140, 44),
  };
}
