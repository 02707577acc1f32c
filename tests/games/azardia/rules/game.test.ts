import { describe, expect, test } from 'vitest';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import type { Command, CommandName, CommandOf } from '../../../../src/games/azardia/rules/state/command.ts';
import type { Seat, Setup, State } from '../../../../src/games/azardia/rules/state/state.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import {
  answer,
  asked,
  buyTile,
  type Described,
  give,
  graceOf,
  passing,
  play,
  playerOf,
  position,
  withDeck,
  withEvents,
} from '../position.ts';
import { setupOf } from '../subject.ts';

const ROLL: Command = { do: 'roll', seat: 0 };
const BUY_LEVEL: Command = { do: 'buyLevel', seat: 0 };
const TAKE: Command = { do: 'takeHands', seat: 0 };
const HICCUP = play('gravityHiccup', { rival: 1 });

/** Seat 0 ends a turn while the last player holds the goal as the first to reach it: the others have no turns left. */
function over(...others: readonly Described[]): State {
  const players: readonly Described[] = [...others, { level: 5, tile: 150 }];
  const holder = players.length - 1;
  const state = position('C', players);
  const order: readonly Seat[] = [0, holder, ...[1, 2, 3].filter((seat) => seat < holder)];
  return give({ ...state, order, grace: { ...graceOf(holder), now: 0 } }, passing(0)).state;
}
/** Seat 0 plays a card against seat 1, who may answer. */
const attacked = (options: Partial<Setup> = {}): State => {
  const hand = ['gravityHiccup', 'glueRain'] as const;
  return give(position('C', [{ hand }, { hand: ['nopeNebula'] }], options), HICCUP).state;
};

describe('S1 the players', () => {
  test.each([2, 3, 4])('S1 %i play', (players) => {
    const setup = setupOf('seats', players);
    expect(azardia.seats(setup)).toBe(players);
    expect(azardia.newGame(setup).state.players).toHaveLength(players);
  });

  test.each([1, 5])('S1 %i cannot', (players) => {
    expect(() => azardia.newGame(setupOf('seats', players))).toThrow(
      new RangeError(`impossible setup: ${players} players`),
    );
  });
});

describe('T1 who may act', () => {
  test('S2 the first to choose a character', () => {
    const { state } = azardia.newGame(setupOf('first', 3));
    expect(azardia.activeSeats(state)).toEqual([at(state.order, 0)]);
  });

  test('T1 the player whose turn it is', () => {
    expect(azardia.activeSeats(position('A', [{}, {}, {}]))).toEqual([0]);
  });

  test('X2 the rival whom a card affects', () => {
    expect(azardia.activeSeats(attacked())).toEqual([1]);
  });

  test('G1 nobody after the end of the game', () => {
    expect(azardia.activeSeats(over({}))).toEqual([]);
    expect(azardia.legalCommands(over({}))).toEqual([]);
    expect(azardia.legalCommands(over({}), 0)).toEqual([]);
  });

  test('T1 only the seat that is asked has commands', () => {
    const state = position('A', [{}, {}, {}]);
    expect(azardia.legalCommands(state)).toEqual([ROLL]);
    expect(azardia.legalCommands(state, 0)).toEqual([ROLL]);
    expect(azardia.legalCommands(state, 1)).toEqual([]);
    expect(azardia.legalCommands(state, 2)).toEqual([]);
  });

  test('X2 also while a card is answered', () => {
    expect(azardia.legalCommands(attacked(), 0)).toEqual([]);
    expect(azardia.legalCommands(attacked(), 1)).toEqual([answer(1, 'nopeNebula'), passing(1)]);
  });
});

describe('T1 refusals name a rule', () => {
  const [inA, inC] = [position('A', [{}, {}]), position('C', [{}, {}])];
  const illegal = (seat: Seat): { readonly [Name in CommandName]: readonly [string, State, CommandOf<Name>] } => ({
    chooseCharacter: ['S2', inC, { do: 'chooseCharacter', seat, character: 'lagartoon' }],
    roll: ['M1', inC, { do: 'roll', seat }],
    raise: ['K1', inC, { do: 'raise', seat, die: 0 }],
    move: ['M1', inC, { do: 'move', seat, dice: [0, 1], how: 'sum', bought: 0 }],
    play: ['T2', inC, play('bootJets', null, seat)],
    buyTile: ['K1', inC, { do: 'buyTile', seat }],
    buyLevel: ['K1', inC, { do: 'buyLevel', seat }],
    challenge: ['C4', inC, { do: 'challenge', seat, rival: 1 }],
    takeHands: ['C3', inC, { do: 'takeHands', seat }],
    deal: ['C3', inC, { do: 'deal', seat, card: 'bootJets', rival: 1 }],
    exchange: ['C3', inC, { do: 'exchange', seat, give: 'bootJets', take: 'glueRain' }],
    swapCard: ['C2', inC, { do: 'swapCard', seat, card: 'bootJets', rival: 1 }],
    discard: ['T4', inC, { do: 'discard', seat, card: 'bootJets' }],
    sell: ['T2', inC, { do: 'sell', seat, card: 'bootJets' }],
    advance: ['E2', inC, { do: 'advance', seat }],
    answer: ['X2', inC, { do: 'answer', seat, card: 'nopeNebula', rival: null }],
    pass: ['T1', inA, { do: 'pass', seat }],
  });

  test.each(Object.entries(illegal(0)))('T1 an illegal %s by its own', (_, [rule, state, command]) => {
    expect(azardia.apply(state, command)).toEqual({ ok: false, rule, reason: 'notNow' });
  });

  test.each(Object.entries(illegal(1)))('T1 %s of a seat that is not asked', (_, [, state, command]) => {
    expect(azardia.apply(state, command)).toEqual({ ok: false, rule: 'T1', reason: 'notYourTurn' });
  });

  test('T1 what is legal for another seat', () => {
    expect(azardia.apply(inA, { do: 'roll', seat: 1 })).toEqual({ ok: false, rule: 'T1', reason: 'notYourTurn' });
    expect(azardia.apply(attacked(), passing(0))).toEqual({ ok: false, rule: 'T1', reason: 'notYourTurn' });
  });

  test.each([
    ['an unknown name', { do: 'cheat', seat: 0 }],
    ['the name of something that every object has', { do: 'toString', seat: 0 }],
    ['no name', { seat: 0 }],
    ['no object', 'roll'],
    ['null', null],
    ['nothing', undefined],
  ])('T1 %s', (_, command) => {
    const refused = { ok: false, rule: 'T1', reason: 'unknown' };
    expect(azardia.apply(inA, command as unknown as Command)).toEqual(refused);
  });

  test('T1 a legal command with something added', () => {
    const command = { ...ROLL, dice: [10, 10] };
    expect(azardia.apply(inA, command)).toEqual({ ok: false, rule: 'M1', reason: 'notNow' });
  });

  test('G1 anything after the end', () => {
    const refused = { ok: false, rule: 'G1', reason: 'over' };
    for (const [, , command] of Object.values(illegal(0))) expect(azardia.apply(over({}), command)).toEqual(refused);
    expect(azardia.apply(over({}), passing(1))).toEqual(refused);
    expect(azardia.apply(over({}), null as unknown as Command)).toEqual(refused);
  });
});

describe('G1 the result', () => {
  test('G1 there is none before the end', () => {
    expect(azardia.result(azardia.newGame(setupOf('result', 2)).state)).toBeNull();
    expect(azardia.result(position('C', [{}, { level: 5, tile: 150 }]))).toBeNull();
  });

  test('G1 the winner is first', () => {
    expect(azardia.result(over({}))).toEqual({ rule: 'G1', ranking: [[1], [0]], winners: [1] });
  });

  test('G1 the others follow by level, then by tile', () => {
    const state = over({ level: 3, tile: 10 }, { level: 4, tile: 5 }, { level: 3, tile: 60 });
    expect(azardia.result(state)).toEqual({ rule: 'G1', ranking: [[3], [1], [2], [0]], winners: [3] });
  });

  test('G1 equal ones share a place', () => {
    const [one, other] = [
      { level: 3, tile: 10 },
      { level: 3, tile: 11 },
    ];
    expect(azardia.result(over(one, one, other))?.ranking).toEqual([[3], [2], [0, 1]]);
    expect(azardia.result(over(other, one, other))?.ranking).toEqual([[3], [0, 2], [1]]);
    expect(azardia.result(over(one, one, one))?.ranking).toEqual([[3], [0, 1, 2]]);
  });
});

describe('E1 the round', () => {
  test('E1 is 0 until everybody has a character, then 1', () => {
    const { state } = azardia.newGame(setupOf('round', 2));
    expect(azardia.round(state)).toBe(0);
    const one = give(state, at(azardia.legalCommands(state), 0)).state;
    expect(azardia.round(one)).toBe(0);
    const two = give(one, at(azardia.legalCommands(one), 0)).state;
    expect(azardia.round(two)).toBe(1);
  });

  test('E1 goes up when the turn of the first player comes', () => {
    const state = withEvents(position('C', [{}, { misses: 'next' }]), 'coinComet');
    expect(azardia.round(state)).toBe(1);
    const { state: after } = give(state, passing(0));
    expect(asked(after)).toBe(0);
    expect(azardia.round(after)).toBe(2);
  });

  test('E1 not when another turn comes', () => {
    const { state } = give(position('C', [{}, {}]), passing(0));
    expect(asked(state)).toBe(1);
    expect(azardia.round(state)).toBe(1);
  });
});

describe('O4 what reveals something', () => {
  const OPEN = { openHands: true };
  const reveals = (before: State, ...commands: readonly Command[]): boolean =>
    azardia.revealed(before, give(before, ...commands).state);
  const kuchuritok = (options: Partial<Setup> = {}): State => {
    const rival: Described = { character: 'lagartoon', hand: ['glueRain'] };
    return position('C', [{ character: 'kuchuritok', hand: ['bootJets'] }, rival], options);
  };
  const exchange: Command = { do: 'exchange', seat: 0, give: 'bootJets', take: 'glueRain' };
  /** Seat 0 meets seat 1, who may flee. */
  const challenged = (options: Partial<Setup> = {}): State => {
    const state = position(
      'C',
      [
        { tile: 24, coins: 1000, hand: ['bootJets'] },
        { tile: 25, hand: ['glueRain'] },
      ],
      options,
    );
    return give(state, buyTile(0)).state;
  };

  test('M1 a roll does, whatever the option', () => {
    expect(reveals(position('A', [{}, {}]), ROLL)).toBe(true);
    expect(reveals(position('A', [{}, {}], OPEN), ROLL)).toBe(true);
  });

  test('S4 a draw does, whatever the option', () => {
    const draws = (options: Partial<Setup>): State =>
      withDeck(position('C', [{ hand: ['brainUpload'] }, {}], options), 'glueRain', 'bootJets');
    expect(reveals(draws({}), play('brainUpload'))).toBe(true);
    expect(reveals(draws(OPEN), play('brainUpload'))).toBe(true);
  });

  test('X2 an answer does, and so does a pass', () => {
    expect(reveals(attacked(), answer(1, 'nopeNebula'))).toBe(true);
    expect(reveals(attacked(), passing(1))).toBe(true);
    const answered = give(attacked(), answer(1, 'nopeNebula')).state;
    expect(asked(answered)).toBe(0);
    expect(reveals(answered, passing(0))).toBe(true);
  });

  test('O4 with open hands neither does', () => {
    expect(reveals(attacked(OPEN), answer(1, 'nopeNebula'))).toBe(false);
    expect(reveals(attacked(OPEN), passing(1))).toBe(false);
  });

  test('H7 not to flee does, but not with open hands', () => {
    expect(asked(challenged())).toBe(1);
    expect(reveals(challenged(), passing(1))).toBe(true);
    expect(reveals(challenged(OPEN), passing(1))).toBe(false);
  });

  test('C3 taking hands does, and so does giving them back, but not with open hands', () => {
    expect(reveals(kuchuritok(), TAKE)).toBe(true);
    expect(reveals(give(kuchuritok(), TAKE).state, exchange)).toBe(true);
    expect(reveals(kuchuritok(OPEN), TAKE)).toBe(false);
    expect(reveals(give(kuchuritok(OPEN), TAKE).state, exchange)).toBe(false);
  });

  test('K1 buying a level or a tile does not', () => {
    const rich = position('C', [{ coins: 6000, tile: 30 }, {}]);
    expect(playerOf(give(rich, BUY_LEVEL).state, 0)).toMatchObject({ level: 2, coins: 1000 });
    expect(reveals(rich, BUY_LEVEL)).toBe(false);
    expect(reveals(rich, BUY_LEVEL, buyTile(0))).toBe(false);
  });

  test('B2 but buying a tile where a card is drawn does', () => {
    expect(reveals(position('C', [{ coins: 1000, tile: 33 }, { tile: 60 }]), buyTile(0))).toBe(true);
  });

  test('T2 a card that needs no luck does not, whether for oneself or at a rival without cards', () => {
    const hand = ['bountyReceipt', 'gravityHiccup'] as const;
    const state = position('C', [{ hand }, { tile: 60 }]);
    expect(reveals(state, play('bountyReceipt'))).toBe(false);
    expect(reveals(state, HICCUP)).toBe(false);
  });

  test('X1 a card that a rival may answer does not, until they have', () => {
    expect(reveals(position('C', [{ hand: ['gravityHiccup'] }, { hand: ['nopeNebula'] }]), HICCUP)).toBe(false);
  });
});
