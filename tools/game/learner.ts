import type { Drawing } from '../../src/kernel/chance.ts';
import type { Network } from '../../src/kernel/network.ts';
import type { Option } from '../../src/kernel/search.ts';
import type { AnyGame } from '../../src/module/match.ts';

/** What a game tells a program that trains a network to value its positions by playing against itself. */
export interface Learner<T extends AnyGame = AnyGame> {
  /** The names of the numbers that describe a position: the inputs of the network. */
  readonly inputs: readonly string[];
  /** Writes those numbers; where the value is known without them, returns it instead of `null`. */
  describe(view: T['view'], into: Float32Array): number | null;
  /** A first guess of the chance to win, 0–1, for a network that knows nothing yet. */
  guess(view: T['view']): number;
  /**
   * What a victory is worth at this time of a game: less the later it is, for a network that sees no difference makes players wait. The
   * network is taught the chance to win, times what a victory is then worth compared with now.
   */
  discount(view: T['view']): number;
  /** The setup of a game to learn from. */
  setup(luck: Drawing, seed: string): T['setup'];
  /** Who plays by a network. */
  player(network: Network): Ranker<T>;
}

/** Somebody who knows what is best. */
export interface Ranker<T extends AnyGame = AnyGame> {
  /** What can be done in a view, the best first, and the chance to win by it, discounted. */
  rank(view: T['view']): readonly Option<T['command']>[];
}
