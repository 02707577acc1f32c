import { describe, expect, test } from 'vitest';
import type { ActionId, EventId } from '../../../../src/games/azardia/content/cards.ts';
import type { Command } from '../../../../src/games/azardia/rules/state/command.ts';
import type { Seat, State } from '../../../../src/games/azardia/rules/state/state.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import {
  asked,
  type Described,
  factsOf,
  give,
  type Led,
  legal,
  passing,
  position,
  rolling,
  withDeck,
  withEvents,
  withPenalties,
} from '../position.ts';

const MISSES: Described = { misses: 'next' };
/** Seat 0 ends its turn, and the others miss theirs, so that seat 0 starts a round with this event. */
const event = (id: EventId, ...players: readonly Described[]): Led => {
  const [first, ...others] = players;
  const state = position('C', [{ ...first }, ...others.map((other): Described => ({ ...MISSES, ...other }))]);
  return give(withPenalties(withEvents(state, id), 'royalTrapdoor', 'royalTrapdoor'), passing(0));
};
/** The same position in phase C of the last turn of a round, with this turn order. */
const lastTurn = (state: State, ...order: readonly Seat[]): State => {
  const place = order.length - 1;
  const steps: State['steps'] = [
    { step: 'play', seat: at(order, place) },
    { step: 'endTurn', place },
  ];
  return { ...state, order, steps };
};
const roll = (seat: Seat): Command => ({ do: 'roll', seat });
const sum = (seat: Seat, ...dice: readonly number[]): Command => ({ do: 'move', seat, dice, how: 'sum', bought: 0 });
const tilesOf = ({ players }: State): number[] => players.map(({ tile }) => tile);
const coinsOf = ({ players }: State): number[] => players.map(({ coins }) => coins);
const levelsOf = ({ players }: State): number[] => players.map(({ level }) => level);
const sizes = ({ players }: State): number[] => players.map(({ hand }) => hand.length);

describe('E1 an event each round', () => {
  test('E1 it is drawn before the turn of the first player, and of no other', () => {
    const state = withEvents(position('C', [{}, { tile: 60 }]), 'coinComet', 'coinComet');
    const second = give(state, passing(0));
    expect(factsOf(second.facts, 'eventDrawn')).toEqual([]);
    const first = give(rolling(withDeck(second.state), 1, 2), roll(1), sum(1, 0, 1), passing(1));
    const names = first.facts.map(({ fact }) => fact);
    expect(factsOf(first.facts, 'eventDrawn')).toHaveLength(1);
    expect(names.indexOf('eventDrawn')).toBeLessThan(names.lastIndexOf('turnBegan'));
    expect(first.state.round).toBe(2);
    expect(asked(first.state)).toBe(0);
  });

  test('E1 the first player is the one who rolled highest, whatever the seat', () => {
    const start = position('C', [{}, { tile: 60 }, { tile: 70 }]);
    const { state: next, facts } = give(lastTurn(withEvents(start, 'coinComet'), 2, 0, 1), passing(1));
    expect(factsOf(facts, 'eventDrawn')).toHaveLength(1);
    expect(factsOf(facts, 'turnBegan')).toMatchObject([{ seat: 2 }]);
    expect(asked(next)).toBe(2);
  });

  test('E1 also where the first player misses the turn', () => {
    const { state, facts } = event('coinComet', { misses: 'next' }, {});
    expect(factsOf(facts, 'eventDrawn')).toHaveLength(1);
    expect(factsOf(facts, 'turnMissed').map(({ seat }) => seat)).toEqual([1, 0]);
    expect(asked(state)).toBe(1);
  });

  test('E1 it hits everybody at once, also those who are not on turn', () => {
    expect(coinsOf(event('coinComet', {}, {}, {}).state)).toEqual([1000, 1000, 1000]);
  });

  test('E1 it is discarded, and a used-up deck is shuffled again', () => {
    const once = event('coinComet', {}, {}).state;
    expect(once.decks).toMatchObject({ event: [], eventDiscards: expect.arrayContaining(['coinComet']) });
    const { state } = give(lastTurn(once, 0, 1), passing(1));
    expect(state.decks.event.length + state.decks.eventDiscards.length).toBe(10);
    expect(state.decks.event).toHaveLength(9);
  });
});

describe('E2 readings', () => {
  test('E2 ruling: until the next event means this round', () => {
    const fog = event('fogOfMaybe', { tile: 30 }, { tile: 50 }).state;
    expect(fog.roundRule).toBe('oneDie');
    const first = give(rolling(withDeck(fog), 2), roll(0), sum(0, 0), passing(0)).state;
    const second = give(rolling(first, 3), roll(1)).state;
    expect(second.roll?.dice).toEqual([3]);
    const { state } = give(withEvents(second, 'coinComet'), sum(1, 0), passing(1));
    expect(state.roundRule).toBeNull();
    expect(give(rolling(state, 3, 4), roll(0)).state.roll?.dice).toEqual([3, 4]);
  });

  test('E2 ruling: choices are made in turn order', () => {
    const start = withEvents(
      position('C', [{ tile: 30 }, { level: 2, tile: 50 }, { tile: 20 }, { tile: 60 }]),
      'solarTailwind',
    );
    let led = give(lastTurn(start, 3, 1, 2, 0), passing(0));
    const order: Seat[] = [];
    while (legal(led.state, 'advance').length > 0) {
      order.push(asked(led.state));
      led = give(led.state, passing(asked(led.state)));
    }
    expect(order).toEqual([3, 2, 0]);
  });

  test.each([
    ['level before tile', { level: 3, tile: 20 }, { level: 2, tile: 70 }, [14, 70]],
    ['tile at one level', { level: 2, tile: 20 }, { level: 2, tile: 70 }, [20, 64]],
    ['the earlier seat of two who are equal', { level: 2, tile: 40 }, { level: 2, tile: 40 }, [34, 40]],
  ])('E2 ruling: furthest ahead is %s', (_, first, second, tiles) => {
    expect(tilesOf(event('tyrantWokeUpCranky', first, second).state)).toEqual(tiles);
  });

  test.each([
    ['level before tile', { level: 3, tile: 20 }, { level: 2, tile: 50 }, [20, 62]],
    ['tile at one level', { level: 2, tile: 20 }, { level: 2, tile: 50 }, [32, 50]],
    ['the earlier seat of two who are equal', { level: 2, tile: 40 }, { level: 2, tile: 40 }, [52, 40]],
  ])('E2 ruling: furthest behind is %s', (_, first, second, tiles) => {
    expect(tilesOf(event('slingshotForStragglers', first, second).state)).toEqual(tiles);
  });

  test('E2 ruling: the earlier seat is the earlier one in turn order', () => {
    const start = withEvents(position('C', [{ tile: 40 }, { tile: 40 }]), 'slingshotForStragglers');
    expect(tilesOf(give(lastTurn(start, 1, 0), passing(0)).state)).toEqual([40, 52]);
  });
});

describe('E2 the ten events', () => {
  test('E2 Coin Comet: everybody gains 1,000', () => {
    expect(coinsOf(event('coinComet', { coins: 2000 }, { coins: 6000 }, {}).state)).toEqual([3000, 6000, 1000]);
  });

  test('E2 Graduation for Nobody: everybody at the lowest level gains one', () => {
    const levels = [2, 3, 2, 5].map((level): Described => ({ level }));
    expect(levelsOf(event('graduationForNobody', ...levels).state)).toEqual([3, 3, 3, 5]);
  });

  test('E2 Graduation for Nobody: not if that is level 5', () => {
    const { state } = event('graduationForNobody', { level: 5, tile: 40 }, { level: 5, tile: 60 });
    expect(tilesOf(state)).toEqual([40, 60]);
    expect(levelsOf(state)).toEqual([5, 5]);
  });

  test('E2 Tyrant Woke Up Cranky: the leader, if in the Tyrant Zone, draws a penalty', () => {
    const { state, facts } = event('tyrantWokeUpCranky', { level: 5, tile: 110 }, { level: 5, tile: 100 });
    expect(factsOf(facts, 'penaltyDrawn')).toMatchObject([{ seat: 0 }]);
    expect(tilesOf(state)).toEqual([98, 100]);
  });

  test('E2 B1 M6 Tyrant Woke Up Cranky: on tile 80, which belongs to Zone Zero, they move back as far as they can: not at all', () => {
    const { state, facts } = event('tyrantWokeUpCranky', { level: 5, tile: 80 }, { level: 5, tile: 70 });
    expect(factsOf(facts, 'penaltyDrawn')).toEqual([]);
    expect(tilesOf(state)).toEqual([80, 70]);
  });

  test('E2 Tyrant Woke Up Cranky: elsewhere, they move back 6 tiles', () => {
    const { state, facts } = event('tyrantWokeUpCranky', { level: 2, tile: 40 }, { level: 3, tile: 60 });
    expect(factsOf(facts, 'penaltyDrawn')).toEqual([]);
    expect(tilesOf(state)).toEqual([40, 54]);
  });

  test('E2 Solar Tailwind: everybody except the leader may advance 5 tiles', () => {
    const open = event('solarTailwind', { tile: 31 }, { level: 2, tile: 50 }, { tile: 60 }, { tile: 20 }).state;
    expect(legal(open, 'advance')).toEqual([{ do: 'advance', seat: 0 }]);
    const { state } = give(open, { do: 'advance', seat: 0 }, passing(2), { do: 'advance', seat: 3 });
    expect(tilesOf(state)).toEqual([36, 50, 60, 25]);
    expect(legal(state, 'roll')).toEqual([roll(0)]);
  });

  test('E2 Wealth Inspection: everybody who has 4,000 or more loses 2,000', () => {
    const coins = [3000, 4000, 6000].map((some): Described => ({ coins: some }));
    expect(coinsOf(event('wealthInspection', ...coins).state)).toEqual([3000, 2000, 4000]);
  });

  test('E2 Library Meteor: everybody draws a card', () => {
    expect(sizes(event('libraryMeteor', {}, { hand: ['bootJets'] }, {}).state)).toEqual([1, 2, 1]);
  });

  test('E2 Fog of Maybe: everybody rolls one die for movement', () => {
    const { state } = event('fogOfMaybe', { tile: 30 }, { tile: 60 });
    const first = give(rolling(withDeck(state), 4), roll(0)).state;
    expect(first.roll?.dice).toEqual([4]);
    const { state: moved } = give(first, sum(0, 0), passing(0));
    expect(tilesOf(moved)).toEqual([34, 60]);
    expect(give(rolling(moved, 7), roll(1)).state.roll?.dice).toEqual([7]);
  });

  test('E2 Fog of Maybe: a duel is rolled with two dice', () => {
    const { state } = event('fogOfMaybe', { tile: 30 }, { tile: 35 });
    const { facts } = give(rolling(state, 5), roll(0), sum(0, 0));
    expect(factsOf(facts, 'duelRolled')[0]?.dice).toHaveLength(2);
  });

  test('E2 Dice Overclocked: everybody rolls three dice for movement, and uses any two', () => {
    const { state } = event('diceOverclocked', { tile: 30 }, { tile: 60 });
    const first = give(rolling(withDeck(state), 4, 1, 2), roll(0)).state;
    expect(first.roll?.dice).toEqual([4, 1, 2]);
    expect(legal(first, 'move')).toHaveLength(6);
    const { state: moved } = give(first, sum(0, 1, 2), passing(0));
    expect(tilesOf(moved)).toEqual([33, 60]);
    expect(give(rolling(moved, 7, 8, 9), roll(1)).state.roll?.dice).toEqual([7, 8, 9]);
  });

  test('E2 Slingshot for Stragglers: the player furthest behind advances 12 tiles and gains 3,000', () => {
    const { state } = event('slingshotForStragglers', { level: 2, tile: 30 }, { level: 1, tile: 60, coins: 1000 });
    expect(tilesOf(state)).toEqual([30, 72]);
    expect(coinsOf(state)).toEqual([0, 4000]);
  });

  test('E2 T2 Slingshot for Stragglers: the move with its duel comes first, and the same player gains', () => {
    // Seat 0 is furthest behind, meets seat 1 twelve tiles ahead and wins a level: then seat 1 is furthest behind.
    const start = position('C', [
      { level: 2, tile: 30 },
      { level: 3, tile: 42, ...MISSES },
    ]);
    // The first draw is the event itself.
    const { facts } = give(rolling(withEvents(start, 'slingshotForStragglers'), 1, 9, 9, 2, 3), passing(0));
    const told = facts.map(({ fact }) => fact);
    expect(told.indexOf('pawnMoved')).toBeLessThan(told.indexOf('duelWon'));
    expect(told.indexOf('duelWon')).toBeLessThan(told.indexOf('coinsGained'));
    expect(factsOf(facts, 'coinsGained')).toMatchObject([{ seat: 0, coins: 3000 }]);
  });
});

describe('E2 Minute of Politeness: no action card may affect a rival', () => {
  const ATTACKS: readonly ActionId[] = [
    'pocketWormhole',
    'pickpocketTentacle',
    'tollGoblin',
    'egoVacuum',
    'gravityHiccup',
    'tractorYawn',
    'cosmicHairball',
    'glueRain',
    'bankruptcyBeam',
    'stickyFingers',
    'thrownGauntlet',
    'totalAudit',
    'royalSummons',
  ];
  const polite = (state: State): State => ({ ...state, roundRule: 'truce' });
  const inC = (hand: readonly ActionId[]): State =>
    position('C', [
      { level: 5, tile: 100, coins: 6000, hand },
      { level: 5, tile: 110, coins: 3000, hand: ['bootJets'] },
    ]);
  const playable = (state: State): ActionId[] => [...new Set(legal(state, 'play').map(({ card }) => card))];

  test('E2 it sets that rule', () => {
    expect(event('minuteOfPoliteness', {}, {}).state.roundRule).toBe('truce');
  });

  test('E2 cards against rivals are not played, and others are', () => {
    expect(playable(inC(ATTACKS))).toEqual(ATTACKS);
    expect(playable(polite(inC([...ATTACKS, 'bootJets', 'bountyReceipt'])))).toEqual(['bootJets', 'bountyReceipt']);
  });

  test('E2 nor is Banana Footwork in a duel', () => {
    const hand: readonly ActionId[] = ['bananaFootwork', 'loadedSmile'];
    const start = position('C', [{ character: 'noncredoMantis', hand }, { tile: 60 }]);
    const duel: readonly Command[] = [{ do: 'challenge', seat: 0, rival: 1 }];
    expect(playable(give(rolling(start, 2, 3, 9, 9), ...duel).state)).toEqual(['bananaFootwork', 'loadedSmile']);
    expect(playable(give(rolling(polite(start), 2, 3, 9, 9), ...duel).state)).toEqual(['loadedSmile']);
  });

  test('E2 it ends with the next event', () => {
    const { state } = event('minuteOfPoliteness', { tile: 30 }, { tile: 60 });
    const next = give(rolling(withDeck(state), 1, 2), roll(0), sum(0, 0, 1), passing(0)).state;
    const { state: ended } = give(withEvents(rolling(next, 1, 2), 'coinComet'), roll(1), sum(1, 0, 1), passing(1));
    expect(ended.roundRule).toBeNull();
  });
});
