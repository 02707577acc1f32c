import { type SimulatedGame, simulations } from '../../games/simulations.ts';
import type { Network } from '../../kernel/network.ts';
import { type Lesson, type Samples, selfPlay } from './selfPlay.ts';

/** One of the processes that `train` shares its games out to: asked for some games by a network, it answers their samples. */

/** Some games of self-play. */
export interface Batch {
  readonly game: SimulatedGame;
  readonly network: Network;
  readonly lesson: Lesson;
  readonly seed: string;
  readonly games: number;
}

/** What comes back: samples, or why there are none. */
export type Answer = { readonly samples: Samples } | { readonly failure: string };

process.on('message', async (batch: Batch) => {
  process.send?.(await answer(batch), undefined, undefined, () => undefined);
});

async function answer({ game, network, lesson, seed, games }: Batch): Promise<Answer> {
  try {
    const { rules, learner } = await simulations[game]();
    if (!learner) throw new Error(`${game} cannot be learned`);
    return { samples: selfPlay(rules, learner, network, lesson, { seed, games }) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
