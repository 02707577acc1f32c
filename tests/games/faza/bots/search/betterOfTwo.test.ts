import { describe, expect, test } from 'vitest';
import { betterOfTwo, type Hand, handOf } from '../../../../../src/games/faza/bots/search/betterOfTwo.ts';
import { boardOutcomes } from '../../../../../src/games/faza/bots/search/outcomes.ts';
import type { EventId } from '../../../../../src/games/faza/content/vocabulary.ts';
import type { CommandOf } from '../../../../../src/games/faza/rules/state/command.ts';
import type { FazaView } from '../../../../../src/games/faza/rules/state/state.ts';
import { fc } from '../../../../kit/seeded.ts';
import { type Layout, position } from '../../positions.ts';

const board: CommandOf<'board'> = { do: 'board', hero: 0, ship: 'carrier' };
const aboard = (layout: Layout = {}): FazaView =>
  position({
    heroes: { soldier: { tile: 10 }, doctor: {} },
    tiles: { 10: { rebels: 2 } },
    ships: { carrier: { tile: 10 } },
    options: { drawTwo: true },
    ...layout,
  });
/** Numbered cards, in place of the states that they lead to. */
const card = (worth: number): FazaView => ({ ...aboard(), round: worth });
const worthOf = ({ round }: FazaView): number => round;
const meanOf = (hand: Hand): number =>
  betterOfTwo(hand, worthOf).reduce((sum, { chance, value }) => sum + chance * value, 0);

describe('V3 what the better of two cards is worth', () => {
  test('is the mean over every pair that can be drawn', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 2, maxLength: 9 }), (worths) => {
        const pairs = worths.flatMap((one, i) => worths.slice(i + 1).map((other) => Math.max(one, other)));
        const mean = pairs.reduce((sum, each) => sum + each, 0) / pairs.length;
        expect(meanOf({ known: [], unseen: worths.map(card) })).toBeCloseTo(mean);
      }),
      { seed: 1, numRuns: 40 },
    );
  });

  test('with one card known, any other may come beside it', () => {
    expect(meanOf({ known: [card(4)], unseen: [card(1), card(6), card(8)] })).toBeCloseTo((4 + 6 + 8) / 3);
  });

  test('with both known it is the better one, and one alone is itself', () => {
    expect(meanOf({ known: [card(4), card(7)], unseen: [] })).toBe(7);
    expect(meanOf({ known: [], unseen: [card(3)] })).toBe(3);
  });
});

describe('V3 the cards that a boarding ends with', () => {
  const endings = (known: readonly number[], unseen: readonly number[]): [number, number][] =>
    betterOfTwo({ known: known.map(card), unseen: unseen.map(card) }, worthOf).map(({ view, chance }) => [
      view.round,
      Number(chance.toFixed(6)),
    ]);

  test('are the better ones of all pairs, and never the worst', () => {
    // Of the six pairs of 1, 2, 3 and 4, three have the 4, and two of the others the 3.
    expect(endings([], [2, 4, 1, 3])).toEqual([
      [4, 0.5],
      [3, 0.333333],
      [2, 0.166667],
    ]);
  });

  test('are with one card known those that are better, and otherwise that one', () => {
    expect(endings([5], [2, 9, 7, 1])).toEqual([
      [9, 0.25],
      [7, 0.25],
      [5, 0.5],
    ]);
    expect(endings([5], [9])).toEqual([[9, 1]]);
  });

  test('are the better one of two known ones, or the only one', () => {
    expect(endings([4, 7], [9])).toEqual([[7, 1]]);
    expect(endings([], [3])).toEqual([[3, 1]]);
  });
});

describe('V3 the cards that a boarding may draw', () => {
  const all: readonly EventId[] = aboard().events.deck;

  test('are all unseen cards; each is resolved, and the others stay where they are', () => {
    const { known, unseen } = handOf(aboard(), board);
    expect(known).toEqual([]);
    expect(unseen).toHaveLength(all.length);
    unseen.forEach(({ events }, index) => {
      expect(events.deck).toEqual(all.filter((_, place) => place !== index));
      expect(events.top).toEqual([]);
    });
  });

  test.each([
    ['unseen', aboard()],
    ['known', aboard({ next: ['ashCloud', 'ionStorm'] })],
    ['none', aboard({ kept: all })],
  ])('leave the game one that draws two: %s', (_, state) => {
    const { known, unseen } = handOf(state, board);
    for (const end of [...known, ...unseen]) expect(end.drawTwo).toBe(true);
    // Without V3 none of this applies.
    const { drawTwo, ...plain } = state;
    for (const { view } of boardOutcomes(plain, board)) expect(view).not.toHaveProperty('drawTwo');
  });

  test('are the known one for certain, and any other', () => {
    const { known, unseen } = handOf(aboard({ next: ['ashCloud'] }), board);
    expect(known.map(({ events }) => events.short)).toEqual(['ashCloud']);
    expect(unseen).toHaveLength(all.length - 1);
    for (const { events } of unseen) expect(events.top).toEqual(['ashCloud']);
  });

  test('are the two on top, where both are known', () => {
    const { known, unseen } = handOf(aboard({ next: ['ashCloud', 'ionStorm', 'lockdown'] }), board);
    expect(known.map(({ events }) => events.short)).toEqual(['ashCloud', 'ionStorm']);
    expect(unseen).toEqual([]);
  });

  test('are the last card of the deck for certain, and one of the discards (E4)', () => {
    const state = aboard({ discards: all.slice(1, 5), kept: all.slice(5) });
    const { known, unseen } = handOf(state, board);
    expect(state.events.deck).toEqual(all.slice(0, 1));
    expect(known).toHaveLength(1);
    expect(unseen).toHaveLength(4);
    for (const [index, { events }] of unseen.entries()) {
      const drawn = all[index + 1];
      expect(events.deck).toEqual(all.slice(0, 5).filter((card) => card !== drawn));
      expect([...events.discards, ...events.kept, events.short, ...events.long]).toContain(drawn);
    }
  });

  test('come out of the discards when the deck is empty; without any card the boarding is quiet', () => {
    const worn = handOf(aboard({ discards: all.slice(0, 3), kept: all.slice(3) }), board);
    expect(worn.unseen).toHaveLength(3);
    // E4: whatever the order of the discards.
    expect(handOf(aboard({ discards: all.slice(0, 3).reverse(), kept: all.slice(3) }), board)).toEqual(worn);
    const { known } = handOf(aboard({ kept: all }), board);
    expect(known.map(({ ships }) => ships[0]?.health)).toEqual([3]);
  });
});
