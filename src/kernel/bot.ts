import type { Chance } from './chance.ts';
import type { GameTypes } from './game.ts';

/**
 * A policy over a game: it looks at a view and names the command it would give.
 *
 * A bot is pure – the same arguments give the same command – and fair: its view does not hold the luck that is still to come.
 * What it tries out it tries on states with luck of its own (`Game.determinize`); the luck it needs for itself comes from
 * `chance`, which the caller gives and moves on from decision to decision.
 */
export interface Bot<T extends GameTypes> {
  readonly id: string;
  /**
   * The command to give now. With `seats`, only what those seats may say for themselves; `null` when they would rather do
   * nothing more, or when what is asked is not theirs to answer. Without `seats` the bot speaks for the whole table and
   * always names a command, as long as the game is not over.
   */
  choose(view: T['view'], chance: Chance, seats?: readonly number[]): T['command'] | null;
}
