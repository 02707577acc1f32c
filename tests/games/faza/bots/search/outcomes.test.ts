import { expect, test } from 'vitest';
import { boardOutcomes, fightOutcomes } from '../../../../../src/games/faza/bots/search/outcomes.ts';
import type { EventId } from '../../../../../src/games/faza/content/vocabulary.ts';
import { fightForecast } from '../../../../../src/games/faza/rules/fight/fightOdds.ts';
import type { Outcome } from '../../../../../src/kernel/bots/search.ts';
import { at } from '../../../../../src/kernel/values/at.ts';
import { fc } from '../../../../kit/seeded.ts';
import { legal } from '../../commands.ts';
import { position } from '../../positions.ts';
import { positions } from '../table.ts';

test('the outcomes of a fight are those of the exact odds, and nothing else', () => {
  fc.assert(
    fc.property(positions, (state) => {
      for (const command of legal(state, 'fight').slice(0, 2)) {
        const before = at(state.tiles, command.tile - 1).drones;
        const seen = fightOutcomes(state, command).map(({ view: after, chance }) => ({
          kills: before - at(after.tiles, command.tile - 1).drones,
          chance,
        }));
        const { results } = fightForecast(state, command.hero, command.tile);
        expect(seen).toEqual(results.map(({ kills, chance }) => ({ kills, chance })));
      }
    }),
    { seed: 1, numRuns: 60 },
  );
});

test('also where two Sidearms lift a one to a hit, and ones and sixes alone cannot show two kills', () => {
  const sidearm = { kind: 'lowestDie', bonus: 1 } as const;
  const bare = position({ heroes: { soldier: { tile: 7 }, doctor: {} }, tiles: { 7: { drones: 3 } } });
  const armed = [sidearm, { kind: 'allDice', bonus: 1 } as const, sidearm];
  const state = { ...bare, heroes: bare.heroes.map((hero, seat) => (seat === 0 ? { ...hero, armed } : hero)) };
  const kills = fightOutcomes(state, { do: 'fight', hero: 0, tile: 7 }).map(({ view }) => at(view.heroes, 0).points);
  expect([...kills].sort()).toEqual([0, 1, 2, 3].filter((count) => kills.includes(count)));
  expect(kills).toContain(2);
});

const total = (outcomes: readonly Outcome<unknown>[]): number => outcomes.reduce((sum, { chance }) => sum + chance, 0);

test('a boarding has one outcome for each card that may come', () => {
  const state = position({ heroes: { soldier: { tile: 14 }, doctor: {} }, tiles: { 14: { rebels: 1 } } });
  const command = at(legal(state, 'board'), 0);
  const all = boardOutcomes(state, command);
  expect(all).toHaveLength(state.events.deck.length);
  expect(total(all)).toBeCloseTo(1);
});

test('where fewer cards stand for all that may come, they are spread over the deck and equally likely', () => {
  const state = position({ heroes: { soldier: { tile: 14 }, doctor: {} }, tiles: { 14: { rebels: 1 } } });
  const command = at(legal(state, 'board'), 0);
  const deck = state.events.deck;
  const some = boardOutcomes(state, command, deck.length / 3);
  expect(some).toEqual(
    boardOutcomes(state, command).flatMap(({ view }, index) =>
      index % 3 === 0 ? [{ view, chance: 1 / some.length }] : [],
    ),
  );
  expect(boardOutcomes(state, command, deck.length + 1)).toHaveLength(deck.length);
});

test('a card already seen on top is no chance', () => {
  const state = position({
    heroes: { soldier: { tile: 14 }, doctor: {} },
    tiles: { 14: { rebels: 1 } },
    next: ['ashCloud'],
  });
  const outcomes = boardOutcomes(state, at(legal(state, 'board'), 0));
  expect(outcomes.map(({ chance, view: { events } }) => [chance, events.short])).toEqual([[1, 'ashCloud']]);
});

test('E4 the cards that may come out of the discards do not depend on their order', () => {
  const [first, second, third, ...others] = position({}).events.deck;
  const outcomesWith = (discards: readonly EventId[]) => {
    const tiles = { 14: { rebels: 1 } };
    const state = position({ heroes: { soldier: { tile: 14 }, doctor: {} }, tiles, kept: others, discards });
    return boardOutcomes(state, at(legal(state, 'board'), 0));
  };
  const cards = [first, second, third].flatMap((card) => card ?? []);
  expect(outcomesWith(cards)).toHaveLength(3);
  expect(outcomesWith([...cards].reverse())).toEqual(outcomesWith(cards));
});
