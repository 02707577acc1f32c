import { describe, expect, test } from 'vitest';
import { editions } from '../../../src/games/faza/content/editions.ts';
import { faza } from '../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../src/games/faza/rules/state/command.ts';
import type { FazaView } from '../../../src/games/faza/rules/state/state.ts';
import { type PropertyPlan, runProperties } from '../../kit/runProperties.ts';
import { PropertyFailure } from '../../kit/story.ts';
import { added, noGames, type Tally, total } from '../../kit/tally.ts';
import { EVERY_COMMAND } from './everyCommand.ts';
import { subject } from './subject.ts';

/*
 * A thousand games of every mode, team and option, with every property: checked in every state, and in most games for
 * two commands per state, in 250 for four. Random play seldom gets far, so many games start in a made-up middle. `npm
 * run soak` plays as many as there is time for.
 */
describe('games of FAZA keep the properties of every game', () => {
  const MINUTES = 60_000;
  let all = noGames();
  const play = (games: number, care: NonNullable<PropertyPlan['care']>, bot: string): Tally => {
    const seed = `suite, ${care}, ${bot}`;
    const tally = runProperties(subject, { seed, properties: 'all', care, bots: [bot], middles: 60 }, 0, games);
    all = added(all, tally);
    return tally;
  };

  const playAtRandom = (count: number, care: NonNullable<PropertyPlan['care']>): void => {
    const { games, work } = play(count, care, 'random');
    expect(total(games)).toBe(count);
    expect(work['near misses refused']).toBeGreaterThan(10_000);
    for (const [what, often] of Object.entries(work)) expect(often, what).toBeGreaterThan(100);
  };

  test('every property at every step, two commands tried, in 749 games at random', { timeout: 10 * MINUTES }, () => {
    playAtRandom(749, 'light');
  });

  test('every property at every step, four commands tried, in 250 games at random', { timeout: 10 * MINUTES }, () => {
    playAtRandom(250, 'usual');
  });

  test('every property at every step, four commands tried, in a game played well', { timeout: 10 * MINUTES }, () => {
    expect(total(play(1, 'usual', 'policy').games)).toBe(1);
  });

  test('and those games have been everywhere', () => {
    expect(total(all.games)).toBe(1000);
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
      'a die rolled again',
      'injuries ignored thanks to a bazooka',
      'injuries ignored thanks to a shield',
    ];
    const shown = [...seldom, ...editions.published.events.map(({ id }) => id)];
    expect(shown.filter((what) => all.shown[what] === undefined)).toEqual([]);
  });
});

test('a game of FAZA that breaks a property is made short', () => {
  // A Drone gets lost when the second Team phase ends.
  const losing: typeof subject = {
    ...subject,
    game: {
      ...faza,
      apply: (state: FazaView, command: Command) => {
        const result = faza.apply(state, command);
        if (!result.ok || command.do !== 'endTeamPhase' || state.round !== 2) return result;
        const { pool } = result.state;
        return { ...result, state: { ...result.state, pool: { ...pool, drones: pool.drones - 1 } } };
      },
    },
  };
  for (const seed of ['a', 'b']) {
    const plan = { seed, properties: 'plain', bots: ['random'], middles: 20 } as const;
    const failure = thrownBy(() => runProperties(losing, plan, 0, 100));
    expect([failure.property, failure.what]).toEqual(['pieces', 'Drones are conserved: {"do":"endTeamPhase"}']);
    expect(failure.story.commands).toEqual([{ do: 'endTeamPhase' }]);
    expect(failure.story).toMatchObject({ middle: null, setup: { mode: 'easy', health: null, rewards: false } });
  }
});

function thrownBy(run: () => unknown): PropertyFailure {
  try {
    run();
  } catch (thrown) {
    if (thrown instanceof PropertyFailure) return thrown;
    throw thrown;
  }
  throw new Error('nothing was found wrong');
}
