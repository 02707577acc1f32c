import type { Rollout } from '../../games/faza/bots/rollout.ts';
import { winChance } from '../../games/faza/bots/winChance.ts';
import type { State } from '../../games/faza/rules/state.ts';
import type { Chances } from '../../games/faza/scenes/view.ts';

/** From each round so many games are played on at most: more would move the curve by less than its line is thick. */
export const MOST_GAMES = 24;

/** One game to be played on: from which round (an index), and which of its games. */
export interface ChanceJob {
  readonly from: number;
  readonly game: number;
}

/** The games that have been played on from the rounds of one match, as they come in, in whatever order. */
export interface ChanceBook {
  /** Where each round began, oldest first. */
  readonly positions: readonly State[];
  /** What all luck of the games follows from. */
  readonly seed: string;
  readonly won: boolean;
  /** By round, then by game. */
  readonly games: (Rollout | undefined)[][];
}

/** A book without a game in it. */
export function emptyBook(positions: readonly State[], seed: string, won: boolean): ChanceBook {
  return { positions, seed, won, games: positions.map(() => []) };
}

/** The games still to be played, the first of every round before the second of any: so the whole curve is there early. */
export function jobsOf({ games }: ChanceBook): ChanceJob[] {
  const jobs: ChanceJob[] = [];
  for (let game = 0; game < MOST_GAMES; game++) {
    for (const [from, played] of games.entries()) if (!played[game]) jobs.push({ from, game });
  }
  return jobs;
}

/** The luck of a job: the same for the same match, and nothing to do with the luck that the match had. */
export function luckOf({ seed }: ChanceBook, { from, game }: ChanceJob): string {
  return `chance/${seed}/${from}/${game}`;
}

/** How many games have been played on from every round. Only these count, so what is shown does not depend on who was faster. */
function passesOf({ games }: ChanceBook): number {
  return Math.min(
    ...games.map((played) => {
      const gap = Array.from({ length: MOST_GAMES }, (_, game) => played[game]).indexOf(undefined);
      return gap < 0 ? MOST_GAMES : gap;
    }),
  );
}

/** The chance to win at the beginning of each round, and the outcome as the last of all. */
export function chancesOf(book: ChanceBook): Chances {
  if (book.positions.length === 0) return { values: [], games: 0, begun: 0, progress: 'done' };
  const games = passesOf(book);
  const values = book.games.flatMap((played) => {
    const known = played.slice(0, games).filter((game) => game !== undefined);
    return winChance(known) ?? [];
  });
  return {
    values: values.length === 0 ? [] : [...values, book.won ? 1 : 0],
    games,
    begun: book.games.filter((played) => played.length > 0).length,
    progress: games < MOST_GAMES ? 'counting' : 'done',
  };
}
