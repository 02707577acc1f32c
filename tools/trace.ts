import { defineCommand, runCommand } from './kit/args.ts';
import { chosenGame, gameOption, runSeries, seriesFrom, traceLines } from './kit/playout.ts';

const { simulation } = await chosenGame();

const command = defineCommand({
  name: 'npm run trace',
  summary:
    'Lets the computer play games and prints everything that happens, one JSON object per line, for independent checkers: first {setup, state, facts} of the opening, then {command, facts, state} for each command. With several games, every line carries the number of its game. The games are those of npm run simulate with the same options.',
  options: {
    ...gameOption,
    games: { kind: 'number', default: 1, min: 1, max: 10_000_000, help: 'How many games, one after the other' },
    ...simulation.options,
  },
  examples: [
    'npm run --silent trace -- --mode hard --seed mine > game.jsonl',
    'npm run --silent trace -- --games 100 | head -1',
  ],
});

await runCommand(command, (values) =>
  runSeries(
    command.name,
    simulation,
    seriesFrom(simulation, values, values.games),
    async (series): Promise<undefined> => {
      for (const line of traceLines(simulation, series)) await print(line);
    },
  ),
);

/**
 * Prints a line and waits until it is written, so that a slow reader slows the game down instead of filling the memory,
 * and a reader who leaves is noticed at once. runCommand handles that, so nothing is left to do here.
 */
function print(line: string): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(`${line}\n`, (error) => {
      if (!error) resolve();
    });
  });
}
