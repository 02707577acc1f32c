import { at } from '../../kernel/at.ts';
import { roundBeginnings } from '../../kernel/rounds.ts';
import type { MomentChance, Rollout } from '../../module/ending.ts';
import type { Frame } from '../../module/replay.ts';
import { gamesPlayed, gamesUpTo, samplingOf } from '../../module/sampling.ts';
import type { Match, Played, PlayedGame } from '../match.ts';
import { bookOf, type ChanceBook, luckOf, momentChance } from './chanceBook.ts';

/** The chance to win at the moments of a replay: a first estimate of all, and a better one where the replay rests. */
export interface ReplayChances {
  /** The chance at each frame, 0–1, that `at` speaks of; `null` where it gives no number. Empty until a first estimate is known. */
  readonly curve: readonly (number | null)[];
  /** At a frame, as far as it is known; `null` until it is. */
  at(index: number): MomentChance | null;
  /** Where the replay rests, so that games are played on from there; `null` while it runs. */
  rest(index: number | null): void;
  close(): void;
}

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
  /** Whether the coming phase or turn loses the game; `null` until somebody asks. */
  isDefeatAhead: boolean | null;
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
    if (round < 0) return { state, games: [], from: null, isDefeatAhead: null };
    return { state, games: at(book.games, round), from: round, isDefeatAhead: at(book.defeatsAhead, round) };
  });
  const shown = momentsShown(frames, whole);
  let expected: readonly number[] = [];
  /** Where games are wanted from; and whether one is being played. */
  let wanted: number | null = null;
  let isAtWork = false;
  let isClosed = false;

  /** The first estimate: where a round begins that of the ending, so that both show the same chance. */
  const firstOf = (place: number): number => {
    const { from } = at(moments, place);
    return (from === null ? null : book.expected?.[from]) ?? at(expected, place);
  };
  const work = async (): Promise<void> => {
    if (isAtWork) return;
    isAtWork = true;
    try {
      for (let place = wanted; place !== null && expected.length > 0 && !document.hidden; place = wanted) {
        const { state, games, from } = at(moments, place);
        const game = gamesPlayed(games);
        if (isCertain(at(expected, place)) || game >= samplingOf(source, firstOf(place), games).wanted) break;
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
    changed();
    await work();
  };
  // Without threads a replay shows no chances.
  const quietly = (task: Promise<void>): void => void task.catch(() => undefined);
  quietly(look());

  const chanceAt = (place: number): MomentChance => {
    const moment = at(moments, place);
    const { state, games } = moment;
    const first = firstOf(place);
    if (isCertain(first)) return { estimate: { chance: first, error: 0 }, isDefeatAhead: false };
    moment.isDefeatAhead ??= source.isDefeatAhead?.(state) === true;
    const { counted } = samplingOf(source, first, games);
    return momentChance(source, first, gamesUpTo(games, counted), moment.isDefeatAhead);
  };

  return {
    get curve() {
      if (expected.length === 0) return [];
      const chances = moments.map((_, place) => chanceAt(place).estimate?.chance ?? null);
      return shown.map((place) => at(chances, place));
    },
    at: (index) => (expected.length === 0 ? null : chanceAt(at(shown, index))),
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
