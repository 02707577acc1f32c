/**
 * A small neural network that estimates a probability: inputs, one hidden layer of leaky rectified linear units, and one logistic
 * output, which every input also reaches directly. Inputs are mostly 0, and cost nothing then.
 */
export interface Network {
  readonly inputs: number;
  readonly hidden: number;
  /** Input by input, its weight for each hidden unit: `inputs * hidden` numbers. */
  readonly first: Float32Array;
  /** For each hidden unit, what is added to it, and its weight for the output. */
  readonly bias: Float32Array;
  readonly second: Float32Array;
  /** For each input, its direct weight for the output; then one number that is added to the output. */
  readonly direct: Float32Array;
}

/** The slope of a hidden unit below 0. */
export const LEAK = 0.05;

/** A network without any weights. */
export function emptyNetwork(inputs: number, hidden: number): Network {
  return {
    inputs,
    hidden,
    first: new Float32Array(inputs * hidden),
    bias: new Float32Array(hidden),
    second: new Float32Array(hidden),
    direct: new Float32Array(inputs + 1),
  };
}

/** The probability that a network estimates, 0–1. `units` is room for the hidden units: it holds what they get afterwards. */
export function estimate(network: Network, input: Float32Array, units: Float32Array): number {
  const { inputs, hidden, first, bias, second, direct } = network;
  units.set(bias);
  let sum = direct[inputs] as number;
  for (let index = 0; index < inputs; index++) {
    const given = input[index] as number;
    if (given === 0) continue;
    sum += (direct[index] as number) * given;
    let weight = index * hidden;
    let unit = 0;
    // Four at a time, because compilers of JavaScript do not unroll loops: a search spends a fifth of its time here.
    for (; unit + 3 < hidden; unit += 4, weight += 4) {
      units[unit] = (units[unit] as number) + (first[weight] as number) * given;
      units[unit + 1] = (units[unit + 1] as number) + (first[weight + 1] as number) * given;
      units[unit + 2] = (units[unit + 2] as number) + (first[weight + 2] as number) * given;
      units[unit + 3] = (units[unit + 3] as number) + (first[weight + 3] as number) * given;
    }
    for (; unit < hidden; unit++, weight++) units[unit] = (units[unit] as number) + (first[weight] as number) * given;
  }
  for (let unit = 0; unit < hidden; unit++) sum += (second[unit] as number) * activation(units[unit] as number);
  return 1 / (1 + Math.exp(-sum));
}

/** What a hidden unit hands on. */
export function activation(sum: number): number {
  return sum > 0 ? sum : LEAK * sum;
}

/** A network as a file: its inputs by name, and its weights as whole numbers. */
export interface NetworkFile {
  readonly inputs: readonly string[];
  readonly hidden: number;
  /** For `first`, `bias`, `second` and `direct`: what 1 stands for, and the numbers. */
  readonly weights: readonly { readonly unit: number; readonly numbers: readonly number[] }[];
}

/** A network as a file; `names` are those of its inputs. */
export function networkFile(network: Network, names: readonly string[]): NetworkFile {
  const { hidden, first, bias, second, direct } = network;
  return { inputs: names, hidden, weights: [first, bias, second, direct].map(packed) };
}

/**
 * The network of a file, for inputs of these names: those that the file does not know have no weight, so a network can be asked
 * about what it was not made for.
 */
export function networkFrom({ inputs, hidden, weights }: NetworkFile, names: readonly string[]): Network {
  const [first, bias, second, direct] = weights.map(unpacked);
  if (!first || !bias || !second || !direct) throw new RangeError('a network has four lists of weights');
  const network = emptyNetwork(names.length, hidden);
  network.bias.set(bias);
  network.second.set(second);
  network.direct[names.length] = direct[inputs.length] as number;
  const places = new Map(inputs.map((name, place) => [name, place]));
  for (const [index, name] of names.entries()) {
    const place = places.get(name);
    if (place === undefined) continue;
    network.first.set(first.subarray(place * hidden, (place + 1) * hidden), index * hidden);
    network.direct[index] = direct[place] as number;
  }
  return network;
}

/** The largest number in a file: four digits are enough. */
const MOST = 9_999;

function packed(weights: Float32Array): NetworkFile['weights'][number] {
  const unit = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / MOST;
  return { unit, numbers: Array.from(weights, (weight) => Math.round(weight / unit)) };
}

function unpacked({ unit, numbers }: NetworkFile['weights'][number]): Float32Array {
  return Float32Array.from(numbers, (number) => number * unit);
}
