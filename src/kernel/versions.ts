import type { Game } from './game.ts';

/** The rules of a version, if they are kept: today's, or an earlier one's. */
export function keptRules<Setup, State, Command, Fact>(
  game: Game<Setup, State, Command, Fact>,
  version: number,
): Game<Setup, State, Command, Fact> | undefined {
  return [game, ...(game.earlier ?? [])].find((rules) => rules.version === version);
}
