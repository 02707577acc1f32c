import { roundStarts } from '../../kernel/rounds.ts';
import { now } from '../../kernel/session.ts';
import { isWonTogether } from '../../kernel/sides.ts';
import { at } from '../../kernel/values/at.ts';
import type { Chances, GameChances, MomentChance, Rollout } from '../../module/capabilities/chances.ts';
import { FIRST_GAMES, gamesUpTo, type Sampling, samplingOf } from '../../module/chances/sampling.ts';
import { type Estimate, greatestSwing, LEAST_SWING } from '../../module/chances/swing.ts';
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

/**
 * The games still to be played now: first a few from every round, the first of each before the second of any, so that the whole curve is there
 * early; then from the rounds of which it is undecided whether the game turned there; then from all whose chance is not yet sure.
 */
export function jobsOf(book: ChanceBook): ChanceJob[] {
  const samplings = samplingsIn(book);
  const isOpen = samplings.map(({ counted, wanted }) => counted < wanted);
  const isFirst = samplings.some(({ counted }) => counted < FIRST_GAMES);
  const undecided = isFirst ? new Set<number>() : undecidedRounds(book, samplings);
  const isNext = isOpen.map((open, from) => open && (undecided.size === 0 || undecided.has(from)));
  const jobs: ChanceJob[] = [];
  for (let game = 0; game < Math.max(0, ...samplings.map(({ wanted }) => wanted)); game++) {
    for (const [from, played] of book.games.entries()) {
      if (isNext[from] && game < at(samplings, from).wanted && !played[game]) jobs.push({ from, game });
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
  const samplings = samplingsIn(book);
  const counts = samplings.map(({ counted }) => counted);
  const isDecided = Math.min(...counts) >= FIRST_GAMES && undecidedRounds(book, samplings).size === 0;
  return {
    estimates: estimatesOf(book, samplings),
    moments: momentsOf(book, samplings),
    games: { least: Math.min(...counts), most: Math.max(...counts) },
    work: {
      done: games.reduce((sum, played) => sum + played.filter((game) => game !== undefined).length, 0),
      wanted: samplings.reduce((sum, { wanted }) => sum + wanted, 0),
    },
    progress: isDecided ? 'done' : 'counting',
  };
}

/** What can be said of a position by its first estimate and the games that were played on from there. */
export function momentChance(
  source: Pick<GameChances<Played>, 'estimate'>,
  expected: number,
  games: readonly Rollout[],
  isDefeatAhead: boolean,
): MomentChance {
  const isKnown = !isDefeatAhead || games.length >= FIRST_GAMES;
  return { estimate: isKnown ? source.estimate(expected, games) : null, isDefeatAhead };
}

function samplingsIn({ source, expected, games }: ChanceBook): Sampling[] {
  if (!expected) return games.map(() => ({ counted: 0, wanted: FIRST_GAMES }));
  return games.map((played, from) => samplingOf(source, at(expected, from), played));
}

/** What the first estimate and the games that count say of each round, and the outcome; nothing before anything is known. */
function estimatesOf({ source, expected, games, won }: ChanceBook, samplings: readonly Sampling[]): Estimate[] {
  if (!expected) return [];
  const estimates = games.map((played, from) =>
    source.estimate(at(expected, from), gamesUpTo(played, at(samplings, from).counted)),
  );
  return [...estimates, { chance: won ? 1 : 0, error: 0 }];
}

function momentsOf(
  { source, expected, games, defeatsAhead, won }: ChanceBook,
  samplings: readonly Sampling[],
): MomentChance[] {
  if (!expected) return [];
  const moments = games.map((played, from) =>
    momentChance(source, at(expected, from), gamesUpTo(played, at(samplings, from).counted), at(defeatsAhead, from)),
  );
  return [...moments, { estimate: { chance: won ? 1 : 0, error: 0 }, isDefeatAhead: false }];
}

/** The rounds that more games are wanted from to decide where the game turned; none where hardly anything changed at all. */
function undecidedRounds(book: ChanceBook, samplings: readonly Sampling[]): ReadonlySet<number> {
  const swing = greatestSwing(estimatesOf(book, samplings), book.won);
  if (!swing || swing.size <= LEAST_SWING || swing.rivals.length === 0) return new Set();
  const rounds = [swing.end, ...swing.rivals].flatMap((end) => [end - 1, end]);
  return new Set(rounds.filter((from) => (samplings[from]?.counted ?? 0) < (samplings[from]?.wanted ?? 0)));
}

/** By the last state of a match, as long as the page is open, so that an ending that is opened again has its games counted. */
const books = new WeakMap<object, ChanceBook>();

/** Of a game whose chances nobody works out: there is no position to play on from. */
const nobody: GameChances<Played> = {
  openThread: () => {
    throw new Error('there is nothing to play on');
  },
  estimate: () => ({ chance: 0.5, error: 0 }),
};

/** The games that were played on from the rounds of a match that is over. */
export function bookOf({ chances }: Pick<PlayedGame, 'chances'>, { session }: Match): ChanceBook {
  const end = now(session);
  const known = books.get(end);
  if (known) return known;
  const won = isWonTogether(session.game, session.setup, end) === true;
  const positions = chances ? roundStarts(session).map((state) => session.game.view(state, null)) : [];
  const book = emptyBook(chances ?? nobody, positions, session.setup.seed, won);
  books.set(end, book);
  return book;
}
