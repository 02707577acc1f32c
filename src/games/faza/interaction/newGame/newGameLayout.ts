import { at } from '../../../../kernel/values/at.ts';
import { aligned, column, grid, row, scaled, share, trimmed } from '../../../../table/layout/layout.ts';
import type { Rect } from '../../../../table/layout/rect.ts';
import { cardsEach, hasRewards } from '../../content/editions.ts';
import type { EditionSpec } from '../../content/vocabulary.ts';
import { type Arrangement, arrangedPageOf, type Page } from '../page.ts';
import type { NewGameView, Toggle } from '../view.ts';

/** Arranges the new-game screen. */
export function newGameLayout({ width, height, seats, edition }: NewGameView): NewGameLayout {
  const page = arrangedPageOf(width, height);
  const counts = {
    seats: seats.length,
    cards: cardsEach(edition),
    modes: edition.modes.length,
    toggles: togglesOf(edition).length,
  };
  const { arrangement, form, unit } = page;
  const kind = { compact: form !== 'wide', rows: arrangement === 'tablet' };
  return { page, ...kind, ...scaled(ARRANGE[arrangement](page, counts), unit) };
}

/** The number of each item. */
interface Counts {
  readonly seats: number;
  /** Of each hero. */
  readonly cards: number;
  readonly modes: number;
  readonly toggles: number;
}

/**
 * The positions of one seat's parts. On phones only the row is the seat's own; the rest is shared and shows one seat.
 */
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
  /** Upright tablets: each seat is a row with everything about it. */
  readonly rows: boolean;
  readonly back: Rect;
  readonly title: Rect;
  /** The button that explains all choices. */
  readonly about: Rect;
  /** Replaces the title: the content, if there is a choice. */
  readonly content: Rect;
  readonly seats: readonly SeatLayout[];
  /** Small screens: where the front seat's details go. */
  readonly detail: Rect | null;
  readonly modePanel: Rect;
  /** The step of difficulty. */
  readonly step: Rect;
  /** Where the list of steps opens. */
  readonly stepList: Rect;
  readonly modes: readonly Rect[];
  readonly optionPanel: Rect;
  readonly healthLess: Rect;
  readonly health: Rect;
  readonly healthMore: Rect;
  /** In the order of `togglesOf`. */
  readonly toggles: readonly Rect[];
  /** Where the page puts a field to type a seed. */
  readonly seed: Rect;
  readonly newSeed: Rect;
  /** Why the game cannot start; on small screens it is read in the place of the button. */
  readonly problem: Rect;
  readonly start: Rect;
}

/** The options that are on or off, in reading order. */
export const TOGGLES: readonly Toggle[] = ['rewards', 'drawTwo', 'fazaFirst', 'radio'];

/** The options that an edition has: not every one has Rewards. */
export function togglesOf({ events }: Pick<EditionSpec, 'events'>): readonly Toggle[] {
  return TOGGLES.filter((toggle) => toggle !== 'rewards' || hasRewards({ events }));
}

/** The parts of the page, in units of its design. */
type Parts = Omit<NewGameLayout, 'page' | 'compact' | 'rows'>;

const ARRANGE: Readonly<Record<Arrangement, (page: Page, counts: Counts) => Parts>> = {
  wide,
  tablet,
  portrait,
  landscape,
};

/** Laptop and desktop: a column for each seat, with readable cards, and one for the game options. */
function wide({ window }: Page, counts: Counts): Parts {
  // Windows less wide than the design give their height to portraits, skills and rows.
  const more = Math.min(window.h - 720, 260);
  const line = more * 0.1;
  const page = aligned(window, 1280, 720 + more);
  const { left, right } = row(page, { left: share(), right: 264 }, [28, 14, 28]);
  const { head, seats } = column(left, { head: 52, seats: share() }, [12, 10, 28]);
  const { back, about, title, step } = row(head, { back: 48, about: 48, title: share(), step: 290 }, [0, 6, 14, 14]);
  const heights = { modePanel: 184 + more * 0.3, optionPanel: share(), problem: 34, start: 56 };
  const { modePanel, optionPanel, ...foot } = column(right, heights, [14, 8, 4, 4, 28]);
  const sides = { left: 10, right: 10 };
  const optionGaps = [34 + line / 2, 4 + line, 5 + line, 7 + line / 2];
  const options = column(trimmed(optionPanel, sides), { health: 46, toggles: share(), seed: 46 }, optionGaps);
  return {
    back: trimmed(back, { top: 4, bottom: 2 }),
    about: trimmed(about, { top: 4, bottom: 2 }),
    title,
    content: aligned(trimmed(title, { top: 2, bottom: 2 }), 360, 48, 0),
    seats: row(seats, counts.seats, 14).map((panel) => seatColumn(panel, counts, more)),
    detail: null,
    modePanel,
    step: trimmed(step, { top: 2, bottom: 2 }),
    stepList: aligned(trimmed(page, { right: 24 }), 420, page.h - 28, 1),
    modes: column(trimmed(modePanel, { ...sides, top: 33, bottom: 4 }), counts.modes, 5),
    optionPanel,
    ...row(options.health, { healthLess: 44, health: share(), healthMore: 44 }),
    toggles: column(options.toggles, counts.toggles, 4 + line / 2),
    ...row(options.seed, { seed: share(), newSeed: 48 }, 6),
    ...foot,
  };
}

function seatColumn(panel: Rect, { cards: count }: Counts, more: number): SeatLayout {
  const heights = {
    head: 44,
    face: share(),
    name: 36,
    skills: 77 + more * 0.15,
    cards: 286 + more * 0.15,
    players: 52,
  };
  const { head, face, name, skills, cards, players } = column(panel, heights, [0, 0, 2, 1, 1, 7, 8]);
  const words = { left: 14, right: 14 };
  const wider = { left: 12, right: 12 };
  return {
    panel,
    head,
    face,
    swap: aligned(trimmed(face, { right: 8, bottom: 4 }), 62, 86, 1, 1),
    toggle: aligned(head, 44, 44, 1),
    name: trimmed(name, words),
    skills: trimmed(skills, words),
    cards: grid(trimmed(cards, wider), count / 2, 2, 6),
    players: row(trimmed(players, wider), 3),
  };
}

/** Upright tablets: a row for each seat with its cards, and below them the game options. */
function tablet({ area }: Page, counts: Counts): Parts {
  // Rows that are higher than this have nothing to put there.
  const seat = share(1, 0, 190);
  const lines = column(
    trimmed(area, { left: 10, right: 10 }),
    { head: 52, seats: share(1, 0, 4 * 190 + 3 * 10), foot: share(0.2, 266, 320) },
    [12, 12, 14, 16],
    [0.2, 0.3, 0.3],
  );
  const { back, about, title, step } = row(
    lines.head,
    { back: 48, about: 48, title: share(), step: 290 },
    [0, 6, 14, 14],
  );
  const { left, optionPanel } = row(lines.foot, { left: 232, optionPanel: share() }, 12);
  const { modePanel, start } = column(left, { modePanel: share(), start: 62 }, 10);
  const seats = column(lines.seats, new Array(counts.seats).fill(seat), 10);
  const inner = trimmed(optionPanel, { left: 8, right: 8, top: 36, bottom: 10 });
  const [first = inner, ...others] = column(inner, 1 + Math.ceil(counts.toggles / 2), 6);
  const { seedLine, ...health } = row(
    first,
    { healthLess: 44, health: share(0.8), healthMore: 44, seedLine: share() },
    [0, 0, 0, 10],
  );
  return {
    back: trimmed(back, { top: 4, bottom: 2 }),
    about: trimmed(about, { top: 4, bottom: 2 }),
    title,
    content: trimmed(title, { top: 2, bottom: 2 }),
    seats: seats.map((panel) => seatRow(panel, counts)),
    detail: null,
    modePanel,
    step: trimmed(step, { top: 2, bottom: 2 }),
    stepList: aligned(trimmed(area, { right: 10 }), 420, area.h - 28, 1),
    modes: column(trimmed(modePanel, { left: 10, right: 10, top: 33, bottom: 6 }), counts.modes, 5),
    optionPanel,
    ...health,
    toggles: others.flatMap((line) => row(line, 2, 10)).slice(0, counts.toggles),
    ...row(seedLine, { seed: share(), newSeed: 48 }, 6),
    problem: start,
    start,
  };
}

function seatRow(panel: Rect, { cards: count }: Counts): SeatLayout {
  const { face, words, cards } = row(
    panel,
    { face: Math.min(panel.h, 140), words: share(), cards: 240 },
    [0, 12, 12, 10],
  );
  const { head, skills, choices } = column(words, { head: 40, skills: share(), choices: 51 }, [3, 1, 2, 5]);
  const { swap, players } = row(choices, { swap: 106, players: share() }, 8);
  return {
    panel,
    head,
    face,
    swap,
    toggle: aligned(head, 44, 40, 1),
    name: trimmed(head, { right: 48 }),
    skills,
    cards: row(trimmed(cards, { top: 8, bottom: 8 }), count, 5),
    players: row(players, 3),
  };
}

/** Upright phones: a row for each seat, one of them in detail below, and below that the game options. */
function portrait({ area }: Page, counts: Counts): Parts {
  // Taller phones give the extra height to text and buttons first; only the remainder becomes gaps.
  const line = share(0.12, 44, 54);
  const heights = {
    head: 44,
    seats: share(1, 216, 300),
    detail: share(0.5, 167, 210),
    modes: line,
    health: line,
    toggles: line,
    start: share(0.2, 47, 62),
  };
  const sides = { left: 6, right: 6 };
  const lines = column(trimmed(area, sides), heights, [2, 6, 3, 3, 6, 6, 6, 2], [0.1, 0.1, 0.2, 0.35]);
  const details = { name: 22, skills: share(1, 36), below: share(1, 98) };
  const { below, ...words } = column(lines.detail, details, [6, 0, 2, 3]);
  const { cards, choices } = row(below, { cards: 172, choices: 154 }, [8, 8]);
  const widths = { healthLess: 44, health: 62, healthMore: 44, seed: share(), newSeed: 44 };
  const options = row(lines.health, widths, [0, 0, 0, 6, 4]);
  const { step, modes } = row(lines.modes, { step: 126, modes: share() }, 4);
  return {
    step,
    stepList: trimmed(area, { left: 6, right: 6, top: 52, bottom: 6 }),
    ...phoneParts({ ...lines, modes }, column(lines.seats, counts.seats, 4), counts, {
      ...words,
      cards,
      ...column(choices, { swap: share(1, 46), players: share(1, 46) }, 6),
    }),
    ...options,
    optionPanel: options.health,
    toggles: row(lines.toggles, counts.toggles, 4),
  };
}

/** How much wider each of the three columns of a phone on its side may get, in units. */
const MOST_WIDER = 100;

/** Phones held sideways: a row for each seat, and beside the rows one seat in detail and the game options. */
function landscape({ window, area }: Page, counts: Counts): Parts {
  const more = Math.min(MOST_WIDER, (window.w - 640) / 3);
  // Windows less wide than the design have height left: at first so that fingers find the small buttons.
  const higher = Math.min(12, window.h - 360);
  const page = trimmed(aligned(window, 640 + 3 * more, area.h), { left: 6, right: 6 });
  const { head, table } = column(page, { head: 45 + higher / 2, table: share() }, [1, 3 + higher / 2, 6]);
  const { options, ...columns } = row(table, { seats: 204 + more, detail: share(), options: 204 + more }, 6);
  const line = 44 + 0.17 * (area.h - 360 - higher);
  const heights = { modes: line, health: line, upper: line, lower: line, seed: line, start: share() };
  const { left, step } = row(head, { left: share(), step: 204 + more }, 6);
  const lines = { head: left, ...columns, ...column(options, heights, 6) };
  const details = { name: 24, skills: share(1, 73, 120), cards: share(1, 96, 150), swap: 44, players: 46 };
  const health = row(lines.health, { healthLess: 46, health: share(), healthMore: 46 });
  const inner = trimmed(lines.detail, { left: 8, right: 8 });
  const upper = Math.ceil(counts.toggles / 2);
  return {
    step,
    stepList: trimmed(page, { left: page.w - 340, top: 46, bottom: 6 }),
    ...phoneParts(lines, column(lines.seats, counts.seats, 5), counts, column(inner, details, [6, 0, 2, 4, 4, 6])),
    ...health,
    optionPanel: health.health,
    toggles: [...row(lines.upper, upper, 4), ...row(lines.lower, counts.toggles - upper, 4)],
    ...row(lines.seed, { seed: share(), newSeed: 46 }, 4),
  };
}

type Named<Name extends string> = Readonly<Record<Name, Rect>>;

/** What all phone layouts have in common: the seats in rows, and the parts that show the seat in front. */
function phoneParts(
  { head, detail, modes: modeLine, start }: Named<'head' | 'detail' | 'modes' | 'start'>,
  seats: readonly Rect[],
  counts: Counts,
  { name, skills, cards, swap, players }: Named<'name' | 'skills' | 'cards' | 'swap' | 'players'>,
) {
  const words = { x: detail.x + 10, w: detail.w - 20 };
  const shared = {
    name: { ...name, ...words },
    skills: { ...skills, ...words },
    // More than four find no room in one row.
    cards: counts.cards > 4 ? grid(cards, counts.cards / 2, 2, 4) : row(cards, counts.cards, 4),
    swap,
    players: row(players, 3),
  };
  const modes = row(modeLine, counts.modes, 4);
  const { back, about, title } = row(head, { back: 48, about: 48, title: share() }, 6);
  return {
    back,
    about,
    title,
    content: title,
    seats: seats.map((panel): SeatLayout => {
      const square = Math.min(panel.h - 4, panel.w * 0.4);
      const { face, head, toggle } = row(panel, { face: square, head: share(), toggle: 46 }, [2, 4, 0, 2]);
      return { ...shared, panel, head, face: aligned(face, square, square), toggle: aligned(toggle, 46, 46) };
    }),
    detail,
    modePanel: at(modes, 0),
    modes,
    problem: start,
    start,
  };
}
