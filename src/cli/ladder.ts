import { availableParallelism } from 'node:os';
import { at } from '../kernel/at.ts';
import { defineCommand, runCommand } from './args.ts';
import type { Question, Won } from './ladder/ladderWorker.ts';
import { verdictOn } from './ladder/sequential.ts';
import { chosenGame, editionOf, editionOption, gameOption } from './playout.ts';
import { showProgress } from './progress.ts';
import { wilson } from './tally.ts';
import { shareOut } from './workerPool.ts';

const { id, simulation } = await chosenGame();
const bots = simulation.ladder;

const command = defineCommand({
  name: 'npm run ladder',
  summary: [
    'Compares each bot with the one before it, in every kind of games: both play the same seeds, until it is clear whether the',
    'second is stronger (a sequential test at 95%), or for as many seeds as allowed. The same options give the same table.',
  ].join('\n'),
  options: {
    ...gameOption,
    ...editionOption(simulation),
    bots: { kind: 'list', choices: bots, default: bots, help: 'From the weakest to the strongest' },
    seeds: { kind: 'number', default: 2000, min: 1, help: 'The most seeds for each comparison' },
    seed: { kind: 'text', default: 'ladder', help: 'What the luck of all games follows from' },
    workers: { kind: 'number', min: 1, max: 256, help: 'In how many processes; by default one for each core' },
  },
  examples: ['npm run ladder -- --bots greedy,policy --seeds 500'],
});

/** Two bots in one kind of games. */
interface Comparison {
  readonly kind: number;
  readonly weak: string;
  readonly strong: string;
  /** By number of the seed, who won: answers come in any order, and are counted in that of the seeds. */
  readonly answers: Won[];
  asked: number;
  games: number;
  weakWon: number;
  strongWon: number;
  /** Games that only one of the two won. */
  weaker: number;
  stronger: number;
}

await runCommand(command, async ({ edition, bots: asked, seeds, seed, workers = availableParallelism() }) => {
  const { kinds } = editionOf(simulation, edition);
  const comparisons = asked.slice(1).flatMap((strong, place) =>
    kinds.map((_, kind): Comparison => {
      const none = { answers: [], asked: 0, games: 0, weakWon: 0, strongWon: 0, weaker: 0, stronger: 0 };
      return { kind, weak: at(asked, place), strong, ...none };
    }),
  );
  const progress = showProgress('comparisons', comparisons.length);
  const waiting = new Map<Question, { readonly one: Comparison; readonly number: number }>();
  const isOpen = (one: Comparison): boolean => verdictOn(one) === 'open' && one.games < seeds;
  function* questions(): Generator<Question, void> {
    for (const one of comparisons) {
      while (isOpen(one) && one.asked < seeds) {
        const number = one.asked;
        one.asked += 1;
        const question: Question = {
          game: id,
          edition,
          kind: one.kind,
          seed: `${seed}/${one.kind}/${number}`,
          bots: [one.weak, one.strong],
        };
        waiting.set(question, { one, number });
        yield question;
      }
      progress.advance();
    }
  }
  let reported = 0;
  // Rows appear as soon as they are known, in their order: a run that is stopped has told something.
  const report = (): void => {
    for (let next = comparisons[reported]; next && !isOpen(next); next = comparisons[reported]) {
      process.stdout.write(`${row(at(kinds, next.kind).name, next)}\n`);
      reported += 1;
    }
  };
  const crew = { worker: new URL('./ladder/ladderWorker.ts', import.meta.url), workers } as const;
  await shareOut<Question, Won>(crew, questions(), (question, won) => {
    const asked = waiting.get(question);
    if (!asked) return;
    const { one, number } = asked;
    one.answers[number] = won;
    waiting.delete(question);
    for (let next = one.answers[one.games]; next && isOpen(one); next = one.answers[one.games]) count(one, next);
    report();
  });
  progress.finish();
  return undefined;
});

function count(one: Comparison, [weakWon = false, strongWon = false]: Won): void {
  one.games += 1;
  if (weakWon) one.weakWon += 1;
  if (strongWon) one.strongWon += 1;
  if (weakWon && !strongWon) one.weaker += 1;
  if (strongWon && !weakWon) one.stronger += 1;
}

function row(kind: string, one: Comparison): string {
  const share = (won: number): string => {
    const [low, high] = wilson(won, one.games);
    const percent = (part: number): string => `${Math.round(100 * part)}%`;
    return `${percent(won / one.games)} (${percent(low)}–${percent(high)})`;
  };
  const cells = [
    kind,
    `${one.weak} ${share(one.weakWon)}`,
    `${one.strong} ${share(one.strongWon)}`,
    `${one.games} seeds`,
    verdictOn(one),
  ];
  return `| ${cells.join(' | ')} |`;
}
