import { describe, expect, test } from 'vitest';
import { isAssault, isBonus, kindOf, setOf, victoryOf } from '../../../../src/games/faceOff/content/cards.ts';
import { BONUSES } from '../../../../src/games/faceOff/content/clock.ts';
import type { FactionId } from '../../../../src/games/faceOff/content/vocabulary.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import type { State } from '../../../../src/games/faceOff/rules/state/state.ts';
import { at } from '../../../../src/kernel/values/at.ts';
import { declining, give, picking, position, seatIn } from '../position.ts';

const ALL: readonly FactionId[] = ['monsters', 'cowboys', 'ninjas', 'pirates', 'ninjas'];
const begin = (seats: number, seed = 'setup', timing: 'standard' | 'printed' | 'expert' = 'standard'): State =>
  faceOff.newGame({ seed, factions: ALL.slice(0, seats), timing }).state;
const all = ({ row, middle, deck }: State['clock']): readonly string[] => [...row, ...middle, ...deck];

describe('S1–S9 what a game begins with', () => {
  test.each([
    { seats: 2, market: 1 + 5 + 2, power: 3 + 6 + 8, assaults: 10, bonuses: 3, timings: [2, 3, 4] },
    { seats: 3, market: 1 + 6 + 3, power: 3 + 8 + 12, assaults: 15, bonuses: 4, timings: [1, 2, 3, 4] },
    { seats: 4, market: 1 + 5 + 4, power: 3 + 10 + 16, assaults: 15, bonuses: 5, timings: [1, 1, 2, 2, 3] },
    { seats: 5, market: 1 + 4 + 4, power: 3 + 12 + 16, assaults: 15, bonuses: 6, timings: [1, 1, 2, 2, 3] },
  ])(
    'S1, S2, S3, R36, X1 cards in a game with $seats seats',
    ({ seats, market, power, assaults, bonuses, timings }) => {
      const state = begin(seats);
      expect(state.market).toHaveLength(market);
      expect(all(state.power)).toHaveLength(power);
      expect(all(state.clock).filter(isAssault)).toHaveLength(assaults);
      expect(all(state.clock).filter(isBonus)).toHaveLength(bonuses);
      const sets = Math.min(seats, 4) + 1;
      expect(all(state.clock).filter((card) => victoryOf(card))).toHaveLength(6 * sets - 2 * seats);
      expect(state.timings.toSorted()).toEqual(timings);
      expect(state.hqs).toHaveLength(sets);
      expect(state.sevens).toHaveLength(sets);
    },
  );

  test('S2 with two seats assault cards 11 to 15 stay out', () => {
    const late = ['smugglersQuay', 'prisonerExchange', 'traitorsBargain', 'hiddenVault', 'graveGoods'];
    expect(all(begin(2).clock).filter((card) => late.includes(card))).toEqual([]);
    expect(all(begin(3).clock).filter((card) => late.includes(card))).toHaveLength(5);
  });

  test('S3 factions that nobody plays stay out', () => {
    const { clock, power, market, hqs, sevens } = begin(2);
    const sets = new Set([...all(clock), ...all(power), ...market].map((card) => setOf(card as never)));
    expect([...sets].toSorted()).toEqual(['cowboys', 'house', 'monsters']);
    expect(hqs.toSorted()).toEqual(['cowboys', 'house', 'monsters']);
    expect(sevens).toEqual(['house7', 'monsters7', 'cowboys7']);
  });

  test('S3 printed timing decks, and S5 the expert’s with the 5', () => {
    expect([2, 3, 4, 5].map((seats) => begin(seats, 'x', 'printed').timings.toSorted().join(''))).toEqual([
      '234',
      '1234',
      '12234',
      '112233',
    ]);
    expect([2, 3, 4, 5].map((seats) => begin(seats, 'x', 'expert').timings.includes(5))).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  test('S4 the first cards lie open, and S5 the Heathen House comes first', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { power, market, hqs } = begin(4, seed);
      expect(power.row).toEqual(['aristotle', 'dracula', 'truthGun']);
      expect(market[0]).toBe('hauntingPresence');
      expect(hqs[0]).toBe('house');
    }
  });

  test('S6 two victory cards from 1 to 6 are dealt to each seat, which alone sees them', () => {
    const state = begin(3);
    for (const { aside } of state.seats)
      expect(aside.map((card) => (victoryOf(card)?.no ?? 7) < 7)).toEqual([true, true]);
    const view = faceOff.view(state, 1);
    expect(view.seats.map(({ aside }) => aside)).toEqual([
      ['hidden', 'hidden'],
      seatIn(state, 1).aside,
      ['hidden', 'hidden'],
    ]);
  });

  test('S7 no Wild bonus card with two seats, all three with five', () => {
    const wilds = (state: State): number =>
      all(state.clock).filter((card) => isBonus(card) && BONUSES[card].isWild).length;
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(wilds(begin(2, seed))).toBe(0);
      expect(wilds(begin(5, seed))).toBe(3);
    }
  });

  test('S8 a row of three and two open cards behind it', () => {
    for (const tree of [begin(2).clock, begin(2).power]) expect([tree.row.length, tree.middle.length]).toEqual([3, 2]);
    const { clock, power } = faceOff.view(begin(2), 0);
    expect([...clock.middle, ...power.middle]).not.toContain('hidden');
  });

  test('S9 tokens, starters and scrubs', () => {
    const { seats, scrubs } = begin(2);
    for (const { tokens, hand, deck, owned } of seats) {
      expect([tokens, hand.length, deck.length]).toEqual([10, 5, 7]);
      expect(owned.map(kindOf)).toEqual(Array.from({ length: 12 }, () => 'starter'));
    }
    expect(scrubs).toHaveLength(30);
    expect(scrubs.filter((card) => card === 'overdueBill')).toHaveLength(4);
  });

  test('X1 the fifth seat has a second copy of the starters', () => {
    const { seats } = begin(5);
    expect(seats[4]?.owned.toSorted()).toEqual(seats[2]?.owned.toSorted());
    expect(() => faceOff.newGame({ seed: 'x', factions: ['ninjas', 'ninjas'], timing: 'standard' })).toThrow(
      'impossible setup',
    );
  });
});

describe('S10, S11 before the first round', () => {
  const equipment = ['banner', 'coltRevolver', 'stagecoach', 'goldPan', 'woodenNickel'] as const;
  const mulligan = (hand: readonly ((typeof equipment)[number] | 'spareDeputy')[]): State => ({
    ...position({ round: 0, seats: [{ hand, deck: ['pokerAlice', 'annieOakley'] }, {}] }),
    steps: [{ step: 'mulligan', seat: 0 }, { step: 'firstSeat' }],
  });

  test('S10 a hand without a personality may be redrawn once', () => {
    const state = mulligan(equipment);
    expect(faceOff.activeSeats(state)).toEqual([0]);
    const { state: after, facts } = give(state, picking(0, 'banner'));
    expect(facts.map(({ fact }) => fact).slice(0, 3)).toEqual(['handReturned', 'drawn', 'roundBegan']);
    expect([seatIn(after, 0).hand.length, seatIn(after, 0).deck.length]).toEqual([5, 2]);
    expect(seatIn(give(state, declining(0)).state, 0).hand).toEqual(equipment);
  });

  test('S10 a card of both types counts as a personality', () => {
    expect(faceOff.legalCommands(mulligan(['banner', 'spareDeputy']))).toEqual([]);
  });

  test('S11, G2 the first seat is drawn, and it moves on to the left', () => {
    const firsts = Array.from({ length: 20 }, (_, seed) => begin(3, `seed ${seed}`).first);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
    expect(
      [2, 5].map((seats) => faceOff.seats({ seed: '', factions: ALL.slice(0, seats), timing: 'standard' })),
    ).toEqual([2, 5]);
    expect(at(begin(2).steps, 0)).toMatchObject({ step: 'clock' });
  });
});
