import { describe, expect, test } from 'vitest';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import { scores } from '../../../../src/games/faceOff/rules/scoring/scores.ts';
import {
  atClock,
  claiming,
  declining,
  factsOf,
  give,
  inAssault,
  inFaceOff,
  legal,
  picking,
  picks,
  position,
  reveal,
  sealing,
  seatIn,
  taking,
  totals,
} from '../position.ts';

const deck = ['goldPan', 'banner', 'redRyder', 'campCook', 'stagecoach', 'pokerAlice'] as const;
const NO_POWER = { row: [], middle: [], deck: [] };

describe('the shape of a game', () => {
  test('G3 a round is a clock card, then the fight over it, then the Draw phase', () => {
    const clock = { row: ['house1', 'house2', 'house3'], middle: [], deck: [] } as const;
    const start = atClock({ seats: [{ hand: ['grendel'], deck }, { deck }], clock, power: NO_POWER });
    const nothing = [sealing(1, null), sealing(0, null), sealing(1, null)];
    const { facts } = give(start, claiming(0, 'house2'), sealing(0, 'grendel'), ...nothing, taking(0, 'clock'));
    const order = ['claimed', 'revealed', 'ranked', 'gained', 'cleanedUp', 'violenceEnded', 'drawn', 'roundBegan'];
    const first = order.map((name) => facts.findIndex(({ fact }) => fact === name));
    expect(first).toEqual([...first].sort((one, other) => one - other));
    expect(first.every((index) => index >= 0)).toBe(true);
  });

  test('G1, R3, R4 a card’s text beats the one card of a step: an Extra of any type, resolved before the rest of its parent', () => {
    const hand = ['nightParade', 'rumBarrel', 'graveMist'] as const;
    const start = reveal(inFaceOff({ seats: [{ hand, deck }, {}] }), 'nightParade', null).state;
    expect(legal(start, 'pick')).toEqual([
      picking(0, 'rumBarrel', 'equipment'),
      picking(0, 'graveMist', 'personality'),
      picking(0, 'graveMist', 'equipment'),
    ]);
    const { state, facts } = give(start, picking(0, 'rumBarrel', 'equipment'));
    // The Rum’s token comes before the card that Night Parade draws.
    expect(facts.map(({ fact }) => fact)).toEqual(['extraPlayed', 'tokensGained', 'drawn']);
    expect(seatIn(state, 0).stage.map(({ card }) => card)).toEqual(['nightParade', 'rumBarrel']);
  });

  test('R4 at headquarters an Extra joins the army at once, before its parent', () => {
    const hand = ['nightParade', 'rumBarrel'] as const;
    const { state, facts } = reveal(inAssault({ seats: [{ hand, deck }, {}] }), 'nightParade', null);
    expect(factsOf(facts, 'joined')).toEqual([]);
    const played = give(state, picking(0, 'rumBarrel', 'equipment'));
    expect(factsOf(played.facts, 'joined').map(({ card }) => card)).toEqual(['nightParade']);
    expect(seatIn(played.state, 0).army.some(({ isArriving }) => isArriving)).toBe(false);
  });
});

describe('cards in a fight', () => {
  test('F3 equipment needs no personality, and a card of both types stays what it was played as', () => {
    const seats = [{ hand: ['graveMist'] }, { stage: ['campCook'], hand: ['goldPan'] }] as const;
    const start = inFaceOff({ seats, power: NO_POWER }, 'equipment');
    const [first] = faceOff.legalCommands(start, 0);
    expect(first).toEqual(sealing(0, 'graveMist:equipment'));
    const { state, facts } = reveal(start, 'graveMist:equipment', 'goldPan');
    expect(seatIn(state, 0).stage).toEqual([{ card: 'graveMist', as: 'equipment' }]);
    expect(factsOf(facts, 'ranked')[0]?.order.map(({ seat }) => seat)).toEqual([1]);
  });

  test('R1 tokens, cards drawn and attacks just happen; only what is chosen is asked and can be declined', () => {
    const seats = [
      { hand: ['littleManWithTheGreenBeard'] },
      { hand: ['docHoliday'] },
      { hand: ['campCook'], deck },
    ] as const;
    const { state, facts } = reveal(inFaceOff({ seats }), 'littleManWithTheGreenBeard', 'docHoliday', 'campCook');
    expect(facts.map(({ fact }) => fact)).toEqual([
      'sealed',
      'sealed',
      'sealed',
      'revealed',
      'tokensGained',
      'attacked',
      'drawn',
    ]);
    expect(state.steps[0]).toEqual({ step: 'seal', part: 'equipment' });
    const asked = reveal(
      inFaceOff({ seats: [{ hand: ['billyTheKid', 'goldPan'], deck }, {}] }),
      'billyTheKid',
      null,
    ).state;
    expect([picks(asked), give(asked, declining(0)).state.steps[0]]).toEqual([
      ['goldPan'],
      { step: 'seal', part: 'equipment' },
    ]);
  });

  test('R18 what is revealed counts at once: an attack meets the seat whose card has not resolved yet', () => {
    const seats = [{ hand: ['docHoliday'] }, { hand: ['campCook'], deck }, { hand: ['genghisKhan'] }] as const;
    const { facts, state } = reveal(inFaceOff({ seats }), 'docHoliday', 'campCook', 'genghisKhan');
    expect(factsOf(facts, 'attacked')).toMatchObject([{ seat: 0, target: 2, minus: 1 }]);
    expect(totals(state, 'faceOff')).toEqual([5, 3, 8]);
  });

  test('R14 with two seats the third reward is not given, and the clock card leaves the game', () => {
    const seats = [
      { hand: ['genghisKhan'], deck },
      { hand: ['campCook'], deck },
    ] as const;
    const power = { row: ['aristotle'], middle: [], deck: [] } as const;
    let { state } = reveal(inFaceOff({ seats, power }), 'genghisKhan', 'campCook');
    ({ state } = give(state, sealing(0, null), sealing(1, null), taking(0, 'token')));
    ({ state } = give(state, { do: 'take', seat: 1, reward: 'power', card: 'aristotle' }));
    expect(state.gone).toEqual(['goldTrophy']);
  });

  test('R22 any seven that is left can be taken, and a reward lies in front of its owner', () => {
    const seats = [
      { army: ['grendel'], deck },
      { army: ['campCook'], deck },
    ] as const;
    const hqs = ['pirates', 'cowboys'] as const;
    const start = inAssault({ seats, marks: 4, hqs, timings: [3, 3], sevens: ['house7', 'ninjas7'] });
    const { state } = reveal(start, null, null);
    expect(legal(state, 'take').flatMap(({ card }) => card ?? [])).toEqual(['house7', 'ninjas7']);
    const own = seatIn(give(state, taking(0, 'hqReward')).state, 0);
    expect([own.rewards, own.owned.length]).toEqual([['pirates'], 7]);
  });
});

describe('points and new cards', () => {
  test('M4, R35 Market cards count their points wherever they are, but not out of the game', () => {
    const inDeck = position({ seats: [{ deck: ['holyGrail'], army: ['treasureMap'] }, {}] });
    expect(scores(inDeck).map(({ market }) => market)).toEqual([8, 0]);
    const gone = position({ seats: [{}, {}], gone: ['holyGrail'] });
    expect(scores(gone).map(({ market }) => market)).toEqual([0, 0]);
  });

  test('D2 cards drawn in the Draw phase wait for the next one', () => {
    const seats = [{ hand: ['stagecoach'], deck: ['ninjas2', 'goldPan', 'banner', 'redRyder'] }, { deck }] as const;
    const clock = { row: ['house1', 'house2', 'house3'], middle: [], deck: [] } as const;
    const { state } = reveal(inAssault({ seats, clock }, 'sappers'), null, null);
    // The card may be in the hand, as far as the others know, so the seat is asked: there is nothing to lay yet.
    expect(faceOff.legalCommands(state)).toEqual([declining(0)]);
    const next = give(state, declining(0)).state;
    expect([next.round, seatIn(next, 0).hand.includes('ninjas2'), seatIn(next, 0).front]).toEqual([6, true, []]);
  });
});
