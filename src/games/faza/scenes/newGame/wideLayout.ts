import { column, row } from '../../../../table/layout.ts';
import type { Rect } from '../../../../table/rect.ts';
import type { Page } from '../page.ts';
import type { NewGameLayout, SeatLayout } from './places.ts';
import { togglesIn } from './toggles.ts';

/** Laptop and desktop: a column for each seat, with its four cards to be read, and one for what is played. */
export function wideLayout(page: Page, count: number): NewGameLayout {
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
