import type { Network } from '../../src/kernel/bots/network.ts';
import type { Option } from '../../src/kernel/bots/search.ts';
import type { Drawing } from '../../src/kernel/chance.ts';
import type { AnyGame } from '../../src/module/match.ts';

/** What a game provides to a program that trains a network, by self-play, to value its positions. */
export interface Learner<T extends AnyGame = AnyGame> {
  /** The names of the numbers that describe a position: the inputs of the network. */
  readonly inputs: readonly string[];
  /** Writes those numbers; if the value is known without them, returns it instead of `null`. */
  describe(view: T['view'], into: Float32Array): number | null;
  /** An initial guess of the chance to win, 0–1, for an untrained network. */
  guess(view: T['view']): number;
  /**
   * The value of a victory at this time of a game: lower the later it is, because a network that sees no difference
   * makes players wait. The network learns the chance to win, times the value of that victory compared with one now.
   */
  discount(view: T['view']): number;
  /** The setup of a game to learn from. */
  setup(luck: Drawing, seed: string): T['setup'];
  /** A player that uses a network. */
  player(network: Network): Ranker<T>;
}

/** A player that ranks commands. */
export interface Ranker<T extends AnyGame = AnyGame> {
  /** The commands in a view, the best first, with the chance to win by each, discounted. */
  rank(view: T['view']): readonly Option<T['command']>[];
}
