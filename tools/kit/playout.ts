import { parseArgs } from 'node:util';
import { type Chance, chanceFrom } from '../../src/kernel/chance.ts';
import { type Game, isOver, type Seat } from '../../src/kernel/game.ts';
import { isCooperative, isWonTogether } from '../../src/kernel/sides.ts';
import type { AnyGame } from '../../src/module/match.ts';
import type { Turn } from '../game/lab.ts';
import type { GameSimulation, Kind, MeasuredEdition, Options, SimulationBot, Values } from '../game/simulation.ts';
import { type SimulatedGame, simulations } from '../simulations.ts';
import { Complaint } from './args.ts';

/** Shared by the command-line tools: choosing a game and an edition, and playing games to their end. */

/** Far more than any game takes: a bot that gets here loops. */
const MOST_COMMANDS = 10_000;

/** A number of games of one kind; plain JSON, so that it can be passed to another process. */
export interface GameSeries<T extends AnyGame = AnyGame> extends Kind<T> {
  readonly games: number;
}

/** Reads the options of a game as a series of `count` games. */
export function seriesFrom<T extends AnyGame>(
  simulation: GameSimulation<T>,
  values: Values<Options>,
  games: number,
): GameSeries<T> {
  return { games, ...simulation.kind(values) };
}

/** Why the games of a series cannot be played, as a sentence; `null` when they can. */
export function seriesProblem<T extends AnyGame>(simulation: GameSimulation<T>, series: GameSeries<T>): string | null {
  // The last game has the longest seed.
  return simulation.problem(setupOf(series, series.games - 1));
}

/**
 * Runs a tool's work on a valid series. An invalid one is a mistake on the command line like any other: one line on
 * stderr, exit code 2.
 */
export async function runSeries<T extends AnyGame>(
  name: string,
  simulation: GameSimulation<T>,
  series: GameSeries<T>,
  work: (series: GameSeries<T>) => Promise<undefined>,
): Promise<2 | undefined> {
  const problem = seriesProblem(simulation, series);
  if (problem === null) return work(series);
  process.stderr.write(`${name}: ${problem}\n`);
  return 2;
}

/** The setup of one game of a series. Its seed depends only on the game's number, in whatever process it is played. */
export function setupOf<T extends AnyGame>({ setup }: GameSeries<T>, game: number): T['setup'] {
  return { ...setup, seed: `${setup.seed}/${game}` };
}

/**
 * Plays one game of a series to its end, the opening first. The bot's luck is separate from the game's, and advances by
 * one draw with each command. Commands go through `apply`, which refuses illegal ones: a bot cannot cheat here.
 */
export function* playOut<T extends AnyGame>(
  simulation: GameSimulation<T>,
  series: GameSeries<T>,
  game: number,
): Generator<Turn<T>, T['state']> {
  const seated = (seat: Seat): string => series.bots?.[seat] ?? series.bot;
  return yield* playBy(simulation, seated, setupOf(series, game));
}

/**
 * The same for any setup; its seed is also the seed of the bots' luck. `named` decides: for all, or for a seat. A bot
 * sees the view of the seat that it decides for, the first of those that may act.
 */
export function* playBy<T extends AnyGame>(
  { rules, bots }: GameSimulation<T>,
  named: string | ((seat: Seat) => string),
  setup: T['setup'],
): Generator<Turn<T>, T['state']> {
  const opening = rules.newGame(setup);
  yield { command: null, facts: opening.facts, state: opening.state };
  let { state } = opening;
  const isTeam = isCooperative(rules, setup);
  for (let given = 0; !isOver(rules, state); given++) {
    const stuck = (why: string): Error => new Error(`game "${setup.seed}", command ${given}: ${why}`);
    if (given >= MOST_COMMANDS) throw stuck('it does not come to an end');
    const luck = chanceFrom(`${setup.seed}/bot`, given);
    const command = commandOf(rules, state, luck, isTeam, (seat) => botNamed(bots, named, seat));
    if (command === null) throw stuck('no bot has anything to say');
    const result = rules.apply(state, command);
    if (!result.ok) throw stuck(`a bot may not give ${JSON.stringify(command)} (${result.rule}, ${result.reason})`);
    state = result.state;
    yield { command, facts: result.facts, state };
  }
  return state;
}

/**
 * The command of the first seat that has one. Seats that act at the same time against each other speak for themselves; one that has
 * made its choice has nothing to say until the others have made theirs.
 */
function commandOf<T extends AnyGame>(
  rules: Game<T>,
  state: T['state'],
  luck: Chance,
  isTeam: boolean,
  botOf: (seat: Seat) => SimulationBot<T>['bot'],
): T['command'] | null {
  const active = rules.activeSeats(state);
  const alone = (seat: Seat): readonly Seat[] | undefined => (isTeam || active.length === 1 ? undefined : [seat]);
  for (const seat of active) {
    const bot = botOf(seat);
    const command = 'foretell' in bot ? bot.foretell(state) : bot.choose(rules.view(state, seat), luck, alone(seat));
    if (command !== null) return command;
  }
  return null;
}

function botNamed<T extends AnyGame>(
  bots: GameSimulation<T>['bots'],
  named: string | ((seat: Seat) => string),
  seat: Seat,
): SimulationBot<T>['bot'] {
  const name = typeof named === 'string' ? named : named(seat);
  const bot = bots[name]?.bot;
  if (!bot) throw new RangeError(`there is no bot "${name}"`);
  return bot;
}

/** Lets a bot play a setup to its end: its commands, and whether they won. */
export function played<T extends AnyGame>(
  simulation: GameSimulation<T>,
  bot: string,
  setup: T['setup'],
): { readonly commands: readonly T['command'][]; readonly won: boolean } {
  const commands: T['command'][] = [];
  const turns = playBy(simulation, bot, setup);
  for (;;) {
    const turn = turns.next();
    if (turn.done) return { commands, won: isWonTogether(simulation.rules, setup, turn.value) === true };
    if (turn.value.command !== null) commands.push(turn.value.command);
  }
}

/**
 * All events in the games of a series, as lines of JSON: the opening of each, then the result of every command. Lines
 * are generated on demand; with several games each says which one it belongs to.
 */
export function* traceLines<T extends AnyGame>(
  simulation: GameSimulation<T>,
  series: GameSeries<T>,
): Generator<string> {
  for (let game = 0; game < series.games; game++) {
    const number = series.games > 1 ? { game } : {};
    for (const { command, facts, state } of playOut(simulation, series, game)) {
      yield JSON.stringify(
        command === null
          ? { ...number, setup: setupOf(series, game), state, facts }
          : { ...number, command, facts, state },
      );
    }
  }
}

const DEFAULT: SimulatedGame = 'faza';
const IDS = Object.keys(simulations) as readonly SimulatedGame[];

/** The option that chooses the game. */
export const gameOption = {
  game: { kind: 'choice', choices: IDS, default: DEFAULT, help: 'Which game' },
} as const satisfies Options;

/**
 * The game that a command line asks for. The game determines the other options, so it is read before anything else; an
 * unknown game is refused later, when all options are read.
 */
export async function chosenGame(
  argv: readonly string[] = process.argv.slice(2),
): Promise<{ readonly id: SimulatedGame; readonly simulation: GameSimulation }> {
  const { values } = parseArgs({ args: [...argv], options: { game: { type: 'string' } }, strict: false });
  const id = IDS.find((known) => known === values.game) ?? DEFAULT;
  return { id, simulation: await simulations[id]() };
}

/** The option that chooses one of the editions that a game is measured in. */
export function editionOption({ editions }: Pick<GameSimulation, 'editions'>) {
  const names = editions.map(({ id }) => id);
  return {
    edition: { kind: 'choice', choices: names, default: names[0] ?? '', help: 'Which edition of the game' },
  } as const satisfies Options;
}

/** The measurements of an edition, by its ID. Throws a `Complaint` for one that the game does not have. */
export function editionOf<T extends AnyGame>(
  { editions, rules }: Pick<GameSimulation<T>, 'editions' | 'rules'>,
  asked: string,
): MeasuredEdition<T> {
  const edition = editions.find(({ id }) => id === asked);
  if (!edition) throw new Complaint(`${rules.id} has no edition ${asked}`);
  return edition;
}
