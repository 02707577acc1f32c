import { describe, expect, test } from 'vitest';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import type { Command } from '../../../../src/games/faceOff/rules/state/command.ts';
import { chanceFrom } from '../../../../src/kernel/chance.ts';
import {
  atClock,
  claiming,
  declining,
  factsOf,
  give,
  inAssault,
  inFaceOff,
  legal,
  moving,
  reveal,
  sealing,
  sealingDown,
  seatIn,
  taking,
} from '../position.ts';

const take = (seat: number, reward: 'power' | 'seven', card: 'aristotle' | 'dracula' | 'house7'): Command => ({
  do: 'take',
  seat,
  reward,
  card,
});
const POWER = { row: ['aristotle', 'dracula', 'truthGun'], middle: ['kraken', 'willie'], deck: ['posse'] } as const;
const deck = ['goldPan', 'banner', 'redRyder', 'campCook', 'stagecoach', 'pokerAlice'] as const;

describe('the Clock', () => {
  const clock = { row: ['house1', 'house2', 'muster'], middle: ['house3', 'house4'], deck: ['house5'] } as const;

  test('C1 the first seat takes a card of the row: a Face Off over it, or an assault', () => {
    const start = atClock({ seats: [{}, { hand: ['goldPan'] }], clock });
    expect(legal(start, 'claim').map(({ card }) => card)).toEqual(['house1', 'house2', 'muster']);
    const fight = give(start, claiming(0, 'house2')).state;
    expect([fight.place, fight.prize, fight.marks]).toEqual(['faceOff', 'house2', 0]);
    const assault = give(start, claiming(0, 'muster')).state;
    expect([assault.place, assault.prize, assault.marks, assault.atHq]).toEqual(['hq', null, 2, ['muster']]);
  });

  test('R37 with the Skeleton Key a card of the middle can be taken; the row stays, and the deck refills the middle', () => {
    const start = atClock({ seats: [{ rewards: ['house'], deck }, { deck }], clock });
    expect(legal(start, 'claim').map(({ card }) => card)).toEqual(['house1', 'house2', 'muster', 'house3', 'house4']);
    let { state } = give(start, claiming(0, 'house3'), sealing(0, null), sealing(1, null));
    ({ state } = give(state, sealing(0, null), sealing(1, null)));
    expect([state.round, state.clock.row, state.clock.middle]).toEqual([6, clock.row, ['house4', 'house5']]);
  });

  test('C2, C4 a card of the middle moves up, and a prize that nobody claims leaves the game', () => {
    const start = atClock({ seats: [{ deck }, { deck }], clock });
    let { state } = give(start, claiming(0, 'house1'), sealing(0, null), sealing(1, null));
    ({ state } = give(state, sealing(0, null), sealing(1, null)));
    expect(state.gone).toEqual(['house1']);
    ({ state } = give(state, moving(0, 'house4')));
    expect(state.clock).toEqual({ row: ['house2', 'muster', 'house4'], middle: ['house3', 'house5'], deck: [] });
  });

  test('C3, R39 the last card is taken without asking, and then there are plain assaults of one mark without an action', () => {
    const left = { row: ['house1'], middle: [], deck: [] } as const;
    const nobody = [sealing(0, null), sealing(1, null), sealing(0, null), sealing(1, null)];
    const start = inFaceOff({ seats: [{ deck }, { deck }], clock: left });
    const last = give(start, ...nobody).state;
    expect([last.round, last.prize, last.first]).toEqual([6, 'house1', 1]);
    const { state, facts } = give(last, ...nobody);
    expect(factsOf(facts, 'plainAssault')).toHaveLength(1);
    expect([state.round, state.marks, state.place, state.atHq]).toEqual([7, 1, 'hq', []]);
    const after = give(state, sealing(0, null), sealing(1, null)).facts;
    expect(after.map(({ fact }) => fact)).not.toContain('tokensGained');
  });
});

describe('sealed choices', () => {
  test('F1, R12 a seat seals a personality, any card face down, or nothing, and reopens until the last has sealed', () => {
    const start = inFaceOff({ seats: [{ hand: ['grendel', 'banner', 'house1'] }, { hand: ['goldPan'] }] });
    const own = faceOff.legalCommands(start, 0).map((command) => (command.do === 'seal' ? command.choice : null));
    expect(own).toEqual([
      { choice: 'play', cards: [{ card: 'grendel', as: 'personality' }] },
      { choice: 'down', card: 'grendel' },
      { choice: 'down', card: 'banner' },
      { choice: 'down', card: 'house1' },
      { choice: 'nothing' },
    ]);
    const sealed = give(start, sealing(0, 'grendel')).state;
    expect(faceOff.legalCommands(sealed, 0)).toEqual([{ do: 'reopen', seat: 0 }]);
    const again = give(sealed, { do: 'reopen', seat: 0 }, sealingDown(0, 'house1'), sealing(1, null)).state;
    expect([seatIn(again, 0).down, seatIn(again, 0).hand]).toEqual([['house1'], ['grendel', 'banner']]);
    expect(seatIn(faceOff.view(again, 1), 0).down).toEqual(['hidden']);
  });

  test('F2, H1 revealed cards resolve in turn order, and at the Heathen House two in the order sealed (R17)', () => {
    const seats = [{ hand: ['goldPan', 'littleManWithTheGreenBeard'] }, { hand: ['rumBarrel'] }] as const;
    const { facts } = reveal(inAssault({ seats, first: 1 }), ['littleManWithTheGreenBeard', 'goldPan'], 'rumBarrel');
    expect(factsOf(facts, 'tokensGained').map(({ seat, tokens }) => [seat, tokens])).toEqual([
      [1, 1],
      [0, 2],
      [0, 1],
      [0, 2],
    ]);
  });

  test('H1 elsewhere a seat sends one card, and never a victory card', () => {
    const start = inAssault({
      seats: [{ hand: ['grendel', 'house1'] }, { hand: ['goldPan'] }],
      hqs: ['cowboys', 'pirates'],
    });
    expect(faceOff.legalCommands(start, 0)).toEqual([
      { do: 'seal', seat: 0, choice: { choice: 'play', cards: [{ card: 'grendel', as: 'personality' }] } },
      { do: 'seal', seat: 0, choice: { choice: 'nothing' } },
    ]);
    // Of a hand that it does not see, a view names no card.
    expect(faceOff.legalCommands(faceOff.view(start, 1), 0)).toEqual([
      { do: 'seal', seat: 0, choice: { choice: 'nothing' } },
    ]);
  });
});

test('G2, G4, G5 everyone plays alone, in rounds, and what nobody learns from can be undone', () => {
  const start = inFaceOff({ seats: [{ hand: ['grendel'] }, { hand: ['goldPan'] }, {}] });
  expect(faceOff.sides({ seed: '', factions: ['cowboys', 'ninjas', 'pirates'], timing: 'standard' })).toEqual([
    [0],
    [1],
    [2],
  ]);
  expect([faceOff.round(start), faceOff.activeSeats(start), faceOff.result(start)]).toEqual([5, [0, 1, 2], null]);
  const sealed = give(start, sealing(0, 'grendel'), sealing(1, null)).state;
  expect(faceOff.revealed(start, sealed)).toBe(false);
  expect(faceOff.revealed(sealed, give(sealed, sealing(2, null)).state)).toBe(true);
});

test('G5, R27 the beginning of a round shows who holds a card that works then, so it cannot be undone', () => {
  const full = ['grendel', 'medusa', 'cannon', 'banner'] as const;
  const seats = [
    { hand: [...full, 'house1'], deck },
    { hand: [...full, 'treasureMap'], deck },
  ] as const;
  const start = give(
    atClock({ seats, clock: { row: ['muster', 'house2'], middle: [], deck: [] } }),
    claiming(0, 'muster'),
  );
  const before = reveal(start.state, null, null).state;
  const { state, facts } = give(before, declining(0));
  expect(factsOf(facts, 'tokensGained')).toMatchObject([{ seat: 1, tokens: 1, by: 'card:treasureMap' }]);
  expect(factsOf(facts, 'drawn')).toEqual([]);
  expect(faceOff.revealed(before, state)).toBe(true);
});

describe('rewards', () => {
  const three = {
    seats: [
      { hand: ['campCook'], deck },
      { hand: ['grendel'], deck },
      { hand: ['medusa'], deck },
    ],
    power: POWER,
  } as const;
  const equipped = (state: ReturnType<typeof inFaceOff>) =>
    give(state, sealing(0, null), sealing(1, null), sealing(2, null)).state;

  test('F5, F6 the first takes a reward, then the second, then the third what is left', () => {
    // Camp Cook 3 (draws), Grendel 6, Medusa 4.
    let { state } = reveal(inFaceOff(three), 'campCook', 'grendel', 'medusa');
    state = equipped(state);
    expect(legal(state, 'take').map(({ seat, reward }) => [seat, reward])).toEqual([
      [1, 'clock'],
      [1, 'power'],
      [1, 'power'],
      [1, 'power'],
      [1, 'token'],
    ]);
    ({ state } = give(state, take(1, 'power', 'dracula')));
    expect(legal(state, 'take').map(({ seat, reward }) => [seat, reward])).toEqual([
      [2, 'clock'],
      [2, 'token'],
    ]);
    // R39: the third takes what is left without being asked.
    const { facts } = give(state, taking(2, 'token'));
    expect(factsOf(facts, 'gained')).toMatchObject([{ seat: 0, card: 'goldTrophy', reward: 'clock' }]);
  });

  test('F5, R13 equipment alone is not ranked; C3 an empty Power row is no reward', () => {
    const none = { row: [], middle: [], deck: [] };
    const start = inFaceOff({
      seats: [
        { hand: ['banner'], deck },
        { hand: ['campCook'], deck },
      ],
      power: none,
    });
    const first = reveal(start, null, 'campCook').state;
    const { state, facts } = reveal(first, 'banner', null);
    expect(factsOf(facts, 'ranked')[0]?.order).toEqual([{ seat: 1, total: 3, tie: null }]);
    expect(legal(state, 'take').map(({ reward }) => reward)).toEqual(['clock', 'token']);
  });

  test('F6 Skull Cove and the Letter of Marque each pay the winner of a Face Off', () => {
    const seats = [{ hand: ['genghisKhan'], rewards: ['pirates'], deck }, {}] as const;
    const start = inFaceOff({ seats, hqs: ['pirates', 'cowboys'] });
    const { facts } = give(reveal(start, 'genghisKhan', null).state, sealing(0, null), sealing(1, null));
    expect(factsOf(facts, 'tokensGained').map(({ by, tokens }) => [by, tokens])).toEqual([
      ['hq:pirates', 1],
      ['hq:pirates', 1],
    ]);
  });

  test('F8, R16 a Traveler carries one Aviator, which may stay', () => {
    const seats = [{ stage: ['parrot', 'annieOakley'], hand: ['banner'], deck }, {}] as const;
    const start = inFaceOff({ seats, power: { row: [], middle: [], deck: [] } }, 'equipment');
    const { state } = give(reveal(start, 'banner', null).state, taking(0, 'token'));
    expect(legal(state, 'fly').map(({ card }) => card)).toEqual(['parrot', 'annieOakley']);
    const flown = give(state, { do: 'fly', seat: 0, card: 'annieOakley' }).state;
    expect([seatIn(flown, 0).army, seatIn(flown, 0).discards]).toEqual([
      [{ card: 'annieOakley', as: 'personality' }],
      ['parrot', 'banner'],
    ]);
    expect(seatIn(give(state, declining(0)).state, 0).army).toEqual([]);
  });
});

describe('the crack', () => {
  const seats = [{ army: ['grendel'], deck }, { army: ['maryRead'], deck }, { deck }] as const;

  test('H4, H6, H7 enough marks crack it: seats with an army take rewards, armies go, the next headquarters opens', () => {
    const start = inAssault({ seats, marks: 4, hqs: ['house', 'pirates'], timings: [3, 2], sevens: ['house7'] });
    let { state } = reveal(start, null, null, null);
    expect(legal(state, 'take')).toEqual([take(0, 'seven', 'house7'), taking(0, 'hqReward'), taking(0, 'token')]);
    ({ state } = give(state, taking(0, 'hqReward')));
    expect(legal(state, 'take').map(({ seat, reward }) => [seat, reward])).toEqual([
      [1, 'seven'],
      [1, 'token'],
    ]);
    ({ state } = give(state, take(1, 'seven', 'house7')));
    expect([seatIn(state, 0).rewards, seatIn(state, 0).discards]).toEqual([['house'], ['grendel']]);
    expect(seatIn(state, 1).discards).toEqual(['house7', 'maryRead']);
    expect([state.hqs, state.timings, state.marks, state.sieges, state.fallen]).toEqual([
      ['pirates'],
      [2],
      0,
      [],
      [{ hq: 'house', timing: 3 }],
    ]);
  });

  test('H6 without sevens there are the reward and a token', () => {
    const start = inAssault({ seats, marks: 4, sevens: [] });
    expect(legal(reveal(start, null, null, null).state, 'take').map(({ reward }) => reward)).toEqual([
      'hqReward',
      'token',
    ]);
  });

  test('E2, E9 the last crack ends the game after its rewards, without a clean-up', () => {
    const start = inAssault({ seats, marks: 4, hqs: ['pirates'], timings: [3], sevens: [] });
    const { state } = give(reveal(start, null, null, null).state, taking(0, 'hqReward'));
    expect(faceOff.result(state)).toEqual({ rule: 'E2', ranking: [[0], [1], [2]], winners: [0] });
    expect(seatIn(state, 0).army).toHaveLength(1);
    expect(faceOff.activeSeats(state)).toEqual([]);
    expect(faceOff.apply(state, taking(0, 'token'))).toEqual({ ok: false, rule: 'E2', reason: 'over' });
  });

  test('E9 a tie for the win goes to more Power cards, then it is shared', () => {
    const ending = (first: readonly ['kraken'] | readonly []) => {
      const even = [
        { discards: first, army: ['grendel'], tokens: 10 },
        { army: ['maryRead'], tokens: first.length > 0 ? 12 : 11 },
        { tokens: 11 },
      ] as const;
      const start = inAssault({ seats: even, marks: 4, hqs: ['house'], timings: [3], sevens: [] });
      return faceOff.result(give(reveal(start, null, null, null).state, taking(0, 'token')).state)?.ranking;
    };
    // 2 tokens of Spoils of War and a token for seat 0; seat 1 gets the reward, 3 points.
    expect(ending([])).toEqual([[1], [0], [2]]);
    expect(ending(['kraken'])).toEqual([[1], [0], [2]]);
  });
});

describe('actions of assault cards', () => {
  test('H3, R9 the High Man and the Low Man by one ranking, where a seat without an army counts 0', () => {
    const seats = [{ army: ['grendel'] }, {}, {}] as const;
    const night = reveal(inAssault({ seats }, 'nightWatch'), null, null, null).facts;
    expect(factsOf(night, 'scrubbed').map(({ target }) => target)).toEqual([2]);
    const gate = reveal(inAssault({ seats }, 'stormTheGate'), null, null, null).facts;
    expect(factsOf(gate, 'tokensGained').map(({ seat, tokens }) => [seat, tokens])).toEqual([[0, 1]]);
    const all = reveal(inAssault({ seats: [{ deck }, { deck }] }, 'muster'), null, null).facts;
    expect(factsOf(all, 'drawn').slice(0, 2)).toMatchObject([
      { seat: 0, cards: ['goldPan'] },
      { seat: 1, cards: ['goldPan'] },
    ]);
  });

  test('R21 the Saloon pays the High Man and the Dojo lets everyone draw after each assault', () => {
    const seats = [{ army: ['grendel'], deck }, { deck }] as const;
    const saloon = reveal(inAssault({ seats, hqs: ['cowboys', 'pirates'] }, 'sappers'), null, null).facts;
    expect(factsOf(saloon, 'tokensGained')).toMatchObject([{ seat: 0, tokens: 1, rule: 'R21', by: 'hq:cowboys' }]);
    const dojo = reveal(inAssault({ seats, hqs: ['ninjas', 'pirates'] }, 'sappers'), null, null).facts;
    expect(
      factsOf(dojo, 'drawn')
        .filter(({ by }) => by === 'hq:ninjas')
        .map(({ seat }) => seat),
    ).toEqual([0, 1]);
  });
});

describe('the Market', () => {
  const market = ['hauntingPresence', 'holyGrail'] as const;
  const auction = (tokens: readonly number[], also: Parameters<typeof inAssault>[0] | object = {}) =>
    reveal(
      inAssault({ seats: tokens.map((count) => ({ tokens: count, deck })), market, ...also }, 'blackMarket'),
      ...tokens.map(() => null),
    );

  test('M1, M2 the first seat must open, others raise or pass, and the last one pays and puts the card away', () => {
    let { state } = auction([3, 2, 5]);
    expect(faceOff.legalCommands(state)).toEqual([1, 2, 3].map((tokens) => ({ do: 'bid', seat: 0, tokens })));
    ({ state } = give(state, { do: 'bid', seat: 0, tokens: 1 }));
    expect(faceOff.legalCommands(state)).toEqual([
      { do: 'bid', seat: 1, tokens: 2 },
      { do: 'pass', seat: 1 },
    ]);
    ({ state } = give(state, { do: 'pass', seat: 1 }, { do: 'bid', seat: 2, tokens: 2 }, { do: 'pass', seat: 0 }));
    expect([seatIn(state, 2).tokens, faceOff.legalCommands(state)]).toEqual([
      3,
      [
        { do: 'shelve', seat: 2, on: 'discards' },
        { do: 'shelve', seat: 2, on: 'deck' },
      ],
    ]);
    const discarded = give(state, { do: 'shelve', seat: 2, on: 'discards' }).state;
    expect([discarded.market, discarded.auction]).toEqual([['holyGrail'], null]);
    expect(seatIn(discarded, 2).owned).toContain('hauntingPresence');
    const shuffled = give(state, { do: 'shelve', seat: 2, on: 'deck' }).facts;
    expect(factsOf(shuffled, 'shelved')[0]?.deck).toHaveLength(7);
  });

  test('M1, R34, R39 who has no token is passed over; without tokens or cards there is no auction', () => {
    // Seat 1 opens with its only token: nobody can raise.
    const { state, facts } = auction([0, 1]);
    expect(factsOf(facts, 'bidMade')).toMatchObject([{ seat: 1, tokens: 1 }]);
    expect(legal(state, 'shelve')).toHaveLength(2);
    expect(factsOf(auction([0, 0]).facts, 'auctionBegan')).toEqual([]);
    expect(factsOf(auction([3, 3], { market: [] }).facts, 'auctionBegan')).toEqual([]);
    const last = auction([0, 1], { market: ['holyGrail'] }).state;
    expect(give(last, { do: 'shelve', seat: 1, on: 'discards' }).state.market).toEqual([]);
  });

  test('M3, R19 where the last headquarters cracks there is no Market; two marks over the number do not count', () => {
    const end = { marks: 5, hqs: ['pirates'], timings: [3], seats: [{ army: ['grendel'] }, {}] } as const;
    expect(factsOf(reveal(inAssault({ ...end, market }, 'blackMarket'), null, null).facts, 'auctionBegan')).toEqual([]);
    const before = { ...end, hqs: ['house', 'pirates'], timings: [3, 3] } as const;
    expect(
      factsOf(reveal(inAssault({ ...before, market }, 'blackMarket'), null, null).facts, 'auctionBegan'),
    ).toHaveLength(0);
    expect(reveal(inAssault({ ...before, market }, 'blackMarket'), null, null).state.auction).toBeNull();
  });
});

describe('the Draw phase', () => {
  const quiet = (seat: object) =>
    reveal(
      inAssault(
        { seats: [seat, { deck }], clock: { row: ['house1', 'house2', 'house3'], middle: [], deck: [] } },
        'sappers',
      ),
      null,
      null,
    );

  test('D1, D3, D4 a seat lays victory and bonus cards, and returns scrubs for a token each', () => {
    let { state } = quiet({ hand: ['ninjas2', 'goldTrophy', 'trickKnee', 'goldPan'], deck });
    expect(faceOff.legalCommands(state)).toEqual([
      { do: 'lay', seat: 0, card: 'ninjas2' },
      { do: 'lay', seat: 0, card: 'goldTrophy' },
      { do: 'payOff', seat: 0, card: 'trickKnee' },
      declining(0),
    ]);
    const lay = (card: 'ninjas2' | 'goldTrophy'): Command => ({ do: 'lay', seat: 0, card });
    ({ state } = give(state, lay('ninjas2'), lay('goldTrophy'), { do: 'payOff', seat: 0, card: 'trickKnee' }));
    expect([seatIn(state, 0).front, seatIn(state, 0).tokens]).toEqual([['ninjas2', 'goldTrophy'], 9]);
    expect(state.scrubs.at(-1)).toBe('trickKnee');
    // Nothing is left that the seat could do: it draws up to five cards. Cards drawn now wait (D2).
    expect(seatIn(state, 0).hand).toEqual(['goldPan', 'goldPan', 'banner', 'redRyder', 'campCook']);
  });

  test('D1, R33 the hand is never drawn down, and the Thousand-Year Scroll raises the limit to six', () => {
    const seven = ['grendel', 'medusa', 'cannon', 'banner', 'cutlass', 'shuriken', 'caltrops'] as const;
    expect(seatIn(quiet({ hand: seven, deck }).state, 0).hand).toHaveLength(7);
    expect(seatIn(quiet({ deck, rewards: ['ninjas'] }).state, 0).hand).toHaveLength(6);
  });

  test('A4 an empty deck becomes the shuffled discard pile; with both empty nothing is drawn', () => {
    const { state, facts } = quiet({ deck: ['banner'], discards: ['grendel', 'medusa'] });
    expect(factsOf(facts, 'reshuffled')).toMatchObject([{ seat: 0 }]);
    expect([...seatIn(state, 0).hand].sort()).toEqual(['banner', 'grendel', 'medusa']);
    expect(seatIn(quiet({}).state, 0).hand).toEqual([]);
  });

  test('D5, G2 the next round begins with the seat to the left', () => {
    expect(quiet({ deck }).state).toMatchObject({ round: 6, first: 1 });
  });
});

describe('a whole set', () => {
  const six = ['house1', 'house2', 'house3', 'house4', 'house5', 'house6'] as const;

  test('E1 wins at once, wherever its cards are', () => {
    const seats = [
      {
        army: ['grendel'],
        hand: ['house1'],
        deck: six.slice(1, 3),
        discards: ['house4'],
        front: ['house5'],
        aside: ['house6'],
      },
      {},
    ] as const;
    const start = inAssault({ seats, marks: 4, sevens: ['house7'] });
    const { state } = give(reveal(start, null, null).state, take(0, 'seven', 'house7'));
    expect(faceOff.result(state)).toMatchObject({ rule: 'E1', winners: [0] });
  });

  test('E1, S6 nobody is thought to have been dealt what would have won already', () => {
    const seats = [
      {},
      { front: ['house1', 'house2', 'house3', 'house4', 'house7'], aside: ['house5', 'ninjas2'] },
    ] as const;
    const clock = { row: [], middle: [], deck: ['house5', 'house6', 'ninjas2', 'ninjas3'] } as const;
    const state = inFaceOff({ seats, clock });
    for (let guess = 0; guess < 300; guess++) {
      const { aside } = seatIn(faceOff.determinize(faceOff.view(state, 0), chanceFrom(`guess ${guess}`)), 1);
      expect([...aside].sort()).not.toEqual(['house5', 'house6']);
    }
  });

  test('E1 Wild things stand in for as many numbers as there are other seats, never for the seven', () => {
    const end = (
      cards: readonly (typeof six)[number][],
      rewards: readonly ['ninjas'] | readonly ['ninjas', 'pirates'],
      others: number,
    ) => {
      const seats = [
        { army: ['grendel'], discards: cards, rewards },
        ...Array.from({ length: others }, () => ({})),
      ] as const;
      const start = inAssault({ seats, marks: 4, sevens: ['house7'] });
      const nothing = seats.map(() => null);
      return faceOff.result(give(reveal(start, ...nothing).state, take(0, 'seven', 'house7')).state)?.rule ?? null;
    };
    expect(end(six.slice(1), ['ninjas'], 1)).toBe('E1');
    expect(end(six.slice(2), ['ninjas', 'pirates'], 1)).toBeNull();
    expect(end(six.slice(2), ['ninjas', 'pirates'], 2)).toBe('E1');
    // Without the seven nothing is complete.
    const start = inAssault({
      seats: [{ army: ['grendel'], discards: six, rewards: ['ninjas'] }, {}],
      marks: 4,
      sevens: ['ninjas7'],
    });
    expect(faceOff.result(give(reveal(start, null, null).state, taking(0, 'token')).state)).toBeNull();
  });
});
