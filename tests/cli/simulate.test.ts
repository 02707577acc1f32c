import { describe, expect, test } from 'vitest';
import { newest } from '../../src/games/faza/content/editions.ts';
import { faza } from '../../src/games/faza/rules/faza.ts';
import type { FazaTypes } from '../../src/games/faza/rules/state/types.ts';
import { chanceFrom } from '../../src/kernel/chance.ts';
import { isOver } from '../../src/kernel/game.ts';
import { equal } from '../../src/kernel/values/equal.ts';
import { simulation as azardia } from '../../tools/azardia/simulation.ts';
import { random } from '../../tools/faza/bots/random.ts';
import { simulation } from '../../tools/faza/simulation.ts';
import { defineCommand, readArguments } from '../../tools/kit/args.ts';
import { type GameSeries as AnySeries, playOut, seriesFrom, seriesProblem, setupOf } from '../../tools/kit/playout.ts';
import {
  add,
  nothing,
  reportOn,
  reportText,
  summaryOf,
  type Tally,
  tallyGame,
  tallyOf,
  wilson,
} from '../../tools/simulate/tally.ts';
import { viewed } from '../games/faza/positions.ts';
import { runTool } from '../kit/runTool.ts';

const tool = defineCommand({ name: 'tool', summary: '', options: simulation.options });

type GameSeries = AnySeries<FazaTypes>;

function series(games: number, ...argv: string[]): GameSeries {
  const reading = readArguments(tool, argv);
  if (reading.kind !== 'run') throw new Error(JSON.stringify(reading));
  return seriesFrom(simulation, reading.values, games);
}

function play(asked: GameSeries): Tally {
  return Array.from({ length: asked.games }, (_, game) => tallyGame(simulation, asked, game)).reduce(add, nothing);
}

describe('the games asked for', () => {
  test('are the defaults without arguments', () => {
    expect(series(3)).toEqual({
      games: 3,
      bot: 'random',
      setup: {
        edition: newest.id,
        mode: 'normal',
        heroes: ['soldier', 'doctor', 'senator'],
        seed: 'faza',
        health: null,
        rewards: true,
        fazaFirst: false,
      },
    });
  });

  test.each([
    [[], false],
    [['--opening', 'first'], false],
    [['--faza-first'], true],
  ] as const)('V5 let the Faza act first only where it is asked for: %j', (argv, fazaFirst) => {
    const asked = series(1, ...argv);
    expect(asked.setup.fazaFirst).toBe(fazaFirst);
    expect(seriesProblem(simulation, asked)).toBeNull();
  });

  test('can be any that the rules know', () => {
    const asked = series(
      1,
      ...['--heroes', 'rebel,scout', '--mode', 'hard', '--bot', 'greedy', '--seed', 'mine', '--health', '2'],
      ...['--no-rewards', '--faza-first'],
    );
    expect(asked.bot).toBe('greedy');
    expect(setupOf(asked, 7)).toEqual({
      edition: newest.id,
      mode: 'hard',
      heroes: ['rebel', 'scout'],
      seed: 'mine/7',
      health: 2,
      rewards: false,
      fazaFirst: true,
    });
  });

  test.each([
    [['--heroes', 'soldier'], 'soldier: A team has 2 to 4 heroes. If you play alone, choose at least 2.'],
    [['--heroes', 'soldier,scout'], 'soldier,scout: Each hero must come from a different area.'],
    [['--heroes', 'soldier,soldier'], 'soldier,soldier: Each hero must come from a different area.'],
    [['--seed', 'x'.repeat(63)], 'A seed must have 1 to 64 characters.'],
  ])('are refused where they cannot be played: %j', (argv, problem) => {
    expect(seriesProblem(simulation, series(10, ...argv))).toBe(problem);
  });

  test('may have a seed as long as the last of them can still be named', () => {
    const asked = (games: number) => seriesProblem(simulation, series(games, '--seed', 'x'.repeat(62)));
    expect(asked(10)).toBeNull();
    expect(asked(11)).not.toBeNull();
  });
});

describe('playing', () => {
  test('goes from the opening to the end, with commands as the bot gives them', () => {
    const asked = series(3, '--seed', 'played', '--mode', 'easy');
    const [opening, ...turns] = playOut(simulation, asked, 2);
    const fresh = faza.newGame(setupOf(asked, 2));
    expect(opening).toEqual({ command: null, facts: fresh.facts, state: fresh.state });
    let { state } = fresh;
    turns.forEach((turn, draws) => {
      const command = random.choose(viewed(state), chanceFrom('played/2/bot', draws));
      const result = command && faza.apply(state, command);
      if (!result?.ok) throw new Error(`nothing given at ${draws}`);
      expect(turn.command).toEqual(command);
      expect(equal(turn.state, result.state)).toBe(true);
      ({ state } = result);
    });
    expect(isOver(faza, state)).toBe(true);
    expect(tallyGame(simulation, asked, 2)).toEqual(tallyOf(simulation, setupOf(asked, 2), state, turns.length));
  });

  test('counts the same, however games are divided among processes', () => {
    const asked = series(8, '--mode', 'hard');
    const games = [5, 2, 7, 0, 1, 6, 3, 4].map((game) => tallyGame(simulation, asked, game));
    const halves = [games.slice(0, 3), games.slice(3)].map((half) => half.reduce(add, nothing));
    expect(reportOn(simulation, asked, halves.reduce(add, nothing), 1)).toEqual(
      reportOn(simulation, asked, play(asked), 1),
    );
  });

  test('has no result before the end', () => {
    expect(() => tallyOf(simulation, setupOf(series(1), 0), faza.newGame(setupOf(series(1), 0)).state, 0)).toThrow(
      RangeError,
    );
  });
});

describe('what is reported', () => {
  test.each([
    [0, 100, 0, 0.037],
    [10, 100, 0.0552, 0.1744],
    [50, 100, 0.4038, 0.5962],
    [100, 100, 0.963, 1],
    [1, 1, 0.2065, 1],
  ])('%d wins of %d: the true rate lies between %f and %f', (wins, games, low, high) => {
    const [below, above] = wilson(wins, games);
    expect(below).toBeCloseTo(low, 4);
    expect(above).toBeCloseTo(high, 4);
  });

  test('a spread has its mean, its median and its ends', () => {
    const odd = new Map([
      [10, 1],
      [2, 2],
      [3, 2],
    ]);
    expect(summaryOf(odd)).toEqual({ mean: 4, median: 3, least: 2, most: 10 });
    const even = new Map([
      [3, 2],
      [2, 2],
    ]);
    expect(summaryOf(even)).toEqual({ mean: 2.5, median: 2.5, least: 2, most: 3 });
    expect(summaryOf(new Map([[0, 1]]))).toEqual({ mean: 0, median: 0, least: 0, most: 0 });
  });

  const tally: Tally = {
    wins: 10,
    groups: {},
    defeats: { X2: 80, X3: 0, X4: 9, X5: 1 },
    lostUnplayed: 3,
    lostEarly: 20,
    rounds: new Map([[4, 100]]),
    commands: new Map([[30, 100]]),
  };

  test('is a text with all the numbers and the causes in words', () => {
    const asked = series(100, '--health', '2', '--faza-first');
    expect(reportText(simulation, reportOn(simulation, asked, tally, 4))).toBe(
      [
        '100 games · normal · soldier, doctor, senator · random bot · seed "faza" · Mothership health 2 (V1) · Faza first (V5)',
        '',
        'Won        10   10.0%  95% interval: 5.5% to 17.4%',
        'Lost, X2   80   80.0%  A hero died, and hope with them.',
        'Lost, X3    0    0.0%  The Drone pool ran dry, and the city is overrun.',
        'Lost, X4    9    9.0%  All Outposts are fazaformed. There is nowhere left to stand.',
        'Lost, X5    1    1.0%  No Rebel is left on the board. The uprising is over.',
        'Early      20   20.0%  lost by the end of round 1',
        'Unplayed    3    3.0%  of them before the first command',
        '',
        'Rounds    mean 4.0, median 4, from 4 to 4',
        'Commands  mean 30.0, median 30, from 30 to 30',
        'Time      4.0 s, 25.0 games a second',
        '',
      ].join('\n'),
    );
  });

  test('is who won where players win against each other, with their bots where these differ', () => {
    const setup = {
      ...{ seed: 'race', players: 2, fairStart: false, quickGame: false },
      ...{ firmGoal: false, openHands: false, longGrace: false },
    };
    const race = { games: 4, bot: 'regular', bots: ['regular', 'random'], setup };
    const played = [0, 1, 2, 3].map((game) => tallyGame(azardia, race, game)).reduce(add, nothing);
    const report = reportOn(azardia, race, played, 1);
    expect(report.groups['regular bot']?.players).toBe(4);
    expect((report.groups['regular bot']?.wins ?? 0) + (report.groups['random bot']?.wins ?? 0)).toBe(4);
    expect((report.groups['Place 1']?.wins ?? 0) + (report.groups['Place 2']?.wins ?? 0)).toBe(4);
    expect([report.wins, report.lostEarly, Object.keys(report.defeats)]).toEqual([0, 0, []]);
    const lines = reportText(azardia, {
      ...report,
      groups: { 'Place 1': { players: 4, wins: 3, interval: [0.3, 0.95] } },
    });
    expect(lines.split('\n').slice(0, 3)).toEqual([
      '4 games · 2 players · regular, random bots · seed "race"',
      '',
      'Place 1  3   75.0%  of 4, 95% interval: 30.0% to 95.0%',
    ]);
  });

  test('must account for every game', () => {
    expect(() => reportOn(simulation, series(101), tally, 4)).toThrow('101 games were to be played, 100 were counted');
  });
});

describe('npm run simulate', () => {
  test('prints one object, and the same numbers from two processes as from one', async () => {
    const asked = series(12, '--seed', 'shared', '--mode', 'easy');
    const args = ['--games', '12', '--seed', 'shared', '--mode', 'easy', '--workers', '2', '--json'];
    const { code, stdout, stderr } = await runTool('simulate', args);
    expect([code, stderr]).toEqual([0, '']);
    const report = JSON.parse(stdout);
    expect(report).toEqual(JSON.parse(JSON.stringify(reportOn(simulation, asked, play(asked), report.seconds))));
    expect(report).toMatchObject({ games: 12, wins: expect.any(Number), defeats: { X2: expect.any(Number) } });
  });

  test('explains itself, and answers what cannot be played by one line and exit code 2', async () => {
    const [help, team, option] = await Promise.all([
      runTool('simulate', ['--help']),
      runTool('simulate', ['--heroes', 'soldier,scout']),
      runTool('simulate', ['--mode', 'mild']),
    ]);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toContain('Lets the computer play many games');
    const line = 'npm run simulate: soldier,scout: Each hero must come from a different area.\n';
    expect(team).toEqual({ code: 2, stdout: '', stderr: line });
    expect(option).toMatchObject({ code: 2, stdout: '' });
    expect(option.stderr).toMatch(/^npm run simulate: --mode cannot be "mild".*\n$/);
  });
});
