import { aligned, column, grid, row, scaled, share, trimmed } from '../../../../table/layout/layout.ts';
import { inset, type Rect, rect, type Spot } from '../../../../table/layout/rect.ts';
import { type Page, pageOf } from '../../interaction/page.ts';

/**
 * The positions of everything in a fight, in CSS pixels. Panels have four corners and slanted sides, clockwise from the
 * top left.
 */
export interface CombatLayout {
  readonly page: Page;
  /** The hero, the Drones, the dice. */
  readonly panels: readonly [readonly Spot[], readonly Spot[], readonly Spot[]];
  /** Tile and round. */
  readonly caption: Rect;
  /** The hero's head and shoulders, standing on its lower side. */
  readonly bust: Rect;
  /** A small picture of the hero's face that shows injuries, clear of the head and the weapon of every action pose. */
  readonly portrait: Rect;
  /** A strip in front of the bust for all help; `null` if that is beside the bust. */
  readonly band: readonly Spot[] | null;
  /** Where cards and other help slam down: a place for each that there can be. */
  readonly cards: readonly Rect[];
  readonly chips: readonly Rect[];
  /** The needed number of every die, before the dice appear. */
  readonly needs: Rect;
  /** A place for each Drone and for its die. */
  readonly drones: readonly Rect[];
  readonly dice: readonly Rect[];
  readonly sums: readonly Rect[];
  readonly results: readonly Rect[];
  /** Drones defeated, and the cost. */
  readonly tally: readonly Rect[];
  readonly skip: Rect;
}

/** The parts of the window, in units. */
type Parts = Omit<CombatLayout, 'page'>;
type Sizes = Readonly<Record<'die' | 'drone' | 'bust', number>>;

/** The sizes at which phone pictures stay sharp at two device pixels to a CSS pixel, with the camera at its closest. */
const SHARP: Sizes = { die: 94, drone: 157, bust: 252 };
/** Pictures for wide windows are painted at the largest size in which they are shown. */
const ANY: Sizes = { die: Infinity, drone: Infinity, bust: Infinity };

/** How many cards and other help a fight shows. */
export interface HelpCount {
  readonly cards: number;
  readonly chips: number;
}

/** As many as have room at their full size. */
const USUAL: HelpCount = { cards: 3, chips: 4 };

/** Arranges a fight with this many dice, and with a place for everything that helps. */
export function combatLayout(width: number, height: number, dice: number, help: HelpCount = USUAL): CombatLayout {
  const page = pageOf(width, height);
  // A phone on its side is arranged as a wide window is, in units half as large.
  const unit = page.form === 'landscape' ? page.unit / 2 : page.unit;
  const window = rect(0, 0, width / unit, height / unit);
  const most = scaled(page.form === 'wide' ? ANY : SHARP, 1 / unit);
  const parts =
    page.form === 'portrait' ? portrait(window, dice, most, help) : sideBySide(window, dice, most, page.form, help);
  return { page, ...scaled(parts, unit) };
}

/** The differences between wide windows and phones held sideways. */
const SIDE_BY_SIDE = {
  wide: {
    caption: { w: 290, h: 42 },
    /** The picture of the hero's face: how far down, and how far left of where the border between the panels is at a height. */
    face: { left: 116, top: 14, borderAt: 100, size: 100 },
    /** The top of the band, as a fraction of the window's height. */
    band: 0.79,
    /** How much of a card the next one leaves in view. */
    card: { h: 206, seen: 0.36 },
    chip: { w: 148, h: 58 },
    sum: { w: 190, h: 46 },
    result: { w: 180, h: 46 },
    tally: { w: 160, h: 54, skip: 56 },
  },
  landscape: {
    caption: { w: 352, h: 48 },
    face: { left: 96, top: 58, borderAt: 142, size: 84 },
    band: 0.75,
    card: { h: 152, seen: 0.32 },
    chip: { w: 184, h: 60 },
    sum: { w: 216, h: 48 },
    result: { w: 208, h: 52 },
    tally: { w: 208, h: 64, skip: 80 },
  },
} as const;

/** Wide screens and phones on their side: the hero left, Drones above dice. */
function sideBySide(window: Rect, dice: number, most: Sizes, form: keyof typeof SIDE_BY_SIDE, help: HelpCount): Parts {
  const sizes = SIDE_BY_SIDE[form];
  const { face, card, chip } = sizes;
  const page = inset(window, 13);
  const bottom = page.y + page.h;
  // The border between the panels is slanted: its position at a height, and where the panels right of it start.
  const border = (y: number): number => window.w * 0.36 - (y * 88) / 720;
  const after = (y: number): number => border(y) + 11;
  const { upper, lower } = column(page, { upper: window.h * 0.61 - page.y, lower: share() }, 13.2);
  const droneLane = trimmed(upper, { left: after(upper.y + upper.h) + 30 - page.x, right: 20 });
  const drones = row(droneLane, dice, 10).map((r) => squareIn(r, Math.min(r.w * 1.16, 300, most.drone), 0.56));
  const table = trimmed(lower, { left: border(window.h) + 34 - page.x, right: 18 });
  const lanes = row(table, { dice: share(), tally: sizes.tally.w }, 16);
  const lines = column(lanes.dice, { dice: share(), needs: sizes.sum.h }, [14, 2, 18]);
  const die = Math.min(150, most.die, lines.dice.h);
  const heights = { defeated: sizes.tally.h, cost: sizes.tally.h, skip: sizes.tally.skip };
  const { skip, ...tally } = column(lanes.tally, heights, 0, [1 / 4, 1 / 4, 1 / 4]);
  const heroWidth = border(window.h / 2) - page.x;
  const bust = Math.min(heroWidth * 1.22, window.h * 0.74, most.bust);
  const band = window.h * sizes.band;
  const floor = bottom - 24;
  const fan = fanOf(help.cards, card.seen);
  const cardWidth = card.h * 0.66 * fan.scale;
  const top = page.y + face.top + face.size;
  const chipHeight = Math.min(chip.h, (floor - top) / help.chips - 8);
  return {
    panels: [leaning(page, undefined, border), leaning(upper, after), leaning(lower, after)],
    caption: aligned(page, sizes.caption.w, sizes.caption.h, 0, 0),
    bust: rect(page.x + heroWidth * 0.47 - bust / 2, band + window.h * 0.012 - bust, bust, bust),
    portrait: rect(border(page.y + face.borderAt) - face.left, page.y + face.top, face.size, face.size),
    band: spots([page.x, band], [border(band - 14), band - 14], [border(bottom), bottom], [page.x, bottom]),
    cards: fan.steps.map((step, i) =>
      rect(
        page.x + 18 + i * cardWidth * card.seen,
        floor - card.h * fan.scale - step * 12,
        cardWidth,
        card.h * fan.scale,
      ),
    ),
    chips: times(help.chips, (i) => {
      const y = floor - i * (chipHeight + 8);
      const right = border(y) - 16;
      const left = Math.max(page.x, right - chip.w);
      return rect(left, y - chipHeight, right - left, chipHeight);
    }),
    needs: lines.needs,
    drones,
    dice: row(lines.dice, dice, 14).map((r) => aligned(r, die, die, 0.5, 0)),
    sums: row(lines.needs, dice, 14).map((r) => aligned(r, Math.min(r.w, sizes.sum.w), r.h)),
    results: drones.map((r) => resultBelow(r, sizes.result, upper.y + upper.h - 12)),
    tally: Object.values(tally),
    skip,
  };
}

/** Upright phones: three panels, one above the other. */
function portrait(window: Rect, dice: number, most: Sizes, help: HelpCount): Parts {
  const page = inset(window, 7);
  const [first, second] = [window.h * 0.335, window.h * 0.665];
  const heights = { upper: first - page.y, middle: second - first - 6, lower: share() };
  const { upper, middle, lower } = column(page, heights, 6);
  const lanes = { left: 4, right: 4 };
  const drones = row(trimmed(middle, lanes), dice, 4).map((r) =>
    squareIn(r, Math.min(r.w * 1.1, 132, most.drone), 0.53),
  );
  const die = Math.min(82, most.die, lower.h - 121);
  const lines = column(lower, { dice: die, needs: 28, rest: share(), tally: 46 }, [14, 6, 0, 0, 8]);
  const { skip, ...tally } = row(lines.tally, { defeated: 108, cost: 108, skip: 100 }, [8, 6, 0, 8], [0, 0, 1]);
  const bust = Math.min(190, most.bust);
  const fan = fanOf(help.cards, 42 / 72);
  const columns = help.chips > USUAL.chips ? 3 : 2;
  const rows = Math.max(2, Math.ceil(help.chips / columns));
  const chips = aligned(trimmed(upper, { right: 8, bottom: 24 }), columns * 98, rows * 34 - 4, 1, 1);
  return {
    panels: [slanted(upper, 0, 9), slanted(middle, 9, -9), slanted(lower, -9, 0)],
    caption: aligned(page, 178, 26, 0, 0),
    bust: rect(page.x + 22, first + 4 - bust, bust, bust),
    portrait: aligned(trimmed(page, { left: 6, top: 32 }), 46, 46, 0, 0),
    band: null,
    cards: fan.steps.map((step, i) =>
      aligned(
        trimmed(page, { right: 14 + i * 42 * fan.scale, top: 34 - step * 5 }),
        72 * fan.scale,
        108 * fan.scale,
        1,
        0,
      ),
    ),
    chips: grid(chips, columns, rows, 4).reverse().slice(0, help.chips),
    needs: trimmed(lines.needs, { left: 10, right: 10 }),
    drones,
    dice: row(trimmed(lines.dice, lanes), dice, 4).map((r) => aligned(r, die, die)),
    sums: row(trimmed(lines.needs, lanes), dice, 4),
    results: drones.map((r) => resultBelow(r, { w: 112, h: 26 }, second - 13)),
    tally: Object.values(tally),
    skip,
  };
}

/** How a fan of cards takes the room of a usual one: how large each is, and by how many steps it is raised. `seen` is the part that the next card leaves in view. */
function fanOf(cards: number, seen: number): { readonly scale: number; readonly steps: readonly number[] } {
  const wide = (count: number): number => 1 + (count - 1) * seen;
  const scale = Math.min(1, wide(USUAL.cards) / wide(cards));
  return { scale, steps: times(cards, (i) => i * scale) };
}

function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** The corners of a panel whose sides may lean: where they are at a height. */
function leaning({ x, y, w, h }: Rect, left = (_: number) => x, right = (_: number) => x + w): Spot[] {
  return spots([left(y), y], [right(y), y], [right(y + h), y + h], [left(y + h), y + h]);
}

/** The corners of a panel whose edges are on the left this much lower than in the middle, and on the right higher. */
function slanted({ x, y, w, h }: Rect, top: number, bottom: number): Spot[] {
  return spots([x, y + top], [x + w, y - top], [x + w, y + h - bottom], [x, y + h + bottom]);
}

function spots(...places: readonly (readonly [x: number, y: number])[]): Spot[] {
  return places.map(([x, y]) => ({ x, y }));
}

/** A square in the middle of `r` from left to right, its own middle `down` of the way from top to bottom. */
function squareIn(r: Rect, size: number, down: number): Rect {
  return rect(r.x + (r.w - size) / 2, r.y + r.h * down - size / 2, size, size);
}

function resultBelow(drone: Rect, { w, h }: { readonly w: number; readonly h: number }, lowest: number): Rect {
  const below = aligned(drone, Math.min(w, drone.w * 1.04), h);
  return { ...below, y: Math.min(drone.y + drone.h * 0.96, lowest - h) };
}
