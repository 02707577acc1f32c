import { chanceFrom } from '../kernel/chance.ts';
import { isOver } from '../kernel/game.ts';
import type { AnyGame } from '../module/gameTypes.ts';
import type { Options, Values } from '../module/options.ts';
import type { GameSimulation, Kind } from '../module/simulation.ts';

/** What `simulate` and `trace` share: which games are asked for, and playing one of them. */

/** Far more than any game takes: a bot that gets here goes round in circles. */
const MOST_COMMANDS = 10_000;

/** So many games of one kind; plain JSON, so that it can be handed to another process. */
export interface Plan<T extends AnyGame = AnyGame> extends Kind<T> {
  readonly games: number;
}

/** Reads the options of a game as a plan for so many games. */
export function planFrom<T extends AnyGame>(
  simulation: GameSimulation<T>,
  values: Values<Options>,
  games: number,
): Plan<T> {
  return { games, ...simulation.kind(values) };
}

/** Why the games of a plan cannot be played, as a sentence; `null` when they can. */
export function planProblem<T extends AnyGame>(simulation: GameSimulation<T>, plan: Plan<T>): string | null {
  // The last game has the longest seed.
  return simulation.problem(setupOf(plan, plan.games - 1));
}

/**
 * Runs a tool's work on a plan that can be played. One that cannot is a mistake on the command line like any other: one
 * line on stderr, exit code 2.
 */
export async function runPlan<T extends AnyGame>(
  name: string,
  simulation: GameSimulation<T>,
  plan: Plan<T>,
  work: (plan: Plan<T>) => Promise<undefined>,
): Promise<2 | undefined> {
  const problem = planProblem(simulation, plan);
  if (problem === null) return work(plan);
  process.stderr.write(`${name}: ${problem}\n`);
  return 2;
}

/** The setup of one game of a plan. Its seed follows from the game's number alone, whoever plays the others. */
export function setupOf<T extends AnyGame>({ setup }: Plan<T>, game: number): T['setup'] {
  return { ...setup, seed: `${setup.seed}/${game}` };
}

/** One moment of a game: the opening, without a command, or what a command led to. */
export interface Turn<T extends AnyGame = AnyGame> {
  readonly command: T['command'] | null;
  readonly facts: readonly T['fact'][];
  readonly state: T['state'];
}

/**
 * Plays one game of a plan to its end, the opening first. The bot's luck is its own, apart from the game's, and starts
 * anew with each command. Commands go through `apply`, which refuses what is illegal: a bot cannot cheat here.
 */
export function* playOut<T extends AnyGame>(
  { rules, bots }: GameSimulation<T>,
  plan: Plan<T>,
  game: number,
): Generator<Turn<T>, T['state']> {
  const bot = bots[plan.bot]?.bot;
  if (!bot) throw new RangeError(`there is no bot "${plan.bot}"`);
  const setup = setupOf(plan, game);
  const opening = rules.newGame(setup);
  yield { command: null, facts: opening.facts, state: opening.state };
  let { state } = opening;
  for (let given = 0; !isOver(rules, state); given++) {
    const stuck = (why: string): Error => new Error(`game "${setup.seed}", command ${given}: ${plan.bot} ${why}`);
    if (given >= MOST_COMMANDS) throw stuck('does not come to an end');
    const command = bot.choose(rules.view(state, 'spectator'), chanceFrom(`${setup.seed}/bot`, given));
    if (command === null) throw stuck('has nothing to say');
    const result = rules.apply(state, command);
    if (!result.ok) throw stuck(`may not give ${JSON.stringify(command)} (${result.rule}, ${result.reason})`);
    state = result.state;
    yield { command, facts: result.facts, state };
  }
  return state;
}
