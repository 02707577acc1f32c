import { describe, expect, test } from 'vitest';
import type { ActionId } from '../../../../src/games/azardia/content/cards.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { Command } from '../../../../src/games/azardia/rules/state/command.ts';
import type { Fact } from '../../../../src/games/azardia/rules/state/fact.ts';
import type { Seat, State } from '../../../../src/games/azardia/rules/state/state.ts';
import {
  answer,
  asked,
  buyTile,
  type Described,
  factsOf,
  give,
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

const FAR: Described = { level: 5, tile: 100 };
const raise = (seat: Seat, die: number): Command => ({ do: 'raise', seat, die });
const tilesOf = ({ players }: State): number[] => players.map(({ tile }) => tile);
/** Seat 0 buys the last step to tile 150, and has these cards; nobody draws a card any more. */
const arrived = (hand: readonly ActionId[], ...rivals: readonly Described[]): Led => {
  const me: Described = { level: 5, tile: 149, coins: 1000, hand, character: 'noncredoMantis' };
  const state = position('C', [
    me,
    ...rivals.map((rival, seat): Described => ({ ...FAR, tile: 100 + seat, ...rival })),
  ]);
  return give(withEvents(withDeck(state), 'coinComet'), buyTile(0));
};
/** The same, and seat 0 ends its turn. */
const held = (...rivals: readonly Described[]): State => give(arrived([], ...rivals).state, passing(0)).state;
/** A player rolls these two dice and moves their sum; those of a duel there follow. */
function walk(state: State, seat: Seat, dice: readonly [number, number], duel: readonly number[] = []): Led {
  const rolled = give(rolling(state, ...dice), { do: 'roll', seat }).state;
  return give(rolling(rolled, ...duel), { do: 'move', seat, dice: [0, 1], how: 'sum', bought: 0 });
}
/** The same, and the end of that turn. */
function turn(state: State, seat: Seat, dice: readonly [number, number], duel: readonly number[] = []): Led {
  const led = walk(state, seat, dice, duel);
  const end = give(led.state, passing(seat));
  return { state: end.state, facts: [...led.facts, ...end.facts] };
}
const won = (facts: readonly Fact[]): Seat[] => factsOf(facts, 'gameWon').map(({ seat }) => seat);

describe('G1 the grace turn', () => {
  test('G1 landing exactly on 150 starts it, by dice as by coins', () => {
    const start = position('A', [{ level: 5, tile: 147 }, FAR]);
    const { state, facts } = walk(start, 0, [1, 2]);
    expect(factsOf(facts, 'graceBegan')).toMatchObject([{ seat: 0 }]);
    expect(state.grace).toMatchObject({ first: 0, holder: 0 });
    expect(arrived([], {}).state.grace).toMatchObject({ first: 0, holder: 0 });
  });

  test('G1 landing elsewhere does not: remaining steps are walked back', () => {
    const { state } = walk(position('A', [{ level: 5, tile: 147 }, FAR]), 0, [1, 3]);
    expect(playerOf(state, 0).tile).toBe(149);
    expect(state.grace).toBeNull();
  });

  test('G1 ruling: the arriver finishes the turn', () => {
    const start = position('A', [{ level: 5, tile: 147, character: 'noncredoMantis', hand: ['bountyReceipt'] }, FAR]);
    const { state } = walk(start, 0, [1, 2]);
    expect(state.turn).toMatchObject({ seat: 0, phase: 'C' });
    expect(playerOf(state, 0).hand).toHaveLength(3);
    expect(playerOf(give(state, play('bountyReceipt')).state, 0).coins).toBe(2000);
  });

  test('G1 the others have one last turn each, then the holder wins', () => {
    const one = held({}, {}, {});
    expect(asked(one)).toBe(1);
    const two = turn(one, 1, [1, 1]);
    expect(asked(two.state)).toBe(2);
    const three = turn(two.state, 2, [1, 2]);
    expect(asked(three.state)).toBe(3);
    expect(won([...two.facts, ...three.facts])).toEqual([]);
    const end = turn(three.state, 3, [2, 2]);
    expect(won(end.facts)).toEqual([0]);
    expect(end.state.winner).toBe(0);
    expect(azardia.legalCommands(end.state)).toEqual([]);
    expect(azardia.result(end.state)?.ranking[0]).toEqual([0]);
  });

  test('G1 ruling: before any event is drawn', () => {
    const { state, facts } = turn(held({}), 1, [1, 1]);
    expect(won(facts)).toEqual([0]);
    expect(factsOf(facts, 'eventDrawn')).toEqual([]);
    expect(state.round).toBe(1);
  });

  test('G1 a round may end within it, with its event', () => {
    const start = withEvents(withDeck(position('C', [FAR, { level: 5, tile: 147 }])), 'coinComet');
    const second = turn(give(start, passing(0)).state, 1, [1, 2]);
    expect(factsOf(second.facts, 'eventDrawn')).toHaveLength(1);
    expect(won(second.facts)).toEqual([]);
    expect(asked(second.state)).toBe(0);
    expect(won(turn(second.state, 0, [1, 1]).facts)).toEqual([1]);
  });

  test('G1 ruling: a missed turn is a missed chance', () => {
    const { state, facts } = give(arrived([], { misses: 'next' }).state, passing(0));
    expect(factsOf(facts, 'turnMissed')).toMatchObject([{ seat: 1 }]);
    expect(won(facts)).toEqual([0]);
    expect(state.winner).toBe(0);
  });

  test('G1 ruling: however the pawn got there, even by its player’s own card', () => {
    const state = position('C', [{ level: 5, tile: 147, hand: ['bootJets'] }, FAR]);
    expect(give(state, play('bootJets')).state.grace).toMatchObject({ first: 0, holder: 0 });
  });

  /** All are at level 5; seat 0 on tile 138 is furthest behind, and the event moves it to 150. */
  const slung = (): State => {
    const start = position('C', [
      { level: 5, tile: 138 },
      { level: 5, tile: 140, misses: 'next' },
    ]);
    return give(withEvents(withDeck(start), 'slingshotForStragglers'), passing(0)).state;
  };

  test('G1 ruling: or by an event', () => {
    const state = slung();
    expect(playerOf(state, 0).tile).toBe(150);
    expect(state.grace).toMatchObject({ first: 0, holder: 0 });
  });

  test('G1 ruling: a holder whose turn comes only waits, without any phase, and draws the event of the round all the same', () => {
    const start = position('C', [
      { level: 5, tile: 138 },
      { level: 5, tile: 140, misses: 'next' },
    ]);
    const { state, facts } = give(withEvents(withDeck(start), 'slingshotForStragglers'), passing(0));
    expect(factsOf(facts, 'turnPassedOver')).toMatchObject([{ seat: 0, holds: true }]);
    expect(factsOf(facts, 'turnBegan')).toMatchObject([{ seat: 1 }, { seat: 1 }]);
    expect(asked(state)).toBe(1);
    expect(state.turn).toMatchObject({ seat: 1, phase: 'A' });
    expect(won(turn(state, 1, [1, 1]).facts)).toEqual([0]);
  });
});

describe('G2 a condition, not a shield', () => {
  test('G2 ruling: a card may push the holder off, and the grace ends without a winner', () => {
    const state = walk(held({ hand: ['gravityHiccup'] }), 1, [1, 1]).state;
    const pushed = give(state, play('gravityHiccup', { rival: 0 }, 1));
    expect(tilesOf(pushed.state)).toEqual([147, 102]);
    expect(pushed.state.grace).toBeNull();
    const next = give(pushed.state, passing(1));
    expect(won(next.facts)).toEqual([]);
    expect(legal(next.state, 'roll')).toEqual([{ do: 'roll', seat: 0 }]);
  });

  test('G2 ruling: the next to land starts a new one, with last turns for all others', () => {
    const hiccup = walk(held({ hand: ['gravityHiccup'] }, { tile: 148 }), 1, [1, 1]).state;
    const pushed = give(hiccup, play('gravityHiccup', { rival: 0 }, 1), passing(1)).state;
    const landed = turn(pushed, 2, [1, 1]);
    expect(landed.state.grace).toMatchObject({ first: 2, holder: 2 });
    const zero = turn(landed.state, 0, [1, 1]);
    expect(won([...landed.facts, ...zero.facts])).toEqual([]);
    expect(won(turn(zero.state, 1, [1, 1]).facts)).toEqual([2]);
  });

  test('G2 ruling: a card that makes the holder lose a level does, too', () => {
    const state = walk(held({ coins: 1000, hand: ['egoVacuum'] }), 1, [1, 1]).state;
    const pushed = give(state, play('egoVacuum', { rival: 0 }, 1)).state;
    expect(playerOf(pushed, 0).tile).toBe(147);
    expect(pushed.grace).toBeNull();
  });

  test('G2 ruling: the holder may answer such a card', () => {
    const start = give(arrived(['nopeNebula'], { hand: ['gravityHiccup'] }).state, passing(0)).state;
    const attacked = give(walk(start, 1, [1, 1]).state, play('gravityHiccup', { rival: 0 }, 1)).state;
    const { state } = give(attacked, answer(0, 'nopeNebula'));
    expect(state.grace).toMatchObject({ holder: 0 });
  });

  test('G2 ruling: a penalty may push the holder off', () => {
    const state = withPenalties(held({ tile: 127 }), 'scholarshipForYourEnemies', 'scholarshipForYourEnemies');
    const { state: after } = walk(state, 1, [1, 1]);
    expect(tilesOf(after)).toEqual([147, 129]);
    expect(after.grace).toBeNull();
  });

  test('G2 ruling: an event may push the holder off', () => {
    const start = withDeck(position('C', [FAR, { level: 5, tile: 147 }]));
    const events = withEvents(withPenalties(start, 'royalTrapdoor', 'royalTrapdoor'), 'tyrantWokeUpCranky');
    const { state, facts } = turn(give(events, passing(0)).state, 1, [1, 2]);
    expect(factsOf(facts, 'graceBroken')).toMatchObject([{ seat: 1 }]);
    expect(tilesOf(state)).toEqual([100, 138]);
    expect(state.grace).toBeNull();
  });

  test('G2 the holder who walks off ends it, too', () => {
    const { state } = give(arrived(['elasticShoes'], {}).state, play('elasticShoes', { tiles: -1 }));
    expect(playerOf(state, 0).tile).toBe(149);
    expect(state.grace).toBeNull();
  });

  test('G2 ruling: Gauntlet, Wormhole, Summons and the Mantis cannot reach tile 150', () => {
    const cards: readonly ActionId[] = ['thrownGauntlet', 'pocketWormhole', 'royalSummons'];
    const start = held({ tile: 138, character: 'noncredoMantis', hand: cards }, { tile: 139 });
    const state = walk(start, 1, [1, 1]).state;
    expect(legal(state, 'play')).toEqual(cards.map((card) => play(card, { rival: 2 }, 1)));
    expect(legal(state, 'challenge')).toEqual([{ do: 'challenge', seat: 1, rival: 2 }]);
  });

  test('G2 ruling: nor do they reach others from there', () => {
    const { state } = arrived(['thrownGauntlet', 'pocketWormhole'], { tile: 140 });
    expect(legal(state, 'play')).toEqual([]);
    expect(legal(state, 'challenge')).toEqual([]);
  });
});

describe('G3 two on tile 150', () => {
  test('G3 who lands there duels the holder at once', () => {
    const { facts } = walk(held({ tile: 148 }), 1, [1, 1], [9, 9, 2, 3]);
    expect(factsOf(facts, 'duelBegan')).toMatchObject([{ challenger: 1, defender: 0, tile: 150 }]);
  });

  test('G3 ruling: the winner holds, and the loser moves to 147', () => {
    const taken = walk(held({ tile: 148 }), 1, [1, 1], [9, 9, 2, 3]).state;
    expect(tilesOf(taken)).toEqual([147, 150]);
    expect(taken.grace).toMatchObject({ first: 0, holder: 1 });
    const kept = walk(held({ tile: 148 }), 1, [1, 1], [2, 3, 9, 9]).state;
    expect(tilesOf(kept)).toEqual([150, 147]);
    expect(kept.grace).toMatchObject({ first: 0, holder: 0 });
  });

  test('G3 the loser loses no level and the winner gains none', () => {
    const { state } = walk(held({ tile: 148 }), 1, [1, 1], [9, 9, 2, 3]);
    expect(state.players.map(({ level }) => level)).toEqual([5, 5]);
  });

  test('G3 a tie goes to the first one there', () => {
    const { state, facts } = walk(held({ tile: 148 }), 1, [1, 1], [4, 6, 3, 7]);
    expect(factsOf(facts, 'duelRolled')).toHaveLength(2);
    expect(tilesOf(state)).toEqual([150, 147]);
    expect(won(give(state, passing(1)).facts)).toEqual([0]);
  });

  test('G3 ruling: the lap is not restarted: who took over wins when the turn comes round', () => {
    const { facts } = turn(held({ tile: 148 }), 1, [1, 1], [9, 9, 2, 3]);
    expect(won(facts)).toEqual([1]);
  });

  test('G3 ruling: a third may still come, and loses a tie to the holder', () => {
    const taken = turn(held({ tile: 148 }, { tile: 145 }), 1, [1, 1], [9, 9, 2, 3]).state;
    const tied = turn(taken, 2, [2, 3], [4, 6, 3, 7]);
    expect(factsOf(tied.facts, 'duelBegan')[0]).toMatchObject({ challenger: 2, defender: 1, tile: 150 });
    expect(playerOf(tied.state, 1).tile).toBe(150);
    expect(won(tied.facts)).toEqual([1]);
  });

  test('G3 ruling: a third may win it', () => {
    const taken = turn(held({ tile: 148 }, { tile: 144 }), 1, [1, 1], [9, 9, 2, 3]).state;
    const { state, facts } = turn(taken, 2, [3, 3], [9, 9, 2, 3]);
    expect(playerOf(state, 2).tile).toBe(150);
    expect(won(facts)).toEqual([2]);
  });

  test('G3 ruling: the loser may meet another player on 147', () => {
    const start = held({ tile: 148 }, { tile: 147, hand: ['bootJets'] });
    const { facts } = walk(start, 1, [1, 1], [2, 3, 9, 9]);
    expect(factsOf(facts, 'duelBegan').at(-1)).toMatchObject({ challenger: 1, defender: 2, tile: 147 });
  });

  test('G3 ruling: coins count', () => {
    const open = walk(held({ tile: 148, coins: 2000 }), 1, [1, 1], [4, 6, 3, 8]).state;
    expect(asked(open)).toBe(1);
    const { state } = give(open, raise(1, 0), raise(1, 1));
    expect(tilesOf(state)).toEqual([147, 150]);
  });

  test('G3 ruling: duel cards count', () => {
    const start = give(arrived(['loadedSmile'], { tile: 148 }).state, passing(0)).state;
    const open = walk(start, 1, [1, 1], [9, 9, 6, 8]).state;
    expect(asked(open)).toBe(0);
    expect(tilesOf(give(open, play('loadedSmile', null, 0)).state)).toEqual([150, 147]);
  });
});
