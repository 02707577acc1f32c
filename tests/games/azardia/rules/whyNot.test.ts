import { describe, expect, test } from 'vitest';
import { type ActionId, actionSpec } from '../../../../src/games/azardia/content/cards.ts';
import { azardia } from '../../../../src/games/azardia/rules/azardia.ts';
import { whyNotPlayed } from '../../../../src/games/azardia/rules/cards/whyNot.ts';
import { HIDDEN, type State } from '../../../../src/games/azardia/rules/state/state.ts';
import { whyNotText } from '../../../../src/games/azardia/text/whyNot.en.ts';
import { chanceFrom, drawBelow } from '../../../../src/kernel/chance.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { type Described, give, play, position, rolling } from '../position.ts';
import { setupOf } from '../subject.ts';

/** The reason why the player in seat 0 cannot play their first card. */
function told(state: State, seat = 0): string {
  return whyNotText(whyNotPlayed(state, seat, at(state.players, seat).hand[0] as ActionId), state);
}
const holding = (card: ActionId, more: Described = {}): Described => ({ hand: [card], ...more });
const inC = (card: ActionId, more: Described = {}, ...rivals: readonly Described[]): State =>
  position('C', [holding(card, more), ...(rivals.length > 0 ? rivals : [{}])]);

describe('why a card cannot be played now', () => {
  test.each<[ActionId, string]>([
    ['thirdEyeDie', 'Not now: it can only be played before you roll to move.'],
    ['doOverEgg', 'Not now: it can only be played after you roll to move or while you are behind in a duel.'],
    ['chickenProtocol', 'Not now: it can only be played before the dice are rolled in a duel.'],
    ['nopeNebula', 'Not now: it can only be played when you are attacked.'],
  ])('T2 in phase C: %s', (card, words) => expect(told(inC(card))).toBe(words));

  test('T2 a card of phase C before the dice', () => {
    expect(told(position('A', [holding('bootJets'), {}]))).toBe(
      'Not now: it can only be played in the phase “Play cards” of your turn.',
    );
  });

  test('T2 a card that costs more than the player has', () => {
    expect(told(inC('trainingMontage', { coins: 2000 }))).toBe('Not now: it costs 3,000, and you have only 2,000.');
    expect(told(inC('trainingMontage', { coins: 0 }))).toBe('Not now: it costs 3,000, and you have no coins.');
  });

  test('T2 a card that would do nothing', () => {
    expect(told(inC('mailOrderDiploma', { level: 3 }, { level: 2 }))).toBe(
      'Not now: Kuchuritok has a lower level than you.',
    );
    expect(told(inC('mailOrderDiploma', { level: 3 }, { level: 2 }, { level: 3 }, { level: 1 }))).toBe(
      'Not now: Kuchuritok and Noncredo Mantis have a lower level than you.',
    );
    expect(told(inC('reverseVendingMachine'))).toBe('Not now: you have no other card to sell.');
  });

  test.each<[ActionId, Described, readonly Described[], string]>([
    ['pickpocketTentacle', {}, [{ coins: 0 }], 'Kuchuritok has no coins'],
    ['bankruptcyBeam', {}, [{}, {}, {}], 'Kuchuritok, Robot-i-King, and Noncredo Mantis have no coins'],
    ['stickyFingers', {}, [{}, {}], 'Kuchuritok and Robot-i-King have no cards'],
    ['totalAudit', { coins: 2000 }, [{}], 'Kuchuritok has no coins and no cards'],
    ['cosmicHairball', { coins: 1000 }, [{ misses: 'next' }], 'Kuchuritok already misses the next turn'],
    ['cosmicHairball', { coins: 1000 }, [{ misses: 'safe' }], 'Kuchuritok has just missed a turn'],
    ['glueRain', {}, [{ oneDie: true }], 'Kuchuritok already rolls only one die'],
    ['royalSummons', {}, [{ tile: 60 }, { tile: 150 }], 'Kuchuritok is in Zone Zero and Robot-i-King is on tile 150'],
    [
      'tollGoblin',
      { level: 3 },
      [{ level: 2, coins: 1000 }, { level: 3 }],
      'Kuchuritok is below your level and Robot-i-King has no coins',
    ],
    [
      'pocketWormhole',
      { tile: 90 },
      [{ tile: 79 }, { tile: 106 }, { tile: 150 }],
      'Kuchuritok is in the other zone, Robot-i-King is more than 15 tiles away, and Noncredo Mantis is on tile 150',
    ],
    ['pocketWormhole', { tile: 150 }, [{ tile: 149 }], 'Kuchuritok cannot be reached from tile 150'],
    [
      'thrownGauntlet',
      { tile: 150 },
      [{ tile: 149 }, {}],
      'Kuchuritok and Robot-i-King cannot be reached from tile 150',
    ],
    ['thrownGauntlet', {}, [{ tile: 150 }], 'Kuchuritok is on tile 150'],
  ])('X5 %s without a victim names each rival and what is in the way: %#', (card, me, rivals, why) => {
    expect(told(inC(card, me, ...rivals))).toBe(`Not now: ${why}.`);
  });

  test('H6 a duel from afar with a player already met this turn', () => {
    const met: State = { ...inC('thrownGauntlet', {}, {}, { tile: 150 }), met: ['0-1'] };
    expect(told(met)).toBe('Not now: Kuchuritok has dueled you this turn and Robot-i-King is on tile 150.');
  });

  test('E2 a card at a rival in a truce', () => {
    const truce: State = { ...inC('gravityHiccup'), roundRule: 'truce' };
    expect(told(truce)).toBe('Not now: no card may affect a rival this round (Minute of Politeness).');
  });

  test('M1 a third die if only one is rolled', () => {
    expect(told(position('A', [holding('thirdEyeDie', { oneDie: true }), {}]))).toBe(
      'Not now: you roll only one die this time.',
    );
    const overclocked: State = { ...position('A', [holding('thirdEyeDie'), {}]), roundRule: 'threeDice' };
    expect(told(overclocked)).toBe('Not now: you roll 3 dice already.');
  });

  test('T2 a card of phase C while something else is decided', () => {
    const moving = give(rolling(position('A', [holding('bootJets'), {}]), 2, 3), { do: 'roll', seat: 0 }).state;
    expect(told(moving)).toBe('Not now: it can only be played in the phase “Play cards” of your turn.');
    const over = position('D', [holding('bootJets'), {}]);
    expect(told({ ...over, steps: [] })).toBe('Not now: it can only be played in the phase “Play cards” of your turn.');
  });

  test('X2 an answer to an answer that does not cancel', () => {
    const attack = give(
      inC('gravityHiccup', { hand: ['gravityHiccup', 'mirrorPoncho'] }, { hand: ['nopeNebula'] }),
      play('gravityHiccup', { rival: 1 }),
      { do: 'answer', seat: 1, card: 'nopeNebula', rival: null },
    ).state;
    expect(told(attack)).toBe('Not now: an answer can only be canceled.');
  });
});

/** Whether a reason holds, checked without the rules that gave it. */
function holds(state: State, seat: number, card: ActionId): boolean {
  const { when, cost } = actionSpec(card);
  const me = at(state.players, seat);
  const reason = whyNotPlayed(state, seat, card);
  switch (reason.why) {
    case 'time':
      return reason.when.length > 0 && reason.when.every((time) => when.includes(time));
    case 'cost':
      return me.coins < cost && reason.cost === cost && reason.coins === me.coins;
    case 'truce':
      return state.roundRule === 'truce';
    case 'nobody':
      return state.roundRule !== 'truce' && when.includes('turn') && reason.rivals.length === state.players.length - 1;
    case 'notLowest':
      return reason.lower.length > 0 && reason.lower.every((rival) => at(state.players, rival).level < me.level);
    case 'nothingToSell':
      return me.hand.length === 1;
    case 'dice':
      return when.includes('beforeRoll') && reason.dice !== 2;
    case 'onlyCancel':
      return when.includes('response') && (state.attack?.answers.length ?? 0) > 0;
  }
}

test('T2 in random games each card that cannot be played has a reason that holds', () => {
  const seen = new Set<string>();
  for (let game = 0; game < 12; game++) {
    const luck = { ...chanceFrom(`why not ${game}`) };
    let { state } = azardia.newGame(setupOf(`why not ${game}`, 2 + (game % 3)));
    for (let moves = 0; moves < 400 && state.winner === null; moves++) {
      const [seat = 0] = azardia.activeSeats(state);
      const legal = azardia.legalCommands(state, seat);
      const playable = new Set(legal.map((command) => ('card' in command ? command.card : null)));
      const takesCards = legal.some(({ do: name }) => ['deal', 'exchange', 'sell', 'discard'].includes(name));
      for (const card of at(state.players, seat).hand) {
        if (card === HIDDEN || playable.has(card) || takesCards) continue;
        const { why } = whyNotPlayed(state, seat, card);
        seen.add(why);
        expect(holds(state, seat, card), `${card}: ${why} in game ${game}, move ${moves}`).toBe(true);
      }
      const result = azardia.apply(state, at(legal, drawBelow(luck, legal.length)));
      if (!result.ok) throw new Error(result.reason);
      state = result.state;
    }
  }
  expect([...seen].sort()).toEqual(expect.arrayContaining(['cost', 'nobody', 'notLowest', 'time', 'truce']));
});
