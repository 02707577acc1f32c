import { at } from '../../../../kernel/values/at.ts';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { common, contains, inset, type Rect, rect, type Spot } from '../../../../table/layout/rect.ts';
import { css } from '../../../../table/theme.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import type { BoardGeometry } from '../../interaction/layout/boardGeometry.ts';
import type { AzardiaTableView, Ghost } from '../../interaction/view.ts';
import type { AzardiaView, Seat } from '../../rules/state/state.ts';
import { paint } from '../paint/paint.ts';
import { LIFT, paper } from '../paint/paper.ts';
import { countdownPlace } from './boardTags.ts';
import { DEPTH, type Field } from './surface.ts';

/** Pawns, in the proportions of their drawings: the foot is at this part of the height. */
const SHAPE = { w: 48 / 64, foot: 58 / 64 } as const;

/** The height of pawns; the player's own is slightly larger. */
export function pawnHeight(board: BoardGeometry, isOwn: boolean): number {
  const height = board.small ? Math.max(30, 46 * board.unit) : 50 * board.unit;
  return height * (isOwn ? 1.16 : 1);
}

/** The position of a pawn's foot on a tile shared by several, of which it is the `place`-th. */
export function footOn(board: BoardGeometry, tile: TileNo, place = 0, count = 1): Spot {
  const { x, y } = board.spot(tile);
  const apart = pawnHeight(board, false) * 0.42;
  return { x: x + (place - (count - 1) / 2) * apart, y: y + board.floorHeight * 0.42 };
}

/** The position of each pawn on the board. */
function feet(board: BoardGeometry, { players }: Pick<AzardiaView, 'players'>): Map<Seat, Spot> {
  const found = new Map<Seat, Spot>();
  for (const [seat, { tile }] of players.entries()) {
    if (tile === 0) continue;
    const there = players.flatMap((other, index) => (other.tile === tile ? [index] : []));
    found.set(seat, footOn(board, tile, there.indexOf(seat), there.length));
  }
  return found;
}

/** Puts the pawns on the board, those in front over those behind. */
export function drawPawns(field: Field, { state, seat: own }: Pick<AzardiaTableView, 'state' | 'seat'>): void {
  for (const [seat, foot] of feet(field.board, state)) putPawn(field, state, seat, foot, seat === own);
}

/** The middle of a pawn's picture, from its foot. */
export function middleAbove({ x, y }: Spot, height: number): Spot {
  return { x, y: y - height * (SHAPE.foot - 0.5) };
}

/** The name of a pawn on the surface. */
export const pawnName = (seat: Seat): string => `pawn:${seat}`;

function putPawn(field: Field, state: AzardiaView, seat: Seat, foot: Spot, isOwn: boolean): void {
  const { board, sprites, cast } = field;
  const height = pawnHeight(board, isOwn);
  const character = at(state.players, seat).character ?? 'lagartoon';
  const pad = height * 0.2;
  const sprite = sprites.sprite(`pawn/${character}`, height, { pad, id: isOwn ? 'own' : '' }, (g, w) => {
    const y = pad + height * SHAPE.foot;
    if (isOwn) ring(g, { x: w / 2, y }, height * 0.42, paint.act, []);
  });
  const { x, y } = middleAbove(foot, height);
  cast.put(pawnName(seat), sprite, x, y, DEPTH.pawn + foot.y / 10_000 + (isOwn ? 1 : 0));
}

/** A flat ring around a pawn's foot. */
function ring(g: CanvasPainter, { x, y }: Spot, radius: number, color: number, dash: readonly number[]): void {
  g.ctx.beginPath();
  g.ctx.ellipse(x, y, radius, radius * 0.32, 0, 0, 2 * Math.PI);
  g.ctx.lineWidth = Math.max(2.4, radius * 0.14);
  g.ctx.setLineDash([...dash]);
  g.ctx.strokeStyle = css(color);
  g.ctx.stroke();
  g.ctx.setLineDash([]);
}

/** Puts a ghost pawn at each target of a choice, with the event there, and dots along the path. */
export function drawGhosts(field: Field, view: Pick<AzardiaTableView, 'state' | 'ghosts' | 'layout'>): void {
  const { board, panels } = field;
  const { state, ghosts } = view;
  const ordered = [...ghosts].sort((one, other) => Number(one.isChosen) - Number(other.isChosen));
  panels.put('dots', board.area, DEPTH.route, ghosts, (g) => {
    for (const ghost of ordered) dots(g, board, ghost);
  });
  for (const [index, ghost] of ordered.entries()) putGhost(field, state, ghost, index);
  // The chosen one keeps the best place for its tag.
  const tagged = ordered.filter(({ tag }) => tag !== '').reverse();
  const countdown = countdownPlace(view, board);
  const places = tagPlaces(board, tagged, countdown ? [countdown] : []);
  for (const [index, ghost] of tagged.entries()) putTag(field, ghost, at(places, index), index);
}

function dots(g: CanvasPainter, board: BoardGeometry, { path, isChosen }: Ghost): void {
  const radius = (board.small ? 2.6 : 4) * Math.max(1, board.unit);
  for (const tile of path.slice(0, -1)) {
    const { x, y } = board.spot(tile);
    const above = { x, y: y - board.floorHeight * 0.36 };
    g.circle(above.x, above.y, radius + 1.3, paint.white);
    g.circle(above.x, above.y, radius, isChosen ? paint.act : paint.ink);
  }
}

function putGhost({ board, sprites, cast }: Field, state: AzardiaView, ghost: Ghost, index: number): void {
  const height = pawnHeight(board, true);
  const character = at(state.players, ghost.seat).character ?? 'lagartoon';
  const pad = height * 0.2;
  const sprite = sprites.sprite(
    `pawn/${character}`,
    height,
    { pad, id: `ghost${ghost.isChosen}` },
    (g, w) => {
      const y = pad + height * SHAPE.foot;
      ring(g, { x: w / 2, y }, height * 0.42, ghost.isChosen ? paint.act : paint.ink, [5, 3.5]);
      g.ctx.globalAlpha = 0.62;
    },
    (g) => {
      g.ctx.globalAlpha = 1;
    },
  );
  const there = state.players.filter(({ tile }) => tile === ghost.tile).length;
  const foot = footOn(board, ghost.tile, there, there + 1);
  const { x, y } = middleAbove(foot, height);
  cast.put(`ghost:${index}`, sprite, x, y, DEPTH.ghost + (ghost.isChosen ? 1 : 0));
}

/** The size of the letters of a tag. */
const tagSize = (board: BoardGeometry): number => Math.max(12, 13 * board.unit);

/**
 * Where the tags of ghosts are, each near its tile and none over another, nor over what is `taken`: those before others keep the better
 * place.
 */
export function tagPlaces(
  board: BoardGeometry,
  ghosts: readonly Pick<Ghost, 'tile' | 'tag'>[],
  taken: readonly Rect[] = [],
): Rect[] {
  const placed: Rect[] = [];
  for (const ghost of ghosts) {
    const wanted = tagBeside(board, ghost);
    const isFree = (box: Rect): boolean => [...taken, ...placed].every((other) => !overlaps(box, other));
    placed.push(placesAround(board.area, wanted).find(isFree) ?? wanted);
  }
  return placed;
}

/** Beside a tile of the left and right edges, above or below all others. */
function tagBeside(board: BoardGeometry, { tile, tag }: Pick<Ghost, 'tile' | 'tag'>): Rect {
  const size = tagSize(board);
  const w = Math.min(150, size * (tag.length * 0.56 + 1.6));
  const h = size * 1.9;
  const { x, y } = board.spot(tile);
  const { area, depth } = board;
  const high = pawnHeight(board, true);
  const isAtLeft = x < area.x + depth * 1.2;
  const isAtRight = x > area.x + area.w - depth * 1.2;
  const beside = isAtLeft ? x + depth * 0.7 : isAtRight ? x - depth * 0.7 - w : x - w / 2;
  const left = Math.max(area.x + 2, Math.min(area.x + area.w - w - 2, beside));
  const above = isAtLeft || isAtRight ? y - h / 2 : y - high - h * 0.9;
  return rect(left, above < area.y ? y + depth * 0.6 : above, w, h);
}

/** Places on a board around the one that is wanted, the nearest first. */
function placesAround(area: Rect, { x, y, w, h }: Rect): Rect[] {
  const steps = Array.from({ length: 25 }, (_, index) => index - 12);
  const boxes = steps.flatMap((down) =>
    steps.map((across) => rect(x + (across * w) / 2, y + down * (h + TAG_GAP), w, h)),
  );
  const distance = (box: Rect): number => Math.abs(box.x - x) + Math.abs(box.y - y);
  return boxes
    .filter((box) => contains(area, box) && contains(area, { x: box.x + w, y: box.y + h }))
    .sort((one, other) => distance(one) - distance(other));
}

const TAG_GAP = 3;

function overlaps(one: Rect, other: Rect): boolean {
  const { w, h } = common(inset(one, -TAG_GAP / 2), other);
  return w > 0 && h > 0;
}

function putTag({ board, panels }: Field, { tag, isChosen }: Ghost, box: Rect, index: number): void {
  const { x, y, w, h } = box;
  const around = { x: x - 6, y: y - 4, w: w + 12, h: h + 14 };
  panels.put(`tag:${index}`, around, DEPTH.tag + (isChosen ? 1 : 0), [tag, isChosen], (g) => {
    paper(g, box, { fill: isChosen ? paint.act : paint.white, lift: LIFT.standing, radius: 7 });
    const color = isChosen ? paint.white : paint.ink;
    const style = { size: tagSize(board), color, weight: 600, align: 'center', width: w - 10 } as const;
    g.text(tag, x + w / 2, y + h / 2, style);
  });
}
