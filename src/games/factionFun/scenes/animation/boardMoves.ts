import Phaser from 'phaser';
import type { Spot } from '../../../../table/layout/rect.ts';
import { distance, neighborsOf } from '../../rules/board/hexes.ts';
import { avatarNamed } from '../../rules/state/avatars.ts';
import type { AvatarNo, FactionFunView, TileNo } from '../../rules/state/state.ts';
import { paintTile } from '../board/paintBoard.ts';
import { standing } from '../table/pieces.ts';
import { DEPTH } from '../table/surface.ts';
import type { AnimatedTable } from './animatedTable.ts';
import { linkSounds } from './linkSounds.ts';
import { TIMINGS } from './timings.ts';

const { Sine, Cubic, Back } = Phaser.Math.Easing;

/** Lets an avatar walk to a tile, from hex to hex. */
export async function walk(table: AnimatedTable, avatar: AvatarNo, goal: TileNo): Promise<void> {
  const { tile: from } = avatarNamed(table.state, avatar);
  const way = wayTo(table.state, from, goal);
  const { board } = table.surface.field;
  const length = Math.min(TIMINGS.step, TIMINGS.way / Math.max(1, way.length));
  for (const tile of way) {
    const piece = table.piece(avatar);
    if (!piece) return;
    if (table.motion.lively) table.sound('step');
    await slide(table, piece, standing(board, tile), length);
    table.follow(board.spot(tile));
  }
}

/** A way over the map for the eye: always to the neighbor that is nearest to the goal, over land if possible. */
function wayTo(state: FactionFunView, from: TileNo, goal: TileNo): TileNo[] {
  const way: TileNo[] = [];
  for (let tile = from; tile !== goal; ) {
    const far = distance(state, tile, goal);
    const nearer = neighborsOf(state, tile).filter((next) => distance(state, next, goal) < far);
    tile = nearer.find((next) => state.terrain[next] !== 'water') ?? nearer[0] ?? goal;
    way.push(tile);
  }
  return way;
}

async function slide(table: AnimatedTable, piece: Phaser.GameObjects.Image, to: Spot, length: number): Promise<void> {
  const { x, y } = piece;
  const hop = table.surface.field.board.radius * 0.14;
  await table.motion.eased(Sine.InOut, length, (t) => {
    if (piece.active) piece.setPosition(x + (to.x - x) * t, y + (to.y - y) * t - Math.sin(t * Math.PI) * hop);
  });
}

/** Lets glaze flood a tile from its middle, as the next state shows it. */
export async function flood(table: AnimatedTable, tile: TileNo, next: FactionFunView): Promise<void> {
  const { field } = table.surface;
  const { board, sprites, cast } = field;
  const side = board.radius * 2.3;
  const { x, y } = board.spot(tile);
  const sprite = sprites.paint(`flood:${tile}:${next.holders[tile]}:${next.terrain[tile]}`, side, side, (g) => {
    g.ctx.translate(side / 2 - x, side / 2 - y);
    paintTile(g, board, next, tile);
  });
  const image = cast.put(`flood:${tile}`, sprite, x, y, DEPTH.board + 1);
  const { scaleX: full } = image;
  table.sound('glaze');
  await table.motion.eased(Cubic.Out, TIMINGS.glaze, (t) => {
    if (image.active) image.setScale(full * (0.25 + 0.75 * t)).setAlpha(Math.min(1, t * 2));
  });
  const links = linkSounds(table.state, next, tile);
  table.show(next);
  for (const link of links) {
    table.sound(link);
    await table.motion.wait(TIMINGS.link);
  }
}

/** Lets a new avatar come down onto the map. */
export async function arrive(table: AnimatedTable, avatar: AvatarNo): Promise<void> {
  const piece = table.piece(avatar);
  if (!piece) return;
  const { y, scaleX } = piece;
  await table.motion.eased(Back.Out, TIMINGS.arrive, (t) => {
    if (piece.active)
      piece
        .setY(y - (1 - t) * 40 * table.unit)
        .setScale(scaleX * (0.6 + 0.4 * t))
        .setAlpha(Math.min(1, t * 2));
  });
}

/** Lets an avatar fade from the map. */
export async function leave(table: AnimatedTable, avatar: AvatarNo): Promise<void> {
  const piece = table.piece(avatar);
  if (!piece) return;
  await table.motion.fade(TIMINGS.leave, (t) => {
    if (piece.active) piece.setAlpha(1 - t);
  });
}
