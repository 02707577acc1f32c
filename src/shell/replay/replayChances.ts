import { at } from '../../kernel/at.ts';
import type { GameChances, Rollout } from '../../module/ending.ts';
import type { Frame } from '../../module/replay.ts';
import type { Estimate } from '../../module/swing.ts';
import type { Played } from '../match.ts';

/** The chance to win at the moments of a replay: a first estimate of all, and a better one where the replay rests. */
export interface ReplayChances {
  /** The first estimate at each frame, 0–1: after the last command that was carried out whole by then. Empty until it is known. */
  readonly curve: readonly number[];
  /** At a frame, as far as it is known; `null` until it is. */
  at(index: number): Estimate | null;
  /** Where the replay rests, so that games are played on from there; `null` while it runs. */
  rest(index: number | null): void;
  close(): void;
}

/** The most games that are played on from a moment: by then a chance is off by 9 points at most, mostly. */
const MOST_GAMES = 24;

/** Works out the chances along a replay; `changed` is called whenever more is known. Where the browser has no threads, nothing is ever known. */
export function createReplayChances(
  source: GameChances<Played>,
  frames: readonly Frame<Played>[],
  changed: () => void,
): ReplayChances {
  const thread = source.openThread();
  /** The whole frames, and which of them each frame shows. */
  const whole = frames.flatMap(({ whole }, index) => (whole ? [index] : []));
  const shown = frames.map((_, index) =>
    Math.max(
      0,
      whole.findLastIndex((one) => one <= index),
    ),
  );
  /** By place among the whole frames. */
  const games = new Map<number, Rollout[]>();
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
        const played = games.get(place) ?? [];
        games.set(place, played);
        const { state } = at(frames, at(whole, place));
        if (played.length >= MOST_GAMES || isCertain(at(expected, place))) break;
        played.push(await thread.playOn(state, `replay/${place}/${played.length}`));
        if (isClosed) return;
        changed();
      }
    } finally {
      isAtWork = false;
    }
  };
  const look = async (): Promise<void> => {
    expected = await thread.expected(whole.map((index) => at(frames, index).state));
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
      return isCertain(first) ? { chance: first, error: 0 } : source.estimate(first, games.get(place) ?? []);
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

/** Whether a game is over: only then there is no doubt. */
function isCertain(chance: number): boolean {
  return chance === 0 || chance === 1;
}
