import { roundBeginnings } from '../../kernel/rounds.ts';
import { at } from '../../kernel/values/at.ts';
import type { MomentChance, Rollout } from '../../module/capabilities/chances.ts';
import { gamesPlayed, gamesUpTo, samplingOf } from '../../module/chances/sampling.ts';
import type { Frame } from '../../module/screens/replay.ts';
import type { Match, Played, PlayedGame } from '../match.ts';
import { bookOf, type ChanceBook, luckOf, momentChance } from './chanceBook.ts';

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
 * The chance to win at the moments of a replay: a first estimate of all, and a better one where the replay rests. Where the browser
 * has no threads, nothing is ever known.
 */
export class ReplayChances {
  private readonly book: ChanceBook;
  private readonly thread;
  private readonly moments: readonly Moment[];
  private readonly shown: readonly number[];
  private expected: readonly number[] = [];
  /** Where games are wanted from; and whether one is being played. */
  private wanted: number | null = null;
  private isAtWork = false;
  private isClosed = false;

  /**
   * `book` holds the games that were played on from the beginnings of the rounds, and `ages` after how many commands each began.
   * `changed` is called whenever more is known.
   */
  constructor(
    { book, ages }: { readonly book: ChanceBook; readonly ages: readonly number[] },
    frames: readonly Frame<Played>[],
    private readonly changed: () => void,
  ) {
    this.book = book;
    this.thread = book.source.openThread();
    const whole = frames.flatMap(({ whole }, index) => (whole ? [index] : []));
    this.moments = whole.map((index): Moment => {
      const { state, commands } = at(frames, index);
      const round = ages.indexOf(commands);
      if (round < 0) return { state, games: [], from: null, isDefeatAhead: null };
      return { state, games: at(book.games, round), from: round, isDefeatAhead: at(book.defeatsAhead, round) };
    });
    this.shown = momentsShown(frames, whole);
    quietly(this.look());
  }

  /** The chance at each frame, 0–1, that `at` speaks of; `null` where it gives no number. Empty until a first estimate is known. */
  get curve(): readonly (number | null)[] {
    if (this.expected.length === 0) return [];
    const chances = this.moments.map((_, place) => this.chanceAt(place).estimate?.chance ?? null);
    return this.shown.map((place) => at(chances, place));
  }

  /** At a frame, as far as it is known; `null` until it is. */
  at(index: number): MomentChance | null {
    return this.expected.length === 0 ? null : this.chanceAt(at(this.shown, index));
  }

  /** Where the replay rests, so that games are played on from there; `null` while it runs. */
  rest(index: number | null): void {
    this.wanted = index === null ? null : at(this.shown, index);
    quietly(this.work());
  }

  close(): void {
    this.isClosed = true;
    this.wanted = null;
    this.thread.close();
  }

  private async look(): Promise<void> {
    this.expected = await this.thread.expected(this.moments.map(({ state }) => state));
    if (this.isClosed) return;
    this.changed();
    await this.work();
  }

  private async work(): Promise<void> {
    if (this.isAtWork) return;
    this.isAtWork = true;
    try {
      while (this.wanted !== null && this.expected.length > 0 && !document.hidden) {
        if (!(await this.playOn(this.wanted))) return;
      }
    } finally {
      this.isAtWork = false;
    }
  }

  /** Plays one more game on from a position; returns whether another may be wanted. */
  private async playOn(place: number): Promise<boolean> {
    const { book } = this;
    const { state, games, from } = at(this.moments, place);
    const game = gamesPlayed(games);
    if (isCertain(at(this.expected, place))) return false;
    if (game >= samplingOf(book.source, this.firstOf(place), games).wanted) return false;
    const luck = from === null ? `replay/${place}/${game}` : luckOf(book, { from, game });
    games[game] = await this.thread.playOn(state, luck);
    if (this.isClosed) return false;
    this.changed();
    return true;
  }

  /** The first estimate: where a round begins that of the ending, so that both show the same chance. */
  private firstOf(place: number): number {
    const { from } = at(this.moments, place);
    return (from === null ? null : this.book.expected?.[from]) ?? at(this.expected, place);
  }

  private chanceAt(place: number): MomentChance {
    const { source } = this.book;
    const moment = at(this.moments, place);
    const { state, games } = moment;
    const first = this.firstOf(place);
    if (isCertain(first)) return { estimate: { chance: first, error: 0 }, isDefeatAhead: false };
    moment.isDefeatAhead ??= source.isDefeatAhead?.(state) === true;
    const { counted } = samplingOf(source, first, games);
    return momentChance(source, first, gamesUpTo(games, counted), moment.isDefeatAhead);
  }
}

/** Ignores failures: without threads a replay shows no chances. */
function quietly(task: Promise<void>): void {
  task.catch(() => undefined);
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
