import Phaser from 'phaser';
import { at } from '../../../../kernel/values/at.ts';
import type { Spot } from '../../../../table/layout/rect.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import type { Seat } from '../../rules/state/state.ts';
import { footOn, middleAbove, pawnHeight } from '../table/pawns.ts';
import { DEPTH } from '../table/surface.ts';
import type { AnimatedTable } from './animatedTable.ts';
import { hopSounds } from './sounds.ts';
import { TIMINGS } from './timings.ts';

const { Sine, Quadratic } = Phaser.Math.Easing;

/** The position of a pawn's picture on a tile. */
function standsOn(table: AnimatedTable, seat: Seat, tile: TileNo): Spot {
  const { board } = table.surface.field;
  return middleAbove(footOn(board, tile), pawnHeight(board, table.isOwn(seat)));
}

/** Lets a pawn hop from tile to tile, and fly where the next one is far away: several movements may be one path. */
export async function hopAlong(table: AnimatedTable, seat: Seat, path: readonly TileNo[]): Promise<void> {
  const { tile: from } = at(table.state.players, seat);
  const sounds = hopSounds(from, path);
  const length = Math.min(TIMINGS.hop, TIMINGS.way / Math.max(1, path.length));
  for (const [index, tile] of path.entries()) {
    const pawn = table.pawn(seat);
    if (!pawn) return;
    // Under reduced motion the pawn arrives at once, with only the sound of landing.
    if (table.motion.lively) table.sound(at(sounds, index));
    const isFar = index > 0 && isFarFrom(at(path, index - 1), tile);
    const height = isFar ? flightHeight(table) : pawnHeight(table.surface.field.board, false) * 0.3;
    await arc(table, pawn, standsOn(table, seat, tile), isFar ? TIMINGS.fly : length, height);
  }
}

/** Lets a pawn fly to the last tile of a path, high over the board. */
export async function fly(table: AnimatedTable, seat: Seat, path: readonly TileNo[]): Promise<void> {
  const goal = path.at(-1);
  const pawn = table.pawn(seat);
  if (goal === undefined || !pawn) return;
  await arc(table, pawn, standsOn(table, seat, goal), TIMINGS.fly, flightHeight(table));
}

function flightHeight({ layout }: AnimatedTable): number {
  return layout.board.h * 0.16;
}

/** Whether two tiles are not neighbors; on the ring, tile 1 follows 79 (M4). */
function isFarFrom(from: TileNo, to: TileNo): boolean {
  return Math.abs(from - to) > 1 && !(from === 79 && to === 1);
}

/** A jump in an arc to a spot; the pawn is squashed on landing. */
async function arc(
  table: AnimatedTable,
  pawn: Phaser.GameObjects.Image,
  to: Spot,
  length: number,
  height: number,
): Promise<void> {
  const from = { x: pawn.x, y: pawn.y };
  const full = table.pawnScale;
  table.follow(to);
  pawn.setDepth(DEPTH.flying);
  await table.motion.eased(height > 60 ? Quadratic.InOut : Sine.InOut, length, (t) => {
    if (!pawn.active) return;
    const squash = t > 0.86 ? 1 - 0.12 * Math.sin(((t - 0.86) / 0.14) * Math.PI) : 1;
    pawn
      .setPosition(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t - Math.sin(t * Math.PI) * height)
      .setScale(full * (2 - squash), full * squash);
  });
  if (pawn.active) pawn.setScale(full);
}
