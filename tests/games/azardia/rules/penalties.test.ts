import { describe, expect, test } from 'vitest';
import type { ActionId, PenaltyId } from '../../../../src/games/azardia/content/cards.ts';
import type { Command } from '../../../../src/games/azardia/rules/state/command.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import {
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

/** Seat 0, at level 5, buys the step from tile 100 to the Z tile 101, and draws this penalty. Its coins are what is left. */
function penalty(id: PenaltyId, me: Described, ...rivals: readonly Described[]): Led {
  const player: Described = { level: 5, tile: 100, ...me, coins: 1000 + (me.coins ?? 0) };
  return give(withPenalties(position('C', [player, ...rivals]), id, id), buyTile(0));
}
/** Seat 0 has seat 1, at level 5, draw this penalty, with Royal Summons. */
function summoned(id: PenaltyId, me: Described, rival: Described): Led {
  const start = position('C', [
    { hand: ['royalSummons'], ...me },
    { level: 5, tile: 100, ...rival },
  ]);
  const led = give(withPenalties(start, id, id), play('royalSummons', { rival: 1 }));
  return led.state.attack ? give(led.state, passing(1)) : led;
}
const ROLL: Command = { do: 'roll', seat: 1 };
const discard = (card: ActionId): Command => ({ do: 'discard', seat: 0, card });
const coinsOf = ({ players }: State): number[] => players.map(({ coins }) => coins);
const levelsOf = ({ players }: State): number[] => players.map(({ level }) => level);

describe('P1 a penalty cannot be countered', () => {
  const ALL: readonly ActionId[] = ['nopeNebula', 'mirrorPoncho', 'hotPotatoProtocol', 'softLanding'];

  test('P1 it affects the player who draws it at once, whatever they hold', () => {
    const { state } = penalty('conveyorOfTheTyrant', { hand: ALL }, { tile: 60 });
    expect(playerOf(state, 0)).toMatchObject({ tile: 95, hand: ALL });
    expect(asked(state)).toBe(0);
    expect(legal(state, 'answer')).toEqual([]);
  });

  test('P1 even if it benefits rivals', () => {
    const { state } = penalty('mandatoryApplause', { hand: ALL }, { hand: ALL });
    expect(coinsOf(state)).toEqual([0, 1000]);
    expect(state.attack).toBeNull();
  });
});

describe('P2 the penalty deck', () => {
  test('P2 a penalty is discarded', () => {
    const { state } = give(position('C', [{ level: 5, tile: 100, coins: 1000 }, {}]), buyTile(0));
    expect(state.decks.penalty).toHaveLength(24);
    expect(state.decks.penaltyDiscards).toHaveLength(1);
  });

  test('P2 after the last one has been resolved all 25 are shuffled again', () => {
    const start = position('C', [{ level: 5, tile: 100, coins: 1000, hand: ['bootJets', 'glueRain'] }, {}]);
    const open = give(withPenalties(start, 'confiscatedAtCustoms'), buyTile(0)).state;
    expect(open.decks.penalty).toEqual([]);
    const { state, facts } = give(open, discard('bootJets'), discard('glueRain'));
    expect(factsOf(facts, 'penaltiesReshuffled')).toHaveLength(1);
    expect(state.decks.penalty).toHaveLength(25);
    expect(state.decks.penaltyDiscards).toEqual([]);
  });

  test('P2 not before the last one', () => {
    const start = position('C', [{ level: 5, tile: 100, coins: 1000 }, {}]);
    const { state, facts } = give(withPenalties(start, 'breathingTax', 'breathingTax'), buyTile(0));
    expect(factsOf(facts, 'penaltiesReshuffled')).toEqual([]);
    expect(state.decks.penalty).toEqual(['breathingTax']);
  });
});

describe('P2 with B4 a second penalty while the last one is resolved', () => {
  test('P2 B4 fleeing from the last penalty’s duel onto a Z tile draws another one', () => {
    const me: Described = { level: 5, tile: 113, coins: 1000, hand: ['chickenProtocol'] };
    const start = withPenalties(position('C', [me, { level: 5, tile: 102 }]), 'royalTrapdoor');
    const open = give(start, buyTile(0)).state;
    expect(open.duel).toMatchObject({ tile: 102 });
    const { facts } = give(withDeck(open), play('chickenProtocol'));
    expect(factsOf(facts, 'penaltyDrawn')).toHaveLength(1);
  });
});

describe('P3 a penalty that cannot do anything does nothing', () => {
  test.each([
    'breathingTax',
    'crownJewelsFund',
    'confiscatedAtCustoms',
    'bookBurning',
    'treasonBySneezing',
    'giftEconomy',
  ] as const)('P3 ruling: %s, where there is neither coin nor card', (id) => {
    const { state, facts } = penalty(id, {}, {});
    expect(factsOf(facts, 'penaltyDrawn')).toMatchObject([{ penalty: id }]);
    expect(playerOf(state, 0)).toMatchObject({ tile: 101, coins: 0, hand: [], level: 5 });
    expect(playerOf(state, 1)).toMatchObject({ coins: 0, hand: [] });
    expect(legal(state, 'pass')).toEqual([passing(0)]);
  });

  test('P3 ruling: a way back that is too long ends at tile 80', () => {
    expect(playerOf(summoned('royalTrapdoor', {}, { tile: 81 }).state, 1).tile).toBe(80);
  });
});

describe('P1 the fourteen penalties', () => {
  test.each([
    ['staircaseOfRegret', 98],
    ['conveyorOfTheTyrant', 95],
    ['royalTrapdoor', 89],
    ['deportedToTheGate', 80],
  ] as const)('P1 %s: from tile 101 to %i', (id, tile) => {
    expect(playerOf(penalty(id, {}, { tile: 60 }).state, 0).tile).toBe(tile);
  });

  test('P1 Deported to the Gate: a player already there is met', () => {
    const { facts } = penalty('deportedToTheGate', {}, { level: 5, tile: 80 });
    expect(factsOf(facts, 'duelBegan')).toMatchObject([{ challenger: 0, defender: 1, tile: 80 }]);
  });

  test('P1 Breathing Tax: lose up to 2,000', () => {
    expect(coinsOf(penalty('breathingTax', { coins: 5000 }, {}).state)).toEqual([3000, 0]);
    expect(coinsOf(penalty('breathingTax', { coins: 1000 }, {}).state)).toEqual([0, 0]);
  });

  test('P1 Crown Jewels Fund: lose all coins, and no card', () => {
    const { state } = penalty('crownJewelsFund', { coins: 5000, hand: ['bootJets'] }, { coins: 1000 });
    expect(coinsOf(state)).toEqual([0, 1000]);
    expect(playerOf(state, 0).hand).toEqual(['bootJets']);
  });

  test('P1 Confiscated at Customs: discard 2 cards of one’s choice', () => {
    const open = penalty('confiscatedAtCustoms', { hand: ['bootJets', 'glueRain', 'tollGoblin'] }, {}).state;
    expect(legal(open, 'discard')).toEqual([discard('bootJets'), discard('glueRain'), discard('tollGoblin')]);
    expect(legal(open, 'pass')).toEqual([]);
    const { state } = give(open, discard('glueRain'), discard('bootJets'));
    expect(playerOf(state, 0).hand).toEqual(['tollGoblin']);
    expect(legal(state, 'discard')).toEqual([]);
    expect(state.decks.actionDiscards).toEqual(['glueRain', 'bootJets']);
  });

  test('P1 Confiscated at Customs: of one card, that one', () => {
    const open = penalty('confiscatedAtCustoms', { hand: ['bootJets'] }, {}).state;
    const { state } = give(open, discard('bootJets'));
    expect(playerOf(state, 0).hand).toEqual([]);
    expect(legal(state, 'pass')).toEqual([passing(0)]);
  });

  test('P1 Book Burning, Very Small: discard the whole hand, and no coins', () => {
    const { state } = penalty('bookBurning', { coins: 2000, hand: ['bootJets', 'glueRain'] }, {});
    expect(playerOf(state, 0)).toMatchObject({ coins: 2000, hand: [] });
    expect(state.decks.actionDiscards).toEqual(['bootJets', 'glueRain']);
  });

  test('P1 Treason by Sneezing: lose all coins and all cards', () => {
    const { state } = penalty('treasonBySneezing', { coins: 2000, hand: ['bootJets', 'glueRain'] }, {});
    expect(playerOf(state, 0)).toMatchObject({ coins: 0, hand: [] });
  });

  test('P1 Queue at Window Nine: miss the next turn, not this one', () => {
    const { state } = penalty('queueAtWindowNine', {}, { misses: 'next' });
    expect(asked(state)).toBe(0);
    const { facts } = give(state, passing(0));
    expect(factsOf(facts, 'turnMissed').map(({ seat }) => seat)).toEqual([1, 0]);
  });

  test('P1 Regulation Ball and Chain: roll one die only for the next movement', () => {
    const start = summoned('ballAndChain', { misses: 'next' }, { tile: 111 }).state;
    const rolled = give(rolling(withDeck(give(start, passing(0)).state), 4), ROLL).state;
    expect(rolled.roll?.dice).toEqual([4]);
    const moved = give(rolled, { do: 'move', seat: 1, dice: [0], how: 'sum', bought: 0 }).state;
    expect(playerOf(moved, 1).tile).toBe(115);
    const again = give(withEvents(moved, 'coinComet'), passing(1)).state;
    expect(give(again, ROLL).state.roll?.dice).toHaveLength(2);
  });

  test('P1 Mandatory Applause: each rival gains 1,000', () => {
    const { state } = penalty('mandatoryApplause', { coins: 2000 }, {}, { coins: 3000 }, { coins: 6000 });
    expect(coinsOf(state)).toEqual([2000, 1000, 4000, 6000]);
  });

  test('P1 Scholarship for Your Enemies: each rival at the lowest level in play gains a level', () => {
    const { state } = penalty('scholarshipForYourEnemies', {}, { level: 2 }, { level: 3 }, { level: 2 });
    expect(levelsOf(state)).toEqual([5, 3, 3, 3]);
  });

  test('P1 Scholarship for Your Enemies: nobody, if the lowest is the player who draws it', () => {
    const start = position('C', [
      { hand: ['royalSummons'], level: 5 },
      { level: 5, tile: 100 },
    ]);
    const state = withPenalties(
      { ...start, players: start.players.map((one, seat) => (seat === 1 ? { ...one, level: 4 } : one)) },
      'scholarshipForYourEnemies',
      'scholarshipForYourEnemies',
    );
    expect(levelsOf(give(state, play('royalSummons', { rival: 1 })).state)).toEqual([5, 4]);
  });

  test('P1 Gift Economy: give 2 cards to the rival furthest behind', () => {
    const hand: readonly ActionId[] = ['bootJets', 'glueRain'];
    const { state } = penalty(
      'giftEconomy',
      { hand },
      { level: 2, tile: 20 },
      { level: 2, tile: 15 },
      { level: 3, tile: 10 },
    );
    expect(state.players.map((player) => player.hand.length)).toEqual([0, 0, 2, 0]);
    expect(playerOf(state, 2).hand).toEqual(expect.arrayContaining(['bootJets', 'glueRain']));
  });

  test('P1 E2 Gift Economy: of two equally far behind the earlier in turn order gets them, not the next one', () => {
    const start = position('C', [
      { level: 2, tile: 20 },
      { level: 5, tile: 100, coins: 1000, hand: ['bootJets', 'glueRain'] },
      { level: 2, tile: 20 },
    ]);
    const turn = { ...start, turn: start.turn && { ...start.turn, seat: 1 } };
    const mine: State = {
      ...turn,
      steps: [
        { step: 'play', seat: 1 },
        { step: 'endTurn', place: 1 },
      ],
    };
    const { state } = give(withPenalties(mine, 'giftEconomy', 'giftEconomy'), buyTile(1));
    expect(state.players.map((player) => player.hand.length)).toEqual([2, 0, 0]);
    const other = give(withPenalties({ ...mine, order: [2, 1, 0] }, 'giftEconomy', 'giftEconomy'), buyTile(1)).state;
    expect(other.players.map((player) => player.hand.length)).toEqual([0, 0, 2]);
  });

  test('P1 Gift Economy: the cards are random, and a player with only one gives that', () => {
    const start = position('C', [
      { level: 5, tile: 100, coins: 1000, hand: ['bootJets', 'glueRain', 'tollGoblin'] },
      {},
    ]);
    const kept = [1, 10].map((face) => {
      // The first draw is the penalty itself.
      const { state } = give(rolling(withPenalties(start, 'giftEconomy', 'giftEconomy'), 1, face, face), buyTile(0));
      return at(playerOf(state, 0).hand, 0);
    });
    expect(kept).toEqual(['tollGoblin', 'bootJets']);
    expect(playerOf(penalty('giftEconomy', { hand: ['bootJets'] }, {}).state, 1).hand).toEqual(['bootJets']);
  });
});
