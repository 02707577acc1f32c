import { describe, expect, test } from 'vitest';
import type { ActionId } from '../../../../src/games/azardia/content/cards.ts';
import type { Command, Target } from '../../../../src/games/azardia/rules/state/command.ts';
import type { State } from '../../../../src/games/azardia/rules/state/state.ts';
import { at } from '../../../../src/kernel/values/at.ts';
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

const ROLL: Command = { do: 'roll', seat: 0 };
/** Seat 0, on tile 30, has these cards in phase C. */
const inC = (hand: readonly ActionId[], me: Described, ...rivals: readonly Described[]): State =>
  position('C', [{ tile: 30, hand, ...me }, ...rivals]);
/** Seat 0 plays a card for itself, with seat 1 as the only rival. */
const used = (card: ActionId, me: Described = {}, rival: Described = {}): State =>
  give(inC([card], me, rival), play(card)).state;
/** Seat 0 plays a card against seat 1, who has no answer or passes. */
function hit(card: ActionId, me: Described, ...rivals: readonly Described[]): Led {
  const led = give(inC([card], me, ...rivals), play(card, { rival: 1 }));
  return led.state.attack ? give(led.state, passing(1)) : led;
}
/** The possible targets of a card of seat 0. */
const targets = (card: ActionId, me: Described, ...rivals: readonly Described[]): Target[] =>
  legal(inC([card], me, ...rivals), 'play').map(({ target }) => target);
/** Seat 1 answers a card of seat 0, or seat 0 the answer. */
const answered = (state: State, card: ActionId, ...answers: readonly Command[]): State =>
  give(state, play(card, { rival: 1 }), ...answers).state;

/** Seat 0 challenges seat 1 from afar with Thrown Gauntlet, and these dice are rolled, first those of seat 0. */
function duel(
  faces: readonly number[],
  mine: readonly ActionId[],
  theirs: readonly ActionId[] = [],
  me: Described = {},
): State {
  const state = inC(['thrownGauntlet', ...mine], { level: 2, ...me }, { level: 2, tile: 60, hand: theirs });
  const before = give(rolling(state, ...faces), play('thrownGauntlet', { rival: 1 }));
  let led = before.state.attack ? give(before.state, passing(1)) : before;
  while (led.state.duel?.challenger.dice.length === 0) led = give(led.state, passing(asked(led.state)));
  return led.state;
}
const totals = ({ duel: open }: State): number[] =>
  open
    ? [open.challenger, open.defender].map(({ dice, added }) => added + dice.reduce((sum, face) => sum + face, 0))
    : [];

describe('T2 cards that move their player', () => {
  test('T2 Boot Jets: advance 3 tiles', () => {
    expect(playerOf(used('bootJets'), 0).tile).toBe(33);
  });

  test('T2 Elastic Shoes: advance or go back 1 to 4 tiles, as one likes', () => {
    const ends = targets('elasticShoes', {}, {}).map((target) => {
      return playerOf(give(inC(['elasticShoes'], {}, {}), play('elasticShoes', target)).state, 0).tile;
    });
    expect(ends.sort((one, other) => one - other)).toEqual([26, 27, 28, 29, 31, 32, 33, 34]);
  });

  test.each([
    [148, [147, 146, 145, 144, 149, 150, 149, 148]],
    [149, [148, 147, 146, 145, 150, 149, 148, 147]],
    [82, [81, 80, 80, 80, 83, 84, 85, 86]],
  ])(
    'T2 M3 M6 Elastic Shoes from %i: all of 1 to 4 tiles, also where the move bounces or comes to nothing',
    (tile, ends) => {
      const tiles = [-1, -2, -3, -4, 1, 2, 3, 4];
      const start = inC(['elasticShoes'], { level: 5, tile }, {});
      expect(legal(start, 'play')).toHaveLength(8);
      expect(tiles.map((one) => playerOf(give(start, play('elasticShoes', { tiles: one })).state, 0).tile)).toEqual(
        ends,
      );
    },
  );

  test('T2 M6 Elastic Shoes on tile 1: moving back has no effect, but may be played anyway', () => {
    const start = inC(['elasticShoes'], { tile: 1 }, {});
    expect(legal(start, 'play')).toHaveLength(8);
    expect(playerOf(give(start, play('elasticShoes', { tiles: -4 })).state, 0)).toMatchObject({ tile: 1, hand: [] });
  });

  test('T2 Catapult Toad: advance 9 tiles for 1,000', () => {
    expect(playerOf(used('catapultToad', { coins: 3000 }), 0)).toMatchObject({ tile: 39, coins: 2000 });
    expect(targets('catapultToad', { coins: 0 }, {})).toEqual([]);
  });

  test('T2 Snack Portal: go to the next A tile ahead, and draw its card', () => {
    const state = withDeck(inC(['snackPortal'], { tile: 34 }, {}), 'glueRain', 'glueRain');
    expect(playerOf(give(state, play('snackPortal')).state, 0)).toMatchObject({ tile: 46, hand: ['glueRain'] });
  });

  test.each([
    [74, 75, 1],
    [75, 79, 0],
    [78, 82, 0],
    [100, 104, 0],
  ])('T2 Snack Portal: at level 5, from tile %i to %i', (tile, end, cards) => {
    const player = playerOf(used('snackPortal', { level: 5, tile }), 0);
    expect(player.tile).toBe(end);
    expect(player.hand).toHaveLength(cards);
  });

  test('T2 Shed-Skin Sprint: advance 4 tiles, Lagartoon 6', () => {
    expect(playerOf(used('shedSkinSprint', { character: 'noncredoMantis' }), 0).tile).toBe(34);
    expect(playerOf(used('shedSkinSprint', { character: 'lagartoon' }), 0).tile).toBe(36);
  });
});

describe('T2 Pocket Wormhole', () => {
  test('T2 Pocket Wormhole: swap tiles with a rival', () => {
    const { state } = hit('pocketWormhole', {}, { tile: 42 });
    expect([playerOf(state, 0).tile, playerOf(state, 1).tile]).toEqual([42, 30]);
  });

  test('T2 Pocket Wormhole: reaches 15 tiles, and no further', () => {
    expect(targets('pocketWormhole', {}, { tile: 45 }, { tile: 46 }, { tile: 15 })).toEqual([
      { rival: 1 },
      { rival: 3 },
    ]);
    expect(targets('pocketWormhole', {}, { tile: 14 })).toEqual([]);
  });

  test('T2 Pocket Wormhole: reaches nobody in the other zone, nor on tile 150', () => {
    const at78 = targets('pocketWormhole', { level: 5, tile: 78 }, { level: 5, tile: 85 }, { tile: 70 });
    expect(at78).toEqual([{ rival: 2 }]);
    const at140 = targets('pocketWormhole', { level: 5, tile: 140 }, { level: 5, tile: 150 }, { level: 5, tile: 130 });
    expect(at140).toEqual([{ rival: 2 }]);
  });

  test('T2 B1 Pocket Wormhole: tile 80 belongs to Zone Zero', () => {
    const at80 = targets('pocketWormhole', { level: 5, tile: 80 }, { level: 5, tile: 81 }, { tile: 70 });
    expect(at80).toEqual([{ rival: 2 }]);
    expect(targets('pocketWormhole', { level: 5, tile: 81 }, { level: 5, tile: 80 })).toEqual([]);
  });
});

describe('T2 cards for dice of movement', () => {
  const rolled = (hand: readonly ActionId[], ...faces: readonly number[]): State =>
    give(rolling(position('A', [{ tile: 30, hand }, {}]), ...faces), ROLL).state;

  test('T2 Gyroscope Hat: after rolling, turn one die to any face', () => {
    const state = rolled(['gyroscopeHat'], 3, 5);
    const faces = legal(state, 'play').flatMap(({ target }) => (target && 'die' in target ? [target] : []));
    expect(faces.filter(({ die }) => die === 0).map(({ face }) => face)).toEqual(
      expect.arrayContaining([1, 2, 4, 5, 6, 7, 8, 9, 10]),
    );
    expect(give(state, play('gyroscopeHat', { die: 1, face: 10 })).state.roll?.dice).toEqual([3, 10]);
    expect(legal(position('A', [{ hand: ['gyroscopeHat'] }, {}]), 'play')).toEqual([]);
  });

  test('T2 Third-Eye Die: roll three dice and use any two', () => {
    const start = rolling(position('A', [{ tile: 30, hand: ['thirdEyeDie'] }, {}]), 2, 7, 4);
    const { state } = give(start, play('thirdEyeDie'), ROLL);
    expect(state.roll?.dice).toEqual([2, 7, 4]);
    expect(legal(state, 'move').map(({ dice, how }) => `${dice.join('+')} ${how}`)).toEqual([
      '0+1 sum',
      '0+1 difference',
      '0+2 sum',
      '0+2 difference',
      '1+2 sum',
      '1+2 difference',
    ]);
    const { state: after } = give(state, { do: 'move', seat: 0, dice: [1, 2], how: 'sum', bought: 0 });
    expect(playerOf(after, 0).tile).toBe(41);
    expect(legal(rolled(['thirdEyeDie'], 2, 7), 'play')).toEqual([]);
  });

  test('T2 Do-Over Egg: both dice are rolled again, and the new result counts', () => {
    const { state } = give(rolled(['doOverEgg'], 3, 5, 2, 4), play('doOverEgg'));
    expect(state.roll?.dice).toEqual([2, 4]);
    expect(legal(state, 'move').map(({ how }) => how)).toEqual(['sum', 'difference']);
  });
});

describe('T2 cards for coins', () => {
  test.each([
    ['looseChangeNebula', 1000],
    ['bountyReceipt', 2000],
    ['asteroidDividend', 3000],
  ] as const)('T2 %s: gain %i', (card, coins) => {
    expect(playerOf(used(card), 0).coins).toBe(coins);
  });

  test.each([
    [1, 4, 4000],
    [1, 5, 5000],
    [3, 4, 2000],
    [3, 3, 1000],
    [4, 2, 1000],
  ])('T2 Underdog Grant: at level %i, with a rival at level %i, gain %i', (mine, theirs, coins) => {
    const state = inC(['underdogGrant'], { level: mine }, { level: 1 }, { level: theirs });
    expect(playerOf(give(state, play('underdogGrant')).state, 0).coins).toBe(coins);
  });

  test('T2 Pickpocket Tentacle: take up to 2,000 from a rival', () => {
    const coins = (theirs: number): number[] =>
      hit('pickpocketTentacle', { coins: 1000 }, { coins: theirs }).state.players.map((player) => player.coins);
    expect(coins(5000)).toEqual([3000, 3000]);
    expect(coins(1000)).toEqual([2000, 0]);
  });

  test('T2 Reverse Vending Machine: discard up to 3 other cards for 1,000 each', () => {
    const sell: Command = { do: 'sell', seat: 0, card: 'bootJets' };
    const hand: readonly ActionId[] = ['reverseVendingMachine', 'bootJets', 'bootJets', 'bootJets', 'bootJets'];
    const open = give(inC(hand, {}, {}), play('reverseVendingMachine')).state;
    const { state } = give(open, sell, sell, sell);
    expect(playerOf(state, 0)).toMatchObject({ coins: 3000, hand: ['bootJets'] });
    expect(legal(state, 'sell')).toEqual([]);
    const fewer = give(open, sell, passing(0)).state;
    expect(playerOf(fewer, 0).coins).toBe(1000);
    expect(playerOf(fewer, 0).hand).toHaveLength(3);
  });

  test('T2 Toll Goblin: each rival at one’s level or above pays 1,000', () => {
    const rivals = [1, 2, 4].map((level): Described => ({ level, coins: 3000 }));
    const { state } = give(inC(['tollGoblin'], { level: 2 }, ...rivals), play('tollGoblin'));
    expect(state.players.map(({ coins }) => coins)).toEqual([2000, 3000, 2000, 2000]);
  });

  test('T2 Bankruptcy Beam: a rival loses 2,000, which nobody gets', () => {
    const { state } = hit('bankruptcyBeam', { coins: 1000 }, { coins: 5000 });
    expect(state.players.map(({ coins }) => coins)).toEqual([1000, 3000]);
  });

  test('T2 Total Audit: for 2,000, a rival loses all coins and all cards', () => {
    const { state } = hit('totalAudit', { coins: 3000 }, { coins: 4000, hand: ['bootJets', 'glueRain'] });
    expect(playerOf(state, 0)).toMatchObject({ coins: 1000, hand: [] });
    expect(playerOf(state, 1)).toMatchObject({ coins: 0, hand: [] });
    expect(targets('totalAudit', { coins: 1000 }, { coins: 4000 })).toEqual([]);
  });

  test('T2 Coronation Firmware: gain 1,000, Robot-i-King 3,000', () => {
    expect(playerOf(used('coronationFirmware', { character: 'noncredoMantis' }), 0).coins).toBe(1000);
    expect(playerOf(used('coronationFirmware', { character: 'robotIKing' }), 0).coins).toBe(3000);
  });
});

describe('T2 cards for levels', () => {
  test('T2 Training Montage: a level for 3,000', () => {
    expect(playerOf(used('trainingMontage', { level: 2, coins: 4000 }), 0)).toMatchObject({ level: 3, coins: 1000 });
    expect(targets('trainingMontage', { coins: 2000 }, {})).toEqual([]);
  });

  test('T2 Mail-Order Diploma: a level if no rival has a lower one', () => {
    const { state } = give(
      inC(['mailOrderDiploma'], { level: 2 }, { level: 2 }, { level: 3 }),
      play('mailOrderDiploma'),
    );
    expect(playerOf(state, 0).level).toBe(3);
    expect(targets('mailOrderDiploma', { level: 2 }, { level: 4 }, { level: 1 })).toEqual([]);
  });

  test.each([
    [1, 2, 34],
    [5, 2, 34],
    [6, 3, 37],
    [10, 3, 37],
  ])(
    'T2 Dubious Serum: a %i makes level 2 a level %i, and tile 37 a tile %i, where nothing is drawn',
    (face, level, tile) => {
      const { state } = give(rolling(inC(['dubiousSerum'], { level: 2, tile: 37 }, {}), face), play('dubiousSerum'));
      expect(playerOf(state, 0)).toMatchObject({ level, tile, hand: [] });
    },
  );

  test('T2 Ego Vacuum: for 1,000, a rival loses a level', () => {
    const { state } = hit('egoVacuum', { coins: 1000 }, { level: 3, tile: 60 });
    expect(playerOf(state, 0).coins).toBe(0);
    expect(playerOf(state, 1)).toMatchObject({ level: 2, tile: 60 });
    expect(targets('egoVacuum', { coins: 0 }, { level: 3 })).toEqual([]);
  });
});

describe('T2 cards against the moves of a rival', () => {
  test.each([
    ['gravityHiccup', 57],
    ['tractorYawn', 54],
  ] as const)('T2 %s: a rival on tile 60 moves back to %i', (card, tile) => {
    expect(playerOf(hit(card, {}, { tile: 60 }).state, 1).tile).toBe(tile);
  });

  test('T2 Cosmic Hairball: for 1,000, a rival misses their next turn', () => {
    const { state } = hit('cosmicHairball', { coins: 1000 }, { tile: 60 }, { tile: 70 });
    expect(playerOf(state, 0).coins).toBe(0);
    const { state: next, facts } = give(state, passing(0));
    expect(factsOf(facts, 'turnMissed')).toMatchObject([{ seat: 1 }]);
    expect(asked(next)).toBe(2);
    expect(targets('cosmicHairball', { coins: 0 }, {})).toEqual([]);
  });

  test('T2 Glue Rain: a rival rolls one die only for their next movement', () => {
    const { state } = hit('glueRain', { misses: 'next' }, { tile: 60 });
    const rolls: Command = { do: 'roll', seat: 1 };
    const rolled = give(rolling(withDeck(give(state, passing(0)).state), 4), rolls).state;
    expect(rolled.roll?.dice).toEqual([4]);
    const moved = give(rolled, { do: 'move', seat: 1, dice: [0], how: 'sum', bought: 0 }).state;
    expect(playerOf(moved, 1).tile).toBe(64);
    const again = give(withEvents(moved, 'coinComet'), passing(1)).state;
    expect(give(again, rolls).state.roll?.dice).toHaveLength(2);
  });
});

describe('T2 cards against the hand or the peace of a rival', () => {
  test('T2 Sticky Fingers: take a card from a hand', () => {
    const { state } = hit('stickyFingers', {}, { hand: ['bootJets'] });
    expect(playerOf(state, 0).hand).toEqual(['bootJets']);
    expect(playerOf(state, 1).hand).toEqual([]);
    expect(targets('stickyFingers', {}, { hand: [] })).toEqual([]);
  });

  test('T2 Sticky Fingers: which one is chance', () => {
    const open = give(
      inC(['stickyFingers'], {}, { hand: ['bootJets', 'glueRain'] }),
      play('stickyFingers', { rival: 1 }),
    );
    const taken = [1, 10].map((face) => playerOf(give(rolling(open.state, face), passing(1)).state, 0).hand);
    expect(taken).toEqual([['bootJets'], ['glueRain']]);
  });

  test('T2 H6 Thrown Gauntlet: not at a rival met this turn, nor passed on to one', () => {
    const start = inC(
      ['thrownGauntlet'],
      { level: 2, tile: 49, coins: 1000 },
      { level: 2, tile: 50 },
      { hand: ['hotPotatoProtocol'] },
    );
    const { state } = give(rolling(start, 9, 9, 2, 3), buyTile(0), passing(0));
    expect(legal(state, 'play')).toEqual([play('thrownGauntlet', { rival: 2 })]);
    const attacked = give(state, play('thrownGauntlet', { rival: 2 })).state;
    expect(legal(attacked, 'answer')).toEqual([answer(2, 'hotPotatoProtocol')]);
  });

  test('T2 Thrown Gauntlet: a duel, wherever the rival is', () => {
    const state = rolling(inC(['thrownGauntlet'], { level: 2 }, { level: 5, tile: 120 }), 9, 9, 2, 3);
    const { state: after, facts } = give(state, play('thrownGauntlet', { rival: 1 }));
    expect(factsOf(facts, 'duelWon')).toMatchObject([{ winner: 0, loser: 1 }]);
    expect(playerOf(after, 0)).toMatchObject({ level: 3, tile: 30 });
    expect(playerOf(after, 1)).toMatchObject({ level: 5, tile: 117 });
  });

  test('T2 Royal Summons: a rival in the Tyrant Zone draws a penalty', () => {
    const state = withPenalties(inC(['royalSummons'], {}, { level: 5, tile: 100 }), 'royalTrapdoor', 'royalTrapdoor');
    const { state: after, facts } = give(state, play('royalSummons', { rival: 1 }));
    expect(factsOf(facts, 'penaltyDrawn')).toMatchObject([{ seat: 1, penalty: 'royalTrapdoor' }]);
    expect(playerOf(after, 1).tile).toBe(88);
  });

  test('T2 B1 Royal Summons: reaches nobody in Zone Zero, to which tile 80 belongs, nor on tile 150', () => {
    const rivals = [{ tile: 80 }, { tile: 150 }, { tile: 81 }].map((one): Described => ({ level: 5, ...one }));
    expect(targets('royalSummons', {}, ...rivals)).toEqual([{ rival: 3 }]);
  });
});

describe('T2 responses', () => {
  test('T2 Nope Nebula: cancels a card', () => {
    const state = inC(['gravityHiccup'], {}, { tile: 60, hand: ['nopeNebula'] });
    expect(playerOf(answered(state, 'gravityHiccup', answer(1, 'nopeNebula')), 1)).toMatchObject({
      tile: 60,
      hand: [],
    });
  });

  test('T2 Nope Nebula: cancels a response to the player’s own card', () => {
    const state = inC(['gravityHiccup', 'nopeNebula'], {}, { tile: 60, hand: ['mirrorPoncho'] });
    const after = answered(state, 'gravityHiccup', answer(1, 'mirrorPoncho'), answer(0, 'nopeNebula'));
    expect(after.players.map(({ tile }) => tile)).toEqual([30, 57]);
  });

  test('T2 Mirror Poncho: the card affects who played it instead', () => {
    const moved = inC(['gravityHiccup'], {}, { tile: 60, hand: ['mirrorPoncho'] });
    const tiles = answered(moved, 'gravityHiccup', answer(1, 'mirrorPoncho')).players.map(({ tile }) => tile);
    expect(tiles).toEqual([27, 60]);
    const robbed = inC(['pickpocketTentacle'], { coins: 3000 }, { coins: 1000, hand: ['mirrorPoncho'] });
    const coins = answered(robbed, 'pickpocketTentacle', answer(1, 'mirrorPoncho')).players.map((one) => one.coins);
    expect(coins).toEqual([1000, 3000]);
  });

  test('T2 Hot-Potato Protocol: the card affects another rival of one’s choice', () => {
    const hot = { tile: 60, hand: ['hotPotatoProtocol'] } as const;
    const state = inC(['gravityHiccup'], {}, hot, { tile: 45 }, { tile: 70 });
    const open = give(state, play('gravityHiccup', { rival: 1 })).state;
    expect(legal(open, 'answer').map(({ rival }) => rival)).toEqual([2, 3]);
    const after = give(open, answer(1, 'hotPotatoProtocol', 3)).state;
    expect(after.players.map(({ tile }) => tile)).toEqual([30, 60, 45, 67]);
  });

  test('T2 Hot-Potato Protocol: with two players the card is cancelled', () => {
    const state = inC(['gravityHiccup'], {}, { tile: 60, hand: ['hotPotatoProtocol'] });
    const after = answered(state, 'gravityHiccup', answer(1, 'hotPotatoProtocol'));
    expect(after.players.map(({ tile }) => tile)).toEqual([30, 60]);
  });

  test('T2 Soft Landing: suffer the card, then gain 1,000 and draw a card', () => {
    const start = inC(['totalAudit'], { coins: 2000 }, { coins: 4000, hand: ['softLanding', 'bootJets'] });
    const after = answered(withDeck(start, 'glueRain'), 'totalAudit', answer(1, 'softLanding'));
    expect(playerOf(after, 1)).toMatchObject({ coins: 1000, hand: ['glueRain'] });
  });
});

describe('T2 cards for duels', () => {
  test('T2 Loaded Smile: add 5 to one’s total', () => {
    const state = duel([2, 3, 9, 9], ['loadedSmile', 'bootJets']);
    expect(totals(give(state, play('loadedSmile')).state)).toEqual([10, 18]);
    const won = give(duel([2, 3, 4, 5], ['loadedSmile']), play('loadedSmile'));
    expect(factsOf(won.facts, 'duelWon')).toMatchObject([{ winner: 0 }]);
  });

  test('T2 Mandible Wax: add 3 to one’s total, Noncredo Mantis 4', () => {
    const waxed = (character: Described['character'] = null): number[] =>
      totals(give(duel([2, 3, 9, 9], ['mandibleWax', 'bootJets'], [], { character }), play('mandibleWax')).state);
    expect(waxed('lagartoon')).toEqual([8, 18]);
    expect(waxed('noncredoMantis')).toEqual([9, 18]);
  });

  test('T2 Banana Footwork: the opponent rolls both dice again', () => {
    const state = duel([2, 3, 9, 9], ['bananaFootwork', 'bootJets']);
    expect(totals(give(rolling(state, 4, 5), play('bananaFootwork')).state)).toEqual([5, 9]);
  });

  test('T2 Do-Over Egg: both of the player’s dice are rolled again in a duel, too', () => {
    const state = duel([2, 3, 9, 9], ['doOverEgg', 'bootJets']);
    expect(totals(give(rolling(state, 4, 5), play('doOverEgg')).state)).toEqual([9, 18]);
  });

  test('T2 Chicken Protocol: before the dice, the duel is off; one moves back 1 tile and draws a card', () => {
    const state = inC(['thrownGauntlet'], { level: 2 }, { level: 2, tile: 60, hand: ['chickenProtocol'] });
    const open = give(withDeck(state, 'glueRain'), play('thrownGauntlet', { rival: 1 }), passing(1)).state;
    expect(asked(open)).toBe(1);
    const { state: after, facts } = give(open, play('chickenProtocol', null, 1));
    expect(after.players.map(({ tile, level }) => [tile, level])).toEqual([
      [30, 2],
      [59, 2],
    ]);
    expect(playerOf(after, 1).hand).toEqual(['glueRain']);
    expect(factsOf(facts, 'duelRolled')).toEqual([]);
  });

  test('T2 Chicken Protocol: the move back with all that follows comes first, then the card', () => {
    // Another rival is on tile 59, and is met before the card is drawn.
    const state = inC(
      ['thrownGauntlet'],
      {},
      { level: 2, tile: 60, hand: ['chickenProtocol'] },
      { level: 2, tile: 59 },
    );
    const open = give(withDeck(state, 'glueRain'), play('thrownGauntlet', { rival: 1 }), passing(1)).state;
    const { state: after, facts } = give(rolling(open, 9, 9, 2, 3), play('chickenProtocol', null, 1));
    const told = facts.map(({ fact }) => fact);
    expect(told.indexOf('pawnMoved')).toBeLessThan(told.indexOf('duelWon'));
    expect(told.indexOf('duelWon')).toBeLessThan(told.indexOf('cardsDrawn'));
    expect(playerOf(after, 1)).toMatchObject({ tile: 59, level: 3, hand: ['glueRain'] });
  });

  test('T2 B2 Chicken Protocol: on the player’s own turn an A tile gives its card before that of the card', () => {
    const state = inC(['chickenProtocol'], { tile: 21, coins: 1000 }, { tile: 22 });
    const { facts } = give(withDeck(state, 'glueRain', 'bootJets'), buyTile(0), play('chickenProtocol'));
    expect(factsOf(facts, 'cardsDrawn').map(({ rule }) => rule)).toEqual(['B2', 'T2']);
  });

  test('T2 Chicken Protocol: not after the dice', () => {
    const state = duel([2, 3, 9, 9], ['chickenProtocol', 'loadedSmile']);
    expect(legal(state, 'play').map(({ card }) => card)).toEqual(['loadedSmile']);
  });
});

describe('T2 cards that draw', () => {
  test('T2 Brain Upload: draw 2 cards', () => {
    expect(playerOf(used('brainUpload'), 0).hand).toHaveLength(2);
  });

  test('T2 Ectoplasm Invoice: draw a card, Kuchuritok 2', () => {
    expect(playerOf(used('ectoplasmInvoice', { character: 'noncredoMantis' }), 0).hand).toHaveLength(1);
    expect(playerOf(used('ectoplasmInvoice', { character: 'kuchuritok' }), 0).hand).toHaveLength(2);
  });
});

test('T2 a card that was played is discarded', () => {
  const { decks } = used('bootJets');
  expect(at(decks.actionDiscards, 0)).toBe('bootJets');
});
