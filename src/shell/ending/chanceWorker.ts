import { playOnFrom, type Rollout } from '../../games/faza/bots/rollout.ts';
import type { State } from '../../games/faza/rules/state.ts';
import { at } from '../../kernel/at.ts';

/** First the positions of a match, all at once: so they keep sharing what they share, and the bots what they remember of it. */
export interface ChancePositions {
  readonly positions: readonly State[];
}

/** Then the games: from which of the positions, and by what luck. */
export interface ChanceQuestion {
  readonly from: number;
  readonly luck: string;
}

export type ChanceAnswer = Rollout;

let positions: readonly State[] = [];

// A thread of its own, so that the page stays smooth while games are played: one question, one answer.
self.addEventListener('message', ({ data }: MessageEvent<ChancePositions | ChanceQuestion>) => {
  if ('positions' in data) {
    positions = data.positions;
    return;
  }
  const answer: ChanceAnswer = playOnFrom(at(positions, data.from), data.luck);
  self.postMessage(answer);
});
