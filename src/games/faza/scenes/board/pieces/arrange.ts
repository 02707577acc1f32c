import type { Rect } from '../../../../../table/layout/rect.ts';
import type { AreaId, ShipId, TileNo } from '../../../content/vocabulary.ts';
import { areaOf, heroAt, isWreck, seatsOn, tileAt } from '../../../rules/board/board.ts';
import type { FazaView, Seat, ShipState } from '../../../rules/state/state.ts';
import { shipFrame } from '../../artwork.ts';

/** A piece on its tile: where its middle is, and how high its whole picture. */
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
  /** On small tiles: how many it stands for. */
  readonly count?: number;
}

/** Tiles narrower than this show one bold figure for each kind, with a number. */
const BOLD_BELOW = 120;

type Spot = readonly [x: number, y: number, size: number];

/** Where the pieces of a tile stand. */
export function arrange(state: FazaView, tile: TileNo, cell: Rect): Standing[] {
  return cell.w < BOLD_BELOW ? bold(state, tile, cell) : fine(state, tile, cell);
}

/** By number of ships: high in the middle, side by side where there are several. */
const SHIPS: readonly (readonly Spot[])[] = [
  [],
  [[0.5, 0.2, 1]],
  [
    [0.29, 0.13, 0.68],
    [0.72, 0.2, 0.68],
  ],
  [
    [0.22, 0.1, 0.58],
    [0.78, 0.1, 0.58],
    [0.5, 0.26, 0.58],
  ],
];
/** By number of Drones: an arc at half height; lower and at the sides under a ship. */
const DRONES: readonly (readonly Spot[])[] = [
  [],
  [[0.5, 0.34, 0.5]],
  [
    [0.33, 0.34, 0.48],
    [0.67, 0.34, 0.48],
  ],
  [
    [0.21, 0.38, 0.45],
    [0.79, 0.38, 0.45],
    [0.5, 0.3, 0.45],
  ],
];
/** Beside heroes, who stand in front on the left. */
const DRONES_BEHIND_HEROES: readonly (readonly Spot[])[] = [
  [],
  [[0.74, 0.3, 0.48]],
  [
    [0.56, 0.26, 0.45],
    [0.82, 0.34, 0.45],
  ],
  [
    [0.47, 0.25, 0.43],
    [0.83, 0.4, 0.43],
    [0.68, 0.22, 0.43],
  ],
];
const DRONES_UNDER_SHIP: readonly (readonly Spot[])[] = [
  [],
  [[0.5, 0.56, 0.46]],
  [
    [0.2, 0.53, 0.44],
    [0.8, 0.53, 0.44],
  ],
  [
    [0.17, 0.5, 0.42],
    [0.83, 0.5, 0.42],
    [0.5, 0.6, 0.42],
  ],
];
/** Between a ship above and heroes on the left. */
const DRONES_BETWEEN: readonly (readonly Spot[])[] = [
  [],
  [[0.84, 0.48, 0.44]],
  [
    [0.7, 0.5, 0.42],
    [0.9, 0.46, 0.42],
  ],
  [
    [0.71, 0.48, 0.4],
    [0.9, 0.43, 0.4],
    [0.87, 0.63, 0.4],
  ],
];
/** Above the heads of several heroes. */
const DRONES_ABOVE_HEROES: readonly (readonly Spot[])[] = [
  [],
  [[0.84, 0.28, 0.44]],
  [
    [0.64, 0.15, 0.42],
    [0.88, 0.3, 0.42],
  ],
  [
    [0.5, 0.12, 0.4],
    [0.74, 0.14, 0.4],
    [0.89, 0.36, 0.4],
  ],
];
/** By number of heroes: in front of everything, larger than all but ships. */
const HEROES: readonly (readonly Spot[])[] = [
  [],
  [[0.29, 0.58, 0.76]],
  [
    [0.21, 0.57, 0.7],
    [0.46, 0.61, 0.7],
  ],
  [
    [0.17, 0.57, 0.63],
    [0.37, 0.62, 0.63],
    [0.57, 0.57, 0.63],
  ],
  [
    [0.15, 0.57, 0.58],
    [0.32, 0.62, 0.58],
    [0.49, 0.57, 0.58],
    [0.66, 0.62, 0.58],
  ],
];
const REBELS: readonly (readonly Spot[])[] = [
  [],
  [[0.77, 0.7, 0.5]],
  [
    [0.66, 0.7, 0.48],
    [0.86, 0.72, 0.48],
  ],
  [
    [0.64, 0.67, 0.45],
    [0.87, 0.67, 0.45],
    [0.755, 0.76, 0.45],
  ],
];

/** The same where one bold figure stands for each kind. */
const BOLD_HEROES: readonly (readonly Spot[])[] = [
  [],
  [[0.29, 0.56, 0.88]],
  [
    [0.21, 0.57, 0.76],
    [0.45, 0.61, 0.76],
  ],
  [
    [0.17, 0.57, 0.68],
    [0.35, 0.62, 0.68],
    [0.54, 0.57, 0.68],
  ],
  [
    [0.15, 0.56, 0.62],
    [0.31, 0.62, 0.62],
    [0.47, 0.56, 0.62],
    [0.63, 0.62, 0.62],
  ],
];

function fine(state: FazaView, tile: TileNo, cell: Rect): Standing[] {
  const { drones, rebels } = tileAt(state, tile);
  const ships = state.ships.filter((ship) => ship.tile === tile);
  const people = seatsOn(state, tile);
  const droneSpots = spotsOfDrones(ships.length, people.length)[Math.min(3, drones)] ?? [];
  const many = people.length > 2 ? 0.9 : 1;
  return [
    ...ships.map((ship, i) => shipAt(state, cell, ship, SHIPS[Math.min(3, ships.length)]?.[i] ?? [0.5, 0.2, 0.6])),
    ...droneSpots.map((spot, i) => at(cell, spot, { name: `drone:${tile}:${i}`, frame: 'drone', kind: 'drone' })),
    ...people.map((seat, i) => heroOn(state, cell, seat, HEROES[Math.min(4, people.length)]?.[i] ?? [0.3, 0.62, 0.5])),
    ...(REBELS[Math.min(3, rebels)] ?? []).map(([x, y, size], i) =>
      at(cell, [people.length > 1 ? x + 0.05 : x, y, size * many], {
        name: `rebel:${tile}:${i}`,
        frame: 'rebel',
        kind: 'rebel',
      }),
    ),
  ];
}

function spotsOfDrones(ships: number, heroes: number): readonly (readonly Spot[])[] {
  if (heroes === 0) return ships > 0 ? DRONES_UNDER_SHIP : DRONES;
  if (ships > 0) return DRONES_BETWEEN;
  return heroes > 1 ? DRONES_ABOVE_HEROES : DRONES_BEHIND_HEROES;
}

function bold(state: FazaView, tile: TileNo, cell: Rect): Standing[] {
  const { drones, rebels } = tileAt(state, tile);
  const ships = state.ships.filter((ship) => ship.tile === tile);
  const people = seatsOn(state, tile);
  const crowd = people.length > 1;
  const found: Standing[] = [];
  for (const [i, ship] of ships.entries()) {
    const spots: readonly Spot[] =
      ships.length === 1 ? [[0.6, 0.2, 0.92]] : ships.length === 2 ? (SHIPS[2] ?? []) : (SHIPS[3] ?? []);
    found.push(shipAt(state, cell, ship, spots[i] ?? [0.5, 0.2, 0.6]));
  }
  if (drones > 0) {
    const spot: Spot = ships.length > 0 ? [0.26, 0.5, 0.5] : people.length > 0 ? [0.72, 0.24, 0.5] : [0.3, 0.33, 0.56];
    found.push(
      at(cell, people.length > 0 && ships.length > 0 ? [0.76, 0.42, 0.46] : spot, {
        name: `drone:${tile}:0`,
        frame: 'drone/small',
        kind: 'drone',
        count: drones,
      }),
    );
  }
  for (const [i, seat] of people.entries()) {
    found.push(heroOn(state, cell, seat, BOLD_HEROES[Math.min(4, people.length)]?.[i] ?? [0.3, 0.6, 0.5]));
  }
  if (rebels > 0) {
    found.push(
      at(cell, [crowd ? 0.81 : 0.74, 0.68, crowd ? 0.52 : 0.6], {
        name: `rebel:${tile}:0`,
        frame: 'rebel/small',
        kind: 'rebel',
        count: rebels,
      }),
    );
  }
  return found;
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
