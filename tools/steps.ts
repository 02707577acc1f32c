import { readFileSync, writeFileSync } from 'node:fs';
import type { MeasuredSteps } from './game/simulation.ts';
import { Complaint, defineCommand, runCommand } from './kit/args.ts';
import { fingerprintOfSteps } from './kit/fingerprints.ts';
import { chosenGame, editionOf, editionOption, gameOption } from './kit/playout.ts';
import { showProgress } from './kit/progress.ts';
import { shareOut } from './kit/workerPool.ts';
import { shareText } from './simulate/tally.ts';
import type { StepGame } from './steps/stepWorker.ts';

const { id, simulation } = await chosenGame();

const command = defineCommand({
  name: 'npm run steps',
  summary: [
    'Measures how often a bot wins on each step of difficulty, and stores it for the new-game screen. Resumable: what was measured',
    'with the same rules, content, bot and number of games is kept. All steps are played with the same luck.',
  ].join('\n'),
  options: {
    ...gameOption,
    ...editionOption(simulation),
    games: { kind: 'number', default: 100, min: 1, help: 'How many games for each step and team size' },
    bot: { kind: 'choice', choices: Object.keys(simulation.bots), default: 'batch', help: 'Who plays' },
    workers: { kind: 'number', default: 1, min: 1, max: 256, help: 'In how many processes. Changes no result' },
  },
  examples: ['npm run steps -- --games 50', 'npm run steps -- --bot policy --games 40 --workers 2'],
});

await runCommand(command, async ({ edition, games, bot, workers }): Promise<undefined> => {
  const measured = editionOf(simulation, edition);
  const { steps } = measured;
  if (!steps) throw new Complaint(`${id} has no steps of difficulty`);
  const same = { bot, games, fingerprint: fingerprintOfSteps(simulation, measured, bot) };
  const before: MeasuredSteps = JSON.parse(readFileSync(steps.file, 'utf8'));
  const isSame = before.bot === bot && before.games === games && before.fingerprint === same.fingerprint;
  const wins: Record<string, number> = isSame ? { ...before.wins } : {};
  const progress = showProgress('games', steps.kinds.length * games);
  for (const [kind, { name }] of steps.kinds.entries()) {
    if (wins[name] === undefined) {
      let won = 0;
      const numbers = Array.from({ length: games }, (_, number) => number);
      const tasks = numbers.map((number): StepGame => ({ game: id, edition, bot, kind, seed: `steps/${number}` }));
      const crew = { worker: new URL('./steps/stepWorker.ts', import.meta.url), workers } as const;
      await shareOut<StepGame, boolean>(crew, tasks.values(), (_, isWon) => {
        progress.advance();
        if (isWon) won += 1;
      });
      wins[name] = won;
      writeFileSync(steps.file, `${JSON.stringify({ ...same, wins } satisfies MeasuredSteps, null, 2)}\n`);
    } else {
      progress.advance(games);
    }
    process.stdout.write(`| ${name} | ${shareText(wins[name], games)} |\n`);
  }
  progress.finish();
});
