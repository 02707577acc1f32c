import { neighborsOf } from '../../rules/board/hexes.ts';
import { groupAt } from '../../rules/board/realm.ts';
import type { FactionFunView, TileNo } from '../../rules/state/state.ts';

/** How many steps the scale of the links has. */
const STEPS = 12;

/**
 * The sounds of the seams by which a tile joins its holder's land, one for each: the larger the land, the higher, by one step of the
 * scale for each seam. None if the tile has not changed hands, or joins nothing.
 */
export function linkSounds(before: FactionFunView, next: FactionFunView, tile: TileNo): string[] {
  const people = next.holders[tile] ?? null;
  if (people === null || before.holders[tile] === people) return [];
  const seams = neighborsOf(next, tile).filter((other) => next.holders[other] === people).length;
  const first = groupAt(next, tile).size - 1;
  return Array.from({ length: seams }, (_, seam) => `link-${people}/${Math.min(STEPS, first + seam)}`);
}
