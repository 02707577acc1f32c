import type { Game, GameTypes } from '../game.ts';

/** The rules of a version, if they are kept: today's, or an earlier one's. */
export function keptRules<T extends GameTypes>(game: Game<T>, version: number): Game<T> | undefined {
  return [game, ...(game.earlier ?? [])].find((rules) => rules.version === version);
}
