import { describe, expect, test } from 'vitest';
import { greedy } from '../../../src/games/faza/bots/greedy.ts';
import { editions } from '../../../src/games/faza/content/editions.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { FazaTypes } from '../../../src/games/faza/rules/state/types.ts';
import { emptyNetwork } from '../../../src/kernel/bots/network.ts';
import { learnerOf } from '../../../tools/faza/learner.ts';
import type { Learner } from '../../../tools/game/learner.ts';
import { selfPlay } from '../../../tools/train/selfPlay.ts';

const learner = learnerOf(editions.published);

/** FAZA with every Mothership at 1 health and a player who ends every phase at once: soon lost. */
const passing: Learner<FazaTypes> = {
  ...learner,
  inputs: ['always', 'round'],
  describe: ({ round }, into) => {
    into.set([1, round]);
    return null;
  },
  guess: () => 0.75,
  discount: () => 1,
  player: () => ({
    rank: (view) =>
      faza
        .legalCommands(view)
        .toReversed()
        .map((move) => ({ move, value: 0.5 })),
  }),
};
const network = emptyNetwork(2, 1);

/** A game that is won in its eighth round, played by a bot that expects nothing. */
const winning: Learner<FazaTypes> = {
  ...passing,
  discount: ({ round }) => 0.97 ** round,
  setup: () => ({
    edition: 'published',
    mode: 'easy',
    heroes: ['soldier', 'senator', 'doctor'],
    seed: 'x1',
    health: 3,
    rewards: true,
    fazaFirst: false,
  }),
  player: () => ({
    rank: (view) => {
      const move = greedy.choose(view, { seed: '', draws: 0, generator: 'tychei' });
      if (!move) throw new Error('greedy has nothing to do');
      return [{ move, value: 0 }];
    },
  }),
};

describe('self-play', () => {
  test('teaches the end of the game, and less of it the earlier the position', () => {
    const { inputs, targets, games, won } = selfPlay(faza, passing, network, 'play', { seed: 'lost', games: 40 });
    expect([games, won]).toEqual([40, 0]);
    expect(inputs).toHaveLength(2 * targets.length);
    // The best command is always expected to win half of the games. So the last position kept of a lost game should be 0, the one before it
    // 0.15 · 0.5, the one before that 0.15 · 0.5 + 0.85 · 0.075, and so on.
    const allowed = [0, 0.075, 0.13875, 0.1929375].map((target) => target.toFixed(3));
    expect(targets.length).toBeGreaterThan(2);
    expect([...targets].filter((target) => !allowed.includes(target.toFixed(3)) && target < 0.21)).toEqual([]);
    expect([...targets].some((target) => target.toFixed(3) === '0.075')).toBe(true);
  });

  test('teaches that a victory is worth less the more rounds it takes', () => {
    const { inputs, targets, won } = selfPlay(faza, winning, network, 'play', { seed: 'won', games: 1 });
    const rounds = [...targets].map((_, index) => inputs[2 * index + 1] ?? 0);
    expect([won, rounds[0], rounds.at(-1)]).toEqual([1, 1, 8]);
    // Nothing is expected on the way, so each position before the last counts 0.85 of the next, and 0.97 for each round until the end.
    const expected = rounds.map((round, index) => 0.85 ** (rounds.length - 1 - index) * 0.97 ** (8 - round));
    for (const [index, target] of targets.entries()) expect(target).toBeCloseTo(expected[index] ?? 0, 6);
  });

  test('teaches the guess made by hand, where a network is to imitate it', () => {
    const { targets } = selfPlay(faza, passing, network, 'imitate', { seed: 'guess', games: 2 });
    expect(new Set(targets)).toEqual(new Set([0.75]));
  });

  test('is the same for the same seed, and other games for another', () => {
    const play = (seed: string) => selfPlay(faza, passing, network, 'play', { seed, games: 3 });
    expect(play('one')).toEqual(play('one'));
    expect(play('one').targets).not.toEqual(play('other').targets);
  });

  test('plays FAZA with any team, in any mode', () => {
    const setups = Array.from({ length: 60 }, (_, n) =>
      learner.setup({ seed: `setup ${n}`, draws: 0, generator: 'tychei' }, `${n}`),
    );
    expect(new Set(setups.map(({ heroes }) => heroes.length))).toEqual(new Set([2, 3, 4]));
    expect(new Set(setups.flatMap(({ heroes }) => heroes)).size).toBe(8);
    expect(new Set(setups.map(({ mode }) => mode))).toEqual(new Set(['easy', 'normal', 'hard']));
    for (const setup of setups) expect(faza.newGame(setup).ok).toBe(true);
    const begunByFaza = setups.filter(({ fazaFirst }) => fazaFirst).length;
    expect(begunByFaza / setups.length, 'V5 the Faza act first now and then, as in few games').toBeLessThan(0.3);
  });
});
