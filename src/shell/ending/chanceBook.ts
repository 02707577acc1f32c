import { at } from '../../kernel/at.ts';
import { roundStarts } from '../../kernel/rounds.ts';
import { now } from '../../kernel/session.ts';
import type { Chances, GameChances, MomentChance, Rollout } from '../../module/ending.ts';
import { type Estimate, greatestSwing, LEAST_SWING } from '../../module/swing.ts';
import type { Match, Played, PlayedGame, View } from '../match.ts';

/** One game to be played on: from which round (an index), and which of its games. */
export interface ChanceJob {
  readonly from: number;
  readonly game: number;
}

/** The games that have been played on from the rounds of one match, as they come in, in whatever order. */
export interface ChanceBook {
  /** How the games are played, and what they say. */
  readonly source: GameChances<Played>;
  /** Where each round began, oldest first. */
  readonly positions: readonly View[];
  /** By round, whether its coming phase or turn loses the game unless the players prevent it. */
  readonly defeatsAhead: readonly boolean[];
  /** What all luck of the games follows from. */
  readonly seed: string;
  readonly won: boolean;
  /** The first estimate of the chance to win from each round; `null` until it is known. No game is played before. */
  expected: readonly number[] | null;
  /** By round, then by game. */
  readonly games: (Rollout | undefined)[][];
}

/** A book without a game in it. */
export function emptyBook(
  source: GameChances<Played>,
  positions: readonly View[],
  seed: string,
  won: boolean,
): ChanceBook {
  const defeatsAhead = positions.map((position) => source.isDefeatAhead?.(position) === true);
  return { source, positions, defeatsAhead, seed, won, expected: null, games: positions.map(() => []) };
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
  moments: [],
  games: { least: 0, most: 0 },
  work: { done: 0, wanted: 0 },
  progress: 'done',
};

/** The chance to win at the beginning of each round, and the outcome as the last of all. */
export function chancesOf(book: ChanceBook): Chances {
  const { positions, games } = book;
  if (positions.length === 0) return NOTHING_TO_KNOW;
  const { counted, wanted } = samplingIn(book);
  return {
    estimates: estimatesOf(book, counted),
    moments: momentsOf(book, counted),
    games: { least: Math.min(...counted), most: Math.max(...counted) },
    work: {
      done: games.reduce((sum, played) => sum + played.filter((game) => game !== undefined).length, 0),
      wanted: wanted.reduce((sum, count) => sum + count, 0),
    },
    progress: counted.every((count, from) => count === wanted[from]) ? 'done' : 'counting',
  };
}

/** How many games from each round count, in the ending and in a replay: of the first stage as many as there are, then whole stages. */
export function gamesCounted(book: ChanceBook): readonly number[] {
  return samplingIn(book).counted;
}

/** What can be said of a position by its first estimate and the games that were played on from there. */
export function momentChance(
  source: Pick<GameChances<Played>, 'estimate'>,
  expected: number,
  games: readonly (Rollout | undefined)[],
  isDefeatAhead: boolean,
): MomentChance {
  const played = games.filter((game) => game !== undefined);
  const isKnown = !isDefeatAhead || played.length >= FIRST_GAMES;
  return { estimate: isKnown ? source.estimate(expected, played) : null, isDefeatAhead };
}

/** How many games there are before the first missing one. */
export function gamesPlayed(games: readonly (Rollout | undefined)[]): number {
  const gap = Array.from(games).indexOf(undefined);
  return gap < 0 ? games.length : gap;
}

function samplingIn(book: ChanceBook): Sampling {
  const played = book.games.map(gamesPlayed);
  return samplingOf(played, (counts) => estimatesOf(book, counts), book.won);
}

/** What the first estimate and the first so many games from each round say, and the outcome; nothing before anything is known. */
function estimatesOf({ source, expected, games, won }: ChanceBook, counts: readonly number[]): Estimate[] {
  if (!expected) return [];
  const estimates = games.map((played, from) =>
    source.estimate(
      at(expected, from),
      played.slice(0, counts[from]).filter((game) => game !== undefined),
    ),
  );
  return [...estimates, { chance: won ? 1 : 0, error: 0 }];
}

function momentsOf(book: ChanceBook, counts: readonly number[]): MomentChance[] {
  const { source, expected, games, defeatsAhead, won } = book;
  if (!expected) return [];
  const moments = games.map((played, from) =>
    momentChance(source, at(expected, from), played.slice(0, counts[from]), at(defeatsAhead, from)),
  );
  return [...moments, { estimate: { chance: won ? 1 : 0, error: 0 }, isDefeatAhead: false }];
}

/** From each round so many games are played on at first, … */
export const FIRST_GAMES = 8;
/** … then so many more from the rounds of which it is undecided whether the game turned there, … */
const MORE_GAMES = 6;
/** … until it is decided, or there are this many. */
export const MOST_GAMES = 32;

/** How many games from each round count by now, and how many are wanted; equal once there is no need for more. */
interface Sampling {
  readonly counted: readonly number[];
  readonly wanted: readonly number[];
}

/**
 * Where games are played on from: first from every round, then only where it matters to the question where the game turned.
 * `played` says how many games there are from each round. Of the first stage every game counts as soon as those before it are over,
 * so that a replay of the same round shows no other chance; of the later ones whole stages. So the answer follows from the games alone,
 * and not from which of them was over first.
 */
function samplingOf(
  played: readonly number[],
  estimatesOf: (counts: readonly number[]) => readonly Estimate[],
  won: boolean,
): Sampling {
  let counted: readonly number[] = played.map((count) => Math.min(FIRST_GAMES, count));
  let wanted: readonly number[] = played.map(() => FIRST_GAMES);
  while (played.every((count, from) => count >= (wanted[from] ?? 0))) {
    counted = wanted;
    const undecided = undecidedRounds(estimatesOf(counted), won);
    wanted = counted.map((count, from) => (undecided.has(from) ? Math.min(MOST_GAMES, count + MORE_GAMES) : count));
    if (wanted.every((count, from) => count === counted[from])) break;
  }
  return { counted, wanted };
}

/** The rounds between which it has to be decided; none where it is, or where hardly anything changed at all. */
function undecidedRounds(estimates: readonly Estimate[], won: boolean): ReadonlySet<number> {
  const swing = greatestSwing(estimates, won);
  if (!swing || swing.size <= LEAST_SWING || swing.rivals.length === 0) return new Set();
  return new Set([swing.end, ...swing.rivals].flatMap((end) => [end - 1, end]));
}

/** By the last state of a match, as long as the page is open: whoever comes back to an ending finds its games counted. */
const books = new WeakMap<object, ChanceBook>();

/** Of a game whose chances nobody works out: there is no position to play on from. */
const nobody: GameChances<Played> = {
  openThread: () => {
    throw new Error('there is nothing to play on');
  },
  estimate: () => ({ chance: 0.5, error: 0 }),
};

/** The games that were played on from the rounds of a match that is over. */
export function bookOf({ ending }: Pick<PlayedGame, 'ending'>, { session }: Match): ChanceBook {
  const end = now(session);
  const known = books.get(end);
  if (known) return known;
  const won = session.game.result(end)?.teamWon === true;
  const { chances } = ending;
  const positions = chances ? roundStarts(session).map((state) => session.game.view(state, null)) : [];
  const book = emptyBook(chances ?? nobody, positions, session.setup.seed, won);
  books.set(end, book);
  return book;
}
