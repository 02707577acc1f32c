import type { GameChances } from '../../../../module/capabilities/chances.ts';
import type { Rollout } from '../../bots/rollout.ts';
import { winChance } from '../../bots/winChance.ts';
import { dangerOf } from '../../interaction/preview/danger.ts';
import type { FazaTypes } from '../../rules/state/types.ts';
import { editionsFor, thinkingThread } from './thread.ts';

/** How the computer estimates win chances of FAZA: first by a network, then by playing on. */
export const fazaChances: GameChances<FazaTypes> = {
  openThread: () => {
    const thread = thinkingThread();
    return {
      expected: (views) => thread.ask((api) => api.winChances(views, views.slice(0, 1).flatMap(editionsFor))),
      playOn: (view, luck) => thread.ask((api) => api.playOn(view, luck, editionsFor(view))),
      close: thread.stop,
    };
  },
  estimate: (expected, games: readonly Rollout[]) => winChance(expected, games),
  isDefeatAhead: (view) => (dangerOf(view, { do: 'endTeamPhase' })?.chance ?? 0) === 1,
};
