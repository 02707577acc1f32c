import { column, row } from '../../../../table/layout.ts';
import type { Rect } from '../../../../table/rect.ts';
import type { Page } from '../page.ts';
import type { NewGameLayout, SeatLayout } from './places.ts';
import { togglesIn } from './toggles.ts';

/** Where the mode, the options and the button to start are on a phone. */
type Bottom = Pick<
  NewGameLayout,
  'modes' | 'healthLess' | 'health' | 'healthMore' | 'toggles' | 'seed' | 'newSeed' | 'start'
>;

/** How much wider each of the three columns of a phone on its side may get, in design pixels. */
const MOST_WIDER = 100;

/** Phones: a row for each seat, one of them in detail, and below or beside it what is played. */
export function compactLayout(page: Page, count: number): NewGameLayout {
  const { unit: u, form } = page;
  const upright = form === 'portrait';
  const more = upright ? 0 : Math.min(MOST_WIDER, page.spare.x / u / 3);
  const at: At = (x, y, w, h) => page.at(x - 1.5 * more, y, w, h);
  const rows = upright
    ? column(page.at(6, 52, 348, 216, -0.3), count, 4 * u)
    : column(at(6, 46, 204 + more, 308), count, 5 * u);
  const detail = upright ? page.at(6, 271, 348, 167, -0.1) : at(216 + more, 46, 208 + more, 308);
  const shared = upright ? uprightDetail(detail, u) : sidewaysDetail(detail, u, more);
  const bottom = upright ? below(page) : beside(at, u, more);
  return {
    page,
    compact: true,
    back: upright ? page.at(6, 2, 48, 44, -0.4) : at(6, 2, 48, 42),
    title: upright ? page.at(60, 2, 294, 44, -0.4) : at(60, 2, 574 + 3 * more, 42),
    seats: rows.map((panel): SeatLayout => ({ ...shared, ...rowOf(panel, u) })),
    detail,
    modePanel: bottom.modes[0] ?? detail,
    optionPanel: bottom.health,
    ...bottom,
    problem: bottom.start,
  };
}

/** A rectangle of the screen, given in design pixels. */
type At = (x: number, y: number, w: number, h: number) => Rect;

type Detail = Pick<SeatLayout, 'name' | 'skills' | 'cards' | 'swap' | 'players'>;

function uprightDetail(area: Rect, u: number): Detail {
  const of = inside(area, u);
  return {
    name: of(10, 4, 200, 26),
    skills: of(10, 28, 328, 36),
    cards: row(of(8, 66, 172, 98), 4, 4 * u),
    swap: of(188, 66, 154, 46),
    players: row(of(188, 118, 154, 46), 3, 0),
  };
}

function sidewaysDetail(area: Rect, u: number, more: number): Detail {
  const of = inside(area, u);
  return {
    name: of(10, 4, 188 + more, 28),
    skills: of(10, 30, 188 + more, 76),
    cards: row(of(8, 108, 192 + more, 96), 4, 4 * u),
    swap: of(8, 208, 192 + more, 44),
    players: row(of(8, 256, 192 + more, 46), 3, 0),
  };
}

function inside(area: Rect, u: number): At {
  return (x, y, w, h) => ({ x: area.x + x * u, y: area.y + y * u, w: w * u, h: h * u });
}

function rowOf(panel: Rect, u: number): Pick<SeatLayout, 'panel' | 'head' | 'face' | 'toggle'> {
  const square = panel.h - 4 * u;
  return {
    panel,
    head: { x: panel.x + square + 6 * u, y: panel.y, w: panel.w - square - 54 * u, h: panel.h },
    face: { x: panel.x + 2 * u, y: panel.y + 2 * u, w: square, h: square },
    toggle: { x: panel.x + panel.w - 48 * u, y: panel.y + (panel.h - 46 * u) / 2, w: 46 * u, h: 46 * u },
  };
}

function below(page: Page): Bottom {
  const { unit: u } = page;
  const at = (x: number, y: number, w: number, h: number): Rect => page.at(x, y, w, h, 0.25);
  return {
    modes: row(at(6, 441, 348, 44), 3, 4 * u),
    healthLess: at(6, 491, 44, 44),
    health: at(50, 491, 62, 44),
    healthMore: at(112, 491, 44, 44),
    seed: at(162, 491, 144, 44),
    newSeed: at(310, 491, 44, 44),
    toggles: togglesIn(row(at(6, 541, 348, 44), 5, 4 * u)),
    start: at(6, 591, 348, 47),
  };
}

function beside(at: At, u: number, more: number): Bottom {
  const left = 430 + 2 * more;
  const wide = 204 + more;
  const line = (y: number, h = 44): Rect => at(left, y, wide, h);
  const last = (y: number): Rect => at(left + wide - 46, y, 46, 44);
  return {
    modes: row(line(46), 3, 4 * u),
    healthLess: at(left, 96, 46, 44),
    health: at(left + 46, 96, wide - 92, 44),
    healthMore: last(96),
    toggles: togglesIn([...row(line(146), 3, 4 * u), ...row(line(196), 2, 4 * u)]),
    seed: at(left, 246, wide - 50, 44),
    newSeed: last(246),
    start: line(296, 58),
  };
}
