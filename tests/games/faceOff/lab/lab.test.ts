import { expect, test } from 'vitest';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { lab } from '../../../../tools/faceOff/lab/lab.ts';
import { simulation } from '../../../../tools/faceOff/simulation.ts';
import type { Counts, Measure } from '../../../../tools/game/lab.ts';
import { playBy } from '../../../../tools/kit/playout.ts';

/** The counts from one game of a series. */
function countsOf(id: string, seed: string): Counts {
  const series = lab.series.find((one) => one.id === id);
  if (!series) throw new Error(`there is no series ${id}`);
  const observer = lab.watch(series);
  for (const turn of playBy(simulation, series.bot, series.setup({ ...chanceFrom(seed) }, seed, 0))) observer.see(turn);
  return observer.counts();
}

const measure = (title: string, counts: ReadonlyMap<string, Counts>): Measure | undefined =>
  lab
    .report(counts)
    .parts.flatMap(({ measures }) => measures)
    .find((one) => one.title === title);

const row = (title: string, name: string, counts: ReadonlyMap<string, Counts>) =>
  measure(title, counts)?.rows.find((one) => one.name === name)?.estimate?.value;

test('plays two to five seats with different factions, the fifth with a second copy', () => {
  expect(lab.series.map(({ id }) => id)).toEqual(['boss/2', 'boss/3', 'boss/4', 'boss/5']);
  const sizes = lab.series.map((one) => {
    const { factions } = one.setup({ ...chanceFrom('lab') }, 'seed', 0);
    return [factions.length, new Set(factions).size];
  });
  expect(sizes).toEqual([
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 4],
  ]);
});

test('counts one end of a game, every seat once, and each card at most once', () => {
  const counts = countsOf('boss/3', 'one');
  const sum = (start: string): number =>
    Object.entries(counts).reduce((all, [name, count]) => (name.startsWith(start) ? all + count : all), 0);
  expect([counts.games, sum('rule/'), sum('rounds/'), sum('commands/')]).toEqual([1, 1, 1, 1]);
  // By faction and by seat; a win is 60 parts.
  expect([sum('played/'), sum('won/')]).toEqual([6, 120]);
  const cards = Object.entries(counts).filter(([name]) => name.startsWith('used/'));
  expect(cards.length).toBeGreaterThan(30);
  expect(cards.every(([, count]) => count === 1)).toBe(true);
});

test('reports wins above an equal share, median rounds, and wins by a set', () => {
  const counts = new Map([
    [
      'boss/2',
      {
        games: 100,
        'played/cowboys': 100,
        'won/cowboys': 60 * 55,
        'played/0': 100,
        'won/0': 60 * 45,
        'rounds/15': 60,
        'rounds/17': 40,
        'rule/E1': 8,
      },
    ],
    ['boss/4', { games: 50, 'used/kraken': 10 }],
  ]);
  expect(row('Wins of the factions', 'Cowboys', counts)).toBeCloseTo(0.05);
  expect(row('Wins of the seats', '2 seats, seat 1', counts)).toBeCloseTo(-0.05);
  expect(row('Rounds', '2 seats', counts)).toBe(15);
  expect(row('Games won by a whole set', '2 seats', counts)).toBeCloseTo(0.08);
  expect(row('Cards', 'The Kraken', counts)).toBeCloseTo(0.2);
  expect(measure('Cards', counts)?.rows).toHaveLength(97 + 5 + 15 + 10);
});
