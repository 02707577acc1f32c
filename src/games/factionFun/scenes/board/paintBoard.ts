import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import type { Spot } from '../../../../table/layout/rect.ts';
import { PEOPLES, type PeopleId } from '../../content/vocabulary.ts';
import type { HexBoard } from '../../interaction/layout/hexBoard.ts';
import { hexCorners } from '../../interaction/layout/hexBoard.ts';
import { neighborsOf } from '../../rules/board/hexes.ts';
import { realmOf, realmSize, tilesOf } from '../../rules/board/realm.ts';
import type { FactionFunView, TileNo } from '../../rules/state/state.ts';
import { PEOPLE_PAINT, paint } from '../paint/paint.ts';

/** The radius of a tile in the units of its drawings, and the heights of those in the same units. */
const RADIUS = 53;
const HEIGHTS = {
  tile: { pointy: 114, flat: 100 },
  bed: { pointy: 128, flat: 114 },
  unlinked: { pointy: 124, flat: 110 },
  motif: 80,
  emblem: 36,
  line: 12,
} as const;

/** How much of a motif is seen below the emblem of its holder. */
const FADED = 0.3;

/** What the picture of the board depends on. */
export function boardShows({ terrain, holders }: FactionFunView): unknown {
  return [terrain, holders];
}

/** The map: every tile in its bed, with who holds it, gold in the joints of linked tiles, and the outline of each realm. */
export function paintBoard(g: CanvasPainter, board: HexBoard, state: FactionFunView): void {
  for (const tile of state.terrain.keys()) paintLayer(g, board, tile, 'bed', HEIGHTS.bed);
  for (const tile of state.terrain.keys()) paintTile(g, board, state, tile);
  for (const people of PEOPLES) paintRealm(g, board, state, people);
}

/** A tile as it lies on the board. */
export function paintTile(g: CanvasPainter, board: HexBoard, state: FactionFunView, tile: TileNo): void {
  const terrain = at(state.terrain, tile);
  const holder = state.holders[tile] ?? null;
  const variant = 1 + ((tile * 7 + 3) % 3);
  const { x, y } = board.spot(tile);
  const scale = board.radius / RADIUS;
  paintLayer(g, board, tile, 'edge');
  paintLayer(g, board, tile, `glaze/${holder ?? terrain}/${variant}`);
  g.sprite(`motif/${terrain}/${variant}`, x, y, HEIGHTS.motif * scale, { alpha: holder ? FADED : 1 });
  if (!holder) return;
  paintLayer(g, board, tile, `rings/${holder}`);
  g.sprite(`emblem/${holder}`, x, y, HEIGHTS.emblem * scale);
}

/** A picture of a tile's size, in the lay of the board. */
export function paintLayer(
  g: CanvasPainter,
  board: HexBoard,
  tile: TileNo,
  name: string,
  { pointy, flat }: { readonly pointy: number; readonly flat: number } = HEIGHTS.tile,
  alpha = 1,
): void {
  const { x, y } = board.spot(tile);
  const size = ((board.isFlat ? flat : pointy) * board.radius) / RADIUS;
  g.sprite(`${name}/${board.isFlat ? 'flat' : 'pointy'}`, x, y, size, { alpha });
}

/** The joints of a realm filled with gold, its outline, its size, and a dashed outline around tiles that are not linked. */
function paintRealm(g: CanvasPainter, board: HexBoard, state: FactionFunView, people: PeopleId): void {
  const realm = realmOf(state, people);
  const size = realmSize(state, people);
  for (const tile of tilesOf(state, people))
    if (!realm.has(tile) || size === 1) paintLayer(g, board, tile, `unlinked/${people}`, HEIGHTS.unlinked);
  if (size < 2) return;
  const outer: (readonly [Spot, Spot])[] = [];
  for (const tile of realm) {
    const beside = neighborsOf(state, tile);
    for (const [from, to] of sidesOf(board, tile)) {
      const next = beside.find((other) => isBetween(board.spot(tile), board.spot(other), from, to));
      if (next === undefined || !realm.has(next)) outer.push([from, to]);
      else if (next > tile) line(g, board, `gold/joint/${(tile + next) % 3}`, from, to);
    }
  }
  for (const name of ['outline/below', `outline/${people}`])
    for (const [from, to] of outer) line(g, board, name, from, to);
}

/** The size of each realm of two tiles or more. */
export function paintSizes(g: CanvasPainter, board: HexBoard, state: FactionFunView): void {
  for (const people of PEOPLES) {
    const size = realmSize(state, people);
    if (size > 1) sizeTag(g, board, people, [...realmOf(state, people)], size);
  }
}

/** The six sides of a tile, each from corner to corner. */
function sidesOf(board: HexBoard, tile: TileNo): (readonly [Spot, Spot])[] {
  const corners = board.corners(tile);
  return corners.map((corner, index) => [corner, at(corners, (index + 1) % corners.length)] as const);
}

/** Whether a side lies halfway between two middles. */
function isBetween(one: Spot, other: Spot, from: Spot, to: Spot): boolean {
  const apart = Math.hypot((one.x + other.x - from.x - to.x) / 2, (one.y + other.y - from.y - to.y) / 2);
  return apart < Math.hypot(to.x - from.x, to.y - from.y) / 4;
}

/** A picture of a line along the side of a tile. */
function line(g: CanvasPainter, { radius }: HexBoard, name: string, from: Spot, to: Spot): void {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  g.sprite(name, (from.x + to.x) / 2, (from.y + to.y) / 2, (HEIGHTS.line * radius) / RADIUS, { turn });
}

/** The size of a realm on a small hex at its edge: on the left for the Sailfolk, on the right for the Hearthfolk. */
function sizeTag(g: CanvasPainter, board: HexBoard, people: PeopleId, realm: readonly TileNo[], size: number): void {
  const side = people === 'sailfolk' ? -1 : 1;
  const outward = ({ x, y }: Spot): number => (board.isFlat ? -side * y + side * x * 0.4 : side * x - y * 0.4);
  const [edge = 0] = [...realm].sort((one, other) => outward(board.spot(other)) - outward(board.spot(one)));
  const { x, y } = board.spot(edge);
  const r = board.radius;
  const spot = board.isFlat
    ? { x: x + side * r * 0.76, y: y - side * r * 0.5 }
    : { x: x + side * r * 0.48, y: y - r * 0.56 };
  const { dark } = PEOPLE_PAINT[people];
  g.fill(hexCorners(spot, r * 0.4, false), paint.white);
  g.fill(hexCorners(spot, r * 0.35, false), dark);
  g.title(String(size), spot.x, spot.y, { size: r * 0.38, color: paint.white });
}
