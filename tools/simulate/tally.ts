import { shareOf } from '../../src/kernel/bots/estimate.ts';
import type { Seat } from '../../src/kernel/game.ts';
import { isWonTogether } from '../../src/kernel/sides.ts';
import type { AnyGame } from '../../src/module/match.ts';
import type { GameSimulation } from '../game/simulation.ts';
import { type GameSeries, playOut, setupOf } from '../kit/playout.ts';

/** Counts games: what `simulate` reports, and how the results of several processes are added. */

/** How many games had each value. */
type Spread = ReadonlyMap<number, number>;

/** The number of players in a group, and how many of them won. */
interface GroupTally {
  readonly players: number;
  readonly wins: number;
}

/** The results of some games. Tallies can be added without loss, so the games can be divided among processes. */
export interface Tally {
  /** Games that a team won. */
  readonly wins: number;
  /** If players win against each other, by group. */
  readonly groups: Readonly<Record<string, GroupTally>>;
  /** By the rule that ended them; unused rules may be missing. */
  readonly defeats: Readonly<Record<string, number>>;
  readonly lostUnplayed: number;
  readonly lostEarly: number;
  readonly rounds: Spread;
  readonly commands: Spread;
}

/** An empty tally. */
export const nothing: Tally = {
  wins: 0,
  groups: {},
  defeats: {},
  lostUnplayed: 0,
  lostEarly: 0,
  rounds: new Map(),
  commands: new Map(),
};

/** The tally of a game with a setup that ended in a state, after a number of commands. */
export function tallyOf<T extends AnyGame>(
  { rules, groups }: Pick<GameSimulation<T>, 'rules' | 'groups'>,
  setup: T['setup'],
  state: T['state'],
  commands: number,
): Tally {
  const result = rules.result(state);
  if (result === null) throw new RangeError('a game that is not over has no result');
  const { ranking } = result;
  const isWon = isWonTogether(rules, setup, state);
  const isLost = isWon === false;
  const round = rules.round(state);
  return {
    wins: isWon ? 1 : 0,
    groups: ranking
      .flatMap((seats, rank) =>
        seats.map((seat): Tally['groups'] => {
          const names = groups?.(state, seat) ?? [];
          return Object.fromEntries(names.map((name) => [name, { players: 1, wins: rank === 0 ? 1 : 0 }]));
        }),
      )
      .reduce(addGroups, {}),
    defeats: isLost ? { [result.rule]: 1 } : {},
    lostUnplayed: commands === 0 ? 1 : 0,
    lostEarly: isLost && round <= 1 ? 1 : 0,
    rounds: new Map([[round, 1]]),
    commands: new Map([[commands, 1]]),
  };
}

/** The sum of two tallies. */
export function add(one: Tally, other: Tally): Tally {
  const rules = [...new Set([one, other].flatMap(({ defeats }) => Object.keys(defeats)))];
  const both = (rule: string): number => (one.defeats[rule] ?? 0) + (other.defeats[rule] ?? 0);
  return {
    wins: one.wins + other.wins,
    groups: addGroups(one.groups, other.groups),
    defeats: Object.fromEntries(rules.map((rule) => [rule, both(rule)])),
    lostUnplayed: one.lostUnplayed + other.lostUnplayed,
    lostEarly: one.lostEarly + other.lostEarly,
    rounds: merged(one.rounds, other.rounds),
    commands: merged(one.commands, other.commands),
  };
}

function addGroups(one: Tally['groups'], other: Tally['groups']): Tally['groups'] {
  const sum: Record<string, GroupTally> = { ...one };
  for (const [name, { players, wins }] of Object.entries(other)) {
    const known = sum[name] ?? { players: 0, wins: 0 };
    sum[name] = { players: known.players + players, wins: known.wins + wins };
  }
  return sum;
}

function merged(one: Spread, other: Spread): Spread {
  const sum = new Map(one);
  for (const [value, games] of other) sum.set(value, (sum.get(value) ?? 0) + games);
  return sum;
}

/** Plays one game of a series and counts it. */
export function tallyGame<T extends AnyGame>(
  simulation: GameSimulation<T>,
  series: GameSeries<T>,
  game: number,
): Tally {
  const turns = playOut(simulation, series, game);
  const { rules, groups } = simulation;
  const named = (state: T['state'], seat: Seat): readonly string[] => [
    ...(groups?.(state, seat) ?? []),
    // If bots play against each other it matters which one won.
    ...(series.bots ? [`${series.bots[seat] ?? series.bot} bot`] : []),
  ];
  // The opening is a turn too, but no command.
  let commands = -1;
  for (;;) {
    const turn = turns.next();
    if (turn.done) {
      const counted = groups ? { rules, groups: named } : { rules };
      return tallyOf(counted, setupOf(series, game), turn.value, commands);
    }
    commands += 1;
  }
}

/** The median and the ends of a distribution. */
export interface Summary {
  readonly mean: number;
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Summarizes a distribution of at least one game. */
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

/** The 95% confidence interval of the true win rate. */
export function wilson(wins: number, games: number): readonly [low: number, high: number] {
  const { low, high } = shareOf(wins, games) ?? { low: 0, high: 1 };
  return [rounded(low), rounded(high)];
}

/** The share of games won with its 95% interval, as in `57% (46%–67%)`. */
export function shareText(won: number, games: number): string {
  const [low, high] = wilson(won, games);
  const percent = (part: number): string => `${Math.round(100 * part)}%`;
  return `${percent(won / games)} (${percent(low)}–${percent(high)})`;
}

/** Four decimals: more would claim a precision that no number of games has. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** Everything that `simulate` reports, as `--json` prints it. */
export interface Report<T extends AnyGame = AnyGame> extends Pick<GameSeries<T>, 'games' | 'bot' | 'bots' | 'setup'> {
  /**
   * If players win against each other, by group: how many there were, how many of them won, and the interval of the
   * true rate.
   */
  readonly groups: Readonly<Record<string, GroupTally & { readonly interval: readonly [low: number, high: number] }>>;
  /** Games that a team won. */
  readonly wins: number;
  /** Wins per game. */
  readonly rate: number;
  /** The 95% confidence interval of the true rate. */
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

/** The report on a series that took `seconds` to play. Throws if the tally is not that of as many games. */
export function reportOn<T extends AnyGame>(
  simulation: GameSimulation<T>,
  { games, bot, bots, setup }: GameSeries<T>,
  tally: Tally,
  seconds: number,
): Report<T> {
  const defeats = Object.fromEntries(simulation.defeats.map(({ rule }) => [rule, tally.defeats[rule] ?? 0]));
  const ended = [...tally.rounds.values()].reduce((sum, count) => sum + count, 0);
  const counted = simulation.groups ? ended : Object.values(defeats).reduce((sum, count) => sum + count, tally.wins);
  if (counted !== games) throw new RangeError(`${games} games were to be played, ${counted} were counted`);
  return {
    games,
    bot,
    ...(bots ? { bots } : {}),
    setup,
    groups: Object.fromEntries(
      Object.entries(tally.groups).map(([name, { players, wins }]) => [
        name,
        { players, wins, interval: wilson(wins, players) },
      ]),
    ),
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
  const { games, bot, bots, setup, rounds, commands, seconds } = report;
  const { first, variants } = simulation.head(setup);
  const spread = ({ mean, median, least, most }: Summary): string =>
    `mean ${mean.toFixed(1)}, median ${median}, from ${least} to ${most}`;
  const players = bots ? `${bots.join(', ')} bots` : `${bot} bot`;
  const lines = [
    [plural(games, 'game'), ...first, players, `seed "${setup.seed}"`, ...variants].join(' · '),
    '',
    ...(simulation.groups ? groupRows(report) : teamRows(simulation, report)),
    '',
    `Rounds    ${spread(rounds)}`,
    `Commands  ${spread(commands)}`,
    `Time      ${seconds.toFixed(1)} s, ${(games / seconds).toFixed(1)} games a second`,
  ];
  return `${lines.join('\n')}\n`;
}

/** How often a team won, and how it lost. */
function teamRows<T extends AnyGame>(
  simulation: GameSimulation<T>,
  { games, wins, interval, defeats, lostEarly, lostUnplayed }: Report<T>,
): string[] {
  const row = (name: string, count: number, note: string): string => rowOf(name, 10, count, games, note);
  return [
    row('Won', wins, intervalText(interval)),
    ...simulation.defeats.map(({ rule, text }) => row(`Lost, ${rule}`, defeats[rule] ?? 0, text)),
    row('Early', lostEarly, 'lost by the end of round 1'),
    row('Unplayed', lostUnplayed, 'of them before the first command'),
  ];
}

/** How often players of each group won. */
function groupRows<T extends AnyGame>({ groups }: Report<T>): string[] {
  const width = Math.max(...Object.keys(groups).map((name) => name.length)) + 2;
  return Object.entries(groups)
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([name, { players, wins, interval }]) =>
      rowOf(name, width, wins, players, `of ${players}, ${intervalText(interval)}`),
    );
}

function rowOf(name: string, width: number, count: number, of: number, note: string): string {
  return `${name.padEnd(width)}${String(count).padStart(String(of).length)}  ${percent(count / of).padStart(6)}  ${note}`;
}

function intervalText([low, high]: readonly [number, number]): string {
  return `95% interval: ${percent(low)} to ${percent(high)}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

function plural(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
