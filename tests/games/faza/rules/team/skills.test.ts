import { describe, expect, test } from 'vitest';
import { addEdition } from '../../../../../src/games/faza/content/editions.ts';
import { published } from '../../../../../src/games/faza/content/published/edition.ts';
import type { EventId, ShipId } from '../../../../../src/games/faza/content/vocabulary.ts';
import { faza } from '../../../../../src/games/faza/rules/faza.ts';
import type { Command } from '../../../../../src/games/faza/rules/state/command.ts';
import type { State } from '../../../../../src/games/faza/rules/state/state.ts';
import { give, legal, refusal, story, told } from '../../commands.ts';
import {
  heroNamed,
  injuredOf,
  type Layout,
  position,
  rebelsOn,
  ship,
  tile,
  usedOf,
  withDice,
} from '../../positions.ts';

/*
 * The board of these positions:   1  2  3  4
 *                                 5  6  7  8
 *                                 9 10 11 12
 *                                13 14 15 16
 */
describe('Soldier: Marksman', () => {
  const state = position({
    heroes: { soldier: { tile: 7, points: 2 }, doctor: { points: 9 } },
    tiles: { 7: { drones: 1 } },
  });
  const marksman: Command = { do: 'marksman', hero: 0 };

  test('T2 1 Point before a roll: +1 to all dice', () => {
    const fought = give(withDice(state, 3), marksman, { do: 'fight', hero: 0, tile: 7 });
    expect(told(fought, 'diceRolled')[0]?.dice[0]).toMatchObject({ bonus: 1, total: 4, hit: true });
    expect(heroNamed(fought.state, 'soldier').points).toBe(2);
    expect(told(fought, 'pointsSpent')).toMatchObject([{ points: 1, by: 'skill:marksman' }]);
  });

  test('stacks, and costs each time', () => {
    const fought = give(withDice(state, 2), marksman, marksman, { do: 'fight', hero: 0, tile: 7 });
    expect(told(fought, 'diceRolled')[0]?.dice[0]).toMatchObject({ bonus: 2, hit: true });
    expect(refusal(give(state, marksman, marksman).state, marksman)).toBe('P3 tooFewPoints');
  });

  test('is nobody else’s', () => {
    expect(refusal(state, { do: 'marksman', hero: 1 })).toBe('T2 notYourSkill');
    expect(refusal(state, { do: 'marksman', hero: 2 })).toBe('T2 noSuchHero');
  });
});

describe('Scout: Pathfinder', () => {
  const at = (drones: number): State =>
    position({
      heroes: { scout: { tile: 6, points: 2 }, doctor: { tile: 6 }, rebel: { tile: 7 } },
      tiles: { 6: { drones } },
    });
  const step = (to: number, companion: number | null): Command => ({ do: 'pathfinder', hero: 0, to, companion });

  test('T2 1 Point: 1 step, alone or with another hero on the tile', () => {
    const alone = give(at(0), step(10, null)).state;
    expect([heroNamed(alone, 'scout').tile, heroNamed(alone, 'doctor').tile]).toEqual([10, 6]);
    const stepped = give(at(0), step(10, 1));
    expect(told(stepped, 'heroMoved')).toMatchObject([
      { seat: 0, path: [6, 10], manner: 'step' },
      { seat: 1, path: [6, 10], manner: 'step' },
    ]);
    const both = stepped.state;
    expect([heroNamed(both, 'scout').tile, heroNamed(both, 'doctor').tile]).toEqual([10, 10]);
    expect(heroNamed(both, 'scout').points).toBe(1);
    expect(usedOf(both, 'scout')).toEqual([]);
  });

  test('M3 binds only the companion: the Scout leaves Drones', () => {
    expect(legal(at(1), 'pathfinder')).toEqual([10, 7, 5, 2].map((to) => step(to, null)));
    expect(refusal(at(1), step(10, 1))).toBe('M3 dronesHold');
    expect(refusal(at(1), step(14, null))).toBe('M3 outOfReach');
  });

  test('not further, and not with somebody elsewhere', () => {
    expect(refusal(at(0), step(14, null))).toBe('M3 outOfReach');
    expect(refusal(at(0), step(14, 1))).toBe('M3 outOfReach');
    expect(refusal(at(0), step(10, 2))).toBe('T2 notTogether');
    expect(refusal(at(0), step(10, 0))).toBe('T2 notTogether');
  });

  test('M3 Drones hold a pathfinder of a content pack who cannot slip away', () => {
    const heroes = published.heroes.map((hero) =>
      hero.id === 'scout' ? { ...hero, skills: hero.skills.filter(({ id }) => id !== 'slipAway') } : hero,
    );
    addEdition('pack-held', { ...published, id: 'pack-held', heroes });
    const held = (drones: number): State =>
      position({
        heroes: { scout: { tile: 6, points: 2 }, doctor: {} },
        tiles: { 6: { drones } },
        options: { edition: 'pack-held' },
      });
    expect(legal(held(0), 'pathfinder')).toEqual([10, 7, 5, 2].map((to) => step(to, null)));
    expect(legal(held(1), 'pathfinder')).toEqual([]);
  });
});

test('Scout: Slip Away: he leaves tiles with Drones (M3)', () => {
  const tiles = { 6: { drones: 3 } };
  const heroes = { tile: 6 };
  expect(legal(position({ heroes: { scout: heroes, doctor: {} }, tiles }), 'move').some(({ hero }) => hero === 0)).toBe(
    true,
  );
  expect(
    legal(position({ heroes: { soldier: heroes, doctor: {} }, tiles }), 'move').some(({ hero }) => hero === 0),
  ).toBe(false);
});

describe('Doctor: House Call', () => {
  const state = position({
    heroes: {
      doctor: { tile: 7, points: 2, injured: [4] },
      soldier: { tile: 7, injured: [2, 3], used: [2] },
      rebel: { injured: [1] },
    },
  });
  const call = (ally: number): Command => ({ do: 'houseCall', hero: 0, ally });

  test('I3 1 Point: a hero on the tile recovers their lowest injured card, anywhere', () => {
    expect(legal(state, 'houseCall')).toEqual([call(0), call(1)]);
    const { state: after } = give(state, call(1));
    expect(injuredOf(after, 'soldier')).toEqual([3]);
    expect(heroNamed(after, 'soldier').cards[1]).toEqual({ injured: false, used: true });
    expect(heroNamed(after, 'doctor').points).toBe(1);
  });

  test('not for a hero elsewhere, not for a healthy one', () => {
    expect(refusal(state, call(2))).toBe('T2 notTogether');
    expect(refusal(give(state, call(0)).state, call(0))).toBe('I3 notInjured');
  });
});

describe('Farmer: Reclaim', () => {
  const farmer: Layout = {
    heroes: { farmer: { tile: 6, points: 3 }, soldier: {} },
    tiles: { 6: { fazaformed: true } },
  };
  const reclaim: Command = { do: 'reclaim', hero: 0 };

  test('A7 3 Points: the fazaformed tile under the Farmer turns back to earth', () => {
    const turned = give(position(farmer), reclaim);
    expect(tile(turned.state, 6).fazaformed).toBe(false);
    expect(heroNamed(turned.state, 'farmer').points).toBe(0);
    expect(told(turned, 'tileTurned')).toMatchObject([{ tile: 6, fazaformed: false }]);
  });

  test('not an earth tile', () => {
    expect(refusal(position({ ...farmer, tiles: {} }), reclaim)).toBe('A7 notFazaformed');
  });

  test('not with Drones there', () => {
    expect(refusal(position({ ...farmer, tiles: { 6: { fazaformed: true, drones: 1 } } }), reclaim)).toBe(
      'T2 dronesGuard',
    );
  });

  test('not under a live ship, but under a wreck', () => {
    expect(refusal(position({ ...farmer, ships: { former: { tile: 6 } } }), reclaim)).toBe('T2 shipAbove');
    expect(legal(position({ ...farmer, ships: { former: { tile: 6, health: 0 } } }), 'reclaim')).toEqual([reclaim]);
  });

  test('not with 2 Points', () => {
    const poor = { farmer: { tile: 6, points: 2 }, soldier: {} };
    expect(refusal(position({ ...farmer, heroes: poor }), reclaim)).toBe('P3 tooFewPoints');
  });
});

describe('Rebel: Insider', () => {
  const layout: Layout = {
    heroes: { rebel: { tile: 10, points: 3 }, soldier: {} },
    ships: { carrier: { tile: 10 } },
    next: ['ashCloud'],
  };
  const insider: Command = { do: 'insider', hero: 0, ship: 'carrier' };

  test('B2 3 Points: boards without a Rebel; health, Points, the injury, then the event', () => {
    const aboard = give(position(layout), insider);
    expect(story(aboard)).toEqual(['shipBoarded', 'pointsSpent', 'heroInjured', 'eventDrawn', 'eventStays']);
    expect(ship(aboard.state, 'carrier').health).toBe(3);
    expect(heroNamed(aboard.state, 'rebel')).toMatchObject({ points: 0 });
    expect(told(aboard, 'shipBoarded')).toMatchObject([{ rebels: 0, by: 'skill:insider' }]);
  });

  test('the injury is one that no Rebel can take', () => {
    const aboard = give(position({ ...layout, tiles: { 10: { rebels: 2 } }, next: ['quarantine'] }), insider);
    expect(injuredOf(aboard.state, 'rebel')).toEqual([1]);
    expect(rebelsOn(aboard.state)).toEqual({ 10: 2 });
  });

  test('death is looked at before the event, and loses even with the last ship down', () => {
    const dying = position({
      ...layout,
      heroes: { rebel: { tile: 10, points: 3, injured: [1, 2, 3] }, soldier: {} },
      ships: { carrier: { tile: 10, health: 1 }, destroyer: { health: 0 }, former: { health: 0 } },
    });
    const lost = give(dying, insider);
    expect(lost.state.outcome).toEqual({ won: false, rule: 'X2' });
    expect(told(lost, 'eventDrawn')).toEqual([]);
  });

  test('wins when it brings down the last ship', () => {
    const ships = { carrier: { tile: 10, health: 1 }, destroyer: { health: 0 }, former: { health: 0 } };
    expect(give(position({ ...layout, ships }), insider).state.outcome).toEqual({ won: true, rule: 'X1' });
  });

  test('needs a Drone-free tile, the ship there and alive', () => {
    expect(refusal(position({ ...layout, tiles: { 10: { drones: 1 } } }), insider)).toBe('B1 dronesGuard');
    expect(refusal(position(layout), { ...insider, ship: 'former' })).toBe('B1 notOnShip');
    expect(refusal(position(layout), { do: 'insider', hero: 0, ship: 'zeppelin' as ShipId })).toBe('B1 notOnShip');
    expect(refusal(position({ ...layout, ships: { carrier: { tile: 10, health: 0 } } }), insider)).toBe(
      'B4 shipDefeated',
    );
  });

  test('in Hard it spends no Rebel, so the last one stays', () => {
    const hard = position({ ...layout, mode: 'hard', tiles: { 1: { rebels: 1 } } });
    expect(give(hard, insider).state.outcome).toBeNull();
  });
});

describe('Senator: Recruiter', () => {
  const senator = (at: number, points: number): State =>
    position({ heroes: { senator: { tile: at, points }, soldier: { points: 1 } } });

  test('P4 1 Point on the Outpost that the Senator stands on', () => {
    const { state: after } = give(senator(1, 1), { do: 'recruit', hero: 0, outpost: 1 });
    expect(rebelsOn(after)).toEqual({ 1: 1 });
    expect(heroNamed(after, 'senator').points).toBe(0);
  });

  test('2 on any other', () => {
    expect(refusal(senator(1, 1), { do: 'recruit', hero: 0, outpost: 3 })).toBe('P3 tooFewPoints');
    expect(heroNamed(give(senator(1, 2), { do: 'recruit', hero: 0, outpost: 3 }).state, 'senator').points).toBe(0);
  });

  test('is nobody else’s', () => {
    expect(refusal(senator(1, 1), { do: 'recruit', hero: 1, outpost: 2 })).toBe('P3 tooFewPoints');
  });
});

describe('Engineer: Tinker', () => {
  const state = position({
    heroes: {
      engineer: { tile: 7, points: 2, used: [4] },
      soldier: { tile: 7, used: [1], injured: [1] },
      doctor: { used: [2] },
    },
  });
  const tinker = (ally: number, card: number): Command => ({ do: 'tinker', hero: 0, ally, card });

  test('T2 1 Point: one used card of a hero on the tile becomes unused; injured stays injured', () => {
    expect(legal(state, 'tinker')).toEqual([tinker(0, 4), tinker(1, 1)]);
    const { state: after } = give(state, tinker(1, 1), tinker(0, 4));
    expect([usedOf(after, 'soldier'), usedOf(after, 'engineer')]).toEqual([[], []]);
    expect(injuredOf(after, 'soldier')).toEqual([1]);
    expect(heroNamed(after, 'engineer').points).toBe(0);
  });

  test('not of a hero elsewhere, not of an unused card', () => {
    expect(refusal(state, tinker(2, 2))).toBe('T2 notTogether');
    expect(refusal(state, tinker(1, 2))).toBe('T2 notUsed');
  });
});

describe('Scientist: Forecast', () => {
  const layout: Layout = {
    heroes: { scientist: { tile: 10, points: 3 }, soldier: {} },
    tiles: { 10: { rebels: 3 } },
    ships: { carrier: { tile: 10 } },
  };
  const forecast: Command = { do: 'forecast', hero: 0 };
  const board: Command = { do: 'board', hero: 0, ship: 'carrier' };

  test('E3 1 Point: look at the top 2 events and choose which is drawn; the other lies under it', () => {
    const looked = give(position(layout), forecast);
    const [seen] = told(looked, 'eventsSeen');
    expect(seen?.events).toHaveLength(2);
    expect(heroNamed(looked.state, 'scientist').points).toBe(2);
    const [upper, lower] = legal(looked.state, 'chooseEvent').map(({ event }) => event);
    if (!upper || !lower) throw new Error('two events to choose from were expected');
    const chosen = give(looked.state, { do: 'chooseEvent', event: lower }).state;
    expect(chosen.events.top).toEqual([lower, upper]);
    expect(told(give(chosen, board), 'eventDrawn')[0]?.event).toBe(lower);
    expect(chosen.events.deck).not.toContain(upper);
  });

  test('shows the same two again: what is known stays known, and nothing new is revealed', () => {
    const known = position({ ...layout, next: ['ashCloud', 'quarantine', 'purge'] });
    const looked = give(known, forecast);
    expect(told(looked, 'eventsSeen')[0]?.events).toEqual(['ashCloud', 'quarantine']);
    expect(faza.revealed(known, looked.state)).toBe(false);
    expect(give(looked.state, { do: 'chooseEvent', event: 'quarantine' }).state.events.top).toEqual([
      'quarantine',
      'ashCloud',
      'purge',
    ]);
  });

  test('reveals two cards that nobody knew', () => {
    const state = position(layout);
    expect(faza.revealed(state, give(state, forecast).state)).toBe(true);
  });

  test('E4 reshuffles when the deck has fewer than 2', () => {
    const all = position(layout).events.deck;
    const short = position({ ...layout, next: ['purge'], discards: all.filter((event) => event !== 'purge') });
    const looked = give(short, forecast);
    expect(told(looked, 'deckReshuffled')).toHaveLength(1);
    expect(told(looked, 'eventsSeen')[0]?.events).toHaveLength(2);
    expect(told(looked, 'eventsSeen')[0]?.events[0]).toBe('purge');
  });

  describe('E4 with few cards left', () => {
    const all = position(layout).events.deck;
    const left = (...cards: EventId[]): State =>
      position({ ...layout, next: cards, kept: all.filter((event) => !cards.includes(event)) });

    test('shows the only one', () => {
      const looked = give(left('purge'), forecast);
      expect(told(looked, 'eventsSeen')).toMatchObject([{ events: ['purge'], by: 'skill:forecast' }]);
      expect(legal(looked.state, 'chooseEvent')).toEqual([{ do: 'chooseEvent', event: 'purge' }]);
    });

    test('cannot be used when every card is in play', () => {
      expect(legal(left(), 'forecast')).toEqual([]);
      expect(refusal(left(), forecast)).toBe('E4 noEvents');
    });
  });

  test('belongs to one hero only and is not free', () => {
    expect(refusal(position(layout), { do: 'forecast', hero: 1 })).toBe('T2 notYourSkill');
    expect(refusal(position({ ...layout, heroes: { scientist: {}, soldier: {} } }), forecast)).toBe('P3 tooFewPoints');
  });
});
