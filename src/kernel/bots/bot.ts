import type { Chance } from '../chance.ts';
import type { GameTypes } from '../game.ts';

/**
 * A policy over a game: it looks at a view and names the command it would give.
 *
 * A bot is pure – the same arguments give the same command – and fair: its view does not hold the luck to come. It tries
 * commands out on the view, or on states with made-up luck (`Game.determinize`); the luck for its own choices comes from
 * `chance`, which the caller advances from decision to decision.
 */
export interface Bot<T extends GameTypes> {
  readonly id: string;
  /**
   * The command to give now. With `seats`, only one that those seats may give by themselves; `null` if they want to do nothing
   * more, or the decision is not theirs. Without `seats` the bot speaks for the whole table and always names a command until
   * the game is over.
   */
  choose(view: T['view'], chance: Chance, seats?: readonly number[]): T['command'] | null;
}
