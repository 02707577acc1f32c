import { describe, expect, test } from 'vitest';
import type { CardId, ScrubId } from '../../../../src/games/faceOff/content/cards.ts';
import { fighterOf, fightersOf, victoryOf } from '../../../../src/games/faceOff/content/cards.ts';
import {
  ASSAULTS,
  type AssaultId,
  BONUSES,
  type BonusId,
  PIECES,
} from '../../../../src/games/faceOff/content/clock.ts';
import { HQ_TIE, REWARD_POINTS } from '../../../../src/games/faceOff/content/hqs.ts';
import { SCRUB_COPIES } from '../../../../src/games/faceOff/content/scrubs.ts';
import type { SetId } from '../../../../src/games/faceOff/content/vocabulary.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import { scores } from '../../../../src/games/faceOff/rules/scoring/scores.ts';
import type { State } from '../../../../src/games/faceOff/rules/state/state.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import {
  atClock,
  claiming,
  factsOf,
  give,
  inAssault,
  inFaceOff,
  position,
  reveal,
  sealing,
  seatIn,
  taking,
  totals,
} from '../position.ts';

const deck = ['goldPan', 'banner', 'campCook', 'shuriken', 'cannon', 'cutlass'] as const;
const SETS: readonly SetId[] = ['house', 'monsters', 'cowboys', 'ninjas', 'pirates'];

test('S1, S2 there are 207 cards', () => {
  const fighters = SETS.flatMap((set) =>
    (['starter', 'power', 'market'] as const).map((kind) => fightersOf(kind, set).length),
  );
  expect(fighters).toEqual([0, 20, 9, 12, 4, 1, 12, 4, 1, 12, 4, 1, 12, 4, 1]);
  const scrubs = Object.values(SCRUB_COPIES).reduce((sum, copies) => sum + copies, 0);
  const others = [scrubs, Object.keys(ASSAULTS).length, Object.keys(BONUSES).length, Object.keys(HQ_TIE).length];
  expect(others).toEqual([30, 15, 10, 5]);
  const timings = 10;
  expect(97 + 30 + 35 + 15 + 10 + 5 + 5 + timings).toBe(207);
});

describe('cards that work at the start of a round', () => {
  /** The next round begins once nothing has been sealed. */
  const nextRound = (card: CardId) => {
    const clock = { row: ['house1'], middle: [], deck: ['house2', 'house3', 'house4', 'house5'] } as const;
    const state = position({ seats: [{ hand: [card], deck }, { deck }], clock, first: 1 });
    return reveal({ ...state, steps: [{ step: 'seal', part: 'army' }, { step: 'endRound' }] }, null, null);
  };

  test('R27 A Training Montage draws a card', () => {
    expect(seatIn(nextRound('trainingMontage').state, 0).hand).toEqual(['trainingMontage', 'goldPan']);
  });

  test('R27 the Treasure Map gives a token', () => {
    expect(nextRound('treasureMap').state.seats.map(({ tokens }) => tokens)).toEqual([11, 10]);
  });

  test('R27 the Crystal Ball shows three cards', () => {
    expect(factsOf(nextRound('crystalBall').facts, 'peeked')).toMatchObject([
      { seat: 0, cards: ['house2', 'house3', 'house4'] },
    ]);
  });
});

describe('F8 every Aviator flies with every Traveler', () => {
  const aviators = ['billyTheKid', 'annieOakley', 'parrot', 'wildBillHickok'] as const;
  const travelers = [
    'dirigible',
    'banner',
    'stagecoach',
    'boardingHook:equipment',
    'ironHorse',
    'sopwithCamel',
    'trojanHorse:equipment',
    'flyingCarpet',
  ] as const;
  const flights = (...stage: Parameters<typeof inFaceOff>[0]['seats'][0]['stage'] & object) => {
    const state = position({ seats: [{ stage, deck }, {}], place: 'faceOff' });
    const steps: State['steps'] = [
      { step: 'seal', part: 'army' },
      { step: 'cleanUp', seat: 0, flown: 0 },
    ];
    return faceOff
      .legalCommands(reveal({ ...state, steps }, null, null).state)
      .flatMap((one) => (one.do === 'fly' ? [one.card] : []));
  };

  test.each(aviators.flatMap((aviator) => travelers.map((traveler) => [aviator, traveler] as const)))(
    '%s with %s',
    (aviator, traveler) => {
      expect(flights(aviator, traveler)).toEqual([aviator]);
      expect(flights(aviator, 'rumBarrel')).toEqual([]);
      expect(flights('grendel', traveler)).toEqual([]);
    },
  );
});

describe('scrubs', () => {
  const printed: Readonly<Record<ScrubId, readonly [type: string, power: number, points: number, copies: number]>> = {
    bruisedEgo: ['personality', 0, -1, 8],
    trickKnee: ['personality', 1, 0, 6],
    staleBiscuit: ['equipment', 1, 0, 6],
    woodenNickel: ['equipment', 0, -1, 6],
    overdueBill: ['equipment', 0, -2, 4],
  };

  test.each(Object.entries(printed) as [ScrubId, (typeof printed)[ScrubId]][])(
    'S2, E6, T5 %s',
    (card, [type, power, points, copies]) => {
      expect([fighterOf(card)?.type, fighterOf(card)?.letter, SCRUB_COPIES[card]]).toEqual([type, null, copies]);
      const played = reveal(
        inAssault({ seats: [{ hand: [card] }, {}], timings: [9, 9], market: [] }, 'bazaarByNight'),
        card,
        null,
      );
      expect(totals(played.state, 'hq')).toEqual([power, 0]);
      expect(scores(position({ seats: [{ discards: [card], tokens: 0 }, {}] })).map(({ total }) => total)).toEqual([
        points,
        10,
      ]);
    },
  );
});

describe('victory cards', () => {
  /** By number, the puzzle pieces. */
  const printed: Readonly<Record<SetId, string>> = {
    house: '▪▪ ▪▪▪ ▪▪ ▪ ▪▪ ▪ ▪',
    monsters: '▪▪▪ ▪▪ ▪▪ ▪ ▪ ▪ ▪▪',
    cowboys: '▪▪ ▪▪ ▪ ▪▪ ▪ ▪ ▪▪▪',
    ninjas: '▪▪ ▪▪▪ ▪ ▪▪ ▪ ▪ ▪▪',
    pirates: '▪▪ ▪▪ ▪▪ ▪ ▪▪ ▪ ▪▪',
  };
  const seats = [{ tokens: 0 }, { tokens: 0 }, { tokens: 0 }, { tokens: 0 }];

  test.each(SETS)('E4, E5 those of the %s score their number with most pieces, and a point with fewer', (set) => {
    const pieces = printed[set].split(' ').map((marks) => marks.length);
    expect(PIECES[set]).toEqual(pieces);
    for (const [index, count] of pieces.entries()) {
      const card = `${set}${index + 1}` as CardId;
      expect(victoryOf(card)).toEqual({ set, no: index + 1, pieces: count });
      const scored = (...rival: CardId[]) =>
        scores(position({ seats: [{ front: [card], tokens: 0 }, { front: rival, tokens: 0 }, ...seats.slice(2)] }));
      expect(at(scored(), 0).total).toBe(index + 1);
      const others = pieces.flatMap((_, other) => (other === index ? [] : [`${set}${other + 1}` as CardId]));
      expect(at(scored(...others), 0).total).toBe(1);
    }
  });
});

describe('bonus cards', () => {
  const printed: Readonly<Record<BonusId, readonly [points: number, effect: 'wild' | 'draw' | 'token' | null]>> = {
    counterfeitSeal: [2, 'wild'],
    pawnTicket: [3, 'draw'],
    familyRecipe: [4, null],
    prizeRibbon: [3, 'token'],
    luckyCoin: [3, 'token'],
    forgedPapers: [2, 'wild'],
    blankPassport: [2, 'wild'],
    bronzeTrophy: [4, null],
    silverTrophy: [4, null],
    goldTrophy: [5, null],
  };
  /** Seat 0 wins a Face Off over the card, and takes it; it owns the seven of a set and five others. */
  const claimed = (prize: BonusId) => {
    const front = ['house1', 'house2', 'house3', 'house4', 'house5', 'house7'] as const;
    const start = inFaceOff({ seats: [{ hand: ['genghisKhan'], deck, front }, {}], prize });
    const { state } = reveal(start, 'genghisKhan', null);
    return give(state, sealing(0, null), sealing(1, null), taking(0, 'clock'));
  };

  test.each(Object.entries(printed) as [BonusId, (typeof printed)[BonusId]][])(
    'E1, E6, F6 %s',
    (card, [points, effect]) => {
      const { state, facts } = claimed(card);
      const own = facts.filter(({ by }) => by === `card:${card}`);
      expect(own).toMatchObject(
        effect === 'draw'
          ? [{ fact: 'drawn', cards: ['goldPan'] }]
          : effect === 'token'
            ? [{ fact: 'tokensGained', seat: 0, tokens: 1 }]
            : [],
      );
      expect(state.ending?.rule).toBe(effect === 'wild' ? 'E1' : undefined);
      expect(scores(position({ seats: [{ front: [card], tokens: 0 }, {}] }))[0]?.total).toBe(points);
    },
  );
});

describe('assault cards', () => {
  const draws = (seat: number) => ({ fact: 'drawn', seat, cards: ['goldPan'] });
  const ransom = { do: 'ransom', seat: 0 } as const;
  /** The marks; then what happens, or what is asked, of the High Man (seat 0), the Low Man (seat 2), or all. */
  const printed: Readonly<
    Record<AssaultId, readonly [marks: number, happens: readonly object[], asks: object | null]>
  > = {
    spoilsOfWar: [1, [{ fact: 'tokensGained', seat: 0, tokens: 2 }], null],
    bazaarByNight: [1, [], { do: 'bid', seat: 0, tokens: 1 }],
    auctionBlock: [1, [], { do: 'bid', seat: 0, tokens: 1 }],
    blackMarket: [1, [], { do: 'bid', seat: 0, tokens: 1 }],
    nightWatch: [1, [{ fact: 'scrubbed', seat: 2, target: 2 }], null],
    forlornHope: [1, [draws(2)], null],
    warCouncil: [2, [draws(0)], null],
    muster: [2, [draws(0), draws(1), draws(2)], null],
    stormTheGate: [2, [{ fact: 'tokensGained', seat: 0, tokens: 1 }], null],
    sappers: [1, [{ fact: 'tokensPaid', seat: 2, tokens: 1 }], null],
    smugglersQuay: [1, [], { do: 'bid', seat: 0, tokens: 1 }],
    prisonerExchange: [1, [], ransom],
    traitorsBargain: [2, [], ransom],
    hiddenVault: [1, [{ fact: 'searched', seat: 0, cards: ['house4'] }], { do: 'pick', seat: 0, card: 'house4' }],
    graveGoods: [1, [{ fact: 'searched', seat: 0, cards: ['house4'] }], { do: 'pick', seat: 0, card: 'house4' }],
  };

  test.each(Object.entries(printed) as [AssaultId, (typeof printed)[AssaultId]][])(
    'H3, H4 %s',
    (card, [marks, happens, asks]) => {
      const seats = [
        { army: ['kraken'], deck, front: ['cowboys1'] },
        { army: ['medusa'], deck },
        { army: ['parrot'], deck },
      ] as const;
      const clock = {
        row: [card, 'house1', 'house2'],
        middle: ['house3', 'house6'],
        deck: ['muster', 'house4', 'sappers'],
      } as const;
      const { state } = give(atClock({ seats, clock, market: ['hauntingPresence'] }), claiming(0, card));
      expect([state.marks, state.atHq]).toEqual([marks, [card]]);
      const played = reveal(state, null, null, null);
      expect(played.facts.filter(({ by }) => by === `card:${card}`)).toMatchObject(happens);
      expect(faceOff.legalCommands(played.state)[0]).toMatchObject(asks ?? { do: 'move', seat: 0 });
    },
  );
});

describe('headquarters and their rewards', () => {
  const star = { rewards: ['cowboys'] } as const;

  test('H1, T1 at the Heathen House two cards are sealed; the others have tie rules', () => {
    expect(HQ_TIE).toEqual({
      house: null,
      monsters: 'strongestCard',
      cowboys: 'mostCards',
      ninjas: 'fewestCards',
      pirates: 'mostTokens',
    });
    const seats = [{ hand: ['grendel', 'banner'] }, {}] as const;
    const sealed = sealing(0, ['grendel', 'banner']);
    expect(faceOff.apply(inAssault({ seats }), sealed).ok).toBe(true);
    expect(faceOff.apply(inAssault({ seats, hqs: ['monsters', 'cowboys'] }), sealed).ok).toBe(false);
  });

  test('H5 Castle Grimmoor adds 3 to each army with a personality', () => {
    const seats = [{ army: ['grendel'] }, { army: ['banner'] }, {}] as const;
    expect(totals(position({ seats, hqs: ['monsters', 'cowboys'] }), 'hq')).toEqual([9, 5, 0]);
  });

  test('R21 the Last Chance Saloon pays the High Man, and the Hidden Dojo lets all draw', () => {
    const seats = [
      { army: ['grendel'], deck },
      { army: ['kraken'], deck },
    ] as const;
    const caused = (hq: 'cowboys' | 'ninjas') =>
      reveal(inAssault({ seats, hqs: [hq, 'pirates'] }), null, null).facts.filter(({ by }) => by === `hq:${hq}`);
    expect(caused('cowboys')).toMatchObject([{ fact: 'tokensGained', seat: 1, tokens: 1 }]);
    expect(caused('ninjas')).toMatchObject([
      { fact: 'drawn', seat: 0, cards: ['goldPan'] },
      { fact: 'drawn', seat: 1, cards: ['goldPan'] },
    ]);
  });

  test('F6 Skull Cove, and the Letter of Marque, pay the winner of a Face Off', () => {
    const won = (hqs: State['hqs'], rewards: readonly ['pirates'] | readonly []) => {
      const start = inFaceOff({ seats: [{ hand: ['grendel'], deck, rewards }, {}], hqs });
      const { state } = reveal(start, 'grendel', null);
      return seatIn(give(state, sealing(0, null), sealing(1, null)).state, 0).tokens;
    };
    expect([
      won(['pirates', 'cowboys'], []),
      won(['house', 'cowboys'], ['pirates']),
      won(['house', 'cowboys'], []),
    ]).toEqual([11, 11, 10]);
  });

  test('H6 the Heart of the Beast adds 1 for each personality of 6 and more, in Face Offs alone', () => {
    const fights = ['grendel', 'medusa', 'kraken', 'witchsCauldron'] as const;
    const state = position({ seats: [{ stage: fights, army: fights, rewards: ['monsters'] }, {}], place: 'faceOff' });
    expect([totals(state, 'faceOff')[0], totals(state, 'hq')[0]]).toEqual([6 + 4 + 10 + 7 + 2, 6 + 4 + 10 + 7]);
  });

  test('H6 the Sheriff’s Star adds 2 to an army that is not empty', () => {
    expect(totals(position({ seats: [{ ...star, army: ['banner'] }, star, {}] }), 'hq')).toEqual([7, 0, 0]);
  });

  test('D1 the Thousand-Year Scroll raises the hand limit to six', () => {
    const start = inAssault({ seats: [{ deck, rewards: ['ninjas'] }, { deck }] });
    expect(reveal(start, null, null).state.seats.map(({ hand }) => hand.length)).toEqual([6, 5]);
  });

  test('R37 with the Skeleton Key the first seat may take a card of the middle', () => {
    const clock = { row: ['house1', 'house2', 'house3'], middle: ['house4', 'house5'], deck: [] } as const;
    const claims = (rewards: readonly ['house'] | readonly []) =>
      faceOff.legalCommands(atClock({ seats: [{ rewards }, {}], clock })).length;
    expect([claims(['house']), claims([])]).toEqual([5, 3]);
  });

  test('E1, E6 their rewards count 3 and 2 points, and two of them are Wild', () => {
    expect(REWARD_POINTS).toEqual({ house: 3, monsters: 2, cowboys: 2, ninjas: 2, pirates: 2 });
    const front = ['house1', 'house2', 'house3', 'house4', 'house7'] as const;
    const wins = SETS.filter((hq) => {
      const state = inFaceOff({ seats: [{ hand: ['grendel'], deck, front, rewards: [hq] }, {}], prize: 'house5' });
      const fought = give(reveal(state, 'grendel', null).state, sealing(0, null), sealing(1, null));
      return give(fought.state, taking(0, 'clock')).state.ending?.rule === 'E1';
    });
    expect(wins).toEqual(['ninjas', 'pirates']);
  });
});
