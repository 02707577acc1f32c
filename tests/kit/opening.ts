import fc from 'fast-check';
import type { GameTypes } from '../../src/kernel/game.ts';
import { begin, type Session } from '../../src/kernel/session.ts';
import { Luck } from './luck.ts';
import type { Subject } from './subject.ts';

/** Where a game of the property suite begins, as plain data. */
export interface Opening<T extends GameTypes> {
  readonly setup: T['setup'];
  /** `null` for the opening of the game itself; for a made-up position, the seed of its luck. */
  readonly middle: number | null;
}

/** Everywhere that a game can begin; its own opening is the simplest, for shrinking. */
export function openings<T extends GameTypes>({ setups, middle }: Subject<T>): fc.Arbitrary<Opening<T>> {
  const numbers = fc.nat({ max: middle ? MIDDLES : 0 }).map(
    (number) => (number === 0 ? null : number - 1),
    (number) => (typeof number === 'number' ? number + 1 : 0),
  );
  return fc.record({ setup: setups, middle: numbers }, { noNullPrototype: true });
}

/** Number of made-up positions for a setup. */
const MIDDLES = 1_000_000;

/** The opening that follows from a seed; `middles` percent of them are made-up positions. */
export function openingFrom<T extends GameTypes>(
  { setups, middle }: Subject<T>,
  seed: string,
  middles: number,
): Opening<T> {
  const luck = new Luck(seed);
  const [setup] = fc.sample(fc.noBias(setups), { seed: luck.below(2 ** 31), numRuns: 1 });
  if (setup === undefined) throw new RangeError('nothing to begin with');
  return { setup, middle: middle && luck.below(100) < middles ? luck.below(MIDDLES) : null };
}

/** Begins a game of the property suite. */
export function sessionFrom<T extends GameTypes>({ game, middle }: Subject<T>, opening: Opening<T>): Session<T> {
  if (opening.middle === null) return begin(game, opening.setup);
  if (!middle) throw new RangeError('no position can be made up for this game');
  const state = middle(opening.setup, new Luck(String(opening.middle)));
  return { game, setup: opening.setup, opening: { ok: true, state, facts: [] }, past: null, future: null };
}
