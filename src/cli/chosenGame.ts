import { parseArgs } from 'node:util';
import type { GameId } from '../games/registry.ts';
import { simulations } from '../games/simulations.ts';
import type { Options } from '../module/options.ts';
import type { GameSimulation } from '../module/simulation.ts';

const DEFAULT: GameId = 'faza';
const IDS = Object.keys(simulations) as readonly GameId[];

/** The option that chooses the game. */
export const gameOption = {
  game: { kind: 'choice', choices: IDS, default: DEFAULT, help: 'Which game' },
} as const satisfies Options;

/**
 * The game that a command line asks for. Its own options follow from it, so it is looked for before anything else is
 * read; where it is no game, the command line is refused later, when all of it is read.
 */
export async function chosenGame(
  argv: readonly string[] = process.argv.slice(2),
): Promise<{ readonly id: GameId; readonly simulation: GameSimulation }> {
  const { values } = parseArgs({ args: [...argv], options: { game: { type: 'string' } }, strict: false });
  const id = IDS.find((known) => known === values.game) ?? DEFAULT;
  return { id, simulation: await simulations[id]() };
}
