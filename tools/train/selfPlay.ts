import type { Network } from '../../src/kernel/bots/network.ts';
import { chanceFrom, type Drawing, drawBelow } from '../../src/kernel/chance.ts';
import { type Game, isOver } from '../../src/kernel/game.ts';
import { isWonTogether } from '../../src/kernel/sides.ts';
import { at } from '../../src/kernel/values/at.ts';
import type { AnyGame } from '../../src/module/match.ts';
import type { Learner } from '../game/learner.ts';

/** Positions of games, and the target value of each. */
export interface Samples {
  /** The inputs that describe each position, one after another. */
  readonly inputs: Float32Array;
  readonly targets: Float32Array;
  /** The number of games played, and how many of them were won. */
  readonly games: number;
  readonly won: number;
}

/** The purpose of games: to imitate the game's own guess, or to learn how they end. */
export type Lesson = 'imitate' | 'play';

/** One command in this many may not be the best: otherwise the network would never see where others lead. */
const STRAY = 25;
/** Such a command is one of this many best ones. */
const NEAR = 8;
/** The percentage of a game's positions that are kept: neighbors teach hardly more than one of them. */
const KEPT = 35;
/**
 * How much a position learns from what followed, instead of from what was expected there (λ of TD(λ)). If it is much
 * lower, game results never correct an estimate that is too high and hardly changes from move to move.
 */
const TRUST = 0.85;
/** A game that takes more commands loops, and counts as lost. */
const MOST_COMMANDS = 600;

/**
 * Plays games of a network against itself, and returns samples to learn from. The same arguments give the same samples.
 */
export function selfPlay<T extends AnyGame>(
  rules: Game<T>,
  learner: Learner<T>,
  network: Network,
  lesson: Lesson,
  { seed, games }: { readonly seed: string; readonly games: number },
): Samples {
  const rows: Float32Array[] = [];
  const targets: number[] = [];
  let won = 0;
  for (let game = 0; game < games; game++) {
    const played = playOne(rules, learner, network, lesson, `${seed}/${game}`);
    rows.push(...played.rows);
    targets.push(...played.targets);
    if (played.won) won += 1;
  }
  const inputs = new Float32Array(rows.length * network.inputs);
  for (const [index, row] of rows.entries()) inputs.set(row, index * network.inputs);
  return { inputs, targets: Float32Array.from(targets), games, won };
}

interface Played {
  readonly rows: Float32Array[];
  readonly targets: readonly number[];
  readonly won: boolean;
}

function playOne<T extends AnyGame>(
  rules: Game<T>,
  learner: Learner<T>,
  network: Network,
  lesson: Lesson,
  seed: string,
): Played {
  const luck: Drawing = { ...chanceFrom(`self-play/${seed}`) };
  const player = learner.player(network);
  const rows: Float32Array[] = [];
  const values: number[] = [];
  const discounts: number[] = [];
  const setup = learner.setup(luck, seed);
  let { state } = rules.newGame(setup);
  for (let given = 0; given < MOST_COMMANDS && !isOver(rules, state); given++) {
    const view = rules.view(state, 'spectator');
    const options = player.rank(view);
    const row = new Float32Array(network.inputs);
    if (drawBelow(luck, 100) < KEPT && learner.describe(view, row) === null) {
      rows.push(row);
      discounts.push(learner.discount(view));
      values.push(lesson === 'imitate' ? learner.guess(view) : at(options, 0).value);
    }
    const stray = drawBelow(luck, STRAY) === 0 ? drawBelow(luck, Math.min(NEAR, options.length)) : 0;
    const result = rules.apply(state, at(options, stray).move);
    if (!result.ok) throw new Error(`self-play "${seed}": a command is refused (${result.rule}, ${result.reason})`);
    ({ state } = result);
  }
  const won = isWonTogether(rules, setup, state) === true;
  if (lesson === 'imitate') return { rows, targets: values, won };
  const end = won ? learner.discount(rules.view(state, 'spectator')) : 0;
  const targets = traced(values, end).map((target, index) => target / at(discounts, index));
  return { rows, targets, won };
}

/** The target value of each position: a mix of the result and of the values expected along the way. */
function traced(values: readonly number[], end: number): number[] {
  let target = end;
  const targets: number[] = [];
  for (const value of [...values].reverse()) {
    targets.push(target);
    target = (1 - TRUST) * value + TRUST * target;
  }
  return targets.reverse();
}
