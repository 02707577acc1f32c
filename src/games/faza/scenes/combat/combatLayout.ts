import type { Spot } from '../../../../table/canvasPainter.ts';
import { row } from '../../../../table/layout.ts';
import { type Rect, rect } from '../../../../table/rect.ts';
import { type Page, pageOf } from '../page.ts';

/** Where everything in a fight goes, in CSS pixels. Panels have four corners and leaning sides, clockwise from the top left. */
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
  /** A strip in front of the bust for everything that helps; `null` where that goes beside the bust. */
  readonly band: readonly Spot[] | null;
  /** Where cards and other help slam down: a place for each that there can be. */
  readonly cards: readonly Rect[];
  readonly chips: readonly Rect[];
  /** What every die needs, before the dice are there. */
  readonly needs: Rect;
  /** A place for each Drone and for its die. */
  readonly drones: readonly Rect[];
  readonly dice: readonly Rect[];
  readonly sums: readonly Rect[];
  readonly results: readonly Rect[];
  /** Drones defeated, and what that cost. */
  readonly tally: readonly Rect[];
  readonly skip: Rect;
}

/** The sizes at which phone pictures stay sharp at two device pixels to a CSS pixel, with the camera at its closest. */
const SHARP = { die: 94, drone: 157, bust: 252 } as const;
/** Pictures for wide windows are painted at the largest size in which they are shown. */
const ANY = { die: Infinity, drone: Infinity, bust: Infinity } as const;

/** Arranges a fight with this many dice. */
export function combatLayout(width: number, height: number, dice: number): CombatLayout {
  const page = pageOf(width, height);
  return page.form === 'portrait' ? portrait(page, dice) : sideBySide(page, dice);
}

/** Wide screens and phones on their side: the hero left, Drones above dice. */
function sideBySide(page: Page, dice: number): CombatLayout {
  const { width: w, height: h, form } = page;
  const wide = form === 'wide';
  const most = wide ? ANY : SHARP;
  const u = page.unit * (wide ? 1 : 0.5);
  /** A length in design pixels: of the wide page, and of the phone. */
  const sized = (onWide: number, onPhone: number): number => (wide ? onWide * u : onPhone * page.unit);
  const edge = 13 * u;
  const gap = 11 * u;
  const lean = 88 * u * (h / (720 * u));
  const floor = h * 0.61;
  const at = (y: number): number => w * 0.36 - lean * (y / h);
  const diceTop = floor + gap * 1.2;
  const tallyWidth = Math.max(160 * u, wide ? 0 : 104 * page.unit);
  const left = at(floor) + gap + 30 * u;
  const lane = rect(left, edge, Math.max(0, w - edge - 20 * u - left), floor - edge);
  const droneSize = Math.min(300 * u, most.drone);
  const drones = row(lane, dice, 10 * u).map((r) => squareIn(r, Math.min(r.w * 1.16, droneSize), 0.56));
  const sumHeight = sized(46, 24);
  const sumTop = h - edge - sumHeight - 18 * u;
  const dieSize = Math.min(150 * u, most.die, h - edge - diceTop - sumHeight - 34 * u);
  const dieLeft = at(h) + 34 * u;
  const dieLane = rect(dieLeft, diceTop, w - edge - tallyWidth - 34 * u - dieLeft, h - edge - diceTop);
  const lanes = row(dieLane, dice, 14 * u);
  const tallyHeight = sized(54, 32);
  const skipHeight = sized(56, 40);
  const tallyGap = (h - edge - diceTop - 2 * tallyHeight - skipHeight) / 4;
  const tallyAt = (i: number, height: number): Rect =>
    rect(w - edge - tallyWidth - 18 * u, diceTop + tallyGap + i * (tallyHeight + tallyGap), tallyWidth, height);
  const heroWidth = at(h * 0.5) - edge;
  const bustSize = Math.min(heroWidth * 1.22, h * 0.74, most.bust);
  const band = h * (wide ? 0.79 : 0.75);
  const [chipWidth, chipHeight] = [sized(148, 92), sized(58, 30)];
  const cardHeight = sized(206, 76);
  const cardWidth = cardHeight * 0.66;
  const base = h - edge - 24 * u;
  const portraitSize = sized(100, 42);
  return {
    page,
    panels: [
      spots([edge, edge], [at(edge), edge], [at(h - edge), h - edge], [edge, h - edge]),
      spots([at(edge) + gap, edge], [w - edge, edge], [w - edge, floor], [at(floor) + gap, floor]),
      spots([at(diceTop) + gap, diceTop], [w - edge, diceTop], [w - edge, h - edge], [at(h - edge) + gap, h - edge]),
    ],
    caption: rect(edge, edge, sized(290, 176), sized(42, 24)),
    bust: rect(edge + heroWidth * 0.47 - bustSize / 2, band + h * 0.012 - bustSize, bustSize, bustSize),
    portrait: rect(at(edge + sized(100, 71)) - sized(116, 48), edge + sized(14, 29), portraitSize, portraitSize),
    band: spots([edge, band], [at(band - 14 * u), band - 14 * u], [at(h - edge), h - edge], [edge, h - edge]),
    cards: [0, 1, 2].map((i) =>
      rect(edge + 18 * u + i * cardWidth * (wide ? 0.36 : 0.32), base - cardHeight - i * 12 * u, cardWidth, cardHeight),
    ),
    chips: [0, 1, 2, 3].map((i) =>
      rect(
        at(base - i * (chipHeight + 8 * u)) - chipWidth - 16 * u,
        base - chipHeight * (i + 1) - i * 8 * u,
        chipWidth,
        chipHeight,
      ),
    ),
    needs: rect(dieLane.x, sumTop, dieLane.w, sumHeight),
    drones,
    dice: lanes.map((r) => rect(r.x + r.w / 2 - dieSize / 2, diceTop + 14 * u, dieSize, dieSize)),
    sums: lanes.map((r) => {
      const sumWidth = Math.min(r.w, sized(190, 108));
      return rect(r.x + r.w / 2 - sumWidth / 2, sumTop, sumWidth, sumHeight);
    }),
    results: drones.map((r) => resultBelow(r, sized(46, 26), floor - 12 * u, sized(180, 104))),
    tally: [tallyAt(0, tallyHeight), tallyAt(1, tallyHeight)],
    skip: tallyAt(2, skipHeight),
  };
}

/** Upright phones: three panels, one above the other. */
function portrait(page: Page, dice: number): CombatLayout {
  const { width: w, height: h, unit: u } = page;
  const edge = 7 * u;
  const gap = 6 * u;
  const first = h * 0.335;
  const second = h * 0.665;
  const lean = 9 * u;
  const [left, right, inner] = [edge, w - edge, w - 2 * edge - 8 * u];
  const droneSize = Math.min(132 * u, SHARP.drone);
  const drones = row(rect(edge + 4 * u, first + gap, inner, second - first - gap), dice, 4 * u).map((r) =>
    squareIn(r, Math.min(r.w * 1.1, droneSize), 0.53),
  );
  const lanes = row(rect(edge + 4 * u, second, inner, h - second), dice, 4 * u);
  const dieTop = second + 20 * u;
  const die = Math.min(82 * u, SHARP.die, h - second - 134 * u);
  const sumTop = dieTop + die + 6 * u;
  const bustSize = Math.min(190 * u, SHARP.bust);
  const tallyTop = h - edge - 54 * u;
  return {
    page,
    panels: [
      spots([left, edge], [right, edge], [right, first - lean], [left, first + lean]),
      spots([left, first + lean + gap], [right, first - lean + gap], [right, second + lean], [left, second - lean]),
      spots([left, second - lean + gap], [right, second + lean + gap], [right, h - edge], [left, h - edge]),
    ],
    caption: rect(edge, edge, 178 * u, 26 * u),
    bust: rect(edge + 22 * u, first + 4 * u - bustSize, bustSize, bustSize),
    portrait: rect(edge + 6 * u, edge + 32 * u, 46 * u, 46 * u),
    band: null,
    cards: [0, 1, 2].map((i) =>
      rect(right - 10 * u - (i + 1) * 76 * u + i * 34 * u, edge + 34 * u - i * 5 * u, 72 * u, 108 * u),
    ),
    chips: [0, 1, 2, 3].map((i) =>
      rect(right - 104 * u - (i % 2) * 100 * u, first - 20 * u - (Math.floor(i / 2) + 1) * 34 * u, 96 * u, 30 * u),
    ),
    needs: rect(edge + 10 * u, sumTop, w - 2 * edge - 20 * u, 28 * u),
    drones,
    dice: lanes.map((r) => rect(r.x + r.w / 2 - die / 2, dieTop, die, die)),
    sums: lanes.map((r) => rect(r.x, sumTop, r.w, 28 * u)),
    results: drones.map((r) => resultBelow(r, 26 * u, second - lean - 4 * u, 112 * u)),
    tally: [8, 122].map((x) => rect(edge + x * u, tallyTop, 108 * u, 46 * u)),
    skip: rect(right - 108 * u, tallyTop, 100 * u, 46 * u),
  };
}

function spots(...places: readonly (readonly [x: number, y: number])[]): Spot[] {
  return places.map(([x, y]) => ({ x, y }));
}

/** A square in the middle of `r` from left to right, its own middle `down` of the way from top to bottom. */
function squareIn(r: Rect, size: number, down: number): Rect {
  return rect(r.x + r.w / 2 - size / 2, r.y + r.h * down - size / 2, size, size);
}

function resultBelow(drone: Rect, height: number, lowest: number, width: number): Rect {
  const w = Math.min(width, drone.w * 1.04);
  return rect(drone.x + drone.w / 2 - w / 2, Math.min(drone.y + drone.h * 0.96, lowest - height), w, height);
}
