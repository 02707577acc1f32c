import { describe, expect, test } from 'vitest';
import { editions } from '../../../../src/games/faza/content/editions.ts';
import { setupProblem } from '../../../../src/games/faza/rules/setup.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { labFor } from '../../../../tools/faza/lab/lab.ts';
import { teamsOf } from '../../../../tools/faza/lab/series.ts';
import type { Counts, LabReport, MeasureRow } from '../../../../tools/game/lab.ts';
import { targetsOf, verdictOn } from '../../../../tools/lab/verdict.ts';

const { series } = labFor(editions.published);
const report = (counts: ReadonlyMap<string, Counts>): LabReport => labFor(editions.published).report(counts);
const idsOf = (all: readonly { readonly id: string }[], start: string): string[] =>
  all.flatMap(({ id }) => (id.startsWith(start) ? [id] : []));

const measured = (counted: Readonly<Record<string, Counts>>, title: string): readonly MeasureRow[] =>
  report(new Map(Object.entries(counted)))
    .parts.flatMap(({ measures }) => measures)
    .find((measure) => measure.title === title)?.rows ?? [];

const row = (counted: Readonly<Record<string, Counts>>, title: string, name: string): MeasureRow | undefined =>
  measured(counted, title).find((each) => each.name === name);

describe('the series of the lab', () => {
  test('are games that the rules know, with seeds of their own', () => {
    const setups = series.flatMap((one) =>
      [0, 1, 2, 100_000].map((number) => one.setup({ ...chanceFrom('') }, `lab/${one.id}/${number}`, number)),
    );
    expect(setups.map(setupProblem).filter((problem) => problem !== null)).toEqual([]);
    expect(new Set(setups.map(({ seed }) => seed)).size).toBe(setups.length);
    expect(idsOf(series, 'option/')).toEqual([
      'option/noRewards',
      'option/health1',
      'option/health2',
      'option/health3',
      'option/health5',
      'option/health6',
      'option/drawTwo',
      'option/radio',
      'option/fazaFirst',
    ]);
  });

  test('of 24 tiles leave out what that edition does not have', () => {
    const { series } = labFor(editions['24']);
    const setups = series.map((one) => one.setup({ ...chanceFrom('') }, `lab/${one.id}`, 0));
    expect(setups.map(setupProblem).filter((problem) => problem !== null)).toEqual([]);
    expect(new Set(setups.map(({ edition }) => edition))).toEqual(new Set(['24']));
    expect(idsOf(series, 'policy/')).toEqual([
      'policy/easy/2',
      'policy/easy/3',
      'policy/easy/4',
      'policy/normal/2',
      'policy/normal/3',
      'policy/normal/4',
    ]);
    // V2 needs Rewards, and Normal has three health already.
    expect(idsOf(series, 'option/')).toEqual([
      'option/health1',
      'option/health2',
      'option/health4',
      'option/health5',
      'option/health6',
      'option/drawTwo',
      'option/radio',
      'option/fazaFirst',
    ]);
  });

  test.each([
    [2, 24],
    [3, 32],
    [4, 16],
  ])('play all teams of %i heroes, %i in number, equally often', (size, teams) => {
    expect(teamsOf(editions.published, size)).toHaveLength(teams);
    const normal = series.find(({ id }) => id === `novice/normal/${size}`);
    const played = Array.from({ length: teams }, (_, number) =>
      normal?.setup({ ...chanceFrom('') }, 'x', number).heroes.join(),
    );
    expect(new Set(played).size).toBe(teams);
  });
});

describe('the report', () => {
  test('leaves every target open without games', () => {
    const targets = targetsOf(report(new Map()));
    expect(targets.map(({ verdict }) => verdict)).toEqual(Array.from({ length: 13 }, () => 'open'));
  });

  test('asks of the average of all team sizes what the design promises for each player, and nothing on 24 tiles', () => {
    const wins = { novice: 200, greedy: 500, policy: 700, search: 990 };
    const counted = new Map(
      Object.entries(wins).flatMap(([player, won]) =>
        [2, 3, 4].map((size) => [`${player}/normal/${size}`, { games: 1000, won }] as const),
      ),
    );
    const winsOf = (edition: 'published' | '24'): string[] =>
      labFor(editions[edition])
        .report(counted)
        .parts.flatMap(({ measures }) => measures)
        .filter(({ title }) => title.startsWith('Games won by'))
        .flatMap(({ title, rows }) => rows.map((each) => ({ title, ...each })))
        .flatMap(({ title, name, estimate, goal }) =>
          estimate && goal ? [`${title}, ${name}: ${verdictOn(estimate, goal)}`] : [],
        );
    expect(winsOf('published')).toEqual([
      'Games won by novice, Normal, average of all team sizes: holds',
      'Games won by greedy, Normal, average of all team sizes: fails',
      'Games won by policy, Normal, average of all team sizes: holds',
      'Games won by search, Normal, average of all team sizes: fails',
    ]);
    expect(winsOf('24')).toEqual([]);
  });

  test('gives each team size the same weight', () => {
    const counted = {
      'policy/normal/2': { games: 1000, won: 600 },
      'policy/normal/3': { games: 10, won: 9 },
      'policy/normal/4': { games: 100, won: 90 },
    };
    const title = 'Games won by policy';
    expect(row(counted, title, 'Normal, average of all team sizes')?.estimate?.value).toBeCloseTo(0.8, 10);
  });

  test('compares estimated win chances with what came true, in the games of policy alone', () => {
    /** That many games with two positions each, half of the games with each surplus. */
    const expected = (games: number, high: number, low: number) => ({
      'expected/3': 2 * games,
      'expected/3/games': games,
      'expected/3/surplus': games * (high + low),
      'expected/3/squaredSums': 2 * games * (high * high + low * low),
      'expected/3/squaredSizes': 4 * games,
      'expected/3/products': 2 * games * (high + low),
    });
    const counted = {
      'policy/normal/2': expected(200, 96, -24),
      'policy/hard/3': expected(200, 96, -24),
      'novice/normal/2': expected(1000, 90, 90),
    };
    const found = row(counted, 'What came true of estimated win chances', 'Estimated 30–40%')?.estimate;
    expect(found?.value).toBeCloseTo(0.36, 10);
    expect(found?.of).toBe(800);
    // 400 games, each 60 points off the mean one way or the other: a standard error of 3 points.
    expect(found?.low).toBeCloseTo(0.36 - 1.96 * 0.03, 3);
    expect(found?.high).toBeCloseTo(0.36 + 1.96 * 0.03, 3);
  });

  test('finds a pair in every team that holds it, and compares it with all teams', () => {
    const counted = {
      'policy/normal/2': {
        games: 30,
        won: 20,
        'team/doctor+soldier': 20,
        'team/doctor+soldier/won': 10,
        'team/doctor+scout': 10,
      },
      'policy/normal/3': { games: 5, won: 5, 'team/doctor+senator+soldier': 5, 'team/doctor+senator+soldier/won': 5 },
    };
    const pairs = measured(counted, 'Pairs of heroes');
    expect(pairs).toHaveLength(24);
    expect(pairs.find(({ name, column }) => name === 'Soldier' && column === 'Doctor')?.estimate).toMatchObject({
      // 15 of 25, compared with 25 of 35 for all.
      value: expect.closeTo(0.84, 10),
      of: 25,
    });
  });

  test('gives a hero a narrower interval, the more of all teams have that hero', () => {
    const widthOf = (withHero: number): number => {
      const teams = ['doctor+soldier', 'doctor+senator+soldier', 'doctor+scientist+senator+soldier'];
      const series = Object.fromEntries(
        teams.map((team, index) => [
          `policy/normal/${index + 2}`,
          { games: 400, won: 200, [`team/${team}`]: withHero, [`team/${team}/won`]: withHero / 2 },
        ]),
      );
      const found = row(series, 'Each hero, compared with the average', 'Soldier')?.estimate;
      return (found?.high ?? 0) - (found?.low ?? 0);
    };
    // 100 of 400: √¾ of the interval of 100 games alone, 0.4 to 0.6 (Wilson), by three sizes.
    expect(widthOf(100)).toBeCloseTo((Math.sqrt(0.75) * 2 * (0.5962 - 0.4038)) / Math.sqrt(3), 3);
    // All games: exactly the average.
    expect(widthOf(400)).toBe(0);
  });

  test('compares an event with the average card', () => {
    // Two cards, ten draws each: 20 points above the expectation, and 10 points below.
    const counted = {
      'policy/normal/3': {
        'event/salvage': 10,
        'event/salvage/surplus': 200,
        'event/salvage/games': 10,
        'event/salvage/squaredSums': 4000,
        'event/salvage/squaredSizes': 10,
        'event/salvage/products': 200,
        'event/purge': 10,
        'event/purge/surplus': -100,
        'event/purge/games': 10,
        'event/purge/squaredSums': 1000,
        'event/purge/squaredSizes': 10,
        'event/purge/products': -100,
      },
    };
    const title = 'What each event does to the win rate';
    expect(row(counted, title, 'Salvage')?.estimate).toMatchObject({ value: 0.15, low: 0.15, high: 0.15, of: 10 });
    expect(row(counted, title, 'Purge')?.estimate?.value).toBeCloseTo(-0.15);
  });

  test('counts causes among defeats only, and minutes by commands', () => {
    const counted = {
      'policy/hard/2': {
        games: 50,
        won: 30,
        'lost/X2': 15,
        'lost/X5': 5,
        'commands/100': 30,
        'commands/40': 20,
        'rounds/8': 50,
      },
    };
    const causes = measured(counted, 'Causes of defeat on Hard').map(({ estimate }) => estimate?.value);
    expect(causes).toEqual([0.75, 0, 0, 0.25]);
    expect(row(counted, 'Minutes for two people', 'Hard, 2 heroes')?.estimate?.value).toBe(25);
    expect(row(counted, 'Rounds', 'Hard, 2 heroes')?.estimate?.value).toBe(8);
  });

  test('reports how often a shown chance was close to the truth', () => {
    const counted = {
      'chances/easy': { games: 60, positions: 60, 'positions/near': 57 },
      'chances/hard': { games: 40, positions: 40, 'positions/near': 33 },
    };
    const found = row(counted, 'Shown chances that can be believed', 'Within 8 points');
    expect(found).toMatchObject({ estimate: { value: 0.9, of: 100 }, goal: { least: 0.9 } });
  });
});
