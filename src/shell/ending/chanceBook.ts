import type { Chances, GameChances, Rollout } from '../../module/ending.ts';
import type { Estimate } from '../../module/swing.ts';
import { type Sampling, samplingOf } from './sampling.ts';

/** One game to be played on: from which round (an index), and which of its games. */
export interface ChanceJob {
  readonly from: number;
  readonly game: number;
}

/** The games that have been played on from the rounds of one match, as they come in, in whatever order. */
export interface ChanceBook {
  /** How the games are played, and what they say. */
  readonly source: GameChances;
  /** Where each round began, oldest first. */
  readonly positions: readonly object[];
  /** What all luck of the games follows from. */
  readonly seed: string;
  readonly won: boolean;
  /** By round, then by game. */
  readonly games: (Rollout | undefined)[][];
}

/** A book without a game in it. */
export function emptyBook(source: GameChances, positions: readonly object[], seed: string, won: boolean): ChanceBook {
  return { source, positions, seed, won, games: positions.map(() => []) };
}

/** The games still to be played now, the first of every round before the second of any: so the whole curve is there early. */
export function jobsOf(book: ChanceBook): ChanceJob[] {
  const { wanted } = samplingIn(book);
  const jobs: ChanceJob[] = [];
  for (let game = 0; game < Math.max(0, ...wanted); game++) {
    for (const [from, played] of book.games.entries()) {
      if (game < (wanted[from] ?? 0) && !played[game]) jobs.push({ from, game });
    }
  }
  return jobs;
}

/** The luck of a job: the same for the same match, and nothing to do with the luck that the match had. */
export function luckOf({ seed }: ChanceBook, { from, game }: ChanceJob): string {
  return `chance/${seed}/${from}/${game}`;
}

/** Of a match that was lost before its first round. */
const NOTHING_TO_KNOW: Chances = {
  estimates: [],
  games: { least: 0, most: 0 },
  begun: 0,
  work: { done: 0, wanted: 0 },
  progress: 'done',
};

/** The chance to win at the beginning of each round, and the outcome as the last of all. */
export function chancesOf(book: ChanceBook): Chances {
  const { positions, games } = book;
  if (positions.length === 0) return NOTHING_TO_KNOW;
  const { counted, wanted } = samplingIn(book);
  const least = Math.min(...counted);
  return {
    estimates: least === 0 ? [] : estimatesOf(book, counted),
    games: { least, most: Math.max(...counted) },
    begun: games.filter((played) => played.length > 0).length,
    work: {
      done: games.reduce((sum, played) => sum + played.filter((game) => game !== undefined).length, 0),
      wanted: wanted.reduce((sum, count) => sum + count, 0),
    },
    progress: counted.every((count, from) => count === wanted[from]) ? 'done' : 'counting',
  };
}

function samplingIn(book: ChanceBook): Sampling {
  const played = book.games.map((games) => {
    const gap = Array.from(games).indexOf(undefined);
    return gap < 0 ? games.length : gap;
  });
  return samplingOf(played, (counts) => estimatesOf(book, counts), book.won);
}

/** What the first so many games from each round say, and the outcome. */
function estimatesOf({ source, games, won }: ChanceBook, counts: readonly number[]): Estimate[] {
  const estimates = games.map((played, from) =>
    source.estimate(played.slice(0, counts[from]).filter((game) => game !== undefined)),
  );
  return [...estimates, { chance: won ? 1 : 0, error: 0 }];
}
