import { at } from '../../kernel/at.ts';
import { roundBeginnings } from '../../kernel/rounds.ts';
import type { Rollout } from '../../module/ending.ts';
import type { Frame } from '../../module/replay.ts';
import type { Estimate } from '../../module/swing.ts';
import { bookOf, type ChanceBook, FIRST_GAMES, gamesCounted, gamesPlayed, luckOf } from '../ending/chanceBook.ts';
import type { Match, Played, PlayedGame } from '../match.ts';

/** What is known about the chance to win at a moment. */
export interface MomentChance {
  /** `null` where a defeat is ahead and too few games were played on to tell whether the players would prevent it. */
  readonly estimate: Estimate | null;
  /** Whether the game is lost unless the players prevent it before the phase or turn ends. */
  readonly isDefeatAhead: boolean;
}

/** The chance to win at the moments of a replay: a first estimate of all, and a better one where the replay rests. */
export interface ReplayChances {
  /** The first estimate at each frame, 0–1, of the position that `at` speaks of. Empty until it is known. */
  readonly curve: readonly number[];
  /** At a frame, as far as it is known; `null` until it is. */
  at(index: number): MomentChance | null;
  /** Where the replay rests, so that games are played on from there; `null` while it runs. */
  rest(index: number | null): void;
  close(): void;
}

/** The most games that are played on from a moment: by then a chance is off by 9 points at most, mostly. */
const MOST_GAMES = 24;

/** The games that were played on from the rounds of a match, and after how many commands each round began. */
export function replayBookOf(game: PlayedGame, match: Match): { book: ChanceBook; ages: number[] } {
  return { book: bookOf(game, match), ages: roundBeginnings(match.session).map(({ age }) => age) };
}

/** A position that games are played on from. Where a round begins, the games are those of the ending, so that both show the same chance. */
interface Moment {
  readonly state: Played['view'];
  readonly games: (Rollout | undefined)[];
  /** The round that begins there, as an index; `null` for any other moment. */
  readonly from: number | null;
}

/**
 * Works out the chances along a replay; `book` holds the games that were played on from the beginnings of its rounds, and `ages` after
 * how many commands each began. `changed` is called whenever more is known. Where the browser has no threads, nothing is ever known.
 */
export function createReplayChances(
  { book, ages }: { readonly book: ChanceBook; readonly ages: readonly number[] },
  frames: readonly Frame<Played>[],
  changed: () => void,
): ReplayChances {
  const { source } = book;
  const thread = source.openThread();
  const whole = frames.flatMap(({ whole }, index) => (whole ? [index] : []));
  const moments = whole.map((index): Moment => {
    const { state, commands } = at(frames, index);
    const round = ages.indexOf(commands);
    return { state, games: round < 0 ? [] : at(book.games, round), from: round < 0 ? null : round };
  });
  const shown = momentsShown(frames, whole);
  let expected: readonly number[] = [];
  let curve: readonly number[] = [];
  /** Where games are wanted from; and whether one is being played. */
  let wanted: number | null = null;
  let isAtWork = false;
  let isClosed = false;

  const work = async (): Promise<void> => {
    if (isAtWork) return;
    isAtWork = true;
    try {
      for (let place = wanted; place !== null && curve.length > 0 && !document.hidden; place = wanted) {
        const { state, games, from } = at(moments, place);
        const game = gamesPlayed(games);
        if (game >= (from === null ? MOST_GAMES : FIRST_GAMES) || isCertain(at(expected, place))) break;
        const luck = from === null ? `replay/${place}/${game}` : luckOf(book, { from, game });
        games[game] = await thread.playOn(state, luck);
        if (isClosed) return;
        changed();
      }
    } finally {
      isAtWork = false;
    }
  };
  const look = async (): Promise<void> => {
    expected = await thread.expected(moments.map(({ state }) => state));
    if (isClosed) return;
    curve = shown.map((place) => at(expected, place));
    changed();
    await work();
  };
  // Without threads a replay shows no chances.
  const quietly = (task: Promise<void>): void => void task.catch(() => undefined);
  quietly(look());

  return {
    get curve() {
      return curve;
    },
    at: (index) => {
      if (curve.length === 0) return null;
      const place = at(shown, index);
      const first = at(expected, place);
      if (isCertain(first)) return { estimate: { chance: first, error: 0 }, isDefeatAhead: false };
      const { state, games, from } = at(moments, place);
      const count = from === null ? gamesPlayed(games) : gamesCounted(book, from);
      const isDefeatAhead = source.isDefeatAhead?.(state) === true;
      const counted = games.slice(0, count).filter((game) => game !== undefined);
      const isKnown = !isDefeatAhead || count >= FIRST_GAMES;
      return { estimate: isKnown ? source.estimate(first, counted) : null, isDefeatAhead };
    },
    rest: (index) => {
      wanted = index === null ? null : at(shown, index);
      quietly(work());
    },
    close: () => {
      isClosed = true;
      wanted = null;
      thread.close();
    },
  };
}

/**
 * For each frame, the index among the whole frames of the position whose chance is shown. Within a command without luck the rest is
 * certain, so that is the position after it; within any other command, the position before it.
 */
function momentsShown(frames: readonly Frame<Played>[], whole: readonly number[]): number[] {
  const drawsAt = (place: number): number => at(frames, at(whole, place)).state.chance.draws;
  return frames.map((frame, index) => {
    const next = whole.findIndex((one) => one >= index);
    if (frame.whole || next <= 0) return Math.max(0, next);
    return drawsAt(next) === drawsAt(next - 1) ? next : next - 1;
  });
}

/** Whether a game is over: only then there is no doubt. */
function isCertain(chance: number): boolean {
  return chance === 0 || chance === 1;
}
