import type { Arrival } from './arrival.ts';
import { GameTree } from './gameTree.ts';
import { commandsIn } from './rowOf.ts';
import type { Row } from './rowSchema.ts';

/**
 * The rows of an archive after games have come to it. The same game, seen earlier, is not kept beside it; and somebody else's game
 * takes nothing away from one of the player's own. One walk through each game: a thousand cost a thousand times what one does.
 */
export async function mergeArrivals(kept: readonly Row[], arrivals: readonly Arrival[]): Promise<Map<string, Row>> {
  const rows = new Map(kept.map((row) => [row.id, row]));
  const trees = await treesOf(kept, new Set(arrivals.map(({ row }) => row.opening)));
  for (const { row: arriving, commands } of arrivals) {
    const known = rows.get(arriving.id);
    const row = known ? merged(known, arriving) : arriving;
    if (known && (known.own || !row.own)) {
      rows.set(row.id, row);
      continue;
    }
    const tree = trees.get(row.opening);
    if (!tree) continue;
    const { beginnings, goesOn } = tree.kin(commands);
    if (row.own ? goesOn.own : goesOn.any) {
      rows.delete(row.id);
      continue;
    }
    for (const id of beginnings) if (row.own || rows.get(id)?.own === false) rows.delete(id);
    rows.set(row.id, row);
    tree.add(commands, row.id, row.own);
  }
  return rows;
}

/** The games of some openings that can still be read; of others only the digest is left. */
async function treesOf(kept: readonly Row[], openings: ReadonlySet<string>): Promise<Map<string, GameTree>> {
  const trees = new Map([...openings].map((opening) => [opening, new GameTree()]));
  for (const row of kept) {
    const commands = trees.has(row.opening) ? await commandsIn(row) : null;
    if (commands) trees.get(row.opening)?.add(commands, row.id, row.own);
  }
  return trees;
}

/**
 * The same moves twice: what was said first stays, unless the game was only left behind then, or turns out to be the player's own.
 * A game of which only the digest was left can be watched again.
 */
function merged(known: Row, again: Row): Row {
  const own = known.own || again.own;
  const isLater = known.leaving === 'left' && again.leaving !== 'left' && known.own === again.own;
  const isClaimed = own && !known.own;
  const said = isLater || isClaimed ? again : known;
  const whole = known.game ? known : again;
  return { ...said, own, game: whole.game, digest: whole.digest };
}
