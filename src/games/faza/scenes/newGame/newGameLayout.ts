import { at } from '../../../../kernel/at.ts';
import { column, type Rect, row } from '../../../../table/rect.ts';
import { type Page, pageOf } from '../page.ts';
import type { NewGameView, Toggle } from '../view.ts';

/** Arranges the new-game screen. */
export function newGameLayout(view: NewGameView): NewGameLayout {
  const page = pageOf(view.width, view.height);
  return page.form === 'wide' ? wideLayout(page, view.seats.length) : compactLayout(page, view.seats.length);
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
  /** Small screens: where the front seat's details lie. */
  readonly detail: Rect | null;
  readonly modePanel: Rect;
  readonly modes: readonly Rect[];
  readonly optionPanel: Rect;
  readonly healthLess: Rect;
  readonly health: Rect;
  readonly healthMore: Rect;
  readonly toggles: Readonly<Record<Toggle, Rect>>;
  /** Where the page lays a field to type a seed. */
  readonly seed: Rect;
  readonly newSeed: Rect;
  /** Why the game cannot start; on small screens it is read in the place of the button. */
  readonly problem: Rect;
  readonly start: Rect;
}

/** The options that are on or off, in reading order. */
export const TOGGLES: readonly Toggle[] = ['rewards', 'drawTwo', 'fazaFirst', 'headStart', 'radio'];

/** Gives each option its place; the places come in reading order. */
function togglesIn(places: readonly Rect[]): Readonly<Record<Toggle, Rect>> {
  const placeOf = (toggle: Toggle): Rect => at(places, TOGGLES.indexOf(toggle));
  return {
    rewards: placeOf('rewards'),
    drawTwo: placeOf('drawTwo'),
    fazaFirst: placeOf('fazaFirst'),
    headStart: placeOf('headStart'),
    radio: placeOf('radio'),
  };
}

/** Laptop and desktop: a column for each seat, with its four cards to be read, and one for what is played. */
function wideLayout(page: Page, count: number): NewGameLayout {
  const { unit: u } = page;
  // Windows less wide than the design give their height to portraits, skills and rows.
  const more = Math.min(page.spare.y / u, 260);
  const at = (x: number, y: number, w: number, h: number): Rect => {
    const r = page.at(x, y, w, h);
    return { ...r, y: r.y - (more / 2) * u };
  };
  const seats = row(at(28, 74, 946, 618 + more), count, 14 * u).map((panel) => seatLayout(panel, u, more));
  const modes = more * 0.3;
  const line = more * 0.1;
  const down = (rows: number): number => modes + rows * line;
  const toggles = column(at(998, 290 + down(1.5), 244, 246 + 4 * line), 5, (4 + line / 2) * u);
  return {
    page,
    compact: false,
    back: at(28, 16, 48, 46),
    title: at(90, 12, 870, 52),
    seats,
    detail: null,
    modePanel: at(988, 14, 264, 184 + modes),
    modes: column(at(998, 47, 244, 147 + modes), 3, 5 * u),
    optionPanel: at(988, 206 + modes, 264, 388 + 7 * line),
    healthLess: at(998, 240 + down(0.5), 44, 46),
    health: at(1042, 240 + down(0.5), 156, 46),
    healthMore: at(1198, 240 + down(0.5), 44, 46),
    toggles: togglesIn(toggles),
    seed: at(998, 541 + down(6.5), 190, 46),
    newSeed: at(1194, 541 + down(6.5), 48, 46),
    problem: at(988, 598 + more, 264, 34),
    start: at(988, 636 + more, 264, 56),
  };
}

function seatLayout(panel: Rect, u: number, more: number): SeatLayout {
  const part = (x: number, y: number, w: number, h: number): Rect => ({
    x: panel.x + x * u,
    y: panel.y + y * u,
    w: w * u,
    h: h * u,
  });
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

/** Where the mode, the options and the button to start are on a phone. */
type Bottom = Pick<
  NewGameLayout,
  'modes' | 'healthLess' | 'health' | 'healthMore' | 'toggles' | 'seed' | 'newSeed' | 'start'
>;

/** How much wider each of the three columns of a phone on its side may get, in design pixels. */
const MOST_WIDER = 100;

/** Phones: a row for each seat, one of them in detail, and below or beside it what is played. */
function compactLayout(page: Page, count: number): NewGameLayout {
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
