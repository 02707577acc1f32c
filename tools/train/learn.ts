import { activation, emptyNetwork, estimate, LEAK, type Network } from '../../src/kernel/bots/network.ts';
import { type Drawing, drawBelow } from '../../src/kernel/chance.ts';
import { at } from '../../src/kernel/values/at.ts';
import type { Samples } from './selfPlay.ts';

/** Samples in a step. */
export const BATCH = 64;

/** The decay rates of the averages of the gradient and of its square (Adam; Kingma and Ba, 2015). */
const FORGET = [0.9, 0.999] as const;

/** A network in training, with the averages that its steps need. */
export interface Training {
  readonly network: Network;
  readonly mean: Network;
  readonly square: Network;
  steps: number;
}

/** Starts training a network. */
export function trainingOf(network: Network): Training {
  const { inputs, hidden } = network;
  return { network, mean: emptyNetwork(inputs, hidden), square: emptyNetwork(inputs, hidden), steps: 0 };
}

/** An initial network: small random weights, so that its hidden units differ. */
export function freshNetwork(inputs: number, hidden: number, luck: Drawing): Network {
  const network = emptyNetwork(inputs, hidden);
  const small = (size: number): number => ((drawBelow(luck, 20_001) - 10_000) / 10_000) * size;
  for (let index = 0; index < network.first.length; index++) network.first[index] = small(0.075);
  for (let unit = 0; unit < hidden; unit++) network.second[unit] = small(0.15);
  return network;
}

/**
 * Takes `steps` steps of gradient descent on samples drawn from all of `memory`. Returns the mean cross-entropy between
 * the network's output and its target.
 */
export function learn(
  training: Training,
  memory: readonly Samples[],
  { steps, rate, luck }: { readonly steps: number; readonly rate: number; readonly luck: Drawing },
): number {
  const { network } = training;
  const total = memory.reduce((sum, { targets }) => sum + targets.length, 0);
  const gradient = emptyNetwork(network.inputs, network.hidden);
  const units = new Float32Array(network.hidden);
  let loss = 0;
  for (let step = 0; step < steps; step++) {
    for (const weights of listsOf(gradient)) weights.fill(0);
    for (let sample = 0; sample < BATCH; sample++) {
      const { input, target } = sampleAt(memory, drawBelow(luck, total), network.inputs);
      const said = estimate(network, input, units);
      loss -= target * Math.log(Math.max(1e-6, said)) + (1 - target) * Math.log(Math.max(1e-6, 1 - said));
      addGradient(gradient, network, input, units, (said - target) / BATCH);
    }
    descend(training, gradient, rate);
  }
  return loss / (steps * BATCH);
}

function sampleAt(memory: readonly Samples[], index: number, inputs: number): { input: Float32Array; target: number } {
  let left = index;
  for (const { inputs: rows, targets } of memory) {
    const target = targets[left];
    if (target !== undefined) return { input: rows.subarray(left * inputs, (left + 1) * inputs), target };
    left -= targets.length;
  }
  throw new RangeError(`no sample ${index}`);
}

/** Adds the gradient of one sample; `units` holds the inputs of the hidden units, `error` the error of the output. */
function addGradient(
  gradient: Network,
  network: Network,
  input: Float32Array,
  units: Float32Array,
  error: number,
): void {
  const { inputs, hidden, second } = network;
  const back = new Float32Array(hidden);
  for (let unit = 0; unit < hidden; unit++) {
    const sum = get(units, unit);
    gradient.second[unit] = get(gradient.second, unit) + error * activation(sum);
    back[unit] = error * get(second, unit) * (sum > 0 ? 1 : LEAK);
    gradient.bias[unit] = get(gradient.bias, unit) + get(back, unit);
  }
  gradient.direct[inputs] = get(gradient.direct, inputs) + error;
  for (let index = 0; index < inputs; index++) {
    const given = get(input, index);
    if (given === 0) continue;
    gradient.direct[index] = get(gradient.direct, index) + error * given;
    const row = index * hidden;
    for (let unit = 0; unit < hidden; unit++) {
      gradient.first[row + unit] = get(gradient.first, row + unit) + get(back, unit) * given;
    }
  }
}

/** One step of Adam. */
function descend(training: Training, gradient: Network, rate: number): void {
  training.steps += 1;
  const [slow, slower] = FORGET;
  const correction = 1 - slow ** training.steps;
  const squareCorrection = 1 - slower ** training.steps;
  const lists = [training.network, training.mean, training.square, gradient].map(listsOf);
  const [weightLists, means, squares, gradients] = [at(lists, 0), at(lists, 1), at(lists, 2), at(lists, 3)];
  for (const [list, weights] of weightLists.entries()) {
    const [mean, square, slopes] = [at(means, list), at(squares, list), at(gradients, list)];
    for (let index = 0; index < weights.length; index++) {
      const slope = get(slopes, index);
      const average = slow * get(mean, index) + (1 - slow) * slope;
      const spread = slower * get(square, index) + (1 - slower) * slope * slope;
      mean[index] = average;
      square[index] = spread;
      const step = average / correction / (Math.sqrt(spread / squareCorrection) + 1e-8);
      weights[index] = get(weights, index) - rate * step;
    }
  }
}

function listsOf({ first, bias, second, direct }: Network): Float32Array[] {
  return [first, bias, second, direct];
}

/** An element of a list that is known to be long enough. */
function get(numbers: Float32Array, index: number): number {
  return numbers[index] ?? 0;
}
