import type { Memory } from '../contestants/memory.ts';
import { type Figure, type Findings, figure, ratio, timePer } from '../kit/figure.ts';
import { type Course, race } from '../kit/race.ts';
import { onStage, type Stage } from '../kit/stage.ts';
import { LENGTHS } from './lengths.ts';

/** The cost of complete games and of single queries to the rules, and how it grows during a game. */
export async function cost(course: Course): Promise<Findings> {
  const parts = [
    await onStage('games', (stage) => wholeGames(stage, course)),
    await onStage('rules', (stage) => questions(stage, course)),
    await onStage('growth', (stage) => growth(stage, course)),
    await onStage('memory', memory),
  ];
  return { figures: parts.flatMap(({ figures }) => figures), notes: parts.flatMap(({ notes }) => notes) };
}

async function wholeGames(stage: Stage, course: Course): Promise<Findings> {
  const [rates = []] = await race([{ stage, work: 'games' }], course);
  const commands = Number(await stage.report('commandsPerGame'));
  return {
    figures: [figure('random whole games, one core', 'games/s', rates, 'aim 3,000')],
    notes: [`A random game has ${commands.toFixed(1)} commands on average, drawn by the random bot.`],
  };
}

async function questions(stage: Stage, course: Course): Promise<Findings> {
  const runners = ['copy', 'structuredClone', 'legalCommands'].map((work) => ({ stage, work }));
  const [copies = [], clones = [], lists = []] = await race(runners, course);
  const listed = Number(await stage.report('commandsListed'));
  return {
    figures: [
      figure('next state, by a move of a hero', 'µs', timePer(1e6, copies)),
      figure('structuredClone of a state', 'µs', timePer(1e6, clones)),
      ratio('next state to structuredClone', copies, clones),
      figure('legalCommands of a new state', 'µs', timePer(1e6, lists)),
    ],
    notes: [`legalCommands lists ${listed.toFixed(0)} commands on average in the states measured.`],
  };
}

/** The steps of a session, with the units they are shown in. */
const STEPS = [
  { step: 'give', name: 'give', unit: 'µs', inASecond: 1e6 },
  { step: 'undo', name: 'undo', unit: 'ns', inASecond: 1e9 },
  { step: 'redo', name: 'redo', unit: 'ns', inASecond: 1e9 },
  { step: 'record', name: 'record, for each hash', unit: 'µs', inASecond: 1e6 },
] as const;

async function growth(stage: Stage, course: Course): Promise<Findings> {
  // One process, four races, each with four works that differ only in their input.
  const short = { ...course, warmUp: course.warmUp / STEPS.length, slice: course.slice / LENGTHS.length };
  const figures: Figure[] = [];
  for (const { step, name, unit, inASecond } of STEPS) {
    const runners = LENGTHS.map((length) => ({ stage, work: `${step} ${length}` }));
    const rates = await race(runners, short);
    LENGTHS.forEach((length, index) => {
      const after = `${name}, after ${length.toLocaleString('en-GB')} commands`;
      figures.push(figure(after, unit, timePer(inASecond, rates[index] ?? [])));
    });
    const [shortest = []] = rates;
    figures.push(ratio(`${name}, speed after 10 to speed after 10,000`, shortest, rates.at(-1) ?? [], 'flat: 1'));
  }
  return { figures, notes: ['Growth: the same commands from the same state, behind it pasts of different length.'] };
}

async function memory(stage: Stage): Promise<Findings> {
  const { rounds, commands, text, gzip, heap } = (await stage.report('memory')) as Memory;
  const kilobytes = (name: string, bytes: number) => figure(`${rounds} rounds: ${name}`, 'kB', [bytes / 1000]);
  return {
    figures: [
      kilobytes('record as JSON', text),
      kilobytes('record, gzip', gzip),
      kilobytes('live session, heap', heap),
    ],
    notes: [
      `The ${rounds} rounds have ${commands} commands; they are games in a row, because none lasts that long.`,
      'The heap holds every state, its facts, and the list of legal commands, which was asked for in each.',
    ],
  };
}
