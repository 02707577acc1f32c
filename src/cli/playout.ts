import { greedy } from '../games/faza/bots/greedy.ts';
import { random } from '../games/faza/bots/random.ts';
import { editions } from '../games/faza/content/editions.ts';
import type { EditionId } from '../games/faza/content/vocabulary.ts';
import type { Command } from '../games/faza/rules/command.ts';
import type { Fact } from '../games/faza/rules/fact.ts';
import { faza } from '../games/faza/rules/faza.ts';
import { setupProblem } from '../games/faza/rules/setup.ts';
import type { Setup, State } from '../games/faza/rules/state.ts';
import type { FazaTypes } from '../games/faza/rules/types.ts';
import { setupProblemText } from '../games/faza/text/reasons.en.ts';
import type { Bot } from '../kernel/bot.ts';
import { chanceFrom } from '../kernel/chance.ts';
import { isOver } from '../kernel/game.ts';
import type { Options, Values } from './args.ts';

/** What `simulate` and `trace` share: which games are asked for, and playing one of them. */

const EDITION: EditionId = 'published';
/** Far more than any game takes: a bot that gets here goes round in circles. */
const MOST_COMMANDS = 10_000;

/** Lets the Faza have their way: it ends every Team phase at once, which shows what an opening is worth by itself. */
const passing: Bot<FazaTypes> = {
  id: 'passing',
  choose: (state) => {
    const commands = faza.legalCommands(state);
    return commands.find((command) => command.do === 'endTeamPhase') ?? commands[0] ?? null;
  },
};

const bots = { random, greedy, passing } satisfies Record<string, Bot<FazaTypes>>;
/** Who can play for the whole team, by its name on the command line. */
export type BotId = keyof typeof bots;

/** The options that say which games are played, the same for every tool; the number of games is each tool's own. */
export const gameOptions = {
  heroes: {
    kind: 'list',
    choices: editions[EDITION].heroes.map(({ id }) => id),
    default: ['soldier', 'doctor', 'senator'],
    help: 'Who plays, in seat order: 2 to 4 heroes of different areas',
  },
  mode: {
    kind: 'choice',
    choices: editions[EDITION].modes.map(({ id }) => id),
    default: 'normal',
    help: 'How hard it is',
  },
  bot: {
    kind: 'choice',
    choices: ['random', 'greedy', 'passing'] satisfies BotId[] as BotId[],
    default: 'random',
    help: 'Who decides for the team',
  },
  seed: { kind: 'text', default: 'faza', help: 'What all luck follows from; game number i has the seed <text>/i' },
  health: { kind: 'number', min: 1, max: 6, help: 'Health of each Mothership, instead of what the mode says (V1)' },
  'no-rewards': { kind: 'flag', help: 'Leave the Reward events out (V2)' },
  'draw-two': { kind: 'flag', help: 'Draw two events at each boarding and resolve one (V3)' },
  radio: { kind: 'flag', help: 'Give each hero a Point for the radio, and let them open it (V4)' },
  'faza-first': { kind: 'flag', help: 'Open with a Faza phase (V5)' },
  opening: {
    kind: 'choice',
    choices: editions[EDITION].openings.map(({ id }) => id),
    help: 'Lay this board in every game, instead of a shuffled one',
  },
  'head-start': { kind: 'flag', help: 'Give small teams Points to start with (V6)' },
} as const satisfies Options;

/** So many games of one kind; plain JSON, so that it can be handed to another process. */
export interface Plan {
  readonly games: number;
  readonly bot: BotId;
  /** The setup of every game, but for its seed: the one here is the stem of all. */
  readonly setup: Setup;
}

/** Reads the shared options as a plan for so many games. */
export function planFrom(values: Values<typeof gameOptions>, games: number): Plan {
  const { bot, mode, heroes, seed, health } = values;
  const setup: Setup = {
    edition: EDITION,
    mode,
    heroes,
    seed,
    health: health ?? null,
    rewards: !values['no-rewards'],
    fazaFirst: values['faza-first'],
    headStart: values['head-start'],
    ...(values['draw-two'] ? { drawTwo: true } : {}),
    ...(values.radio ? { radio: true } : {}),
    ...(values.opening ? { opening: values.opening } : {}),
  };
  return { games, bot, setup };
}

/** Why the games of a plan cannot be played, as a sentence; `null` when they can. */
export function planProblem(plan: Plan): string | null {
  // The last game has the longest seed.
  const problem = setupProblem(setupOf(plan, plan.games - 1));
  if (problem === null) return null;
  const cause = problem === 'sameArea' || problem === 'teamSize' ? `${plan.setup.heroes.join(',')}: ` : '';
  return cause + setupProblemText[problem];
}

/**
 * Runs a tool's work on a plan that can be played. One that cannot is a mistake on the command line like any other: one
 * line on stderr, exit code 2.
 */
export async function runPlan(
  name: string,
  plan: Plan,
  work: (plan: Plan) => Promise<undefined>,
): Promise<2 | undefined> {
  const problem = planProblem(plan);
  if (problem === null) return work(plan);
  process.stderr.write(`${name}: ${problem}\n`);
  return 2;
}

/** The setup of one game of a plan. Its seed follows from the game's number alone, whoever plays the others. */
export function setupOf({ setup }: Plan, game: number): Setup {
  return { ...setup, seed: `${setup.seed}/${game}` };
}

/** One moment of a game: the opening, without a command, or what a command led to. */
export interface Turn {
  readonly command: Command | null;
  readonly facts: readonly Fact[];
  readonly state: State;
}

/**
 * Plays one game of a plan to its end, the opening first. The bot's luck is its own, apart from the game's, and starts
 * anew with each command. Commands go through `apply`, which refuses what is illegal: a bot cannot cheat here.
 */
export function* playOut(plan: Plan, game: number): Generator<Turn, State> {
  const bot = bots[plan.bot];
  const setup = setupOf(plan, game);
  const opening = faza.newGame(setup);
  yield { command: null, facts: opening.facts, state: opening.state };
  let { state } = opening;
  for (let given = 0; !isOver(faza, state); given++) {
    const stuck = (why: string): Error => new Error(`game "${setup.seed}", command ${given}: ${plan.bot} ${why}`);
    if (given >= MOST_COMMANDS) throw stuck('does not come to an end');
    const command = bot.choose(state, chanceFrom(`${setup.seed}/bot`, given));
    if (command === null) throw stuck('has nothing to say');
    const result = faza.apply(state, command);
    if (!result.ok) throw stuck(`may not give ${JSON.stringify(command)} (${result.rule}, ${result.reason})`);
    state = result.state;
    yield { command, facts: result.facts, state };
  }
  return state;
}
