import { column, inset, type Rect, row } from '../../../../table/rect.ts';
import { type Page, pageOf } from '../page.ts';
import type { NewGameView } from '../view.ts';

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
  readonly rewards: Rect;
  readonly fazaFirst: Rect;
  readonly headStart: Rect;
  /** Where the page lays a field to type a seed. */
  readonly seed: Rect;
  readonly newSeed: Rect;
  readonly problem: Rect;
  readonly start: Rect;
}

/** Arranges the new-game screen. */
export function newGameLayout(view: NewGameView): NewGameLayout {
  const page = pageOf(view.width, view.height);
  if (page.form === 'wide') return wide(page, view.seats.length);
  return compact(page, view.seats.length);
}

/** Windows less wide than the design give their height to portraits, skills and rows. */
function wide(page: Page, count: number): NewGameLayout {
  const { unit: u } = page;
  const more = Math.min(page.spare.y / u, 260);
  const at = (x: number, y: number, w: number, h: number): Rect => {
    const r = page.at(x, y, w, h);
    return { ...r, y: r.y - (more / 2) * u };
  };
  const seats = row(at(28, 74, 946, 618 + more), count, 14 * u).map((panel): SeatLayout => {
    const part = (x: number, y: number, w: number, h: number): Rect => ({
      x: panel.x + x * u,
      y: panel.y + y * u,
      w: w * u,
      h: h * u,
    });
    const w = panel.w / u;
    const face = more * 0.45;
    return {
      panel,
      head: part(0, 0, w, 44),
      face: part(0, 44, w, 196 + face),
      swap: part(w - 70, 142 + face, 62, 86),
      toggle: part(w - 44, 0, 44, 44),
      name: part(14, 246 + face, w - 28, 44),
      skills: part(14, 292 + face, w - 28, 120 + more * 0.2),
      cards: row(part(12, 420 + more * 0.8, w - 24, 116 + more * 0.2), 4, 6 * u),
      players: row(part(12, 550 + more, w - 24, 56), 3, 0),
    };
  });
  const modes = more * 0.3;
  const line = more * 0.14;
  const down = (rows: number): number => modes + rows * line;
  return {
    page,
    compact: false,
    back: at(28, 16, 48, 46),
    title: at(90, 12, 870, 52),
    seats,
    detail: null,
    modePanel: at(988, 74, 264, 206 + modes),
    modes: column(at(998, 114, 244, 156 + modes), 3, 5 * u),
    optionPanel: at(988, 290 + modes, 264, 286 + 5 * line),
    healthLess: at(998, 328 + down(0.5), 44, 48),
    health: at(1042, 328 + down(0.5), 156, 48),
    healthMore: at(1198, 328 + down(0.5), 44, 48),
    rewards: at(998, 382 + down(1.5), 244, 40),
    fazaFirst: at(998, 426 + down(2.5), 244, 40),
    headStart: at(998, 470 + down(3.5), 244, 40),
    seed: at(998, 518 + down(4.5), 190, 48),
    newSeed: at(1194, 518 + down(4.5), 48, 48),
    problem: at(988, 582 + more, 264, 36),
    start: at(988, 620 + more, 264, 72),
  };
}

function compact(page: Page, count: number): NewGameLayout {
  const { unit: u, form } = page;
  const upright = form === 'portrait';
  const rows = upright
    ? column(page.at(6, 48, 348, 240, -0.3), count, 4 * u)
    : column(page.at(6, 46, 204, 308), count, 5 * u);
  const detail = upright ? page.at(6, 292, 348, 170, -0.1) : page.at(216, 46, 208, 308);
  const of = (x: number, y: number, w: number, h: number): Rect => ({
    x: detail.x + x * u,
    y: detail.y + y * u,
    w: w * u,
    h: h * u,
  });
  const shared = upright
    ? {
        name: of(10, 4, 200, 26),
        skills: of(10, 28, 328, 36),
        cards: row(of(8, 66, 172, 98), 4, 4 * u),
        swap: of(188, 66, 154, 46),
        players: row(of(188, 118, 154, 46), 3, 0),
      }
    : {
        name: of(10, 4, 188, 28),
        skills: of(10, 30, 188, 76),
        cards: row(of(8, 108, 192, 96), 4, 4 * u),
        swap: of(8, 208, 192, 44),
        players: row(of(8, 256, 192, 46), 3, 0),
      };
  const seats = rows.map((panel): SeatLayout => {
    const square = panel.h - 4 * u;
    return {
      ...shared,
      panel,
      head: { x: panel.x + square + 6 * u, y: panel.y, w: panel.w - square - 54 * u, h: panel.h },
      face: { x: panel.x + 2 * u, y: panel.y + 2 * u, w: square, h: square },
      toggle: { x: panel.x + panel.w - 48 * u, y: panel.y + (panel.h - 46 * u) / 2, w: 46 * u, h: 46 * u },
    };
  });
  const at = (x: number, y: number, w: number, h: number): Rect =>
    upright ? page.at(x, y, w, h, 0.25) : page.at(x, y, w, h);
  const bottom = upright
    ? {
        modes: row(at(6, 468, 348, 42), 3, 4 * u),
        healthLess: at(6, 516, 40, 46),
        health: at(46, 516, 62, 46),
        healthMore: at(108, 516, 40, 46),
        toggles: row(at(152, 516, 202, 46), 3, 4 * u),
        seed: at(6, 568, 126, 44),
        newSeed: at(136, 568, 44, 44),
        problem: at(6, 614, 348, 24),
        start: at(186, 568, 168, 44),
      }
    : {
        modes: row(at(430, 46, 204, 46), 3, 4 * u),
        healthLess: at(430, 98, 46, 46),
        health: at(476, 98, 112, 46),
        healthMore: at(588, 98, 46, 46),
        toggles: row(at(430, 150, 204, 50), 3, 4 * u),
        seed: at(430, 206, 154, 46),
        newSeed: at(588, 206, 46, 46),
        problem: at(430, 254, 204, 32),
        start: at(430, 288, 204, 66),
      };
  const [rewards = detail, fazaFirst = detail, headStart = detail] = bottom.toggles;
  return {
    page,
    compact: true,
    back: upright ? page.at(6, 2, 48, 44, -0.4) : page.at(6, 2, 48, 42),
    title: upright ? page.at(60, 2, 294, 44, -0.4) : page.at(60, 2, 574, 42),
    seats,
    detail,
    modePanel: inset(bottom.modes[0] ?? detail, 0),
    modes: bottom.modes,
    optionPanel: bottom.health,
    healthLess: bottom.healthLess,
    health: bottom.health,
    healthMore: bottom.healthMore,
    rewards,
    fazaFirst,
    headStart,
    seed: bottom.seed,
    newSeed: bottom.newSeed,
    problem: bottom.problem,
    start: bottom.start,
  };
}
