import { momentText } from '../../../module/daily/days.ts';
import { type ArchivedGame, type Arrival, commandsIn } from './archivedGame.ts';

/** How many games are merged before the archive yields to the page. */
const ARRIVALS_AT_ONCE = 50;

/**
 * The rows of an archive after games have come to it. The same game, seen earlier, is not kept beside it; and somebody else's game
 * takes nothing away from one of the player's own. One walk through each game: a thousand cost a thousand times what one does.
 * `pause` yields to the page.
 */
export async function mergeArrivals(
  kept: readonly ArchivedGame[],
  arrivals: readonly Arrival[],
  pause: () => Promise<void> = async () => undefined,
): Promise<Map<string, ArchivedGame>> {
  const rows = new Map(kept.map((row) => [row.id, row]));
  const trees = await treesOf(kept, new Set(arrivals.map(({ row }) => row.opening)));
  for (const [index, { row: arriving, commands }] of arrivals.entries()) {
    if (index % ARRIVALS_AT_ONCE === ARRIVALS_AT_ONCE - 1) await pause();
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
async function treesOf(kept: readonly ArchivedGame[], openings: ReadonlySet<string>): Promise<Map<string, GameTree>> {
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
function merged(known: ArchivedGame, again: ArchivedGame): ArchivedGame {
  const own = known.own || again.own;
  const isLater = known.leaving === 'left' && again.leaving !== 'left' && known.own === again.own;
  const isClaimed = own && !known.own;
  const said = isLater || isClaimed ? again : known;
  const whole = known.game ? known : again;
  return { ...said, own, game: whole.game, digest: whole.digest };
}

/*
 * Games of the same opening, by what was played: they share their beginnings and part where somebody played otherwise. So it is one
 * walk along a game's commands to find out which others are its beginning, or it is theirs.
 */

interface Node {
  readonly next: Map<string, Node>;
  /** The game that ends here. */
  game: string | null;
  /** Whether a game of the player's own goes through here, or ends here. */
  own: boolean;
}

/** What there is along a game's commands. */
interface Kin {
  /** Games that are its beginning, the shortest first. */
  readonly beginnings: readonly string[];
  /** Whether a longer game of the player's own, or of anybody, begins like it. */
  readonly goesOn: { readonly own: boolean; readonly any: boolean };
}

/** Games of one opening. */
class GameTree {
  private readonly root: Node = { next: new Map(), game: null, own: false };

  /** Puts a game in; each command is a text. */
  add(commands: readonly string[], game: string, own: boolean): void {
    let node = this.root;
    node.own ||= own;
    for (const command of commands) {
      const next = node.next.get(command) ?? { next: new Map(), game: null, own: false };
      node.next.set(command, next);
      next.own ||= own;
      node = next;
    }
    node.game = game;
  }

  /** Walks along a game's commands. */
  kin(commands: readonly string[]): Kin {
    const beginnings: string[] = [];
    let node = this.root;
    for (const command of commands) {
      if (node.game !== null) beginnings.push(node.game);
      const next = node.next.get(command);
      if (!next) return { beginnings, goesOn: { own: false, any: false } };
      node = next;
    }
    const further = [...node.next.values()];
    return { beginnings, goesOn: { own: further.some(({ own }) => own), any: further.length > 0 } };
  }
}

/** How many games are kept; and how many of others in addition, so that a friend's file never pushes out one's own games. */
export const MOST_REPLAYS = 200;
/** Of older ones the digest is kept, for the records. */
const MOST_ROWS = 5000;

/** The order of rows by their moments; those of one moment, as out of one file, have an order as well, whatever order they come in. */
export function latestFirst(a: Pick<ArchivedGame, 'at' | 'id'>, b: Pick<ArchivedGame, 'at' | 'id'>): number {
  if (a.at !== b.at) return a.at < b.at ? 1 : -1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

/**
 * The rows for which there is room at a moment (ISO 8601): of games beyond the last ones only the digest, and not of endlessly many.
 * A game from a time that has not come yet was kept while a clock was wrong: it is nobody's latest, and goes first.
 */
export function withinBounds(rows: readonly ArchivedGame[], moment: string): ArchivedGame[] {
  const sorted = [...rows].sort((a, b) => Number(a.at > moment) - Number(b.at > moment) || latestFirst(a, b));
  return [true, false].flatMap((own) => {
    let games = 0;
    return sorted
      .filter((row) => row.own === own)
      .slice(0, MOST_ROWS)
      .map((row) => {
        if (row.game !== null) games += 1;
        return row.game !== null && games > MOST_REPLAYS ? { ...row, game: null } : row;
      });
  });
}

/** Tolerates clock rollback up to this many milliseconds, for example while traveling; beyond this the clock was wrong, and nothing follows from it. */
const SMALL_STEP = 24 * 3_600_000;

/** The moment of a game that is kept now: after all that were kept before it, even if the clock was set back a little meanwhile. */
export function momentAfter(rows: readonly ArchivedGame[], now: string): string {
  const time = Date.parse(now);
  const latest = rows.reduce((most, { at }) => {
    const then = Date.parse(at);
    return then < time + SMALL_STEP ? Math.max(most, then) : most;
  }, 0);
  return latest < time ? now : momentText(new Date(latest + 1));
}
