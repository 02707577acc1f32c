import { availableParallelism } from 'node:os';
import { at } from '../src/kernel/values/at.ts';
import { Complaint, defineCommand, runCommand } from './kit/args.ts';
import { fingerprintOfLadder } from './kit/fingerprints.ts';
import { chosenGame, editionOf, editionOption, gameOption } from './kit/playout.ts';
import { showProgress } from './kit/progress.ts';
import { shareOut } from './kit/workerPool.ts';
import { type Comparison, compare, differenceText, rowOf } from './ladder/comparison.ts';
import type { Question } from './ladder/ladderWorker.ts';
import { openResults } from './ladder/results.ts';

const { id, simulation } = await chosenGame();
const bots = simulation.ladder;

const command = defineCommand({
  name: 'npm run ladder',
  summary: [
    'Compares each bot with the one before it, in every kind of games: both play the same seeds, until it is clear whether the',
    'second is stronger (a sequential test at 95%), or for as many seeds as allowed. Resumable: a game that a bot has played with',
    'the same rules, content and seed is not played again, whatever it was played for.',
  ].join('\n'),
  options: {
    ...gameOption,
    ...editionOption(simulation),
    bots: {
      kind: 'list',
      choices: Object.keys(simulation.bots),
      default: bots,
      help: 'From the weakest to the strongest',
    },
    only: { kind: 'list', help: 'Only kinds of games with one of these in their names; by default all' },
    seeds: { kind: 'number', default: 2000, min: 1, help: 'The most seeds for each comparison' },
    whole: { kind: 'flag', help: 'Play all seeds, and tell by how much the second bot wins more often' },
    seed: { kind: 'text', default: 'ladder', help: 'What the luck of all games follows from' },
    file: {
      kind: 'text',
      help: 'Where results are kept, in place of those with another seed or content; by default in docs/ladder/',
    },
    workers: { kind: 'number', min: 1, max: 256, help: 'In how many processes; by default one for each core' },
  },
  examples: [
    'npm run ladder -- --bots greedy,policy --seeds 500',
    'npm run ladder -- --only normal --bots search,oracle',
    'npm run ladder -- --bots batch,search --seeds 23 --whole',
  ],
});

await runCommand(command, async (values): Promise<undefined> => {
  const { edition, bots: asked, only, seeds, whole, seed, workers = availableParallelism() } = values;
  const measured = editionOf(simulation, edition);
  const { kinds } = measured;
  const chosen = kinds.flatMap(({ name }, kind) =>
    only && !only.some((part) => name.includes(part)) ? [] : [{ name, kind }],
  );
  const file = values.file ?? `docs/ladder/${id}-${edition}.json`;
  const fingerprints = new Map(
    Object.keys(simulation.bots).map((bot) => [bot, fingerprintOfLadder(simulation, measured, bot, seed)]),
  );
  const results = openResults(file, (bot) => fingerprints.get(bot) ?? '');
  const comparisons = asked
    .slice(1)
    .flatMap((strong, place) => chosen.map(({ name, kind }) => ({ name, kind, weak: at(asked, place), strong })));
  if (comparisons.length === 0)
    throw new Complaint('There is nothing to compare: two bots and a kind of games are needed');
  const now = (index: number): Comparison => {
    const { name, weak, strong } = at(comparisons, index);
    return compare(results, name, weak, strong, { seeds, isWhole: whole });
  };
  const progress = showProgress('comparisons', comparisons.length);
  const waiting = new Map<Question, { readonly kind: string; readonly number: number }>();
  const givenOut = new Set<string>();
  function* questions(): Generator<Question, void> {
    for (const [index, { name, kind, weak, strong }] of comparisons.entries()) {
      for (let number = 0; number < seeds; number++) {
        for (const bot of [weak, strong]) {
          if (now(index).isDone) break;
          const task = `${name}/${bot}/${number}`;
          if (givenOut.has(task) || results.wonBy(bot, name, number) !== undefined) continue;
          givenOut.add(task);
          const question = { game: id, edition, kind, seed: `${seed}/${kind}/${number}`, bot };
          waiting.set(question, { kind: name, number });
          yield question;
        }
      }
      progress.advance();
    }
  }
  let reported = 0;
  // Rows appear as soon as they are known, in order: a stopped run has printed its results so far.
  const report = (): void => {
    for (; reported < comparisons.length; reported++) {
      const one = now(reported);
      if (!one.isDone) return;
      process.stdout.write(`${rowOf(one)}\n`);
    }
  };
  const crew = { worker: new URL('./ladder/ladderWorker.ts', import.meta.url), workers } as const;
  report();
  await shareOut<Question, boolean>(crew, questions(), (question, won) => {
    const of = waiting.get(question);
    if (!of) return;
    waiting.delete(question);
    results.add(question.bot, of.kind, of.number, won);
    report();
  });
  progress.finish();
  if (!whole) return;
  for (const [place, strong] of asked.slice(1).entries()) {
    const weak = at(asked, place);
    const all = comparisons.map((_, index) => now(index)).filter((one) => one.weak === weak && one.strong === strong);
    process.stdout.write(`${strong} over ${weak}: ${differenceText(all)}\n`);
  }
});
