import { at } from '../../../../kernel/values/at.ts';
import type { Rect, Spot } from '../../../../table/layout/rect.ts';
import { GATE, GOAL } from '../../content/board.ts';
import type { TileNo } from '../../content/vocabulary.ts';

/** How many floors the tower has, and tiles on each. */
const FLOORS = 7;
const ON_FLOOR = 10;

/** A floor of the tower: a strip of tiles, a little crooked. */
export interface Floor {
  /** The middle of its strip, at the foot of the tiles. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  /** How far the strip falls from one tile to the next, to the right. */
  readonly tilt: number;
}

/** Where everything on the board is, in CSS pixels. */
export interface BoardGeometry {
  readonly area: Rect;
  /** Device-independent size: 1 on the wide design. */
  readonly unit: number;
  /** Whether only some tiles have room for their numbers. */
  readonly small: boolean;
  /** The width of the ring, the radius of its outer corners, and the length of a tile. */
  readonly depth: number;
  readonly radius: number;
  readonly step: number;
  /** How wide the Gate is. */
  readonly gate: number;
  readonly floors: readonly Floor[];
  readonly floorHeight: number;
  /** From one floor to the next. */
  readonly storey: number;
  /** The middle of a tile. */
  spot(tile: TileNo): Spot;
  /** The outline of a tile; the Gate and the goal are drawn by themselves. */
  outline(tile: TileNo): readonly Spot[];
}

/** Lengths of a design, for a board of that size. */
interface Design {
  readonly w: number;
  readonly h: number;
  readonly margin: number;
  readonly depth: number;
  readonly radius: number;
  readonly gate: number;
  readonly gap: number;
  readonly tower: {
    readonly x: number;
    readonly y: number;
    readonly lowest: number;
    readonly highest: number;
    readonly storey: number;
    readonly height: number;
    readonly lean: readonly number[];
    readonly tilt: readonly number[];
  };
}

const WIDE: Design = {
  w: 764,
  h: 496,
  margin: 8,
  depth: 42,
  radius: 66,
  gate: 92,
  gap: 0.9,
  tower: {
    x: 376,
    y: 404,
    lowest: 440,
    highest: 316,
    storey: 42,
    height: 29,
    lean: [-6, 10, -12, 16, 0, 26, 14],
    tilt: [0.2, -0.5, 0.8, -0.9, 0.8, -0.7, 0.5],
  },
};

const SMALL: Design = {
  w: 352,
  h: 300,
  margin: 3,
  depth: 27,
  radius: 34,
  gate: 46,
  gap: 0.5,
  tower: {
    x: 174,
    y: 250,
    lowest: 264,
    highest: 212,
    storey: 28.5,
    height: 20,
    lean: [-2, 5, -6, 8, -2, 11, 6],
    tilt: [0.1, -0.3, 0.4, -0.4, 0.35, -0.3, 0.2],
  },
};

/** Below this width the board has the design of a phone. */
const ROOMY = 520;

/** Arranges the board in an area. The ring follows its shape; the tower keeps its proportions. */
export function boardGeometry(area: Rect): BoardGeometry {
  const small = area.w < ROOMY;
  const design = small ? SMALL : WIDE;
  const scale = Math.min(area.w / design.w, area.h / design.h);
  const ring = ringIn(area, design, scale);
  const tower = towerIn(area, design, scale);
  const partOf = (tile: TileNo): TilePlaces => (tile > GATE ? tower : ring);
  return {
    ...ring,
    ...tower,
    area,
    unit: small ? scale * 0.62 : scale,
    small,
    spot: (tile) => partOf(tile).spot(tile),
    outline: (tile) => partOf(tile).outline(tile),
  };
}

/** Where the tiles of a part of the board are. */
type TilePlaces = Pick<BoardGeometry, 'spot' | 'outline'>;

/** The ring around the tower, from the first tile to the Gate. */
function ringIn(
  area: Rect,
  design: Design,
  scale: number,
): TilePlaces & Pick<BoardGeometry, 'depth' | 'radius' | 'step' | 'gate'> {
  const depth = design.depth * scale;
  const gate = design.gate * scale;
  const radius = design.radius * scale;
  const edge = ringEdge(area, design.margin * scale, depth, radius);
  const step = (edge.length - gate) / (GATE - 2);
  const placeOnRing = (tile: TileNo): number => gate / 2 + (tile - 1.5) * step;
  const gateSpot = { x: area.x + area.w / 2, y: area.y + area.h - design.margin * scale - depth / 2 };
  return {
    depth,
    radius,
    step,
    gate,
    spot: (tile) => (tile <= 1 || tile === GATE ? gateSpot : edge.at(placeOnRing(tile)).spot),
    outline: (tile) => {
      const half = step / 2 - design.gap * scale;
      const ends = [-1, -0.33, 0.33, 1].map((part) => edge.at(placeOnRing(tile) + part * half));
      const side = (out: number): Spot[] =>
        ends.map(({ spot, normal }) => ({
          x: spot.x + (normal.x * out * depth) / 2,
          y: spot.y + (normal.y * out * depth) / 2,
        }));
      return [...side(1), ...side(-1).reverse()];
    },
  };
}

/** The tower, from the first tile above the Gate to the goal. */
function towerIn(
  area: Rect,
  { w, h, tower }: Design,
  scale: number,
): TilePlaces & Pick<BoardGeometry, 'floors' | 'floorHeight' | 'storey'> {
  const [wide, high] = [area.w / w, area.h / h];
  const storey = tower.storey * high;
  const floorHeight = tower.height * Math.min(high, scale * 1.3);
  const floors = Array.from({ length: FLOORS }, (_, floor): Floor => {
    const width = tower.lowest + ((tower.highest - tower.lowest) * floor) / (FLOORS - 1);
    return {
      x: area.x + tower.x * wide + at(tower.lean, floor) * scale,
      y: area.y + tower.y * high - floor * storey,
      w: width * Math.min(wide, scale * 1.25),
      tilt: at(tower.tilt, floor) * scale,
    };
  });
  const onFloor = (tile: TileNo) => {
    const index = Math.floor((tile - GATE - 1) / ON_FLOOR);
    const floor = at(floors, index);
    const along = (tile - GATE - 1) % ON_FLOOR;
    const column = index % 2 ? ON_FLOOR - 1 - along : along;
    const w = floor.w / ON_FLOOR;
    return { floor, w, x: floor.x - floor.w / 2 + column * w, y: floor.y + (column - 4.5) * floor.tilt };
  };
  return {
    floors,
    floorHeight,
    storey,
    spot: (tile) => {
      const { x, y, w, floor } = onFloor(Math.min(tile, GOAL));
      return { x: x + w / 2, y: y + floor.tilt / 2 - floorHeight / 2 };
    },
    outline: (tile) => {
      const { x, y, w, floor } = onFloor(tile);
      const gap = 0.7 * scale;
      return [
        { x: x + gap, y: y - floorHeight },
        { x: x + w - gap, y: y - floorHeight + floor.tilt },
        { x: x + w - gap, y: y + floor.tilt },
        { x: x + gap, y },
      ];
    },
  };
}

/** A place on the middle of the ring, and the direction out of the board there. */
interface OnEdge {
  readonly spot: Spot;
  readonly normal: Spot;
}

/**
 * The center line of the ring, clockwise from the middle of its lower edge: its length, and the position at a distance.
 */
function ringEdge(area: Rect, margin: number, depth: number, radius: number) {
  const [left, top] = [area.x + margin + depth / 2, area.y + margin + depth / 2];
  const [w, h] = [area.w - 2 * margin - depth, area.h - 2 * margin - depth];
  const r = Math.max(2, radius - depth / 2);
  const arc = (Math.PI / 2) * r;
  const [acrossX, acrossY] = [w - 2 * r, h - 2 * r];
  const right = left + w;
  const bottom = top + h;
  const straight = (length: number, x: number, y: number, dx: number, dy: number) => ({
    length,
    at: (s: number): OnEdge => ({ spot: { x: x + dx * s, y: y + dy * s }, normal: { x: dy, y: -dx } }),
  });
  const corner = (x: number, y: number, start: number) => ({
    length: arc,
    at: (s: number): OnEdge => {
      const angle = start + s / r;
      const normal = { x: Math.cos(angle), y: Math.sin(angle) };
      return { spot: { x: x + normal.x * r, y: y + normal.y * r }, normal };
    },
  });
  const quarter = Math.PI / 2;
  const parts = [
    straight(acrossX / 2, left + w / 2, bottom, -1, 0),
    corner(left + r, bottom - r, quarter),
    straight(acrossY, left, bottom - r, 0, -1),
    corner(left + r, top + r, 2 * quarter),
    straight(acrossX, left + r, top, 1, 0),
    corner(right - r, top + r, 3 * quarter),
    straight(acrossY, right, top + r, 0, 1),
    corner(right - r, bottom - r, 0),
    straight(acrossX / 2, right - r, bottom, -1, 0),
  ];
  return {
    length: parts.reduce((sum, part) => sum + part.length, 0),
    at: (place: number): OnEdge => {
      let left = place;
      for (const part of parts) {
        if (left <= part.length) return part.at(left);
        left -= part.length;
      }
      return at(parts, parts.length - 1).at(at(parts, parts.length - 1).length);
    },
  };
}
