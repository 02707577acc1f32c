import { describe, expect, test } from 'vitest';
import { editions } from '../../../src/games/faza/content/editions.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { LawSet } from '../../kit/laws/laws.ts';
import { runBattery } from '../../kit/runBattery.ts';
import { BatteryFailure } from '../../kit/story.ts';
import { added, noGames, type Tally, total } from '../../kit/tally.ts';
import { EVERY_COMMAND } from './everyCommand.ts';
import { subject } from './subject.ts';

/*
 * Two thousand games of every mode, team and option. Play at random seldom gets far, so many begin in a made-up middle.
 * `npm run battery` plays as many as there is time for.
 */
describe('games of FAZA keep the laws of every game', () => {
  const MINUTES = 60_000;
  let all = noGames();
  const play = (games: number, laws: LawSet, bot: string): Tally => {
    const plan = { seed: `npm test, ${laws}, ${bot}`, laws, bots: [bot], middles: 60 };
    const tally = runBattery(subject, plan, 0, games);
    all = added(all, tally);
    return tally;
  };

  test('the invariants, in whole games played at random', { timeout: 5 * MINUTES }, () => {
    expect(total(play(1497, 'plain', 'random').games)).toBe(1497);
  });

  test('every law at every step, in games played at random', { timeout: 10 * MINUTES }, () => {
    const { games, work } = play(500, 'all', 'random');
    expect(total(games)).toBe(500);
    expect(work['near misses refused']).toBeGreaterThan(10_000);
    for (const [what, often] of Object.entries(work)) expect(often, what).toBeGreaterThan(100);
  });

  test('every law at every step, in games played well', { timeout: 10 * MINUTES }, () => {
    expect(total(play(3, 'all', 'greedy').games)).toBe(3);
  });

  test('and those games have been everywhere', () => {
    expect(total(all.games)).toBe(2000);
    const kinds = ['easy', 'normal', 'hard'].flatMap((mode) => [2, 3, 4].map((size) => `${mode}, ${size} heroes`));
    for (const kind of kinds) expect(all.games).toHaveProperty([`${kind} | random`]);
    expect(Object.keys(all.ends).sort()).toEqual(['X1', 'X2', 'X3', 'X4', 'X5']);
    expect(Object.keys(all.given).sort()).toEqual(Object.keys(EVERY_COMMAND).sort());
    const seldom = [
      'deckReshuffled',
      'shipDefeated',
      'activationCancelled',
      'heroProtected',
      'eventChosen',
      'shipHealed',
    ];
    const shown = [...seldom, ...editions.published.events.map(({ id }) => id)];
    expect(shown.filter((what) => all.shown[what] === undefined)).toEqual([]);
  });
});

test('a game of FAZA that breaks a law is made short', () => {
  // A Drone gets lost when the second Team phase ends.
  const losing: typeof subject = {
    ...subject,
    game: {
      ...faza,
      apply: (state, command) => {
        const result = faza.apply(state, command);
        if (!result.ok || command.do !== 'endTeamPhase' || state.round !== 2) return result;
        const { pool } = result.state;
        return { ...result, state: { ...result.state, pool: { ...pool, drones: pool.drones - 1 } } };
      },
    },
  };
  for (const seed of ['a', 'b']) {
    const plan = { seed, laws: 'plain', bots: ['random'], middles: 20 } as const;
    const failure = thrownBy(() => runBattery(losing, plan, 0, 100));
    expect([failure.law, failure.what]).toEqual(['pieces', 'Drones are conserved: {"do":"endTeamPhase"}']);
    expect(failure.story.commands).toEqual([{ do: 'endTeamPhase' }]);
    expect(failure.story).toMatchObject({ middle: null, setup: { mode: 'easy', health: null, rewards: false } });
  }
});

function thrownBy(run: () => unknown): BatteryFailure {
  try {
    run();
  } catch (thrown) {
    if (thrown instanceof BatteryFailure) return thrown;
    throw thrown;
  }
  throw new Error('nothing was found wrong');
}
