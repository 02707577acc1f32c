import { type Rect, rect, row } from '../../../../table/rect.ts';
import type { BoardLayout, HeroLayout } from '../boardLayout.ts';
import { cellsOf } from './cells.ts';
import { VERBS } from './verbs.ts';

/** The narrowest card that has room for every name, in CSS pixels. */
const NAMED_CARD = 54;

/** Wide windows: us on the left, them on the right, the board between. */
export function wide(width: number, height: number, heroes: number, side: number): BoardLayout {
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
    news: rect(324 * u, 5 * u, width - 324 * u - 298 * u, 30 * u),
    forecast: stripButton(200, 92),
    plan: stripButton(244, 36),
    help: stripButton(288, 36),
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
    // The event deck below stays in view: a boarding is about it.
    numbers: rect(right.x, right.y + 140 * u, right.w, 246 * u),
    list: rect(right.x, right.y + 140 * u, right.w, 246 * u),
    verbs: row(rect(left.x, bottom, left.w, 74 * u), VERBS.length, 6 * u),
    bar,
    go: rect(bar.x + bar.w - 118 * u, bar.y + 8 * u, 108 * u, 56 * u),
    end: rect(right.x, bottom, right.w, 74 * u),
  };
}
