import { describe, expect, test } from 'vitest';
import type { ActionId } from '../../../../src/games/azardia/content/cards.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { Command } from '../../../../src/games/azardia/rules/state/command.ts';
import type { Seat, State } from '../../../../src/games/azardia/rules/state/state.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import {
  asked,
  buyTile,
  type Described,
  factsOf,
  give,
  legal,
  type Moment,
  passing,
  play,
  playerOf,
  position,
  rolling,
  withDeck,
} from '../position.ts';

const handsOf = ({ players }: State): (readonly string[])[] => players.map(({ hand }) => hand);
/** The number of cards in each hand. */
const sizes = (state: State): number[] => handsOf(state).map(({ length }) => length);
/** Seat 0 moves from tile 30 by 3, so that phase B starts. */
const moved = (me: Described): State => {
  const state = rolling(position('A', [{ tile: 30, ...me }, { tile: 60 }]), 1, 2);
  return give(state, { do: 'roll', seat: 0 }, { do: 'move', seat: 0, dice: [0, 1], how: 'sum', bought: 0 }).state;
};

describe('C1 Lagartoon', () => {
  test('C1 draws 3 cards in B, and discards 1 before C', () => {
    const state = moved({ character: 'lagartoon' });
    expect(playerOf(state, 0).hand).toHaveLength(3);
    expect(legal(state, 'pass')).toEqual([]);
    const { state: after } = give(state, at(legal(state, 'discard'), 0));
    expect(playerOf(after, 0).hand).toHaveLength(2);
    expect(after.decks.actionDiscards).toHaveLength(1);
    expect(after.turn?.phase).toBe('C');
    expect(legal(after, 'discard')).toEqual([]);
  });

  test('C1 discards any card of the hand, also one held before', () => {
    const state = moved({ character: 'lagartoon', hand: ['nopeNebula'] });
    const { state: after } = give(state, { do: 'discard', seat: 0, card: 'nopeNebula' });
    expect(after.decks.actionDiscards).toEqual(['nopeNebula']);
    expect(playerOf(after, 0).hand).toHaveLength(3);
  });

  test.each(['kuchuritok', 'robotIKing', 'noncredoMantis'] as const)('C1 %s draws 2 and discards none', (character) => {
    const state = moved({ character });
    expect(playerOf(state, 0).hand).toHaveLength(2);
    expect(state.turn?.phase).toBe('C');
    expect(legal(state, 'discard')).toEqual([]);
  });
});

describe('C2 Robot-i-King', () => {
  const FIVE: readonly ActionId[] = ['bootJets', 'glueRain', 'tollGoblin', 'tollGoblin', 'brainUpload'];
  const robot = (moment: Moment, hand: readonly ActionId[], ...rivals: readonly Described[]): State =>
    position(moment, [{ character: 'robotIKing', hand }, ...rivals]);
  const swap = (card: ActionId, rival: Seat = 1): Command => ({ do: 'swapCard', seat: 0, card, rival });

  test('C2 swaps a card of his own choice with one of a rival of his choice during D', () => {
    const hands = [{ hand: ['nopeNebula'] }, { hand: [] }, { hand: ['mirrorPoncho'] }] as const;
    const state = robot('D', ['bootJets', 'glueRain'], ...hands);
    expect(legal(state, 'swapCard')).toEqual([
      swap('bootJets', 1),
      swap('bootJets', 3),
      swap('glueRain', 1),
      swap('glueRain', 3),
    ]);
    const { state: after } = give(state, swap('glueRain', 3));
    expect(handsOf(after)).toEqual([['bootJets', 'mirrorPoncho'], ['nopeNebula'], [], ['glueRain']]);
  });

  test('C2 ruling: the rival’s card comes by chance', () => {
    const state = robot('D', ['bootJets'], { hand: ['nopeNebula', 'mirrorPoncho'] });
    const hands = [1, 10].map((face) => at(handsOf(give(rolling(state, face), swap('bootJets')).state), 0));
    expect(hands).toEqual([['nopeNebula'], ['mirrorPoncho']]);
  });

  test('C2 he does not see the rival’s hand when he chooses', () => {
    const state = robot('D', ['bootJets'], { hand: ['nopeNebula', 'mirrorPoncho'] });
    expect(handsOf(azardia.view(state, 0))).toEqual([['bootJets'], ['hidden', 'hidden']]);
  });

  test('C2 ruling: the swap comes before cutting to 4', () => {
    const state = robot('D', FIVE, { hand: ['nopeNebula'] });
    const swapped = give(state, swap('bootJets')).state;
    expect(sizes(swapped)).toEqual([5, 1]);
    expect(legal(swapped, 'swapCard')).toEqual([]);
    const { state: after } = give(swapped, { do: 'discard', seat: 0, card: 'nopeNebula' });
    expect(sizes(after)).toEqual([4, 1]);
    const cut = give(robot('D', [...FIVE, 'bootJets'], { hand: ['nopeNebula'] }), {
      do: 'discard',
      seat: 0,
      card: 'glueRain',
    });
    expect(legal(cut.state, 'swapCard')).toEqual([]);
  });

  test('C2 he may leave it, and has it in D alone', () => {
    const state = robot('D', ['bootJets'], { hand: ['nopeNebula'] });
    const { state: after } = give(state, passing(0));
    expect(handsOf(after)).toEqual([['bootJets'], ['nopeNebula']]);
    expect(asked(after)).toBe(1);
    expect(legal(robot('C', ['bootJets'], { hand: ['nopeNebula'] }), 'swapCard')).toEqual([]);
  });

  test('C2 no other character swaps', () => {
    const state = position('D', [{ character: 'lagartoon', hand: FIVE }, { hand: ['nopeNebula'] }]);
    expect(legal(state, 'swapCard')).toEqual([]);
  });
});

describe('C3 Kuchuritok', () => {
  const TAKE: Command = { do: 'takeHands', seat: 0 };
  const deal = (card: ActionId, rival: Seat): Command => ({ do: 'deal', seat: 0, card, rival });
  const kuchuritok = (hand: readonly ActionId[], ...hands: readonly (readonly ActionId[])[]): State =>
    position('C', [{ character: 'kuchuritok', hand }, ...hands.map((cards) => ({ hand: cards, character: null }))]);
  const odd = kuchuritok(['bootJets'], ['nopeNebula', 'mirrorPoncho', 'glueRain'], [], ['tollGoblin', 'brainUpload']);

  test('C3 ruling: takes all cards of the others in C, and looks at them', () => {
    const { state } = give(odd, TAKE);
    expect(sizes(state)).toEqual([1, 0, 0, 0]);
    const all = ['nopeNebula', 'mirrorPoncho', 'glueRain', 'tollGoblin', 'brainUpload'];
    expect(azardia.view(state, 0).deal?.pool).toEqual(all);
    expect(azardia.view(state, 1).deal?.pool).toEqual(all.map(() => 'hidden'));
    const inD = position('D', [{ character: 'kuchuritok', hand: [] }, { hand: ['nopeNebula'] }]);
    expect(legal(inD, 'takeHands')).toEqual([]);
  });

  test('C3 ruling: he decides who gets which card, and who gets the odd ones', () => {
    const { state } = give(
      odd,
      TAKE,
      deal('nopeNebula', 3),
      deal('glueRain', 3),
      deal('tollGoblin', 2),
      deal('brainUpload', 2),
      deal('mirrorPoncho', 1),
    );
    expect(handsOf(state)).toEqual([
      ['bootJets'],
      ['mirrorPoncho'],
      ['tollGoblin', 'brainUpload'],
      ['nopeNebula', 'glueRain'],
    ]);
    expect(asked(state)).toBe(0);
    expect(state.turn?.phase).toBe('C');
  });

  test('C3 nobody gets two more cards than another, and he himself none', () => {
    const { state } = give(odd, TAKE);
    expect([...new Set(legal(state, 'deal').map(({ rival }) => rival))]).toEqual([1, 2, 3]);
    const two = give(state, deal('nopeNebula', 1), deal('mirrorPoncho', 1)).state;
    expect([...new Set(legal(two, 'deal').map(({ rival }) => rival))]).toEqual([2, 3]);
    const four = give(two, deal('glueRain', 2), deal('tollGoblin', 2)).state;
    expect(legal(four, 'deal')).toEqual([deal('brainUpload', 3)]);
    expect(legal(four, 'pass')).toEqual([]);
  });

  test('C3 an even number is dealt in equal shares', () => {
    const even = give(kuchuritok([], ['nopeNebula', 'glueRain'], []), TAKE, deal('nopeNebula', 2)).state;
    expect(legal(even, 'deal')).toEqual([deal('glueRain', 1)]);
    expect(sizes(give(even, deal('glueRain', 1)).state)).toEqual([0, 1, 1]);
  });

  test('C3 ruling: with a single rival he may exchange one card there for one of his', () => {
    const { state } = give(kuchuritok(['bootJets'], ['nopeNebula', 'glueRain']), TAKE);
    expect(legal(state, 'deal')).toEqual([]);
    const exchange: Command = { do: 'exchange', seat: 0, give: 'bootJets', take: 'glueRain' };
    const { state: after } = give(state, exchange);
    expect(handsOf(after)).toEqual([['glueRain'], ['nopeNebula', 'bootJets']]);
    expect(legal(after, 'exchange')).toEqual([]);
    expect(handsOf(give(state, passing(0)).state)).toEqual([['bootJets'], ['nopeNebula', 'glueRain']]);
  });

  test('C3 once on each turn', () => {
    const { state } = give(kuchuritok(['bootJets'], ['nopeNebula']), TAKE, passing(0));
    expect(state.turn?.phase).toBe('C');
    expect(legal(state, 'takeHands')).toEqual([]);
  });
});

describe('C4 Noncredo Mantis', () => {
  const mantis = (me: Described, ...rivals: readonly Described[]): State =>
    position('C', [{ character: 'noncredoMantis', level: 2, tile: 20, ...me }, ...rivals]);
  const challenge = (rival: Seat): Command => ({ do: 'challenge', seat: 0, rival });

  test('C4 ruling: challenges a rival in C, at any distance', () => {
    const state = mantis({}, { tile: 21 }, { level: 5, tile: 140 });
    expect(legal(state, 'challenge')).toEqual([challenge(1), challenge(2)]);
    const { facts } = give(state, challenge(2));
    expect(factsOf(facts, 'duelBegan')).toMatchObject([{ challenger: 0, defender: 2, tile: null }]);
    expect(legal(position('A', [{ character: 'noncredoMantis' }, {}]), 'challenge')).toEqual([]);
    expect(legal(position('C', [{ character: 'lagartoon' }, {}]), 'challenge')).toEqual([]);
  });

  test('C4 ruling: winner and loser gain and lose as on a tile', () => {
    const won = give(rolling(mantis({}, { level: 3, tile: 60 }), 9, 9, 2, 3), challenge(1)).state;
    expect(playerOf(won, 0)).toMatchObject({ level: 3, tile: 20 });
    expect(playerOf(won, 1)).toMatchObject({ level: 2, tile: 59 });
    const lost = give(rolling(mantis({}, { level: 5, tile: 120 }), 2, 3, 9, 9), challenge(1)).state;
    expect(playerOf(lost, 0)).toMatchObject({ level: 1, tile: 19 });
    expect(playerOf(lost, 1)).toMatchObject({ level: 5, tile: 120 });
  });

  test('C4 ruling: dice and cards improve the duel', () => {
    const state = mantis({ coins: 2000 }, { tile: 60, hand: ['loadedSmile'] });
    const open = give(rolling(state, 5, 5, 4, 8), challenge(1)).state;
    expect(legal(open, 'raise')).toHaveLength(2);
    const raised = give(open, { do: 'raise', seat: 0, die: 0 }).state;
    expect(raised.duel?.challenger.dice).toEqual([6, 5]);
    const { facts } = give(raised, passing(0));
    expect(factsOf(facts, 'duelWon')).toMatchObject([{ winner: 1, loser: 0 }]);
  });

  test('C4 ruling: the exception at the Gate does not apply', () => {
    const state = mantis({ level: 5, tile: 80 }, { level: 5, tile: 80 });
    const { state: after } = give(rolling(state, 9, 9, 2, 3), challenge(1));
    expect(after.players.map(({ tile }) => tile)).toEqual([80, 80]);
  });

  test('C4 ruling: never against a pawn on 150, nor by one there', () => {
    const goal = { level: 5, tile: 150 };
    expect(legal(mantis({}, goal, { tile: 60 }), 'challenge')).toEqual([challenge(2)]);
    expect(legal(mantis(goal, { tile: 60 }), 'challenge')).toEqual([]);
  });

  test('C4 H6 not against a rival whom he has met on a tile this turn', () => {
    const state = mantis({ level: 2, tile: 49, coins: 1000 }, { level: 2, tile: 50 }, { tile: 60 });
    const { state: met } = give(rolling(state, 9, 9, 2, 3), buyTile(0));
    expect(legal(met, 'challenge')).toEqual([challenge(2)]);
  });

  test('C4 H6 whom he has challenged he meets in peace', () => {
    const state = mantis({ level: 2, tile: 49, coins: 1000 }, { level: 1, tile: 53 });
    const { state: met, facts } = give(rolling(state, 9, 9, 2, 3), challenge(1), buyTile(0));
    expect(met.players.map(({ tile }) => tile)).toEqual([50, 50]);
    expect(factsOf(facts, 'duelBegan')).toHaveLength(1);
  });

  test('C4 once on each turn', () => {
    const { state } = give(rolling(mantis({}, { tile: 60 }), 9, 9, 2, 3), challenge(1));
    expect(legal(state, 'challenge')).toEqual([]);
  });

  test('C4 again on the next turn', () => {
    const { state } = give(rolling(mantis({}, { tile: 60, misses: 'next' }), 9, 9, 2, 3), challenge(1), passing(0));
    const next = give(rolling(withDeck(state), 1, 1), { do: 'roll', seat: 0 }).state;
    const { state: inC } = give(next, { do: 'move', seat: 0, dice: [0, 1], how: 'sum', bought: 0 });
    expect(legal(inC, 'challenge')).toEqual([challenge(1)]);
  });
});

describe('C5 abilities cannot be answered', () => {
  const ALL: readonly ActionId[] = ['nopeNebula', 'mirrorPoncho', 'hotPotatoProtocol', 'softLanding'];

  test('C5 ruling: a challenge is neither cancelled, turned back nor redirected', () => {
    const state = position('C', [{ character: 'noncredoMantis' }, { hand: ALL }, { tile: 50 }]);
    const open = give(state, { do: 'challenge', seat: 0, rival: 1 }).state;
    expect(open.attack).toBeNull();
    expect(open.duel).toMatchObject({ challenger: { seat: 0 }, defender: { seat: 1 } });
    expect(legal(open, 'answer')).toEqual([]);
  });

  test.each([0, 1])(
    'C5 ruling: nor can seat %i call it off: Chicken Protocol is not offered before its dice',
    (holder) => {
      const handOf = (seat: number): readonly ActionId[] => (seat === holder ? ['chickenProtocol'] : []);
      const state = position('C', [
        { character: 'noncredoMantis', hand: handOf(0) },
        { tile: 60, hand: handOf(1) },
      ]);
      const dice = holder === 0 ? [2, 3, 9, 9] : [9, 9, 2, 3];
      const open = give(rolling(state, ...dice), { do: 'challenge', seat: 0, rival: 1 });
      expect(factsOf(open.facts, 'duelRolled').map(({ seat }) => seat)).toEqual([0, 1]);
      expect(asked(open.state)).toBe(holder);
      expect(azardia.legalCommands(open.state)).toEqual([passing(holder)]);
      expect(factsOf(give(open.state, passing(holder)).facts, 'duelWon')).toMatchObject([{ winner: 1 - holder }]);
    },
  );

  test('C5 ruling: a challenge that a card began can be called off', () => {
    const state = position('C', [{ hand: ['thrownGauntlet'] }, { tile: 60, hand: ['chickenProtocol'] }]);
    const open = give(state, play('thrownGauntlet', { rival: 1 }), passing(1)).state;
    expect(legal(open, 'play')).toEqual([play('chickenProtocol', null, 1)]);
  });

  test('C5 ruling: nor is taking hands, or swapping a card', () => {
    const taken = give(position('C', [{ character: 'kuchuritok' }, { hand: ALL }, {}]), { do: 'takeHands', seat: 0 });
    expect(asked(taken.state)).toBe(0);
    expect(legal(taken.state, 'answer')).toEqual([]);
    const robot = position('D', [{ character: 'robotIKing', hand: ['bootJets'] }, { hand: ALL }]);
    const swapped = give(robot, { do: 'swapCard', seat: 0, card: 'bootJets', rival: 1 });
    expect(factsOf(swapped.facts, 'attacked')).toEqual([]);
    expect(playerOf(swapped.state, 1).hand).toContain('bootJets');
  });

  test('C5 ruling: duel cards act on the dice of a duel that an ability began', () => {
    const state = position('C', [
      { character: 'noncredoMantis', level: 2 },
      { level: 2, tile: 60, hand: ['loadedSmile'] },
    ]);
    const challenged = give(rolling(state, 6, 6, 5, 4), { do: 'challenge', seat: 0, rival: 1 }).state;
    const { facts } = give(challenged, play('loadedSmile', null, 1));
    expect(factsOf(facts, 'duelWon')).toMatchObject([{ winner: 1, loser: 0 }]);
  });
});
