import { shareOf } from '../kernel/estimate.ts';
import type { Game } from '../kernel/game.ts';
import type { AnyGame } from '../module/match.ts';
import type { GameSimulation } from '../module/simulation.ts';
import { type Plan, playOut } from './playout.ts';

/** Counting games: what `simulate` reports, and how parts of it that were played elsewhere are put together. */

/** How many games had each value. */
type Spread = ReadonlyMap<number, number>;

/** What is known of some games. Adding two up loses nothing, so who played which game does not matter. */
export interface Tally {
  readonly wins: number;
  /** By the rule that ended them; rules that ended none may be left out. */
  readonly defeats: Readonly<Record<string, number>>;
  readonly lostUnplayed: number;
  readonly lostEarly: number;
  readonly rounds: Spread;
  readonly commands: Spread;
}

/** No games yet. */
export const nothing: Tally = {
  wins: 0,
  defeats: {},
  lostUnplayed: 0,
  lostEarly: 0,
  rounds: new Map(),
  commands: new Map(),
};

/** The tally of one game that ended here after so many commands. */
export function tallyOf<T extends AnyGame>(rules: Game<T>, state: T['state'], commands: number): Tally {
  const result = rules.result(state);
  if (result === null) throw new RangeError('a game that is not over has no result');
  const isWon = result.teamWon === true;
  const round = rules.round(state);
  return {
    wins: isWon ? 1 : 0,
    defeats: isWon ? {} : { [result.rule]: 1 },
    lostUnplayed: commands === 0 ? 1 : 0,
    lostEarly: !isWon && round <= 1 ? 1 : 0,
    rounds: new Map([[round, 1]]),
    commands: new Map([[commands, 1]]),
  };
}

/** Both tallies together. */
export function add(one: Tally, other: Tally): Tally {
  const rules = [...new Set([one, other].flatMap(({ defeats }) => Object.keys(defeats)))];
  const both = (rule: string): number => (one.defeats[rule] ?? 0) + (other.defeats[rule] ?? 0);
  return {
    wins: one.wins + other.wins,
    defeats: Object.fromEntries(rules.map((rule) => [rule, both(rule)])),
    lostUnplayed: one.lostUnplayed + other.lostUnplayed,
    lostEarly: one.lostEarly + other.lostEarly,
    rounds: merged(one.rounds, other.rounds),
    commands: merged(one.commands, other.commands),
  };
}

function merged(one: Spread, other: Spread): Spread {
  const sum = new Map(one);
  for (const [value, games] of other) sum.set(value, (sum.get(value) ?? 0) + games);
  return sum;
}

/** Plays one game of a plan and counts it. */
export function tallyGame<T extends AnyGame>(simulation: GameSimulation<T>, plan: Plan<T>, game: number): Tally {
  const turns = playOut(simulation, plan, game);
  // The opening is a turn too, but no command.
  let commands = -1;
  for (;;) {
    const turn = turns.next();
    if (turn.done) return tallyOf(simulation.rules, turn.value, commands);
    commands += 1;
  }
}

/** Where the middle and the ends of a spread lie. */
export interface Summary {
  readonly mean: number;
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Sums a spread up; there must be at least one game in it. */
export function summaryOf(spread: Spread): Summary {
  const values = [...spread].sort(([a], [b]) => a - b);
  const games = values.reduce((sum, [, count]) => sum + count, 0);
  const total = values.reduce((sum, [value, count]) => sum + value * count, 0);
  const ranked = (rank: number): number => {
    let passed = 0;
    for (const [value, count] of values) {
      passed += count;
      if (passed > rank) return value;
    }
    throw new RangeError(`no game of rank ${rank} among ${games}`);
  };
  return {
    mean: rounded(total / games),
    median: (ranked(Math.floor((games - 1) / 2)) + ranked(Math.floor(games / 2))) / 2,
    least: ranked(0),
    most: ranked(games - 1),
  };
}

/**
 * Where the true share of wins lies with 95% confidence.
 */
export function wilson(wins: number, games: number): readonly [low: number, high: number] {
  const { low, high } = shareOf(wins, games) ?? { low: 0, high: 1 };
  return [rounded(low), rounded(high)];
}

/** Four digits after the point: more would claim a precision that no number of games has. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** All that `simulate` reports, as `--json` prints it. */
export interface Report<T extends AnyGame = AnyGame> extends Pick<Plan<T>, 'games' | 'bot' | 'setup'> {
  readonly wins: number;
  /** Wins per game. */
  readonly rate: number;
  /** Where the true rate lies with 95% confidence. */
  readonly interval: readonly [low: number, high: number];
  /** By every rule by which games are lost. */
  readonly defeats: Readonly<Record<string, number>>;
  /** Games that were lost before the team gave a command. */
  readonly lostUnplayed: number;
  /** Games lost by the end of round 1, those before the first command among them. */
  readonly lostEarly: number;
  readonly rounds: Summary;
  readonly commands: Summary;
  readonly seconds: number;
}

/** The report on a plan that was played in so many seconds. Throws when the tally is not that of so many games. */
export function reportOn<T extends AnyGame>(
  simulation: GameSimulation<T>,
  { games, bot, setup }: Plan<T>,
  tally: Tally,
  seconds: number,
): Report<T> {
  const defeats = Object.fromEntries(simulation.defeats.map(({ rule }) => [rule, tally.defeats[rule] ?? 0]));
  const counted = Object.values(defeats).reduce((sum, count) => sum + count, tally.wins);
  if (counted !== games) throw new RangeError(`${games} games were to be played, ${counted} were counted`);
  return {
    games,
    bot,
    setup,
    wins: tally.wins,
    rate: rounded(tally.wins / games),
    interval: wilson(tally.wins, games),
    defeats,
    lostUnplayed: tally.lostUnplayed,
    lostEarly: tally.lostEarly,
    rounds: summaryOf(tally.rounds),
    commands: summaryOf(tally.commands),
    seconds: rounded(seconds),
  };
}

/** A report for people, in lines. */
export function reportText<T extends AnyGame>(simulation: GameSimulation<T>, report: Report<T>): string {
  const { games, bot, setup, wins, interval, defeats, lostUnplayed, lostEarly, rounds, commands, seconds } = report;
  const [low, high] = interval;
  const width = String(games).length;
  const { first, variants } = simulation.head(setup);
  const row = (name: string, count: number, note: string): string =>
    `${name.padEnd(10)}${String(count).padStart(width)}  ${percent(count / games).padStart(6)}  ${note}`;
  const spread = ({ mean, median, least, most }: Summary): string =>
    `mean ${mean.toFixed(1)}, median ${median}, from ${least} to ${most}`;
  const causes = simulation.defeats.map(({ rule, text }) => row(`Lost, ${rule}`, defeats[rule] ?? 0, text));
  const lines = [
    [plural(games, 'game'), ...first, `${bot} bot`, `seed "${setup.seed}"`, ...variants].join(' · '),
    '',
    row('Won', wins, `95% interval: ${percent(low)} to ${percent(high)}`),
    ...causes,
    row('Early', lostEarly, 'lost by the end of round 1'),
    row('Unplayed', lostUnplayed, 'of them before the first command'),
    '',
    `Rounds    ${spread(rounds)}`,
    `Commands  ${spread(commands)}`,
    `Time      ${seconds.toFixed(1)} s, ${(games / seconds).toFixed(1)} games a second`,
  ];
  return `${lines.join('\n')}\n`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

function plural(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
