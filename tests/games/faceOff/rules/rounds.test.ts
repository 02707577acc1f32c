import { describe, expect, test } from 'vitest';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import { scores } from '../../../../src/games/faceOff/rules/scoring/scores.ts';
import {
  factsOf,
  give,
  inAssault,
  inFaceOff,
  legal,
  moving,
  picking,
  picks,
  position,
  reveal,
  sealing,
  seatIn,
  taking,
  totals,
} from '../position.ts';

describe('the examples of the rulebook', () => {
  test('F4, F6, F8 Billy and his Banner beat Tomo and his Chain Whip by 12 to 11, and Billy flies', () => {
    const start = inFaceOff({
      seats: [
        {
          hand: ['billyTheKid', 'banner', 'goldPan'],
          deck: ['pokerAlice', 'annieOakley', 'docHoliday', 'campCook', 'stagecoach'],
        },
        {
          hand: ['tomoSukesada', 'goemonsChainWhip'],
          deck: ['caltrops', 'shuriken', 'goemon', 'novice', 'clanScout', 'strawDouble'],
        },
      ],
      prize: 'ninjas6',
      power: { row: ['aristotle', 'dracula', 'truthGun'], middle: [], deck: [] },
    });
    const first = reveal(start, 'billyTheKid', 'tomoSukesada').state;
    const second = give(first, picking(0, 'goldPan'), { do: 'choose', seat: 1, option: 1 }).state;
    expect([seatIn(second, 0).hand, seatIn(second, 1).tokens]).toEqual([['banner', 'pokerAlice'], 11]);
    const third = give(reveal(second, 'banner', 'goemonsChainWhip').state, picking(1, 'caltrops'));
    expect(factsOf(third.facts, 'ranked')[0]?.order.map(({ seat, total }) => [seat, total])).toEqual([
      [0, 12],
      [1, 11],
    ]);
    const end = give(
      third.state,
      taking(0, 'clock'),
      { do: 'take', seat: 1, reward: 'power', card: 'aristotle' },
      { do: 'fly', seat: 0, card: 'billyTheKid' },
    ).state;
    expect(seatIn(end, 0).army.map(({ card }) => card)).toEqual(['billyTheKid']);
    expect(seatIn(end, 0).discards).toEqual(['goldPan', 'ninjas6', 'banner']);
    expect(seatIn(end, 1).discards).toEqual(['caltrops', 'aristotle', 'tomoSukesada', 'goemonsChainWhip']);
  });

  test('H1, H3, H8 Red Ryder shelters an army of 10 from the siege of an army of 4', () => {
    const start = inAssault({
      seats: [{ hand: ['redRyder'], army: ['billyTheKid'] }, { hand: ['tamoeGozen'] }],
      first: 1,
    });
    const { state, facts } = reveal(start, 'redRyder', 'tamoeGozen');
    expect(factsOf(facts, 'siegeLaid')).toHaveLength(1);
    expect(totals(state, 'hq')).toEqual([10, 4]);
    expect(factsOf(facts, 'tokensGained')).toMatchObject([{ seat: 0, tokens: 2, rule: 'A2' }]);
    expect(
      totals(
        {
          ...state,
          seats: state.seats.map((own, seat) => (seat === 0 ? { ...own, army: own.army.slice(0, 1) } : own)),
        },
        'hq',
      ),
    ).toEqual([5, 4]);
  });

  test('E3, E4, E5, E6, E7, E8, E10 Teri scores 27 and Tom 24', () => {
    const state = position({
      seats: [
        {
          tokens: 14,
          discards: [
            'ninjas1',
            'ninjas3',
            'cowboys7',
            'house4',
            'familyRecipe',
            'bruisedEgo',
            'bruisedEgo',
            'woodenNickel',
            'dracula',
            'truthGun',
            'cleopatra',
          ],
        },
        {
          tokens: 9,
          deck: ['house1', 'house7', 'cowboys1', 'cowboys5', 'ninjas4'],
          hand: ['aristotle', 'willie', 'kraken', 'rasputin'],
        },
      ],
    });
    expect(scores(state).map(({ lead, total, scrubs, bonus }) => [total - lead, lead, scrubs, bonus])).toEqual([
      [27, 0, -3, 4],
      [24, 1, 0, 0],
    ]);
  });
});

test('F7, R15 the Power tree moves after the clean-up and the Clock tree', () => {
  const start = inFaceOff({
    seats: [{ hand: ['genghisKhan'], deck: ['goldPan', 'banner', 'redRyder', 'campCook', 'stagecoach'] }, {}],
    clock: { row: ['house1', 'house2'], middle: ['house3', 'house4'], deck: [] },
    power: { row: ['aristotle', 'dracula', 'truthGun'], middle: ['kraken', 'willie'], deck: ['posse'] },
  });
  let { state } = reveal(start, 'genghisKhan', null);
  ({ state } = give(state, sealing(0, null), sealing(1, null)));
  ({ state } = give(state, { do: 'take', seat: 0, reward: 'power', card: 'dracula' }));
  expect(seatIn(state, 0).discards).toEqual(['dracula', 'genghisKhan']);
  expect(legal(state, 'move').map(({ card }) => card)).toEqual(['house3', 'house4']);
  ({ state } = give(state, moving(0, 'house3')));
  expect(legal(state, 'move').map(({ card }) => card)).toEqual(['kraken', 'willie']);
  ({ state } = give(state, moving(0, 'willie')));
  expect(state.power).toEqual({ row: ['aristotle', 'truthGun', 'willie'], middle: ['kraken', 'posse'], deck: [] });
  expect(state.gone).toEqual(['goldTrophy']);
});

test('A6, R2 a brought card is a step, so the fourth Extra cannot bring another', () => {
  const hand = ['nightParade', 'tinRegiment', 'goblinHost', 'roundTable', 'mutantVampireSharks'] as const;
  const extras = hand.slice(1).map((card) => picking(0, card, 'personality'));
  const start = inFaceOff({ seats: [{ hand }, {}] });
  const { state } = give(reveal(start, 'nightParade', null).state, ...extras);
  expect(picks(state)).toEqual([]);
  const direct = reveal(inFaceOff({ seats: [{ hand: ['mutantVampireSharks'] }, {}] }), 'mutantVampireSharks', null);
  expect(picks(direct.state)).toEqual(['aristotle', 'dracula', 'truthGun']);
});

test('R29 a card that nobody owns is named in vain, and the gift is not shown', () => {
  const start = inAssault({ seats: [{ aside: ['house2'], hand: ['pokerAlice'] }, {}] }, 'prisonerExchange');
  const { state } = give(reveal(start, null, null).state);
  const { facts, state: after } = give(state, { do: 'ransom', seat: 0, card: 'ninjas3', gift: 'house2' });
  const fact = factsOf(facts, 'ransomed')[0];
  expect(seatIn(after, 0).aside).toEqual(['house2']);
  expect(fact && JSON.stringify(faceOff.redact(fact, 1))).not.toContain('house2');
  expect(fact && faceOff.redact(fact, 0)).toEqual(fact);
});
