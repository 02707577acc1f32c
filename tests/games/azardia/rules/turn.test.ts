import { describe, expect, test } from 'vitest';
import type { ActionId, EventId, PenaltyId } from '../../../../src/games/azardia/content/cards.ts';
import type { Command, Target } from '../../../../src/games/azardia/rules/state/command.ts';
import type { Seat, State } from '../../../../src/games/azardia/rules/state/state.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import {
  asked,
  type Described,
  factsOf,
  give,
  type Led,
  legal,
  type Moment,
  playerOf,
  position,
  rolling,
  withDeck,
} from '../position.ts';

const play = (card: ActionId, target: Target = null, seat: Seat = 0): Command => ({ do: 'play', seat, card, target });
const roll = (seat: Seat): Command => ({ do: 'roll', seat });
const sum = (seat: Seat): Command => ({ do: 'move', seat, dice: [0, 1], how: 'sum', bought: 0 });
const pass = (seat: Seat): Command => ({ do: 'pass', seat });

/** Mantis, Kuchuritok and Lagartoon, the last of whom never takes a turn here. */
const CHARACTERS = ['noncredoMantis', 'kuchuritok', 'lagartoon'] as const;
const inPhase = (moment: Moment, ...players: readonly Described[]): State =>
  position(
    moment,
    players.map((player, seat) => ({ character: at(CHARACTERS, seat), ...player })),
  );
/** The same position with only these events, or this penalty, in the deck. */
const withEvents = (state: State, ...event: readonly EventId[]): State => ({
  ...state,
  decks: { ...state.decks, event },
});
const withPenalty = (state: State, penalty: PenaltyId): State => ({
  ...state,
  decks: { ...state.decks, penalty: [penalty, penalty, penalty] },
});

/** The turn of a player who moves three tiles and does nothing else. */
function turnOf(state: State, seat: Seat): Led {
  return give(rolling(state, 1, 2), roll(seat), sum(seat), pass(seat));
}
const cardsPlayable = (state: State): string[] => [...new Set(legal(state, 'play').map(({ card }) => card))];
const phases = ({ facts }: Led): string[] => factsOf(facts, 'phaseBegan').map(({ seat, phase }) => `${seat} ${phase}`);
const missed = ({ facts }: Led): Seat[] => factsOf(facts, 'turnMissed').map(({ seat }) => seat);

describe('T1 the phases of a turn', () => {
  test('T1 a turn is A, B, C and D, and then the next player’s begins', () => {
    const first = turnOf(inPhase('A', { tile: 30 }, { tile: 50 }), 0);
    const second = turnOf(first.state, 1);
    expect(phases(second).filter((phase) => phase.startsWith('1'))).toEqual(['1 B', '1 C', '1 D']);
    expect(phases(first).at(-1)).toBe('1 A');
    expect(asked(first.state)).toBe(1);
  });

  test('T1 two action cards are drawn in B', () => {
    const { state } = give(rolling(inPhase('A', { tile: 30 }, {}), 1, 2), roll(0), sum(0));
    expect(state.turn?.phase).toBe('C');
    expect(playerOf(state, 0).hand).toHaveLength(2);
  });

  test('T1 any number of cards is played in C, until the player goes on', () => {
    const hand: readonly ActionId[] = ['bootJets', 'bountyReceipt', 'bountyReceipt', 'looseChangeNebula', 'bootJets'];
    const { state } = give(inPhase('C', { tile: 30, hand }, {}), ...hand.map((card) => play(card)));
    expect(playerOf(state, 0)).toMatchObject({ tile: 36, coins: 5000, hand: [] });
    expect(state.turn?.phase).toBe('C');
  });

  test('T1 ruling: ability and coins are for C, too', () => {
    const state = inPhase('C', { coins: 5000 }, {});
    expect(legal(state, 'challenge')).toEqual([{ do: 'challenge', seat: 0, rival: 1 }]);
    expect(legal(state, 'buyTile')).toHaveLength(1);
    expect(legal(state, 'buyLevel')).toHaveLength(1);
  });

  test('T1 a hand is discarded down to 4 cards in D, and no further', () => {
    const hand: readonly ActionId[] = ['bootJets', 'bootJets', 'glueRain', 'nopeNebula', 'tollGoblin', 'brainUpload'];
    const first = give(inPhase('C', { hand }, {}), pass(0));
    expect(first.state.turn).toMatchObject({ seat: 0, phase: 'D' });
    expect(legal(first.state, 'pass')).toEqual([]);
    const second = give(
      first.state,
      { do: 'discard', seat: 0, card: 'glueRain' },
      { do: 'discard', seat: 0, card: 'bootJets' },
    );
    expect(second.state.turn?.seat).toBe(1);
    expect(playerOf(second.state, 0).hand).toEqual(['bootJets', 'nopeNebula', 'tollGoblin', 'brainUpload']);
    expect(second.state.decks.actionDiscards).toEqual(['glueRain', 'bootJets']);
  });
});

describe('T2 cards are played in their phase, for their price', () => {
  const hand: readonly ActionId[] = [
    'bootJets',
    'thirdEyeDie',
    'gyroscopeHat',
    'doOverEgg',
    'loadedSmile',
    'nopeNebula',
  ];

  test('T2 ruling: on a roll, before it or after it', () => {
    const before = inPhase('A', { tile: 30, hand }, {});
    expect(cardsPlayable(before)).toEqual(['thirdEyeDie']);
    expect(cardsPlayable(give(before, roll(0)).state)).toEqual(['gyroscopeHat', 'doOverEgg']);
  });

  test('T2 ruling: on one’s turn, that is in C', () => {
    expect(cardsPlayable(inPhase('C', { hand }, {}))).toEqual(['bootJets']);
  });

  test('T2 ruling: in any of the player’s own duels, on anybody’s turn', () => {
    const landing = inPhase('C', { tile: 30, coins: 1000 }, { tile: 31, hand }, { tile: 60, hand: ['mandibleWax'] });
    const before = give(landing, { do: 'buyTile', seat: 0 }).state;
    expect(asked(before)).toBe(1);
    const { state } = give(rolling(before, 9, 9, 3, 4), pass(1));
    expect(asked(state)).toBe(1);
    expect(cardsPlayable(state)).toEqual(['doOverEgg', 'loadedSmile']);
  });

  test('T2 ruling: in answer', () => {
    const state = inPhase('C', { hand: ['gravityHiccup'] }, { hand });
    const { state: after } = give(state, play('gravityHiccup', { rival: 1 }));
    expect(legal(after, 'answer')).toEqual([{ do: 'answer', seat: 1, card: 'nopeNebula', rival: null }]);
    expect(legal(after, 'play')).toEqual([]);
  });

  test('T2 ruling: the cost is paid on playing, and a cancelled card does not give it back', () => {
    const state = inPhase('C', { coins: 3000, hand: ['cosmicHairball'] }, { hand: ['nopeNebula'] });
    const open = give(state, play('cosmicHairball', { rival: 1 })).state;
    expect(playerOf(open, 0).coins).toBe(2000);
    const { state: after } = give(open, { do: 'answer', seat: 1, card: 'nopeNebula', rival: null });
    expect(playerOf(after, 0)).toMatchObject({ coins: 2000, hand: [] });
    expect(playerOf(after, 1).misses).toBe('no');
  });

  test('T2 ruling: a card that costs more than one has cannot be played', () => {
    const state = (coins: number): State => inPhase('C', { coins, hand: ['trainingMontage'] }, {});
    expect(cardsPlayable(state(2000))).toEqual([]);
    expect(cardsPlayable(state(3000))).toEqual(['trainingMontage']);
  });
});

describe('T3 out of action cards', () => {
  const withDiscards = (state: State, ...actionDiscards: readonly ActionId[]): State => ({
    ...state,
    decks: { ...state.decks, actionDiscards },
  });

  test('T3 the discards are shuffled, and the rest is drawn from them', () => {
    const state = withDiscards(withDeck(inPhase('A', { tile: 30 }, {}), 'bootJets'), 'glueRain', 'glueRain');
    const { state: after } = give(rolling(state, 1, 2), roll(0), sum(0));
    expect(playerOf(after, 0).hand).toEqual(['bootJets', 'glueRain']);
    expect(after.decks).toMatchObject({ action: ['glueRain'], actionDiscards: [] });
  });

  test('T3 ruling: if deck and discards are empty, fewer are drawn', () => {
    const { state } = give(rolling(withDeck(inPhase('A', { tile: 30 }, {}), 'bootJets'), 1, 2), roll(0), sum(0));
    expect(playerOf(state, 0).hand).toEqual(['bootJets']);
    expect(state.turn?.phase).toBe('C');
  });
});

describe('T4 four cards at D', () => {
  test('T4 ruling: a hand may exceed 4 cards before D', () => {
    const hand: readonly ActionId[] = ['bootJets', 'bootJets', 'glueRain', 'glueRain'];
    const { state } = give(rolling(inPhase('A', { tile: 30, hand }, {}), 1, 2), roll(0), sum(0));
    expect(playerOf(state, 0).hand).toHaveLength(6);
    expect(legal(state, 'discard')).toEqual([]);
    expect(state.turn?.phase).toBe('C');
  });

  test('T4 ruling: the limit does not count on the turns of others', () => {
    const hand: readonly ActionId[] = ['bootJets', 'bootJets', 'glueRain', 'glueRain', 'nopeNebula'];
    const { state } = give(inPhase('C', {}, { hand }), pass(0));
    expect(asked(state)).toBe(1);
    expect(playerOf(state, 1).hand).toHaveLength(5);
    expect(state.turn).toMatchObject({ seat: 1, phase: 'A' });
  });
});

describe('T5 missing a turn', () => {
  const HARMLESS: readonly EventId[] = ['wealthInspection', 'coinComet'];
  const hairball = play('cosmicHairball', { rival: 1 });
  const summons = play('royalSummons', { rival: 1 });

  test('T5 ruling: there is no phase at all, and hand and coins are kept', () => {
    const hand: readonly ActionId[] = ['bootJets', 'bootJets', 'glueRain', 'glueRain', 'bootJets', 'bootJets'];
    const state = inPhase('C', {}, { tile: 50, coins: 3000, hand, misses: 'next' }, {});
    const led = give(state, pass(0));
    expect(missed(led)).toEqual([1]);
    expect(phases(led)).toEqual(['0 D', '2 A']);
    expect(playerOf(led.state, 1)).toMatchObject({ tile: 50, coins: 3000, hand });
  });

  test('T5 ruling: who misses a turn may respond', () => {
    const state = inPhase('C', { hand: ['gravityHiccup'] }, { tile: 50, hand: ['nopeNebula'], misses: 'next' });
    const { state: after } = give(state, play('gravityHiccup', { rival: 1 }), {
      do: 'answer',
      seat: 1,
      card: 'nopeNebula',
      rival: null,
    });
    expect(playerOf(after, 1).tile).toBe(50);
  });

  test('T5 ruling: who misses a turn may duel', () => {
    const state = inPhase('C', { tile: 49, coins: 1000 }, { tile: 50, coins: 1000, misses: 'next' });
    const { state: after } = give(rolling(state, 5, 5, 2, 7), { do: 'buyTile', seat: 0 });
    expect(legal(after, 'raise').map(({ seat }) => seat)).toEqual([1, 1]);
  });

  test('T5 the first player draws the event of a round that they miss', () => {
    const state = withEvents(inPhase('C', { misses: 'next' }, { misses: 'next' }), 'coinComet');
    const led = give(state, pass(0));
    expect(missed(led)).toEqual([1, 0]);
    expect(factsOf(led.facts, 'eventDrawn')).toMatchObject([{ event: 'coinComet' }]);
    expect(playerOf(led.state, 0).coins).toBe(1000);
    expect(asked(led.state)).toBe(1);
  });

  test('T5 ruling: misses do not add up', () => {
    const state = inPhase(
      'C',
      { tile: 20, coins: 1000, hand: ['cosmicHairball', 'royalSummons'] },
      { level: 5, tile: 86 },
    );
    const twice = give(withEvents(withPenalty(state, 'queueAtWindowNine'), ...HARMLESS), hairball, summons).state;
    const first = give(twice, pass(0));
    expect(missed(first)).toEqual([1]);
    const second = turnOf(first.state, 0);
    expect(missed(second)).toEqual([]);
    expect(asked(second.state)).toBe(1);
  });

  test('T5 ruling: a player who has missed a turn is safe until the end of the next one, and no longer', () => {
    const start = inPhase(
      'C',
      { tile: 20, hand: ['royalSummons', 'royalSummons'] },
      { level: 5, tile: 90, misses: 'next' },
    );
    const state = withEvents(withPenalty(start, 'queueAtWindowNine'), ...HARMLESS);
    const afterMiss = give(state, pass(0));
    expect(missed(afterMiss)).toEqual([1]);

    // A penalty on the rival’s turn, and one on their own, on tile 93.
    const attacked = give(rolling(afterMiss.state, 1, 2), roll(0), sum(0), summons, pass(0));
    expect(missed(attacked)).toEqual([]);
    const own = turnOf(attacked.state, 1);
    expect(factsOf(own.facts, 'penaltyDrawn')).toMatchObject([{ seat: 1, penalty: 'queueAtWindowNine' }]);

    // No longer safe: another one counts. Seat 1 has cards by now, and could answer.
    const again = give(rolling(own.state, 1, 2), roll(0), sum(0), summons, pass(1), pass(0));
    expect(missed(again)).toEqual([1]);
  });
});
