import { type SimulatedGame, simulations } from '../../games/simulations.ts';
import { at } from '../../kernel/at.ts';
import { chanceFrom } from '../../kernel/chance.ts';
import { playBy } from '../playout.ts';

/** One of the processes that `ladder` shares its games out to: asked for a game by some bots, it answers which of them won. */

/** One game, which every bot plays with the same luck. */
export interface Question {
  readonly game: SimulatedGame;
  /** Which kind of games it is, by its place in the game's ladder. */
  readonly kind: number;
  readonly seed: string;
  readonly bots: readonly string[];
}

/** Who won, in the order of the bots, or why nobody played. */
export type Answer = { readonly won: readonly boolean[] } | { readonly failure: string };

process.on('message', async (question: Question) => {
  process.send?.(await answer(question), undefined, undefined, () => undefined);
});

async function answer({ game, kind, seed, bots }: Question): Promise<Answer> {
  try {
    const simulation = await simulations[game]();
    const setup = at(simulation.ladder.kinds, kind).setup({ ...chanceFrom(`setup/${seed}`) }, seed);
    return { won: bots.map((bot) => isWon(simulation, bot, setup)) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function isWon(...[simulation, bot, setup]: Parameters<typeof playBy>): boolean {
  const turns = playBy(simulation, bot, setup);
  for (;;) {
    const turn = turns.next();
    if (turn.done) return simulation.rules.result(turn.value)?.teamWon === true;
  }
}
