import { describe, expect, test } from 'vitest';
import { estimate, type Network } from '../../../src/kernel/bots/network.ts';
import { chanceFrom } from '../../../src/kernel/chance.ts';
import { freshNetwork, learn, trainingOf } from '../../../tools/train/learn.ts';
import type { Samples } from '../../../tools/train/selfPlay.ts';

const samples = (rows: readonly (readonly number[])[], targets: readonly number[]): Samples => ({
  inputs: Float32Array.from(rows.flat()),
  targets: Float32Array.from(targets),
  games: 0,
  won: 0,
});
const luck = (seed: string) => ({ ...chanceFrom(seed) });
const said = (network: Network, ...input: number[]): number =>
  estimate(network, Float32Array.from(input), new Float32Array(network.hidden));

/** Exclusive or: direct weights cannot learn it, only hidden units can. */
const EITHER = [
  samples(
    [
      [0, 0],
      [0, 1],
    ],
    [0, 1],
  ),
  samples(
    [
      [1, 0],
      [1, 1],
    ],
    [1, 0],
  ),
];

describe('learning', () => {
  test('learns what only hidden units can represent, from the whole memory', () => {
    const training = trainingOf(freshNetwork(2, 8, luck('new')));
    learn(training, EITHER, { steps: 600, rate: 0.02, luck: luck('draws') });
    expect(said(training.network, 0, 0)).toBeLessThan(0.1);
    expect(said(training.network, 0, 1)).toBeGreaterThan(0.9);
    expect(said(training.network, 1, 0)).toBeGreaterThan(0.9);
    expect(said(training.network, 1, 1)).toBeLessThan(0.1);
  });

  test('converges to the win rate if nothing else is known', () => {
    const training = trainingOf(freshNetwork(1, 2, luck('new')));
    learn(training, [samples([[1], [1], [1], [1]], [1, 0, 0, 0])], { steps: 800, rate: 0.01, luck: luck('draws') });
    expect(said(training.network, 1)).toBeCloseTo(0.25, 1);
  });

  test('reports the network’s error: the logarithm of 2 for an untrained one', () => {
    const training = trainingOf(freshNetwork(1, 1, luck('new')));
    training.network.second.fill(0);
    const loss = learn(training, [samples([[1]], [1])], { steps: 1, rate: 0, luck: luck('draws') });
    expect(loss).toBeCloseTo(Math.LN2, 6);
  });

  test('gives the same network for the same luck', () => {
    const [one, other] = ['first', 'second'].map(() => {
      const training = trainingOf(freshNetwork(2, 4, luck('new')));
      learn(training, EITHER, { steps: 5, rate: 0.02, luck: luck('draws') });
      return training.network;
    });
    expect(one).toEqual(other);
  });
});
