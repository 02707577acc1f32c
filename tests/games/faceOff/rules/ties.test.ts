import { describe, expect, test } from 'vitest';
import { ranking } from '../../../../src/games/faceOff/rules/power/ranking.ts';
import { position, totals } from '../position.ts';

/** Who comes first, and the rule that put the first before the second. */
function won(state: ReturnType<typeof position>, place: 'faceOff' | 'hq' = 'hq'): readonly unknown[] {
  const [first] = ranking(state, [...state.seats.keys()], place);
  return [first?.seat, first?.tie];
}

describe('ties', () => {
  test('T1 Castle Grimmoor looks at the strongest single card in the army', () => {
    // 6 + 3 and 5 + 4: both armies get 3 more for a personality.
    const seats = [{ army: ['maryRead', 'annieOakley'] }, { army: ['grendel', 'campCook'] }] as const;
    expect(totals(position({ seats, hqs: ['monsters'] }), 'hq')).toEqual([12, 12]);
    expect(won(position({ seats, hqs: ['monsters'] }))).toEqual([1, 'T1']);
  });

  test('T1 the Last Chance Saloon looks at the most cards, the Hidden Dojo at the fewest', () => {
    const seats = [{ army: ['genghisKhan'] }, { army: ['grendel', 'campCook'] }] as const;
    expect(won(position({ seats, hqs: ['cowboys'] }))).toEqual([1, 'T1']);
    expect(won(position({ seats, hqs: ['ninjas'] }))).toEqual([0, 'T1']);
  });

  test('T1 Skull Cove looks at the most tokens', () => {
    const seats = [
      { army: ['genghisKhan'], tokens: 3 },
      { army: ['grendel', 'campCook'], tokens: 4 },
    ] as const;
    expect(won(position({ seats, hqs: ['pirates'] }))).toEqual([1, 'T1']);
  });

  test('T1, R10 in a Face Off the headquarters compares armies; none is last for strongest and most, first for fewest', () => {
    const seats = [{ stage: ['maryRead'] }, { stage: ['docHoliday'], army: ['campCook'] }] as const;
    expect(won(position({ seats, hqs: ['monsters'] }), 'faceOff')).toEqual([1, 'T1']);
    expect(won(position({ seats, hqs: ['cowboys'] }), 'faceOff')).toEqual([1, 'T1']);
    expect(won(position({ seats, hqs: ['ninjas'] }), 'faceOff')).toEqual([0, 'T1']);
  });

  test('T2, T5 at the Heathen House the letter of the personality decides: A beats Z, and the best of several counts', () => {
    // Mary Read O, Doc Holiday N.
    expect(won(position({ seats: [{ stage: ['maryRead'] }, { stage: ['docHoliday'] }] }), 'faceOff')).toEqual([
      1,
      'T2',
    ]);
    // Camp Cook B beside Grendel S, Genghis Khan W.
    const seats = [{ army: ['genghisKhan'] }, { army: ['grendel', 'campCook'] }] as const;
    expect(won(position({ seats }))).toEqual([1, 'T2']);
  });

  test('T3 then the letter of the equipment decides; no card is last', () => {
    // The same personality, as with two copies of a faction; Gold Pan D and Rum Barrel G with 1 more power.
    const tied = [{ stage: ['campCook', 'rumBarrel'] }, { stage: ['campCook', 'stagecoach'] }] as const;
    expect(won(position({ seats: tied }), 'faceOff')).toEqual([0, 'T3']);
    const one = [{ stage: ['campCook'] }, { stage: ['campCook', 'woodenNickel'] }] as const;
    expect(won(position({ seats: one }), 'faceOff')).toEqual([1, 'T3']);
  });

  test('T4 at last the turn order decides, from the first seat', () => {
    const seats = [{ stage: ['campCook'] }, { stage: ['campCook'] }] as const;
    expect(won(position({ seats, first: 0 }), 'faceOff')).toEqual([0, 'T4']);
    expect(won(position({ seats, first: 1 }), 'faceOff')).toEqual([1, 'T4']);
  });

  test('T5, R11 scrubs have no letter and come after Z', () => {
    // Trick Knee 1, and The Parrot A reduced to 1 by an attack.
    const seats = [{ stage: ['trickKnee'] }, { stage: ['parrot'], penalty: 1 }] as const;
    expect(totals(position({ seats, place: 'faceOff' }), 'faceOff')).toEqual([1, 1]);
    expect(won(position({ seats, place: 'faceOff' }), 'faceOff')).toEqual([1, 'T2']);
    const scrubs = [{ stage: ['trickKnee'] }, {}] as const;
    expect(won(position({ seats: scrubs, place: 'faceOff' }), 'faceOff')).toEqual([0, null]);
  });
});

describe('totals', () => {
  test('H5, R20 each personality holds one piece of equipment, and same types need no pair', () => {
    const only = { hqs: ['house'] } as const;
    const wriggly = { army: ['wriggly', 'vatsOfSlime', 'trojanHorse'] } as const;
    // 2 + 5 + 6, and 3 with Vats as equipment, 3 with the Horse as a personality.
    expect(totals(position({ seats: [wriggly, {}], ...only }), 'hq')[0]).toBe(19);
    // As equipment the Horse needs a pair of its own: only one of the two counts.
    const bound = { army: ['wriggly', 'vatsOfSlime', 'trojanHorse:equipment'] } as const;
    expect(totals(position({ seats: [bound, {}], ...only }), 'hq')[0]).toBe(16);
  });

  test('H5 the best pairing is found', () => {
    // The Colt goes to a Gambler, the Chain Whip to Tomo: 5 + 2 + 2 + 3 + 3 + 6.
    const army = ['pokerAlice', 'tomoSukesada', 'coltRevolver', 'goemonsChainWhip'] as const;
    expect(totals(position({ seats: [{ army }, {}] }), 'hq')[0]).toBe(21);
    // Annie wants a firearm, and the Colt a Gambler: with one Colt only one of them is served, the better one.
    const rivals = ['annieOakley', 'pokerAlice', 'coltRevolver'] as const;
    expect(totals(position({ seats: [{ army: rivals }, {}] }), 'hq')[0]).toBe(14);
  });

  test('H6 Heart of the Beast, Sheriff’s Star, and the Castle count as printed', () => {
    const beast = { stage: ['grendel', 'campCook'], rewards: ['monsters'] } as const;
    expect(totals(position({ seats: [beast, {}] }), 'faceOff')[0]).toBe(10);
    const star = { army: ['campCook'], rewards: ['cowboys'] } as const;
    expect(totals(position({ seats: [star, { rewards: ['cowboys'] }] }), 'hq')).toEqual([5, 0]);
    const castle = [{ army: ['campCook'] }, { army: ['cannon'] }] as const;
    expect(totals(position({ seats: castle, hqs: ['monsters'] }), 'hq')).toEqual([6, 4]);
  });

  test('F4 power never falls below 0, and counts cards in hand as they are (R38)', () => {
    const seats = [
      { stage: ['parrot'], penalty: 5 },
      { stage: ['scrollOfShadows'], hand: ['goldPan', 'banner', 'cannon'] },
    ] as const;
    expect(totals(position({ seats, place: 'faceOff' }), 'faceOff')).toEqual([0, 7]);
  });

  test('A1 the Sopwith Camel counts 4 more at headquarters while the timing card is 2 or less', () => {
    const seats = [{ army: ['sopwithCamel'] }, { stage: ['sopwithCamel'] }] as const;
    expect(totals(position({ seats, timings: [2, 4] }), 'hq')[0]).toBe(9);
    expect(totals(position({ seats, timings: [3, 4] }), 'hq')[0]).toBe(5);
    expect(totals(position({ seats, timings: [2, 4] }), 'faceOff')[1]).toBe(5);
  });

  test('R20 clauses count other cards of a type, and the Posse only at headquarters', () => {
    const army = ['posse', 'campCook', 'spareDeputy', 'banner'] as const;
    // 6 + 3 + 3 + 5; 2 for the Posse’s two companions, 2 for the Deputy’s other Lawman.
    expect(totals(position({ seats: [{ army }, {}] }), 'hq')[0]).toBe(21);
    expect(totals(position({ seats: [{ stage: army }, {}] }), 'faceOff')[0]).toBe(17);
    expect(
      totals(position({ seats: [{ stage: ['adaLovelace', 'goldPan'] }, { stage: ['adaLovelace'] }] }), 'faceOff'),
    ).toEqual([10, 6]);
  });

  test('H8, R23 a siege of an army counts at most three cards, adds up, and spares its owner', () => {
    const siege = { by: 1, minus: 1, on: 'army' } as const;
    const seats = [{ army: ['grendel', 'medusa', 'cannon', 'banner'] }, { army: ['grendel'] }] as const;
    expect(totals(position({ seats, sieges: [siege] }), 'hq')).toEqual([16, 6]);
    expect(totals(position({ seats, sieges: [siege, siege] }), 'hq')).toEqual([13, 6]);
    expect(totals(position({ seats, sieges: [{ by: 1, minus: 1, on: 'equipment' }] }), 'hq')).toEqual([17, 6]);
  });
});
