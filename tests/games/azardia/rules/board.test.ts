import { describe, expect, test } from 'vitest';
import type { ActionId, EventId, PenaltyId } from '../../../../src/games/azardia/content/cards.ts';
import type { Command, Target } from '../../../../src/games/azardia/rules/state/command.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { type Described, factsOf, give, legal, playerOf, position, rolling } from '../position.ts';

const BUY: Command = { do: 'buyTile', seat: 0 };
const PASS: Command = { do: 'pass', seat: 0 };
const play = (card: ActionId, target: Target = null): Command => ({ do: 'play', seat: 0, card, target });

/** Puts this card on top of the penalty deck, whatever the luck. */
function withPenalty(state: State, penalty: PenaltyId): State {
  return { ...state, decks: { ...state.decks, penalty: [penalty, penalty] } };
}

/** The next event; seat 1 misses its turn, so that it is drawn after this one. */
function withEvent(state: State, event: EventId): State {
  return { ...state, decks: { ...state.decks, event: [event] } };
}

const inC = (...players: readonly Described[]): State => position('C', players);

const rivalsHit = (state: State, card: ActionId): unknown[] =>
  legal(state, 'play').flatMap((command) => (command.card === card ? [command.target] : []));

test('B1 movement is clockwise: to higher tiles', () => {
  const { facts } = give(inC({ tile: 40, hand: ['bootJets'] }, { tile: 10 }), play('bootJets'));
  expect(factsOf(facts, 'pawnMoved')).toMatchObject([{ seat: 0, path: [41, 42, 43] }]);
});

test('B1 tile 81 is in the Tyrant Zone, and tile 79 is not', () => {
  const state = (tile: number): State => inC({ tile: 10, hand: ['royalSummons'] }, { level: 5, tile });
  expect(rivalsHit(state(81), 'royalSummons')).toEqual([{ rival: 1 }]);
  expect(rivalsHit(state(79), 'royalSummons')).toEqual([]);
});

test('B1 the zones are apart: a wormhole does not lead from 79 to 81', () => {
  const state = (tile: number): State => inC({ level: 5, tile, hand: ['pocketWormhole'] }, { level: 5, tile: 81 });
  expect(rivalsHit(state(79), 'pocketWormhole')).toEqual([]);
  expect(rivalsHit(state(82), 'pocketWormhole')).toEqual([{ rival: 1 }]);
});

describe('B2 B3 the tile where a roll ends', () => {
  const targets = Array.from({ length: 148 }, (_, index) => index + 3);
  const ended = targets.map((target) => {
    const start = position('A', [
      { character: 'noncredoMantis', level: 5, tile: target - 2 },
      { level: 5, tile: 1 },
    ]);
    const { facts } = give(
      rolling(start, 1, 1),
      { do: 'roll', seat: 0 },
      { do: 'move', seat: 0, dice: [0, 1], how: 'sum', bought: 0 },
    );
    return { target, drawn: factsOf(facts, 'cardsDrawn').length, penalties: factsOf(facts, 'penaltyDrawn').length };
  });

  test('B2 on 5, 13, 21, 34, 46, 55, 67 and 75 a third action card is drawn, elsewhere only the two of phase B', () => {
    expect(ended.flatMap(({ target, drawn }) => (drawn === 3 ? [target] : []))).toEqual([
      5, 13, 21, 34, 46, 55, 67, 75,
    ]);
    expect(ended.filter(({ drawn }) => drawn === 2)).toHaveLength(140);
  });

  test('B3 on 85, 93, 101, 114, 129, 137 and 145 a penalty card is drawn, elsewhere none', () => {
    expect(ended.flatMap(({ target, penalties }) => (penalties === 1 ? [target] : []))).toEqual([
      85, 93, 101, 114, 129, 137, 145,
    ]);
    expect(ended.filter(({ penalties }) => penalties === 0)).toHaveLength(141);
  });
});

test('B3 the penalty is resolved at once, and discarded', () => {
  const state = withPenalty(inC({ level: 5, tile: 92, coins: 4000 }, {}), 'breathingTax');
  const { state: after } = give(state, BUY);
  expect(playerOf(after, 0).coins).toBe(1000);
  expect(after.decks.penaltyDiscards).toEqual(['breathingTax']);
});

describe('B4 only where your own movement ends', () => {
  test('B4 passing an A or Z tile draws nothing', () => {
    const { state } = give(inC({ tile: 12, hand: ['bootJets'] }, {}), play('bootJets'));
    expect(playerOf(state, 0)).toMatchObject({ tile: 15, hand: [] });
    const { facts } = give(inC({ level: 5, tile: 92, hand: ['bootJets'] }, {}), play('bootJets'));
    expect(factsOf(facts, 'penaltyDrawn')).toEqual([]);
  });

  test('B4 ruling: your own card that moves you on your turn counts, forward and back', () => {
    const ahead = give(inC({ tile: 10, hand: ['bootJets'] }, {}), play('bootJets'));
    expect(playerOf(ahead.state, 0).tile).toBe(13);
    expect(playerOf(ahead.state, 0).hand).toHaveLength(1);
    const back = give(inC({ level: 5, tile: 94, hand: ['elasticShoes'] }, {}), play('elasticShoes', { tiles: -1 }));
    expect(factsOf(back.facts, 'penaltyDrawn')).toHaveLength(1);
  });

  test('B4 ruling: every stop counts, also a second one on the same turn', () => {
    const state = inC({ tile: 12, coins: 2000, hand: ['elasticShoes'] }, {});
    const { facts } = give(state, BUY, play('elasticShoes', { tiles: -1 }), BUY);
    expect(factsOf(facts, 'cardsDrawn')).toHaveLength(2);
  });

  test('B4 ruling: a pawn moved by a rival draws nothing', () => {
    const hiccup = play('gravityHiccup', { rival: 1 });
    const onA = give(inC({ hand: ['gravityHiccup'] }, { tile: 16 }), hiccup);
    expect(playerOf(onA.state, 1)).toMatchObject({ tile: 13, hand: [] });
    const onZ = give(inC({ hand: ['gravityHiccup'] }, { level: 5, tile: 96 }), hiccup);
    expect(playerOf(onZ.state, 1).tile).toBe(93);
    expect(factsOf(onZ.facts, 'penaltyDrawn')).toEqual([]);
  });

  test('B4 ruling: a pawn moved by an event draws nothing', () => {
    const state = withEvent(inC({ tile: 50 }, { tile: 1, misses: 'next' }), 'slingshotForStragglers');
    const { state: after } = give(state, PASS);
    expect(playerOf(after, 1)).toMatchObject({ tile: 13, hand: [] });
  });

  test('B4 ruling: a pawn moved by a penalty draws no other', () => {
    const state = withPenalty(inC({ hand: ['royalSummons'] }, { level: 5, tile: 96 }), 'staircaseOfRegret');
    const { state: after, facts } = give(state, play('royalSummons', { rival: 1 }));
    expect(playerOf(after, 1).tile).toBe(93);
    expect(factsOf(facts, 'penaltyDrawn')).toHaveLength(1);
  });

  test('B4 ruling: a pawn moved by a duel draws nothing', () => {
    const state = rolling(inC({ level: 2, tile: 13, coins: 1000 }, { tile: 14 }), 1, 2, 10, 9);
    const { state: after } = give(state, BUY);
    expect(playerOf(after, 0)).toMatchObject({ tile: 13, level: 1, hand: [] });
  });

  test('B4 ruling: a swap draws nothing and challenges nobody', () => {
    const state = inC({ tile: 10, hand: ['pocketWormhole'] }, { tile: 13 }, { tile: 13 });
    const { state: after, facts } = give(state, play('pocketWormhole', { rival: 1 }));
    expect(playerOf(after, 0)).toMatchObject({ tile: 13, hand: [] });
    expect(playerOf(after, 1).tile).toBe(10);
    expect(factsOf(facts, 'duelBegan')).toEqual([]);
  });

  test('B4 ruling: tiles instead of a level draw nothing', () => {
    const bought = give(inC({ level: 5, tile: 10, coins: 5000 }, {}), { do: 'buyLevel', seat: 0 });
    expect(playerOf(bought.state, 0)).toMatchObject({ tile: 13, hand: [] });
    const trained = give(
      inC({ level: 5, tile: 10, coins: 3000, hand: ['trainingMontage'] }, {}),
      play('trainingMontage'),
    );
    expect(playerOf(trained.state, 0)).toMatchObject({ tile: 13, hand: [] });
  });

  test('B4 ruling: Dubious Serum draws nothing', () => {
    const state = rolling(inC({ tile: 16, hand: ['dubiousSerum'] }, {}), 5);
    expect(playerOf(give(state, play('dubiousSerum')).state, 0)).toMatchObject({ tile: 13, hand: [] });
  });

  test('B4 ruling: fleeing from a duel by your own card counts on your turn', () => {
    const state = inC({ tile: 13, coins: 1000, hand: ['chickenProtocol'] }, { tile: 14 });
    const { state: after } = give(state, BUY, play('chickenProtocol'));
    expect(playerOf(after, 0).tile).toBe(13);
    // One card by Chicken Protocol, one by the A tile.
    expect(playerOf(after, 0).hand).toHaveLength(2);
  });

  test('B4 ruling: your own card on the turn of a rival draws nothing', () => {
    const state = inC({ tile: 13, coins: 1000 }, { tile: 14, hand: ['chickenProtocol'] });
    const { state: after } = give(state, BUY, { do: 'play', seat: 1, card: 'chickenProtocol', target: null });
    expect(playerOf(after, 1).tile).toBe(13);
    // The one card by Chicken Protocol.
    expect(playerOf(after, 1).hand).toHaveLength(1);
  });

  test('B4 ruling: during an event it is nobody’s turn, so fleeing by your own card draws nothing at an A tile', () => {
    const start = inC({ tile: 2, hand: ['chickenProtocol'] }, { tile: 14, level: 2 });
    // Seat 0 is the last of the round: its turn has just ended when the event is drawn.
    const steps = start.steps.map((step) => (step.step === 'endTurn' ? { ...step, place: 1 } : step));
    const last = withEvent({ ...start, order: [1, 0], steps }, 'slingshotForStragglers');
    const { state: met } = give(last, { do: 'pass', seat: 0 });
    expect(met.duel).toMatchObject({ challenger: { seat: 0 }, tile: 14 });
    const { state: after } = give(met, play('chickenProtocol'));
    expect(playerOf(after, 0).tile).toBe(13);
    // The one card by Chicken Protocol.
    expect(playerOf(after, 0).hand).toHaveLength(1);
  });

  test('B4 ruling: a pawn moved by a rival does meet a pawn there', () => {
    const state = inC({ hand: ['gravityHiccup'] }, { tile: 33 }, { tile: 30 });
    const { facts } = give(state, play('gravityHiccup', { rival: 1 }));
    expect(factsOf(facts, 'duelBegan')).toMatchObject([{ challenger: 1, defender: 2, tile: 30 }]);
  });
});
