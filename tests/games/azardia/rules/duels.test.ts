import { describe, expect, test } from 'vitest';
import type { ActionId } from '../../../../src/games/azardia/content/cards.ts';
import type { Command } from '../../../../src/games/azardia/rules/state/command.ts';
import type { Fact } from '../../../../src/games/azardia/rules/state/fact.ts';
import type { Seat, State } from '../../../../src/games/azardia/rules/state/state.ts';
import { factText } from '../../../../src/games/azardia/text/facts.en.ts';
import {
  asked,
  buyTile,
  type Described,
  factsOf,
  give,
  graceOf,
  type Led,
  legal,
  passing,
  play,
  playerOf,
  position,
  rolling,
  withDeck,
  withEvents,
  withPenalties,
} from '../position.ts';

const inC = (...players: readonly Described[]): State => position('C', players);
/**
 * Seat 0 buys the step from tile 49 to 50; these are the dice of a duel there, first those of seat 0. Its coins are
 * those left after buying.
 */
function land(faces: readonly number[], me: Described, ...rivals: readonly Described[]): Led {
  const state = inC({ tile: 49, level: 2, ...me, coins: 1000 + (me.coins ?? 0) }, ...rivals);
  return give(rolling(state, ...faces), buyTile(0));
}
const SHARED: Described = { tile: 50, level: 2 };
const raise = (seat: Seat, die: number): Command => ({ do: 'raise', seat, die });
/** The pairs that have met, each as arriver and rival. */
const duels = (facts: readonly Fact[]): string[] =>
  factsOf(facts, 'duelBegan').map(({ challenger, defender }) => `${challenger} ${defender}`);
const winners = (facts: readonly Fact[]): Seat[] => factsOf(facts, 'duelWon').map(({ winner }) => winner);
const tilesOf = ({ players }: State): number[] => players.map(({ tile }) => tile);
const levelsOf = ({ players }: State): number[] => players.map(({ level }) => level);
/** Fights without further cards or coins, as long as somebody could use one. */
function fight(state: State): Led {
  let led: Led = { state, facts: [] };
  while (led.state.duel) {
    const next = give(led.state, passing(asked(led.state)));
    led = { state: next.state, facts: [...led.facts, ...next.facts] };
  }
  return led;
}

describe('H1 two pawns on one tile', () => {
  test('H1 a move that ends on an occupied tile is a challenge', () => {
    const { facts } = land([9, 9, 2, 3], {}, SHARED);
    expect(factsOf(facts, 'duelBegan')).toMatchObject([{ challenger: 0, defender: 1, tile: 50 }]);
  });

  test('H1 ruling: also one by dice, and not by passing', () => {
    const rolled = (tile: number): Fact[] => {
      const state = give(rolling(position('A', [{ tile: 30 }, { tile }]), 1, 2), { do: 'roll', seat: 0 }).state;
      return [...give(state, { do: 'move', seat: 0, dice: [0, 1], how: 'sum', bought: 0 }).facts];
    };
    expect(duels(rolled(33))).toEqual(['0 1']);
    expect(duels(rolled(32))).toEqual([]);
  });

  test('H1 ruling: also one by a card of a rival', () => {
    const state = inC({ hand: ['gravityHiccup'] }, { tile: 53 }, { tile: 50 });
    expect(duels(give(state, play('gravityHiccup', { rival: 1 })).facts)).toEqual(['1 2']);
  });

  test('H1 ruling: also one by a penalty', () => {
    const state = inC({ level: 5, tile: 92, coins: 1000 }, { level: 5, tile: 90 });
    expect(duels(give(withPenalties(state, 'staircaseOfRegret', 'staircaseOfRegret'), buyTile(0)).facts)).toEqual([
      '0 1',
    ]);
  });

  test('H1 ruling: also one by an event', () => {
    const state = withEvents(inC({ level: 2, tile: 52 }, { tile: 40, misses: 'next' }), 'slingshotForStragglers');
    expect(duels(give(state, passing(0)).facts)).toEqual(['1 0']);
  });

  test('H1 ruling: also one by a level that cannot be lost', () => {
    const state = inC({ coins: 1000, hand: ['egoVacuum'] }, { level: 1, tile: 53 }, { tile: 50 });
    expect(duels(give(state, play('egoVacuum', { rival: 1 })).facts)).toEqual(['1 2']);
  });

  test('H1 ruling: not a swap', () => {
    const state = inC({ tile: 50, hand: ['pocketWormhole'] }, { tile: 42 }, { tile: 50 });
    const { state: after, facts } = give(state, play('pocketWormhole', { rival: 1 }));
    expect(tilesOf(after)).toEqual([42, 50, 50]);
    expect(duels(facts)).toEqual([]);
  });

  test('H1 ruling: not on tile 150, where the duel is for the win', () => {
    const state = inC({ level: 5, tile: 149, coins: 1000 }, { level: 5, tile: 150 });
    const held: State = { ...state, grace: graceOf(1, 0) };
    const { state: after } = give(rolling(held, 2, 3, 9, 9), buyTile(0));
    expect(tilesOf(after)).toEqual([147, 150]);
  });
});

describe('H2 the higher sum wins', () => {
  test('H2 both roll both dice, and the higher sum wins', () => {
    const won = land([4, 4, 1, 6], {}, SHARED).facts;
    expect(factsOf(won, 'duelRolled')).toMatchObject([
      { seat: 0, dice: [4, 4] },
      { seat: 1, dice: [1, 6] },
    ]);
    expect(winners(won)).toEqual([0]);
    expect(winners(land([4, 4, 1, 8], {}, SHARED).facts)).toEqual([1]);
  });

  test('H2 ruling: those who tie roll again', () => {
    const tied = land([4, 4, 1, 7], { hand: ['bootJets'] }, SHARED);
    const first = give(tied.state, passing(0)).state;
    const { state, facts } = give(rolling(first, 9, 9, 2, 2), passing(0));
    expect(factsOf(facts, 'duelTied')).toHaveLength(1);
    expect(winners(facts)).toEqual([0]);
    expect(levelsOf(state)).toEqual([3, 1]);
  });

  test('H2 ruling: until one player is ahead', () => {
    const tied = (state: State): State => give(rolling(state, 5, 5, 5, 5), passing(0)).state;
    const open = land([4, 4, 1, 7], { hand: ['bootJets'] }, SHARED).state;
    const { facts } = give(rolling(tied(give(open, passing(0)).state), 2, 2, 9, 9), passing(0));
    expect(factsOf(facts, 'duelRolled').map(({ dice }) => dice)).toEqual([
      [2, 2],
      [9, 9],
    ]);
  });
});

describe('H3 what a challenge changes', () => {
  test.each([
    [1, 1, 47],
    [2, 1, 49],
    [3, 2, 49],
    [4, 3, 49],
    [5, 5, 47],
  ])('H3 who loses at level %i is at level %i then, and on tile %i', (level, next, tile) => {
    const { state } = land([9, 9, 2, 3], { level: 2 }, { tile: 50, level });
    expect(playerOf(state, 1)).toMatchObject({ level: next, tile });
  });

  test.each([
    [1, 2],
    [2, 3],
    [4, 5],
    [5, 5],
  ])('H3 who wins at level %i is at level %i then, and stays', (level, next) => {
    const { state } = land([9, 9, 2, 3], { level }, SHARED);
    expect(playerOf(state, 0)).toMatchObject({ level: next, tile: 50 });
  });

  test('H3 the arriver loses the same', () => {
    const { state } = land([2, 3, 9, 9], { level: 3 }, { tile: 50, level: 4 });
    expect(playerOf(state, 0)).toMatchObject({ level: 2, tile: 49 });
    expect(playerOf(state, 1)).toMatchObject({ level: 5, tile: 50 });
  });
});

describe('H4 the crowded Gate', () => {
  /** Seat 0, among that many players, all at level 5, steps onto this tile, where seat 1 is, and wins or loses. */
  const crowded = (players: number, tile: number, wins: boolean): Led => {
    const others = [{ tile }, { tile: 20 }, { tile: 30 }].slice(0, players - 1);
    const state = inC(
      { level: 5, tile: tile - 1, coins: 1000 },
      ...others.map((other): Described => ({ level: 5, ...other })),
    );
    return give(rolling(state, ...(wins ? [9, 9, 2, 3] : [2, 3, 9, 9])), buyTile(0));
  };
  const pair = ({ state }: Led): number[] => tilesOf(state).slice(0, 2);

  test.each([
    [2, 80],
    [3, 80],
    [3, 81],
    [4, 80],
    [4, 81],
    [4, 82],
  ])('H4 with %i players the winner on tile %i advances 3 and the loser stays', (players, tile) => {
    expect(pair(crowded(players, tile, true))).toEqual([tile + 3, tile]);
    expect(pair(crowded(players, tile, false))).toEqual([tile, tile + 3]);
  });

  test.each([
    [2, 81],
    [2, 82],
    [3, 82],
    [4, 83],
  ])('H4 with %i players the winner on tile %i stays and the loser moves back', (players, tile) => {
    expect(pair(crowded(players, tile, true))).toEqual([tile, 80]);
    expect(pair(crowded(players, tile, false))).toEqual([80, tile]);
  });

  test('H4 nobody’s level changes', () => {
    expect(levelsOf(crowded(2, 80, true).state)).toEqual([5, 5]);
  });

  test('H4 the winner may meet another player three tiles ahead', () => {
    const ahead: Described = { level: 5, tile: 83, hand: ['bootJets'] };
    const state = inC({ level: 5, tile: 79, coins: 1000 }, { level: 5, tile: 80 }, ahead);
    expect(duels(give(rolling(state, 9, 9, 2, 3), buyTile(0)).facts)).toEqual(['0 1', '0 2']);
  });
});

describe('H5 three or more on a tile', () => {
  /** A card that is useless in a duel, but that its player is asked about. */
  const HOLDS: Described = { ...SHARED, hand: ['bootJets'] };

  test('H5 ruling: the arriver meets them one by one, in turn order', () => {
    const first = land([9, 9, 2, 3], {}, SHARED, { ...HOLDS, level: 1 }, HOLDS);
    const second = give(rolling(first.state, 9, 9, 2, 3), passing(2), passing(2));
    expect(duels([...first.facts, ...second.facts])).toEqual(['0 1', '0 2', '0 3']);
  });

  test('H5 ruling: turn order counts, not the seats', () => {
    const start = inC({ tile: 49, coins: 1000 }, HOLDS, HOLDS, HOLDS);
    const { facts } = give({ ...start, order: [0, 3, 1, 2] }, buyTile(0));
    expect(duels(facts)).toEqual(['0 3']);
  });

  test('H5 ruling: until the arriver is moved away', () => {
    const { state, facts } = land([2, 3, 9, 9], {}, SHARED, SHARED);
    expect(duels(facts)).toEqual(['0 1']);
    expect(tilesOf(state)).toEqual([49, 50, 50]);
  });

  test('H5 ruling: a pawn pushed onto a third meets that one, too', () => {
    const { facts } = land([9, 9, 2, 3], {}, SHARED, { tile: 49, level: 2 });
    expect(duels(facts)).toEqual(['0 1', '1 2']);
  });
});

describe('H6 a pair meets at most once per turn', () => {
  const me: Described = { hand: ['elasticShoes'], character: 'noncredoMantis' };
  /** Seat 0 has won on tile 50 against seat 1, who is on tile 47 now and pursues. */
  const followed = (): Led => {
    const open = land([9, 9, 2, 3], me, { tile: 50, level: 1, character: 'kuchuritok' }).state;
    const { state } = fight(open);
    expect(tilesOf(state)).toEqual([50, 47]);
    return give(state, play('elasticShoes', { tiles: -3 }));
  };

  test('H6 ruling: after that they share the tile in peace', () => {
    const { state, facts } = followed();
    expect(tilesOf(state)).toEqual([47, 47]);
    expect(duels(facts)).toEqual([]);
  });

  test('H6 ruling: also on the next turn, until one moves', () => {
    const next = give(followed().state, passing(0));
    expect(asked(next.state)).toBe(1);
    expect(duels(next.facts)).toEqual([]);
    const state = withDeck(next.state, 'elasticShoes', 'elasticShoes');
    const rolled = give(rolling(state, 1, 2), { do: 'roll', seat: 1 }).state;
    const { state: moved } = give(rolled, { do: 'move', seat: 1, dice: [0, 1], how: 'sum', bought: 0 });
    expect(tilesOf(moved)).toEqual([47, 50]);
    expect(duels(give(moved, play('elasticShoes', { tiles: -3 }, 1)).facts)).toEqual(['1 0']);
  });

  test('H6 ruling: another pair may still meet', () => {
    const start = rolling(inC({ tile: 49, coins: 2000 }, { tile: 50 }, { tile: 51 }), 9, 9, 2, 3);
    expect(duels(give(start, buyTile(0), buyTile(0)).facts)).toEqual(['0 1', '0 2']);
  });
});

describe('H7 improving after the roll', () => {
  const smile: readonly ActionId[] = ['loadedSmile'];

  test('H7 ruling: the one behind may pay or play, and the one ahead may not', () => {
    const { state } = land([2, 3, 4, 5], { coins: 1000, hand: [] }, { ...SHARED, coins: 3000 });
    expect(asked(state)).toBe(0);
    expect(legal(state, 'raise')).toEqual([raise(0, 0), raise(0, 1)]);
    const ahead = land([4, 5, 2, 3], { coins: 1000 }, { ...SHARED, coins: 3000 }).state;
    expect(asked(ahead)).toBe(1);
    expect(legal(ahead, 'raise')).toEqual([raise(1, 0), raise(1, 1)]);
  });

  test('H7 ruling: then the player who is now behind, until that player passes', () => {
    const { state: before } = land([5, 5, 6, 5], { coins: 2000 }, { ...SHARED, hand: smile });
    const open = give(rolling(before, 5, 5, 6, 5), passing(1)).state;
    expect(asked(open)).toBe(0);
    const tied = give(open, raise(0, 0)).state;
    expect(asked(tied)).toBe(0);
    const ahead = give(tied, raise(0, 1)).state;
    expect(asked(ahead)).toBe(1);
    const { facts } = give(ahead, play('loadedSmile', null, 1));
    expect(winners(facts)).toEqual([1]);
    expect(winners(give(ahead, passing(1)).facts)).toEqual([0]);
  });

  test('H7 ruling: the player still behind may continue', () => {
    const { state } = land([2, 3, 6, 6], { coins: 2000 }, SHARED);
    const once = give(state, raise(0, 0)).state;
    expect(asked(once)).toBe(0);
    const { facts } = give(once, raise(0, 1));
    expect(winners(facts)).toEqual([1]);
  });

  test('H7 the one behind may pass at once', () => {
    const { state } = land([2, 3, 4, 5], { coins: 3000 }, { ...SHARED, coins: 3000 });
    expect(winners(give(state, passing(0)).facts)).toEqual([1]);
  });

  test('H7 ruling: +1 at most once for each die', () => {
    const { state } = land([2, 3, 9, 9], { coins: 3000 }, SHARED);
    const once = give(state, raise(0, 1)).state;
    expect(once.duel?.challenger.dice).toEqual([2, 4]);
    expect(playerOf(once, 0).coins).toBe(2000);
    expect(legal(once, 'raise')).toEqual([raise(0, 0)]);
  });

  test('H7 ruling: on a tie the arriver improves first', () => {
    const { state } = land([4, 4, 3, 5], { coins: 1000 }, { ...SHARED, coins: 1000 });
    expect(asked(state)).toBe(0);
    expect(legal(state, 'raise')).toEqual([raise(0, 0), raise(0, 1)]);
  });

  test('H7 ruling: on a tie the arriver is the one behind, who ends it by passing', () => {
    const { state } = land([4, 4, 3, 5], { coins: 1000 }, { ...SHARED, coins: 1000 });
    const { facts } = give(state, passing(0));
    expect(factsOf(facts, 'duelTied')).toHaveLength(1);
  });

  test('H7 ruling: nobody but the two takes part', () => {
    const { state } = land([2, 3, 4, 5], {}, SHARED, { hand: smile, coins: 5000 });
    expect(asked(state)).toBe(0);
    expect(state.duel).toBeNull();
  });
});

describe('H7 fleeing from a duel', () => {
  const chicken: readonly ActionId[] = ['chickenProtocol'];
  const fled = (seat: Seat): Command => play('chickenProtocol', null, seat);

  test('H7 fleeing loses no level, and nobody gains one', () => {
    const { state } = land([], {}, { ...SHARED, level: 3, hand: chicken });
    const { state: after, facts } = give(withDeck(state, 'glueRain'), fled(1));
    expect(tilesOf(after)).toEqual([50, 49]);
    expect(levelsOf(after)).toEqual([2, 3]);
    expect(playerOf(after, 1).hand).toEqual(['glueRain']);
    expect(winners(facts)).toEqual([]);
  });

  test('H7 the arriver may flee, too', () => {
    const { state } = land([], { hand: chicken }, SHARED);
    expect(asked(state)).toBe(0);
    expect(tilesOf(give(state, fled(0)).state)).toEqual([49, 50]);
  });

  test('H7 a player is asked whether or not they could flee', () => {
    const { state } = land([], {}, { ...SHARED, hand: ['bootJets'] });
    expect(asked(state)).toBe(1);
    expect(legal(state, 'play')).toEqual([]);
    expect(legal(state, 'pass')).toEqual([passing(1)]);
  });

  test('H7 who could flee and does not stays, which is told as such, whatever comes of the duel', () => {
    const { state } = land([], { hand: ['bootJets'] }, { ...SHARED, hand: chicken });
    const { state: after, facts } = give(rolling(state, 4, 4, 9, 9), passing(1), passing(0));
    expect(factsOf(facts, 'stayed').map(({ seat }) => seat)).toEqual([1, 0]);
    expect(factsOf(facts, 'passed')).toEqual([]);
    const [stays] = facts.filter(({ fact }) => fact === 'stayed');
    expect(stays && factText(stays, after)).toBe('Kuchuritok stays for the duel.');
  });

  test('H7 the arriver still meets the next one there', () => {
    const { state } = land([], {}, { ...SHARED, hand: chicken }, SHARED);
    expect(duels(give(state, fled(1)).facts)).toEqual(['0 2']);
  });

  test('H7 a fleeing player may meet another one a tile behind', () => {
    const { state } = land([], {}, { ...SHARED, hand: chicken }, { tile: 49 });
    expect(duels(give(state, fled(1)).facts)).toEqual(['1 2']);
  });

  test('H7 not on tile 150', () => {
    const state = inC({ level: 5, tile: 149, coins: 1000, hand: chicken }, { level: 5, tile: 150, hand: chicken });
    const held: State = { ...state, grace: graceOf(1, 0) };
    const { state: after, facts } = give(rolling(held, 2, 3, 9, 9), buyTile(0));
    expect(factsOf(facts, 'duelRolled')).toHaveLength(2);
    expect(legal(after, 'play')).toEqual([]);
  });
});
