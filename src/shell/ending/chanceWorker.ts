import { playOnFrom, type Rollout } from '../../games/faza/bots/rollout.ts';
import type { State } from '../../games/faza/rules/state.ts';

/** A position to play on from, and the luck to do it with. */
export interface ChanceQuestion {
  readonly position: State;
  readonly luck: string;
}

export type ChanceAnswer = Rollout;

// A thread of its own, so that the page stays smooth while games are played: one question, one answer.
self.addEventListener('message', ({ data }: MessageEvent<ChanceQuestion>) => {
  const answer: ChanceAnswer = playOnFrom(data.position, data.luck);
  self.postMessage(answer);
});
