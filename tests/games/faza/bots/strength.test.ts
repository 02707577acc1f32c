import { expect, test } from 'vitest';
import { greedy } from '../../../../src/games/faza/bots/greedy.ts';
import { policy } from '../../../../src/games/faza/bots/learned.ts';
import { faza } from '../../../../src/games/faza/rules/faza.ts';
import { forecast } from '../../../../src/games/faza/rules/forecast.ts';
import type { FazaView, State } from '../../../../src/games/faza/rules/state/state.ts';
import type { FazaTypes } from '../../../../src/games/faza/rules/state/types.ts';
import type { Bot } from '../../../../src/kernel/bots/bot.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import { isOver } from '../../../../src/kernel/game.ts';
import { novice } from '../../../../tools/faza/bots/novice.ts';
import { random } from '../../../../tools/faza/bots/random.ts';
import { position } from '../positions.ts';
import { playOn } from './table.ts';

const LUCK = chanceFrom('bot');
/** The results that 1,000 commands should reach; a game takes about a hundred. */
const MOST_COMMANDS = 1_000;

/** Wins, and hits on Motherships, in a few games of a mode. */
function results(bot: Bot<FazaTypes>, mode: 'easy' | 'normal'): { wins: number; hits: number } {
  const ends = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const opening = faza.newGame({
      edition: 'published',
      mode,
      heroes: ['soldier', 'doctor', 'senator'],
      seed,
      health: null,
      rewards: true,
      fazaFirst: false,
    });
    return playOn(opening.state, bot, seed, MOST_COMMANDS);
  });
  const hits = ends.flatMap(({ ships, health }) => ships.map((ship) => health - ship.health));
  return { wins: ends.filter(({ outcome }) => outcome?.won).length, hits: hits.reduce((sum, hit) => sum + hit, 0) };
}

test('policy beats greedy, and greedy and novice beat random', () => {
  // Winning six games on Easy takes 36 hits. Random rarely boards at all; a broken bot hits half as often.
  expect(results(random, 'easy')).toEqual({ wins: 0, hits: 0 });
  expect(results(greedy, 'easy').hits).toBeGreaterThanOrEqual(30);
  expect(results(novice, 'easy').hits).toBeGreaterThanOrEqual(20);
  const best = results(policy, 'normal').wins;
  expect(best).toBeGreaterThan(results(greedy, 'normal').wins);
  expect(best).toBeGreaterThanOrEqual(4);
}, 600_000);

test.each([greedy, policy])('$id takes a victory that lies on the table', (bot) => {
  const state = position({
    heroes: { soldier: { tile: 14 }, doctor: {} },
    tiles: { 14: { rebels: 1 } },
    ships: { carrier: { health: 1 }, destroyer: { health: 0 }, former: { health: 0 } },
  });
  expect(bot.choose(state, LUCK)).toEqual({ do: 'board', hero: 0, ship: 'carrier' });
});

test.each([greedy, policy])('$id does not leave a hero where the Faza phase would kill', (bot) => {
  const state = position({
    heroes: { soldier: { tile: 6, injured: [1, 2, 3] }, doctor: {} },
    ships: { destroyer: { tile: 6 } },
  });
  expect(forecast(state).after.outcome).toEqual({ won: false, rule: 'X2' });
  let now: State = state;
  for (let turn = 0; now.round === state.round && !isOver(faza, now); turn++) now = playOn(now, bot, `${turn}`, 1);
  expect(now.outcome).toBeNull();
});

test('policy takes an immediate victory, but has the Scientist look at the cards first', () => {
  const brink = (points: number): FazaView =>
    position({
      heroes: { soldier: { tile: 1 }, scientist: { tile: 14, points } },
      tiles: { 14: { rebels: 1 } },
      ships: { carrier: { health: 1 }, destroyer: { health: 0 }, former: { health: 0 } },
    });
  expect(policy.choose(brink(0), LUCK)).toEqual({ do: 'board', hero: 1, ship: 'carrier' });
  const names: string[] = [];
  playOn(brink(1), policy, 'look', 3, (_, command) => names.push(command.do));
  expect(names).toEqual(['forecast', 'chooseEvent', 'board']);
});
