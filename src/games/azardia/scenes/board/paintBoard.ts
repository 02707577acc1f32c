import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { inset, type Rect, rect, type Spot } from '../../../../table/layout/rect.ts';
import { A_TILES, GATE, GOAL, Z_TILES } from '../../content/board.ts';
import type { BoardGeometry, Floor } from '../../interaction/layout/boardGeometry.ts';
import { paintGrain } from '../paint/grain.ts';
import { FLOOR_PAINT, paint } from '../paint/paint.ts';
import { disc, LIFT, paper, shape, smooth, starShape, strip, tornEdge } from '../paint/paper.ts';
import { paintGreenPlanet, paintRinged, paintRocket, paintThread } from '../paint/planets.ts';

/** Paints the empty board: the ring, the tower with the Tyrant on top, the Gate, and the goal at the tip of his tongue. */
export function paintBoard(g: CanvasPainter, board: BoardGeometry, isClose: boolean): void {
  paintGround(g, board);
  paintRing(g, board, isClose);
  paintTower(g, board, isClose);
  paintGate(g, board);
  paintGrain(g, inset(board.area, -8));
}

function paintGround(g: CanvasPainter, { area, depth, radius, unit, small }: BoardGeometry): void {
  paper(g, inset(area, 2 * unit), { fill: paint.rim, lift: LIFT.hanging, radius: radius * 0.94 });
  const inner = inset(area, depth + 9 * unit);
  const round = Math.max(4, radius - depth);
  paper(g, inner, { fill: paint.meadow, lift: LIFT.standing, radius: round });
  const hill = (high: readonly number[], fill: number): void =>
    shape(
      g,
      smooth(
        [
          ...high.map((part, i) => ({
            x: inner.x - 20 + ((inner.w + 40) * i) / (high.length - 1),
            y: inner.y + inner.h * part,
          })),
          { x: inner.x + inner.w + 40, y: inner.y + inner.h + 40 },
          { x: inner.x - 40, y: inner.y + inner.h + 40 },
        ],
        true,
      ),
      fill,
      LIFT.standing,
    );
  g.withinRound(inner, round, () => {
    hill([0.62, 0.46, 0.6, 0.44, 0.58], paint.hill);
    hill([0.84, 0.72, 0.82, 0.7, 0.8], paint.nearHill);
    if (!small) paintSky(g, area, unit);
  });
}

/** A planet on a thread, a smaller one and a rocket, beside the tower. */
function paintSky(g: CanvasPainter, { x, y, w, h }: Rect, unit: number): void {
  const planet = { x: x + w * 0.136, y: y + h * 0.476 };
  paintThread(g, planet, h);
  paintRinged(g, planet, 0.7 * unit, paint.gold);
  paintGreenPlanet(g, { x: x + w * 0.102, y: y + h * 0.64 }, unit);
  paintRocket(g, { x: x + w * 0.867, y: y + h * 0.577 }, unit, 24);
}

/** Numbers that a small board has only when it is close, as a part of their tiles. */
const CLOSE_NUMBER = 0.46;

function paintRing(g: CanvasPainter, board: BoardGeometry, isClose: boolean): void {
  const { small, unit } = board;
  for (let tile = 2; tile < GATE; tile++) {
    const isA = A_TILES.includes(tile);
    const fill = isA ? paint.gold : tile % 10 === 0 ? paint.kraft : tile % 2 ? paint.tileLight : paint.tileDark;
    shape(g, board.outline(tile), fill, isA ? LIFT.lying : LIFT.glued);
    const spot = board.spot(tile);
    if (isA) paintA(g, board, tile, spot);
    else if (!small || isClose || tile % 10 === 0) {
      const size = tile % 10 === 0 ? Math.max(12, 12.5 * unit) : small ? board.step * CLOSE_NUMBER : 11.5 * unit;
      const tone = tile % 10 === 0 ? paint.ink : paint.number;
      number(g, String(tile), spot, size, tone, tile % 10 === 0);
    }
  }
}

/** An A tile: a blue star with its letter, with the number beside it if there is room. */
function paintA(g: CanvasPainter, { small, step, area, depth, unit }: BoardGeometry, tile: number, spot: Spot): void {
  const side = spot.x < area.x + depth * 1.2 ? 1 : spot.x > area.x + area.w - depth * 1.2 ? -1 : 0;
  const center = small ? spot : { x: spot.x + side * 9 * unit, y: spot.y - (side ? 0 : 5 * unit) };
  shape(g, starShape(center, step * (small ? 0.52 : 0.46), step * (small ? 0.4 : 0.35), 9), paint.act);
  g.title('A', center.x, center.y, { size: small ? step * 0.62 : 17 * unit, color: paint.white });
  if (small) return;
  const below = side ? { x: spot.x - side * 11 * unit, y: spot.y } : { x: spot.x, y: spot.y + 14 * unit };
  number(g, String(tile), below, 11.5 * unit, paint.ink, true);
}

function number(g: CanvasPainter, words: string, { x, y }: Spot, size: number, color: number, bold: boolean): void {
  g.ctx.save();
  // Numbers of tiles are smaller than any other text; the tile itself and the tens show the position.
  const scale = size / 12;
  g.ctx.translate(x, y);
  if (scale < 1) g.ctx.scale(scale, scale);
  g.text(words, 0, 0, { size: Math.max(12, size), color, weight: bold ? 700 : 500, align: 'center' });
  g.ctx.restore();
}

function paintTower(g: CanvasPainter, board: BoardGeometry, isClose: boolean): void {
  const { floors, floorHeight, unit, small } = board;
  const [lowest, highest] = [at(floors, 0), at(floors, floors.length - 1)];
  const side = (out: number): Spot[] =>
    floors.map(({ x, y, w }) => ({ x: x + out * (w / 2 - 9 * unit), y: y - floorHeight / 2 }));
  const foot = lowest.y + (small ? 16 : 30) * unit;
  shape(
    g,
    [
      ...side(-1),
      ...side(1).reverse(),
      { x: lowest.x + lowest.w * 0.42, y: foot },
      { x: lowest.x - lowest.w * 0.42, y: foot },
    ],
    paint.towerBack,
    LIFT.hanging,
  );
  paintTyrant(g, board, highest);
  for (let index = floors.length - 1; index >= 0; index--) paintFloor(g, board, index);
  for (let tile = GATE + 1; tile < GOAL; tile++) paintTowerTile(g, board, tile, isClose);
  paintGoal(g, board);
}

/** One strip, its torn hem, and the ramp up to the next. */
function paintFloor(
  g: CanvasPainter,
  { floors, floorHeight, storey, unit, small }: BoardGeometry,
  index: number,
): void {
  const floor = at(floors, index);
  const { x, w, left, right, edge } = endsOf(floor, unit);
  const hem = tornEdge(
    { x: right.x, y: right.y + 3 * unit },
    { x: left.x, y: left.y + 3 * unit },
    small ? 14 : 20,
    7 * unit,
  );
  shape(
    g,
    [{ x: left.x, y: left.y - 4 * unit }, { x: right.x, y: right.y - 4 * unit }, ...hem],
    index % 2 ? paint.mantis : paint.kraft,
    small ? LIFT.glued : LIFT.lying,
  );
  shape(
    g,
    [
      { x: left.x, y: left.y - floorHeight - 5 * unit },
      { x: right.x, y: right.y - floorHeight - 5 * unit },
      { x: right.x, y: right.y + 4 * unit },
      { x: left.x, y: left.y + 4 * unit },
    ],
    at(FLOOR_PAINT, index),
    LIFT.standing,
  );
  const next = floors[index + 1];
  if (!next) return;
  const out = index % 2 === 0 ? 1 : -1;
  const start = { x: x + out * (w / 2 + edge - 3 * unit), y: (out > 0 ? right.y : left.y) - floorHeight / 2 };
  const end = { x: next.x + out * (next.w / 2 + edge - 3 * unit), y: start.y - storey };
  const bend = { x: Math.max(start.x * out, end.x * out) * out + out * 15 * unit, y: (start.y + end.y) / 2 };
  shape(g, strip([start, bend, end], 13 * unit), paint.kraft, LIFT.lying);
}

/** Both lower ends of a floor's strip, and how far it reaches beyond its tiles. */
function endsOf({ x, y, w, tilt }: Floor, unit: number) {
  const edge = 8 * unit;
  return {
    x,
    w,
    edge,
    left: { x: x - w / 2 - edge, y: y - 5 * tilt },
    right: { x: x + w / 2 + edge, y: y + 5 * tilt },
  };
}

function paintTowerTile(g: CanvasPainter, board: BoardGeometry, tile: number, isClose: boolean): void {
  const { small, unit, floorHeight } = board;
  const outline = board.outline(tile);
  const spot = board.spot(tile);
  if (Z_TILES.includes(tile)) {
    shape(g, outline, paint.danger);
    const [left, right] = outline;
    if (left && right) shape(g, tornEdge(left, right, 3, floorHeight * 0.2), paint.teeth);
    g.title('Z', spot.x, spot.y + 3 * unit, { size: floorHeight * 0.62, color: paint.white });
    return;
  }
  shape(g, outline, tile % 2 ? paint.towerTile : paint.towerTileDark);
  if (!small || isClose || tile % 5 === 0) {
    const size = !small ? (tile >= 100 ? 11 : 12) * unit : tile % 5 === 0 ? 11 : floorHeight * CLOSE_NUMBER;
    number(g, String(tile), spot, size, paint.towerInk, tile % 10 === 0);
  }
}

/** The Tyrant looks over the top floor, and his tongue is the way to the goal. */
function paintTyrant(g: CanvasPainter, { floorHeight, unit }: BoardGeometry, top: Floor): void {
  const size = 96 * unit;
  g.sprite('tyrant/calm', top.x - 16 * unit, top.y - floorHeight - size * 0.36, size);
}

function paintGoal(g: CanvasPainter, board: BoardGeometry): void {
  const { unit, floors, floorHeight, small } = board;
  const top = at(floors, floors.length - 1);
  const goal = board.spot(GOAL);
  const y = top.y - floorHeight;
  const mouth = { x: top.x - 12 * unit, y: y - 16 * unit };
  const tongue = [
    mouth,
    { x: mouth.x + 40 * unit, y: y - 4 * unit },
    { x: mouth.x + 84 * unit, y: y - 15 * unit },
    { x: (mouth.x + 84 * unit + goal.x) / 2 + 8 * unit, y: y - 9 * unit },
    { x: goal.x - 4 * unit, y: goal.y - 4 * unit },
  ];
  shape(g, strip(tongue, 17 * unit, 15 * unit), paint.tongue, LIFT.standing);
  const r = small ? floorHeight * 0.74 : 24 * unit;
  const medal = { x: goal.x + r * 0.55, y: goal.y };
  shape(g, starShape(medal, r * 1.25, r * 0.92, 12), paint.mantis, LIFT.standing);
  disc(g, medal, r * 0.86, paint.gold, LIFT.lying);
  g.title(String(GOAL), medal.x, medal.y, { size: r * 0.78, color: paint.mantis2 });
}

/** An arch with two doors on the tile that is 80 and 1 at once. */
function paintGate(g: CanvasPainter, board: BoardGeometry): void {
  const { depth, unit, small } = board;
  const { x, y } = board.spot(GATE);
  const w = board.gate - 4 * unit;
  const bottom = y + depth / 2;
  paper(g, rect(x - w / 2, y - depth / 2, w, depth), { fill: paint.kraft, lift: LIFT.lying, radius: 2 });
  const arch = (half: number, low: number, shoulder: number, high: number): Spot[] => [
    { x: x - half, y: bottom },
    { x: x - half, y: bottom - depth * low },
    { x: x - half * 0.66, y: bottom - depth * shoulder },
    { x, y: bottom - depth * high },
    { x: x + half * 0.66, y: bottom - depth * shoulder },
    { x: x + half, y: bottom - depth * low },
    { x: x + half, y: bottom },
  ];
  shape(g, arch(w / 2 + 2 * unit, 1.05, 1.5, 1.7), paint.mantis, LIFT.standing);
  shape(g, arch(w * 0.36, 0.9, 1.15, 1.3), at(FLOOR_PAINT, 0));
  for (const [out, fill] of [
    [-1, paint.door],
    [1, paint.doorDark],
  ] as const) {
    const near = x + out * 1.2 * unit;
    const far = x + out * w * 0.36;
    shape(
      g,
      [
        { x: far, y: bottom },
        { x: far, y: bottom - depth * 0.9 },
        { x: near, y: bottom - depth * 1.3 },
        { x: near, y: bottom },
      ],
      fill,
      LIFT.lying,
    );
  }
  const seal = { x, y: bottom - depth * 1.36 };
  const r = depth * 0.31;
  disc(g, seal, r, paint.gold, LIFT.lying);
  g.title('5', seal.x, seal.y, { size: r * 1.4, color: paint.mantis2 });
  if (small) return;
  paper(g, rect(x - w * 0.4, bottom - depth * 0.5, w * 0.8, 19 * unit), { fill: paint.white, radius: 3 });
  g.title(`${GATE} → 1`, x, bottom - depth * 0.5 + 9.5 * unit, { size: 13 * unit, color: paint.ink });
}
