import { column, row } from '../../../../table/layout.ts';
import { type Rect, rect } from '../../../../table/rect.ts';
import { type Page, pageOf } from '../page.ts';
import type { NewGameView, Toggle } from '../view.ts';

/** Arranges the new-game screen. */
export function newGameLayout(view: NewGameView): NewGameLayout {
  const page = pageOf(view.width, view.height);
  const arrange = page.form === 'wide' ? wideLayout : page.form === 'portrait' ? uprightLayout : sidewaysLayout;
  return arrange(page, view.seats.length);
}

/** Where the parts of one seat are. On phones only the row is the seat's own; the rest is shared and shows one seat. */
export interface SeatLayout {
  readonly panel: Rect;
  /** Head of the panel: area and name of the area. */
  readonly head: Rect;
  readonly face: Rect;
  /** The other hero of the area. */
  readonly swap: Rect;
  /** Add or remove. */
  readonly toggle: Rect;
  readonly name: Rect;
  readonly skills: Rect;
  readonly cards: readonly Rect[];
  /** You, a friend, the computer. */
  readonly players: readonly Rect[];
}

/** Where everything of the new-game screen is, in CSS pixels. */
export interface NewGameLayout {
  readonly page: Page;
  /** Small screens: seats are rows, and one of them is shown in detail. */
  readonly compact: boolean;
  readonly back: Rect;
  readonly title: Rect;
  readonly seats: readonly SeatLayout[];
  /** Small screens: where the front seat's details go. */
  readonly detail: Rect | null;
  readonly modePanel: Rect;
  readonly modes: readonly Rect[];
  readonly optionPanel: Rect;
  readonly healthLess: Rect;
  readonly health: Rect;
  readonly healthMore: Rect;
  /** In the order of `TOGGLES`. */
  readonly toggles: readonly Rect[];
  /** Where the page puts a field to type a seed. */
  readonly seed: Rect;
  readonly newSeed: Rect;
  /** Why the game cannot start; on small screens it is read in the place of the button. */
  readonly problem: Rect;
  readonly start: Rect;
}

/** The options that are on or off, in reading order. */
export const TOGGLES: readonly Toggle[] = ['rewards', 'drawTwo', 'fazaFirst', 'headStart', 'radio'];

/** A rectangle of the screen, given in design pixels. */
type Place = (x: number, y: number, w: number, h: number) => Rect;

/** Gives rectangles in design pixels from the top left of an area. */
function inside(area: Rect, u: number): Place {
  return (x, y, w, h) => rect(area.x + x * u, area.y + y * u, w * u, h * u);
}

/** Laptop and desktop: a column for each seat, with its four cards to be read, and one for what is played. */
function wideLayout(page: Page, count: number): NewGameLayout {
  const { unit: u } = page;
  // Windows less wide than the design give their height to portraits, skills and rows.
  const more = Math.min(page.spare.y / u, 260);
  const at: Place = (x, y, w, h) => {
    const r = page.at(x, y, w, h);
    return { ...r, y: r.y - (more / 2) * u };
  };
  const modes = more * 0.3;
  const line = more * 0.1;
  const healthTop = 240 + modes + 0.5 * line;
  const seedTop = 541 + modes + 6.5 * line;
  return {
    page,
    compact: false,
    back: at(28, 16, 48, 46),
    title: at(90, 12, 870, 52),
    seats: row(at(28, 74, 946, 618 + more), count, 14 * u).map((panel) => seatColumn(panel, u, more)),
    detail: null,
    modePanel: at(988, 14, 264, 184 + modes),
    modes: column(at(998, 47, 244, 147 + modes), 3, 5 * u),
    optionPanel: at(988, 206 + modes, 264, 388 + 7 * line),
    healthLess: at(998, healthTop, 44, 46),
    health: at(1042, healthTop, 156, 46),
    healthMore: at(1198, healthTop, 44, 46),
    toggles: column(at(998, 290 + modes + 1.5 * line, 244, 246 + 4 * line), 5, (4 + line / 2) * u),
    seed: at(998, seedTop, 190, 46),
    newSeed: at(1194, seedTop, 48, 46),
    problem: at(988, 598 + more, 264, 34),
    start: at(988, 636 + more, 264, 56),
  };
}

function seatColumn(panel: Rect, u: number, more: number): SeatLayout {
  const part = inside(panel, u);
  const w = panel.w / u;
  const face = more * 0.7;
  const skills = more * 0.15;
  const cards = column(part(12, 265 + face + skills, w - 24, 286 + more * 0.15), 2, 6 * u);
  return {
    panel,
    head: part(0, 0, w, 44),
    face: part(0, 44, w, 104 + face),
    swap: part(w - 70, 58 + face, 62, 86),
    toggle: part(w - 44, 0, 44, 44),
    name: part(14, 150 + face, w - 28, 36),
    skills: part(14, 187 + face, w - 28, 77 + skills),
    cards: cards.flatMap((pair) => row(pair, 2, 6 * u)),
    players: row(part(12, 558 + more, w - 24, 52), 3, 0),
  };
}

/** How much wider each of the three columns of a phone on its side may get, in design pixels. */
const MOST_WIDER = 100;

/** Upright phones: a row for each seat, one of them in detail below, and below that what is played. */
function uprightLayout(page: Page, count: number): NewGameLayout {
  const { unit: u } = page;
  const detail = page.at(6, 271, 348, 167, -0.1);
  const of = inside(detail, u);
  const shared = {
    name: of(10, 4, 200, 26),
    skills: of(10, 28, 328, 36),
    cards: row(of(8, 66, 172, 98), 4, 4 * u),
    swap: of(188, 66, 154, 46),
    players: row(of(188, 118, 154, 46), 3, 0),
  };
  const at: Place = (x, y, w, h) => page.at(x, y, w, h, 0.25);
  const modes = row(at(6, 441, 348, 44), 3, 4 * u);
  const health = at(50, 491, 62, 44);
  const start = at(6, 591, 348, 47);
  return {
    page,
    compact: true,
    back: page.at(6, 2, 48, 44, -0.4),
    title: page.at(60, 2, 294, 44, -0.4),
    seats: column(page.at(6, 52, 348, 216, -0.3), count, 4 * u).map((panel) => seatRow(panel, u, shared)),
    detail,
    modePanel: modes[0] ?? detail,
    modes,
    optionPanel: health,
    healthLess: at(6, 491, 44, 44),
    health,
    healthMore: at(112, 491, 44, 44),
    toggles: row(at(6, 541, 348, 44), 5, 4 * u),
    seed: at(162, 491, 144, 44),
    newSeed: at(310, 491, 44, 44),
    problem: start,
    start,
  };
}

/** Phones on their side: a row for each seat, and beside the rows one of the seats in detail and what is played. */
function sidewaysLayout(page: Page, count: number): NewGameLayout {
  const { unit: u } = page;
  const more = Math.min(MOST_WIDER, page.spare.x / u / 3);
  const at: Place = (x, y, w, h) => page.at(x - 1.5 * more, y, w, h);
  const detail = at(216 + more, 46, 208 + more, 308);
  const of = inside(detail, u);
  const shared = {
    name: of(10, 4, 188 + more, 28),
    skills: of(10, 30, 188 + more, 76),
    cards: row(of(8, 108, 192 + more, 96), 4, 4 * u),
    swap: of(8, 208, 192 + more, 44),
    players: row(of(8, 256, 192 + more, 46), 3, 0),
  };
  const left = 430 + 2 * more;
  const wide = 204 + more;
  const modes = row(at(left, 46, wide, 44), 3, 4 * u);
  const health = at(left + 46, 96, wide - 92, 44);
  const start = at(left, 296, wide, 58);
  return {
    page,
    compact: true,
    back: at(6, 2, 48, 42),
    title: at(60, 2, 574 + 3 * more, 42),
    seats: column(at(6, 46, 204 + more, 308), count, 5 * u).map((panel) => seatRow(panel, u, shared)),
    detail,
    modePanel: modes[0] ?? detail,
    modes,
    optionPanel: health,
    healthLess: at(left, 96, 46, 44),
    health,
    healthMore: at(left + wide - 46, 96, 46, 44),
    toggles: [...row(at(left, 146, wide, 44), 3, 4 * u), ...row(at(left, 196, wide, 44), 2, 4 * u)],
    seed: at(left, 246, wide - 50, 44),
    newSeed: at(left + wide - 46, 246, 46, 44),
    problem: start,
    start,
  };
}

function seatRow(panel: Rect, u: number, shared: Omit<SeatLayout, 'panel' | 'head' | 'face' | 'toggle'>): SeatLayout {
  const { x, y, w, h } = panel;
  const square = h - 4 * u;
  return {
    ...shared,
    panel,
    head: rect(x + square + 6 * u, y, w - square - 54 * u, h),
    face: rect(x + 2 * u, y + 2 * u, square, square),
    toggle: rect(x + w - 48 * u, y + (h - 46 * u) / 2, 46 * u, 46 * u),
  };
}
