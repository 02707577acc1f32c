import type { Rect } from '../../../../../table/layout/rect.ts';
import type { AreaId, ShipId, TileNo } from '../../../content/vocabulary.ts';
import { areaOf, heroAt, isWreck, seatsOn, tileAt } from '../../../rules/board/board.ts';
import type { FazaView, Seat, ShipState } from '../../../rules/state/state.ts';
import { shipFrame } from '../../artwork.ts';

/** A piece on its tile: its center, and the full height of its picture. */
export interface Standing {
  readonly name: string;
  readonly frame: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly kind: 'hero' | 'ship' | 'wreck' | 'drone' | 'rebel';
  readonly seat?: Seat;
  /** Whose color and symbol a hero has. */
  readonly area?: AreaId;
  readonly ship?: ShipId;
  /** On small tiles: how many pieces it represents, and the position of the number. */
  readonly badge?: Badge;
  /** On large, crowded tiles: how many of its kind there are, since others may hide parts of them. */
  readonly tally?: Badge;
}

/** The number of pieces that one bold figure represents, in a disc. */
export interface Badge {
  readonly count: number;
  readonly x: number;
  readonly y: number;
  /** Radius of the disc. */
  readonly r: number;
}

/** How high the sign of a tile is, with its number and its symbols. */
export function signHeight({ w }: Rect): number {
  return Math.max(17, w * 0.145);
}

/** The top of a tile's sign, with its frame; it ends at the lower edge. */
export function signTop(cell: Rect): number {
  return cell.y + cell.h * 0.978 - signHeight(cell) - 6;
}

/** Tiles narrower than this show one bold figure for each kind, with a number. */
const BOLD_BELOW = 120;

type Spot = readonly [x: number, y: number, size: number];

/** Places of one size. */
const places = (size: number, ...spots: readonly (readonly [x: number, y: number])[]): Spot[] =>
  spots.map(([x, y]) => [x, y, size]);

/** By number of ships: high in the middle, or side by side. */
const SHIPS: readonly (readonly Spot[])[] = [
  [],
  places(1, [0.5, 0.2]),
  places(0.68, [0.29, 0.13], [0.72, 0.2]),
  places(0.58, [0.22, 0.1], [0.78, 0.1], [0.5, 0.26]),
];
/** By number of Drones: an arc at half height; lower and at the sides under a ship. */
const DRONES: readonly (readonly Spot[])[] = [
  [],
  places(0.5, [0.5, 0.34]),
  places(0.48, [0.33, 0.34], [0.67, 0.34]),
  places(0.45, [0.21, 0.38], [0.79, 0.38], [0.5, 0.3]),
  places(0.42, [0.19, 0.42], [0.81, 0.42], [0.36, 0.26], [0.64, 0.26]),
];
/** Beside heroes, who are in front on the left. */
const DRONES_BEHIND_HEROES: readonly (readonly Spot[])[] = [
  [],
  places(0.48, [0.74, 0.3]),
  places(0.45, [0.56, 0.26], [0.82, 0.34]),
  places(0.43, [0.47, 0.25], [0.83, 0.4], [0.68, 0.22]),
  places(0.4, [0.41, 0.24], [0.85, 0.47], [0.6, 0.17], [0.8, 0.27]),
];
const DRONES_UNDER_SHIP: readonly (readonly Spot[])[] = [
  [],
  places(0.46, [0.5, 0.56]),
  places(0.44, [0.2, 0.53], [0.8, 0.53]),
  places(0.42, [0.17, 0.5], [0.83, 0.5], [0.5, 0.6]),
  places(0.39, [0.14, 0.48], [0.86, 0.48], [0.36, 0.59], [0.64, 0.59]),
];
/** Between a ship above and heroes on the left. */
const DRONES_BETWEEN: readonly (readonly Spot[])[] = [
  [],
  places(0.44, [0.84, 0.48]),
  places(0.42, [0.7, 0.5], [0.9, 0.46]),
  places(0.4, [0.71, 0.48], [0.9, 0.43], [0.87, 0.63]),
  places(0.37, [0.66, 0.47], [0.91, 0.38], [0.69, 0.63], [0.91, 0.6]),
];
/** Above the heads of several heroes. */
const DRONES_ABOVE_HEROES: readonly (readonly Spot[])[] = [
  [],
  places(0.44, [0.84, 0.28]),
  places(0.42, [0.64, 0.15], [0.88, 0.3]),
  places(0.4, [0.5, 0.12], [0.74, 0.14], [0.89, 0.36]),
  places(0.37, [0.3, 0.14], [0.54, 0.1], [0.77, 0.15], [0.9, 0.36]),
];
/** By number of heroes: in front of everything, larger than all but ships. */
const HEROES: readonly (readonly Spot[])[] = [
  [],
  places(0.76, [0.29, 0.58]),
  places(0.7, [0.21, 0.57], [0.46, 0.61]),
  places(0.63, [0.17, 0.57], [0.37, 0.62], [0.57, 0.57]),
  places(0.58, [0.15, 0.57], [0.32, 0.62], [0.49, 0.57], [0.66, 0.62]),
];
const REBELS: readonly (readonly Spot[])[] = [
  [],
  places(0.5, [0.77, 0.7]),
  places(0.48, [0.66, 0.7], [0.86, 0.72]),
  places(0.45, [0.64, 0.67], [0.87, 0.67], [0.755, 0.76]),
  places(0.41, [0.64, 0.63], [0.87, 0.63], [0.68, 0.77], [0.89, 0.77]),
];

/** The same if one bold figure represents each kind. */
const BOLD_SHIP = places(0.92, [0.6, 0.2]);
const BOLD_HEROES: readonly (readonly Spot[])[] = [
  [],
  places(0.88, [0.29, 0.56]),
  places(0.76, [0.21, 0.57], [0.45, 0.61]),
  places(0.68, [0.17, 0.57], [0.35, 0.62], [0.54, 0.57]),
  places(0.62, [0.15, 0.56], [0.31, 0.62], [0.47, 0.56], [0.63, 0.62]),
];

/** Where the pieces of a tile stand. */
export function arrange(state: FazaView, tile: TileNo, cell: Rect): Standing[] {
  const bold = cell.w < BOLD_BELOW;
  const { drones, rebels } = tileAt(state, tile);
  const ships = state.ships.filter((ship) => ship.tile === tile);
  const people = seatsOn(state, tile);
  const shipSpots = bold && ships.length === 1 ? BOLD_SHIP : SHIPS[Math.min(3, ships.length)];
  const heroSpots = (bold ? BOLD_HEROES : HEROES)[people.length];
  const isCrowded = (ships.length > 0 ? people.length + rebels : people.length - 1) > 0;
  const figures = (kind: 'drone' | 'rebel', count: number, spots: readonly Spot[]): Standing[] =>
    spots.map((spot, i) => {
      const name = `${kind}:${tile}:${i}`;
      if (!bold) {
        const fine = at(cell, spot, { name, frame: kind, kind });
        const isCounted = kind === 'drone' && isCrowded && count > 1 && i === count - 1;
        return isCounted ? { ...fine, tally: tallyOf(cell, count, people.length > 0) } : fine;
      }
      const figure = at(cell, spot, { name, frame: `${kind}/small`, kind });
      const isAbove = kind === 'drone' && people.length > 0 && rebels > 0;
      return { ...figure, badge: badgeOf(cell, figure, count, isAbove) };
    });
  const droneSpots = (bold ? boldDrones : fineDrones)(drones, ships.length, people.length);
  const rebelSpots = (bold ? boldRebels : fineRebels)(rebels, people.length);
  return [
    ...ships.map((ship, i) => shipAt(state, cell, ship, shipSpots?.[i] ?? [0.5, 0.2, 0.6])),
    ...figures('drone', drones, droneSpots),
    ...people.map((seat, i) => heroOn(state, cell, seat, heroSpots?.[i] ?? [0.3, 0.62, 0.5])),
    ...figures('rebel', rebels, rebelSpots),
  ];
}

function fineDrones(drones: number, ships: number, heroes: number): readonly Spot[] {
  const behind = heroes > 1 ? DRONES_ABOVE_HEROES : DRONES_BEHIND_HEROES;
  const spots = ships > 0 ? (heroes > 0 ? DRONES_BETWEEN : DRONES_UNDER_SHIP) : heroes > 0 ? behind : DRONES;
  return spots[drones] ?? [];
}

/** Beside its figure, but never on the sign of the tile; above the badge of the Rebels where both stand at the right. */
function badgeOf(cell: Rect, { kind, x, y, size }: Standing, count: number, isAbove: boolean): Badge {
  const r = Math.max(8.5, cell.w * 0.095);
  const lowest = signTop(cell) - (isAbove ? 3 : 1) * r;
  return { count, x: x + size * (kind === 'rebel' ? 0.22 : 0.3), y: Math.min(y + size * 0.25, lowest), r };
}

/**
 * In the upper right corner, where there are neither heroes nor Rebels nor the sign of the tile; on the left if there
 * are no heroes.
 */
function tallyOf(cell: Rect, count: number, hasHeroes: boolean): Badge {
  const r = Math.max(10, cell.w * 0.075);
  const y = cell.y + cell.h * (hasHeroes ? 0.3 : 0.36);
  return { count, x: hasHeroes ? cell.x + cell.w - r - 1 : cell.x + r + 1, y, r };
}

function boldDrones(drones: number, ships: number, heroes: number): readonly Spot[] {
  if (drones === 0) return [];
  if (ships > 0) return [heroes > 0 ? [0.76, 0.42, 0.46] : [0.26, 0.44, 0.5]];
  return [heroes > 0 ? [0.72, 0.24, 0.5] : [0.3, 0.33, 0.56]];
}

function fineRebels(rebels: number, heroes: number): readonly Spot[] {
  const spots = REBELS[rebels] ?? [];
  return spots.map(([x, y, size]) => [heroes > 1 ? x + 0.05 : x, y, heroes > 2 ? size * 0.9 : size]);
}

function boldRebels(rebels: number, heroes: number): readonly Spot[] {
  if (rebels === 0) return [];
  return [heroes > 1 ? [0.81, 0.62, 0.52] : [0.74, 0.62, 0.6]];
}

function at(cell: Rect, [x, y, size]: Spot, piece: Omit<Standing, 'x' | 'y' | 'size'>): Standing {
  return { ...piece, x: cell.x + cell.w * x, y: cell.y + cell.h * y, size: cell.w * size };
}

function shipAt(state: FazaView, cell: Rect, ship: ShipState, spot: Spot): Standing {
  const wreck = isWreck(ship);
  // A wreck lies on the ground.
  const down: Spot = wreck ? [spot[0], spot[1] + 0.1, spot[2] * 0.9] : spot;
  return at(cell, down, {
    name: `ship:${ship.id}`,
    frame: shipFrame(ship, state.health),
    kind: wreck ? 'wreck' : 'ship',
    ship: ship.id,
  });
}

function heroOn(state: FazaView, cell: Rect, seat: Seat, spot: Spot): Standing {
  const area = areaOf(state, seat);
  return at(cell, spot, { name: `hero:${seat}`, frame: `hero/${heroAt(state, seat).id}`, kind: 'hero', seat, area });
}
