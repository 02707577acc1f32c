import type { PlayedGames } from '../../../../module/records.ts';
import { type StepId, stepOf } from '../../content/published/steps.ts';
import type { Digest } from '../records/digest.ts';

/** The steps of difficulty that a player has won, each once. */
export function wonSteps(games: PlayedGames<Digest>): StepId[] {
  const won = games.won().flatMap((game) => stepOf(game)?.id ?? []);
  return [...new Set(won)];
}
