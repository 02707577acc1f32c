import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { lab } from '../../../../tools/azardia/lab/lab.ts';
import { simulation } from '../../../../tools/azardia/simulation.ts';
import type { Counts, Measure } from '../../../../tools/game/lab.ts';
import { playBy } from '../../../../tools/kit/playout.ts';

/** The counts from one game of a series. */
function countsOf(id: string, seed: string): Counts {
  const series = lab.series.find((one) => one.id === id);
  if (!series) throw new Error(`there is no series ${id}`);
  const observer = lab.watch(series);
  const setup = series.setup({ ...chanceFrom('lab') }, seed, 0);
  for (const turn of playBy(simulation, series.bot, setup)) observer.see(turn);
  return observer.counts();
}

/** The sum of the counts whose names start with this. */
const sum = (counts: Counts, start: string, end = ''): number =>
  Object.entries(counts).reduce(
    (all, [name, count]) => (name.startsWith(start) && name.endsWith(end) ? all + count : all),
    0,
  );

describe('Azardia’s lab', () => {
  test('plays 2, 3 and 4 players, the preset for two, and random games', () => {
    expect(lab.series.map(({ id }) => id)).toEqual([
      'players/2',
      'players/3',
      'players/4',
      'table for two/2',
      'random/2',
      'random/3',
      'random/4',
    ]);
    const setup = lab.series[3]?.setup({ ...chanceFrom('lab') }, 'seed', 0);
    expect(setup).toMatchObject({ players: 2, fairStart: true, longGrace: true, firmGoal: false });
  });

  test('counts one winner among the places and among the characters', () => {
    const counts = countsOf('players/4', 'one');
    expect(counts.games).toBe(1);
    expect(sum(counts, 'place/', '/won')).toBe(1);
    expect(sum(counts, 'character/', '/won')).toBe(1);
    expect(sum(counts, 'place/')).toBe(5);
    expect(sum(counts, 'rounds/')).toBe(1);
    expect(sum(counts, 'played/')).toBeGreaterThan(20);
    expect(sum(counts, 'drawn/')).toBeGreaterThan(sum(counts, 'played/'));
  });

  test('judges what the design wants', () => {
    const shares: Counts = {
      games: 1000,
      'rounds/18': 1000,
      'commands/400': 1000,
      'place/1': 1000,
      'place/1/won': 250,
      'character/lagartoon': 1000,
      'character/lagartoon/won': 500,
      'half-time leader/won': 400,
      'first on 150/won': 420,
      'drawn/bootJets': 10,
      'played/bootJets': 12,
    };
    const { parts } = lab.report(new Map([['players/4', shares]]));
    const measures: readonly Measure[] = parts.flatMap((part) => part.measures);
    const row = (title: string, name: string) =>
      measures.find((one) => one.title === title)?.rows.find((one) => one.name === name);
    expect(row('Rounds', '4 players')).toMatchObject({ estimate: { value: 18 }, goal: { least: 15, most: 25 } });
    expect(row('Minutes', '4 players')?.estimate?.value).toBe(20);
    expect(row('Wins by turn order', '4 players, turn 1')).toMatchObject({
      estimate: { value: 0.25 },
      goal: { least: 0.21, most: 0.29 },
    });
    expect(row('Wins by character', '4 players, Lagartoon')).toMatchObject({
      estimate: { value: 0.5 },
      goal: { least: 0.19, most: 0.31 },
    });
    expect(row('Wins of the half-time leader', '4 players')).toMatchObject({
      estimate: { value: 0.4 },
      goal: { most: 0.65 },
    });
    expect(row('Wins of the half-time leader', '2 players')?.goal).toBeUndefined();
    expect(row('Wins of the half-time leader', '2 players, Table for two')?.goal).toEqual({ most: 0.67 });
    // A card that changed hands was played once more than it was drawn.
    expect(row('Cards played', 'Boot Jets')?.estimate?.value).toBe(1);
    expect(row('Cards played', 'Elastic Shoes')?.estimate).toBeNull();
  });
});
