import { describe, expect, test } from 'vitest';
import { emptyNetwork, estimate, type Network, networkFile, networkFrom } from '../../../src/kernel/bots/network.ts';

/** Two inputs and two hidden units, small enough to compute by hand. */
function small(): Network {
  const network = emptyNetwork(2, 2);
  network.first.set([1, -2, 0.5, 1]);
  network.bias.set([0, 1]);
  network.second.set([2, 4]);
  network.direct.set([0.25, -1, 0.5]);
  return network;
}

const asked = (network: Network, ...input: number[]): number =>
  estimate(network, Float32Array.from(input), new Float32Array(network.hidden));
const logistic = (sum: number): number => 1 / (1 + Math.exp(-sum));

describe('a network', () => {
  test('estimates what its weights say', () => {
    // Units: 1·1 + 0.5·2 = 2 and 1 − 2·1 + 1·2 = 1. Output: 2·2 + 4·1 + 0.25·1 − 1·2 + 0.5 = 6.75.
    expect(asked(small(), 1, 2)).toBeCloseTo(logistic(6.75), 6);
  });

  test('sums the weights of every hidden unit, however many there are', () => {
    const network = emptyNetwork(1, 6);
    network.first.set([1, 2, 3, 4, 5, 6]);
    network.second.fill(1);
    expect(asked(network, 0.1)).toBeCloseTo(logistic(2.1), 6);
  });

  test('passes on a twentieth of negative values', () => {
    // Units: 1 and 1 − 2 = −1. Output: 2·1 − 4·0.05 + 0.25 + 0.5 = 2.55.
    expect(asked(small(), 1, 0)).toBeCloseTo(logistic(2.55), 6);
  });

  test('without weights returns a neutral estimate', () => {
    expect(asked(emptyNetwork(3, 2), 1, 1, 1)).toBe(0.5);
  });

  test('is the same after storing and loading, except for rounding', () => {
    const read = networkFrom(networkFile(small(), ['one', 'two']), ['one', 'two']);
    for (const input of [
      [1, 2],
      [1, 0],
      [0, 0],
      [-1, 3],
    ]) {
      expect(asked(read, ...input)).toBeCloseTo(asked(small(), ...input), 3);
    }
  });

  test('finds its inputs by name, and ignores unknown ones', () => {
    const read = networkFrom(networkFile(small(), ['one', 'two']), ['new', 'two', 'one']);
    expect(asked(read, 5, 2, 1)).toBeCloseTo(logistic(6.75), 3);
  });

  test('refuses a file with too few weights', () => {
    const { weights, ...file } = networkFile(small(), ['one', 'two']);
    expect(() => networkFrom({ ...file, weights: weights.slice(1) }, ['one', 'two'])).toThrow(RangeError);
  });
});
