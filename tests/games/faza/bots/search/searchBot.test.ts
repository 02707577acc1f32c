import { expect, test } from 'vitest';
import { searchBot } from '../../../../../src/games/faza/bots/search/searchBot.ts';
import { applyLegal } from '../../../../../src/games/faza/rules/apply.ts';
import type { FazaView } from '../../../../../src/games/faza/rules/state/state.ts';
import { chanceFrom } from '../../../../../src/kernel/chance.ts';
import { at } from '../../../../../src/kernel/values/at.ts';
import { position } from '../../positions.ts';

const LUCK = chanceFrom('bot');
const start = position({ heroes: { soldier: { tile: 6 }, doctor: { tile: 7 } } });
const unusedOf = ({ heroes }: FazaView, seat: number): number =>
  at(heroes, seat).cards.filter(({ used }) => !used).length;

test('if nothing is gained, the phase ends: no useless commands', () => {
  expect(searchBot('indifferent', () => 0.5, { expansions: 3 }).choose(start, LUCK)).toEqual({ do: 'endTeamPhase' });
  const spends = searchBot('spendthrift', (view) => -unusedOf(view, 0), { expansions: 3 });
  expect(spends.choose(start, LUCK)).toMatchObject({ hero: 0 });
});

test('a part of a team does not count on the cards of the others', () => {
  const seen: number[] = [];
  const watch = (view: FazaView): number => {
    if (view.round === start.round) seen.push(unusedOf(view, 1));
    return 0.5;
  };
  const bot = searchBot('watchful', watch, { expansions: 3 });
  bot.choose(start, LUCK, [0]);
  expect(Math.max(...seen)).toBe(0);
  seen.length = 0;
  bot.choose(start, LUCK);
  expect(Math.max(...seen)).toBe(4);
});

test('with more positions it finds gains beyond a single command', () => {
  // Only a tile two commands away has any value.
  const far = (view: FazaView): number => (at(view.heroes, 0).tile === 14 && unusedOf(view, 0) === 2 ? 1 : 0);
  expect(searchBot('hasty', far, { expansions: 1 }).choose(start, LUCK)).toEqual({ do: 'endTeamPhase' });
  expect(searchBot('patient', far, { expansions: 60 }).choose(start, LUCK)).toMatchObject({ hero: 0 });
});

test('a bot that explores also tries commands that seem worse', () => {
  // A Doctor who has used two cards wins; one card alone looks a little worse than what the Soldier can do.
  const promising = (view: FazaView): number => {
    if (view.round > start.round) return 0;
    const used = 4 - unusedOf(view, 1);
    return used >= 2 ? 1 : used === 1 ? 0.5 : 0.6;
  };
  const settings = { expansions: 60 };
  expect(searchBot('obstinate', promising, settings).choose(start, LUCK)).toMatchObject({ hero: 0 });
  expect(searchBot('curious', promising, { ...settings, exploration: 0.5 }).choose(start, LUCK)).toMatchObject({
    hero: 1,
  });
});

test('a bot that takes some event cards for all values 8 positions of a boarding instead of 24', () => {
  const view = position({
    heroes: { soldier: { tile: 14, used: [1, 2, 3, 4] }, doctor: { tile: 1, used: [1, 2, 3, 4] } },
    tiles: { 14: { drones: 0, rebels: 1 } },
    ships: { carrier: { tile: 14 } },
  });
  const valued = (someCards: boolean): number => {
    let count = 0;
    searchBot('counting', () => ++count, { expansions: 1, someCards }).choose(view, LUCK);
    return count;
  };
  expect(valued(false) - valued(true)).toBe(16);
});

test('a bot’s cache of one game is not used for another on a different board', () => {
  const [first = 0, second = 0, ...rest] = start.board;
  const turned = { ...start, board: [second, first, ...rest] };
  const boards = new Set<string>();
  const look = (view: FazaView): number => {
    boards.add(view.board.join());
    return 0.5;
  };
  const bot = searchBot('traveler', look, { expansions: 2 });
  bot.choose(start, LUCK);
  boards.clear();
  bot.choose(turned, LUCK);
  expect([...boards]).toEqual([turned.board.join()]);
});

test('a continued game is searched as with an empty cache', () => {
  const byCards = (view: FazaView): number => (unusedOf(view, 0) - unusedOf(view, 1) + at(view.heroes, 0).tile) / 40;
  const remembering = searchBot('remembering', byCards, { expansions: 4 });
  let view = start;
  for (let given = 0; given < 4; given++) {
    const command = remembering.choose(view, LUCK);
    expect(command).toEqual(searchBot('fresh', byCards, { expansions: 4 }).choose(view, LUCK));
    if (!command) break;
    view = applyLegal(view, command).state;
  }
});

test('a bot’s cache for part of a team is not used for the whole team', () => {
  const spent = position({ heroes: { soldier: { tile: 6 }, doctor: { tile: 7 } }, tiles: { 7: { drones: 1 } } });
  const view = {
    ...spent,
    heroes: spent.heroes.map((hero, seat) =>
      seat === 0 ? hero : { ...hero, cards: hero.cards.map((card) => ({ ...card, used: true })) },
    ),
  };
  const fewDrones = ({ tiles }: FazaView): number => 1 - tiles.reduce((sum, { drones }) => sum + drones, 0) / 60;
  const bot = searchBot('fighter', fewDrones, { expansions: 1 });
  expect(bot.choose(view, LUCK, [0])).not.toMatchObject({ do: 'fight' });
  expect(bot.choose(view, LUCK)).toEqual({ do: 'fight', hero: 1, tile: 7 });
});
