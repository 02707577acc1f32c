import type { Spot } from '../../../../table/layout/rect.ts';
import { figureOf } from '../../content/vocabulary.ts';
import type { HexBoard } from '../../interaction/layout/hexBoard.ts';
import type { FactionTableView } from '../../interaction/view.ts';
import type { Avatar, AvatarNo, FactionFunView, TileNo } from '../../rules/state/state.ts';
import { DEPTH, type Field } from './surface.ts';

/** The height of a piece, as a part of a tile's radius. */
export const HEIGHT = 1.28;
/** How high its middle is above its foot, as a part of that. */
const FOOT = 0.46;

/** The name of a piece on the surface. */
export const pieceName = (avatar: AvatarNo): string => `piece:${avatar}`;

/** Where the middle of a piece is on a tile that several share, of which it is the `place`-th. */
export function standing(board: HexBoard, tile: TileNo, place = 0, count = 1): Spot {
  const { x, y } = board.spot(tile);
  const apart = board.radius * Math.min(0.5, 1.2 / count);
  return { x: x + (place - (count - 1) / 2) * apart, y: y + board.radius * 0.5 - board.radius * HEIGHT * FOOT };
}

/** Puts the avatars on the map, those in front over those behind; the one that acts has a ring and a pointer. */
export function drawPieces(field: Field, { state, actor, ghost }: FactionTableView): void {
  const { board } = field;
  for (const avatar of state.avatars) putPiece(field, state, avatar, avatar.id === actor);
  const moved = ghost && state.avatars.find(({ id }) => id === ghost.avatar);
  if (!moved || !ghost) return;
  const { x, y } = standing(board, ghost.tile);
  field.cast.put('ghost', spriteOf(field, moved, 1), x, y, DEPTH.piece + y / 10_000).setAlpha(0.62);
}

function putPiece(field: Field, { avatars }: FactionFunView, avatar: Avatar, isActor: boolean): void {
  const { board, cast, sprites } = field;
  const there = avatars.filter(({ tile }) => tile === avatar.tile);
  const { x, y } = standing(board, avatar.tile, there.indexOf(avatar), there.length);
  const depth = DEPTH.piece + y / 10_000;
  cast.put(pieceName(avatar.id), spriteOf(field, avatar, isActor ? 1.12 : 1), x, y, depth);
  if (!isActor) return;
  const r = board.radius;
  cast.put('ring', sprites.sprite('ring/actor', r * 0.6), x, y + r * HEIGHT * FOOT, depth - 0.001);
  cast.put('pointer', sprites.sprite('pointer', r * 0.34), x, y - r * HEIGHT * 0.62, DEPTH.tags - 1);
}

/** The picture of an avatar, as pieces and portraits name it. */
export function pictureOf({ people, kind, id }: Avatar): string {
  return `${people}/${figureOf(kind, id)}`;
}

/** The picture of an avatar. */
function spriteOf({ board, sprites }: Field, avatar: Avatar, larger: number) {
  return sprites.sprite(`piece/${pictureOf(avatar)}`, board.radius * HEIGHT * larger);
}
