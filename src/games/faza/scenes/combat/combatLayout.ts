import { row } from '../../../../table/layout.ts';
import type { Rect } from '../../../../table/rect.ts';
import { type Page, pageOf } from '../page.ts';

export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Where everything of a fight is, in CSS pixels. Panels are four-cornered, with leaning sides, clockwise from the top left. */
export interface CombatLayout {
  readonly page: Page;
  /** The hero, the Drones, the dice. */
  readonly panels: readonly [readonly Corner[], readonly Corner[], readonly Corner[]];
  /** Place and round. */
  readonly caption: Rect;
  /** The hero's head and shoulders, standing on its lower side. */
  readonly bust: Rect;
  /** A small picture of the hero's face, which shows the wounds: where no pose of action has its head or weapon. */
  readonly portrait: Rect;
  /** A strip in front of the bust for what helps; `null` where that lies beside the bust. */
  readonly band: readonly Corner[] | null;
  /** Where cards and other helpers slam down, as many as there can be. */
  readonly cards: readonly Rect[];
  readonly chips: readonly Rect[];
  /** What every die needs, before the dice are there. */
  readonly needs: Rect;
  /** One place for each Drone, and one for its die. */
  readonly drones: readonly Rect[];
  readonly dice: readonly Rect[];
  readonly sums: readonly Rect[];
  readonly results: readonly Rect[];
  /** Kills, and what they cost. */
  readonly tally: readonly Rect[];
  readonly skip: Rect;
}

/** As large as pictures for phones are painted at two device pixels to a CSS pixel, with the camera at its nearest. */
const SHARP = { die: 94, drone: 157, bust: 252 } as const;
/** Pictures for wide windows are as large as they are ever shown. */
const ANY = { die: Infinity, drone: Infinity, bust: Infinity } as const;

/** Arranges a fight of so many dice. */
export function combatLayout(width: number, height: number, dice: number): CombatLayout {
  const page = pageOf(width, height);
  return page.form === 'portrait' ? portrait(page, dice) : beside(page, dice);
}

/** Wide screens and phones on their side: the hero left, Drones above dice. */
function beside(page: Page, dice: number): CombatLayout {
  const { width: w, height: h, form } = page;
  const wide = form === 'wide';
  const most = wide ? ANY : SHARP;
  const u = page.unit * (wide ? 1 : 0.5);
  const edge = 13 * u;
  const gap = 11 * u;
  const split = w * 0.36;
  const lean = 88 * u * (h / (720 * u));
  const floor = h * 0.61;
  const at = (y: number): number => split - lean * (y / h);
  const hero = [
    { x: edge, y: edge },
    { x: at(edge), y: edge },
    { x: at(h - edge), y: h - edge },
    { x: edge, y: h - edge },
  ];
  const drones = [
    { x: at(edge) + gap, y: edge },
    { x: w - edge, y: edge },
    { x: w - edge, y: floor },
    { x: at(floor) + gap, y: floor },
  ];
  const diceTop = floor + gap * 1.2;
  const table = [
    { x: at(diceTop) + gap, y: diceTop },
    { x: w - edge, y: diceTop },
    { x: w - edge, y: h - edge },
    { x: at(h - edge) + gap, y: h - edge },
  ];
  const tallyWidth = Math.max(160 * u, wide ? 0 : 104 * page.unit);
  const left = at(floor) + gap + 30 * u;
  const right = w - edge - tallyWidth - 34 * u;
  const lane = { x: left, y: edge, w: Math.max(0, w - edge - 20 * u - left), h: floor - edge };
  const droneSize = Math.min(300 * u, most.drone);
  const drone = row(lane, dice, 10 * u).map((r) => middleOf(r, Math.min(r.w * 1.16, droneSize), droneSize, 0.56));
  const sumHeight = wide ? 46 * u : 24 * page.unit;
  const dieSize = Math.min(150 * u, most.die, h - edge - diceTop - sumHeight - 34 * u);
  const dieLane = { x: at(h) + 34 * u, y: diceTop, w: right - at(h) - 34 * u, h: h - edge - diceTop };
  const lanes = row(dieLane, dice, 14 * u);
  const tallyHeight = wide ? 54 * u : 32 * page.unit;
  const tallyX = w - edge - tallyWidth - 18 * u;
  const skipHeight = wide ? 56 * u : 40 * page.unit;
  const tallyGap = (h - edge - diceTop - 2 * tallyHeight - skipHeight) / 4;
  const tallyAt = (i: number, height: number): Rect => ({
    x: tallyX,
    y: diceTop + tallyGap + i * (tallyHeight + tallyGap),
    w: tallyWidth,
    h: height,
  });
  const heroWidth = at(h * 0.5) - edge;
  const bustSize = Math.min(heroWidth * 1.22, h * 0.74, most.bust);
  const band = wide ? h * 0.79 : h * 0.75;
  const bust = { x: edge + heroWidth * 0.47 - bustSize / 2, y: band + h * 0.012 - bustSize, w: bustSize, h: bustSize };
  const chipHeight = wide ? 58 * u : 30 * page.unit;
  const chipWidth = wide ? 148 * u : 92 * page.unit;
  const cardHeight = wide ? 206 * u : 76 * page.unit;
  const cardWidth = cardHeight * 0.66;
  const base = h - edge - 24 * u;
  return {
    page,
    panels: [hero, drones, table],
    caption: wide
      ? { x: edge, y: edge, w: 290 * u, h: 42 * u }
      : { x: edge, y: edge, w: 176 * page.unit, h: 24 * page.unit },
    bust,
    portrait: wide
      ? { x: at(edge + 100 * u) - 116 * u, y: edge + 14 * u, w: 100 * u, h: 100 * u }
      : {
          x: at(edge + 71 * page.unit) - 48 * page.unit,
          y: edge + 29 * page.unit,
          w: 42 * page.unit,
          h: 42 * page.unit,
        },
    band: [
      { x: edge, y: band },
      { x: at(band - 14 * u), y: band - 14 * u },
      { x: at(h - edge), y: h - edge },
      { x: edge, y: h - edge },
    ],
    cards: [0, 1, 2].map((i) => ({
      x: edge + 18 * u + i * cardWidth * (wide ? 0.36 : 0.32),
      y: base - cardHeight - i * 12 * u,
      w: cardWidth,
      h: cardHeight,
    })),
    chips: [0, 1, 2, 3].map((i) => ({
      x: at(base - i * (chipHeight + 8 * u)) - chipWidth - 16 * u,
      y: base - chipHeight * (i + 1) - i * 8 * u,
      w: chipWidth,
      h: chipHeight,
    })),
    needs: { x: dieLane.x, y: h - edge - sumHeight - 18 * u, w: dieLane.w, h: sumHeight },
    drones: drone,
    dice: lanes.map((r) => ({ x: r.x + r.w / 2 - dieSize / 2, y: diceTop + 14 * u, w: dieSize, h: dieSize })),
    sums: lanes.map((r) => {
      const sumWidth = Math.min(r.w, wide ? 190 * u : 108 * page.unit);
      return { x: r.x + r.w / 2 - sumWidth / 2, y: h - edge - sumHeight - 18 * u, w: sumWidth, h: sumHeight };
    }),
    results: drone.map((r) =>
      resultBelow(r, wide ? 46 * u : 26 * page.unit, floor - 12 * u, wide ? 180 * u : 104 * page.unit),
    ),
    tally: [tallyAt(0, tallyHeight), tallyAt(1, tallyHeight)],
    skip: tallyAt(2, skipHeight),
  };
}

/** Phones upright: three panels above one another. */
function portrait(page: Page, dice: number): CombatLayout {
  const { width: w, height: h, unit: u } = page;
  const edge = 7 * u;
  const gap = 6 * u;
  const first = h * 0.335;
  const second = h * 0.665;
  const lean = 9 * u;
  const hero = [
    { x: edge, y: edge },
    { x: w - edge, y: edge },
    { x: w - edge, y: first - lean },
    { x: edge, y: first + lean },
  ];
  const drones = [
    { x: edge, y: first + lean + gap },
    { x: w - edge, y: first - lean + gap },
    { x: w - edge, y: second + lean },
    { x: edge, y: second - lean },
  ];
  const table = [
    { x: edge, y: second - lean + gap },
    { x: w - edge, y: second + lean + gap },
    { x: w - edge, y: h - edge },
    { x: edge, y: h - edge },
  ];
  const lane = { x: edge + 4 * u, y: first + gap, w: w - 2 * edge - 8 * u, h: second - first - gap };
  const droneSize = Math.min(132 * u, SHARP.drone);
  const drone = row(lane, dice, 4 * u).map((r) => middleOf(r, Math.min(r.w * 1.1, droneSize), droneSize, 0.53));
  const lanes = row({ x: edge + 4 * u, y: second, w: w - 2 * edge - 8 * u, h: h - second }, dice, 4 * u);
  const dieTop = second + 20 * u;
  const die = Math.min(82 * u, SHARP.die, h - second - 134 * u);
  const sumTop = dieTop + die + 6 * u;
  const bustSize = Math.min(190 * u, SHARP.bust);
  const bust = { x: edge + 22 * u, y: first + 4 * u - bustSize, w: bustSize, h: bustSize };
  const tallyTop = h - edge - 54 * u;
  return {
    page,
    panels: [hero, drones, table],
    caption: { x: edge, y: edge, w: 178 * u, h: 26 * u },
    bust,
    portrait: { x: edge + 6 * u, y: edge + 32 * u, w: 46 * u, h: 46 * u },
    band: null,
    cards: [0, 1, 2].map((i) => ({
      x: w - edge - 10 * u - (i + 1) * 76 * u + i * 34 * u,
      y: edge + 34 * u - i * 5 * u,
      w: 72 * u,
      h: 108 * u,
    })),
    chips: [0, 1, 2, 3].map((i) => ({
      x: w - edge - 104 * u - (i % 2) * 100 * u,
      y: first - 20 * u - (Math.floor(i / 2) + 1) * 34 * u,
      w: 96 * u,
      h: 30 * u,
    })),
    needs: { x: edge + 10 * u, y: sumTop, w: w - 2 * edge - 20 * u, h: 28 * u },
    drones: drone,
    dice: lanes.map((r) => ({ x: r.x + r.w / 2 - die / 2, y: dieTop, w: die, h: die })),
    sums: lanes.map((r) => ({ x: r.x, y: sumTop, w: r.w, h: 28 * u })),
    results: drone.map((r) => resultBelow(r, 26 * u, second - lean - 4 * u, 112 * u)),
    tally: [
      { x: edge + 8 * u, y: tallyTop, w: 108 * u, h: 46 * u },
      { x: edge + 122 * u, y: tallyTop, w: 108 * u, h: 46 * u },
    ],
    skip: { x: w - edge - 108 * u, y: tallyTop, w: 100 * u, h: 46 * u },
  };
}

function middleOf(r: Rect, w: number, h: number, down: number): Rect {
  const size = Math.min(w, h);
  return { x: r.x + r.w / 2 - size / 2, y: r.y + r.h * down - size / 2, w: size, h: size };
}

function resultBelow(drone: Rect, height: number, lowest: number, width: number): Rect {
  const w = Math.min(width, drone.w * 1.04);
  return {
    x: drone.x + drone.w / 2 - w / 2,
    y: Math.min(drone.y + drone.h * 0.96, lowest - height),
    w,
    h: height,
  };
}
