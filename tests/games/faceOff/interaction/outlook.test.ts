import { describe, expect, test } from 'vitest';
import { counted, lanesOf, raceOf } from '../../../../src/games/faceOff/interaction/lanes.ts';
import { briefWorth, outlookOf, worthText } from '../../../../src/games/faceOff/interaction/outlook.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import type { Command } from '../../../../src/games/faceOff/rules/state/command.ts';
import type { State } from '../../../../src/games/faceOff/rules/state/state.ts';
import { inAssault, inFaceOff, position, sealing, sealingDown } from '../position.ts';

/** What a command leads to for seat 0, and whether its chances are asked for. */
function outlook(state: State, command: Command) {
  let asked = 0;
  const { lines, total, chances } = outlookOf(faceOff.view(state, 0), command, () => {
    asked += 1;
    return null;
  });
  return { lines, total, chances, asked };
}

describe('what a choice leads to', () => {
  test('F4 a personality has its total as a sum with what lies there, and chances while they are worked out', () => {
    const seats = [{ hand: ['coltRevolver'] as const, stage: ['annieOakley'] as const }, {}];
    const { total, chances, asked } = outlook(inFaceOff({ seats }, 'equipment'), sealing(0, 'coltRevolver'));
    expect(total?.sum.startsWith('4 Annie Oakley + ')).toBe(true);
    expect(chances).toBeNull();
    expect(asked).toBe(1);
  });

  test('F1 a card face down does not fight, and brings no reward', () => {
    const state = inFaceOff({ seats: [{ hand: ['grendel'] }, {}] });
    expect(outlook(state, sealingDown(0, 'grendel'))).toEqual({
      total: null,
      chances: [],
      asked: 0,
      lines: ['It does not fight, and is discarded.', 'Without a personality you get no reward here.'],
    });
  });

  test('H4 an army has chances only where the headquarters cracks; otherwise its total is told', () => {
    const seats = [{ hand: ['grendel'] as const }, {}];
    const still = inAssault({ seats, marks: 3, timings: [4, 4] });
    expect(outlook(still, sealing(0, 'grendel'))).toMatchObject({
      asked: 0,
      chances: [],
      lines: ['Your army would have 6.', expect.anything()],
    });
    expect(outlook(inAssault({ seats, marks: 4, timings: [4, 4] }), sealing(0, 'grendel')).asked).toBe(1);
  });

  test('M1 a bid says what would be left', () => {
    const auction = { card: 'kraken', bid: 2, leader: 1, out: [] } as const;
    const state = position({ seats: [{ tokens: 5 }, {}], auction, steps: [{ step: 'bid', seat: 0 }] });
    expect(outlook(state, { do: 'bid', seat: 0, tokens: 4 }).lines[0]).toBe('Bid 4: you would have 1 token left.');
  });
});

describe('what a card is worth now', () => {
  const six = ['house1', 'house2', 'house3', 'house4', 'house5', 'house6'] as const;
  const view = faceOff.view(
    position({ seats: [{ discards: ['ninjas4'] }, { discards: ['ninjas2'] }], marks: 2, timings: [4, 4] }),
    0,
  );
  test.each([
    ['E4', 'ninjas1', '+4 now: 4 pieces against 3', '+4, 4 to 3'],
    ['E6', 'goldTrophy', '+5 points', '+5 points'],
    ['H4', 'sappers', 'Mark 3 of 4', 'Mark 3/4'],
    ['H4', 'muster', 'Mark 4 of 4: it cracks', 'It cracks'],
  ] as const)('%s %s', (_, card, words, brief) => {
    expect(worthText(view, 0, card)).toBe(words);
    expect(briefWorth(view, 0, card)).toBe(brief);
  });

  test('E1 the last card of a set', () => {
    const last = faceOff.view(position({ seats: [{ discards: six }, {}] }), 0);
    expect(worthText(last, 0, 'house7')).toBe('Completes the set: you win');
    expect(briefWorth(last, 0, 'house7')).toBe('You win');
  });
});

describe('the sides of a fight', () => {
  test('F1 while cards are sealed nobody has a place, and the own choice counts', () => {
    const seats = [{ hand: ['grendel'] as const }, { sealed: { choice: 'nothing' } as const }];
    const view = faceOff.view(inFaceOff({ seats }), 0);
    const { choice } = sealing(0, 'grendel') as Extract<Command, { do: 'seal' }>;
    const [own, other] = lanesOf(view, 'faceOff', 0, choice);
    expect(own).toMatchObject({ box: 'choosing', total: 6, sum: '6 Grendel', rank: null });
    expect(other).toMatchObject({ box: 'sealed', cards: [], total: 0, rank: null });
    const open = [{ stage: ['grendel'] as const }, { stage: ['jackRackham'] as const }];
    const later = lanesOf(faceOff.view(inFaceOff({ seats: open }, 'equipment'), 0), 'faceOff', 0, null);
    expect(later.map(({ rank }) => rank)).toEqual([null, null]);
  });

  test('F5, T2 afterwards each has its place, with the rule that decided a tie', () => {
    const seats = [{ stage: ['grendel'] as const }, { stage: ['jackRackham'] as const }, { down: ['parrot'] as const }];
    const state = position({ seats, place: 'faceOff', prize: 'goldTrophy', steps: [] });
    const lanes = lanesOf(faceOff.view(state, 0), 'faceOff', 0, null);
    expect(lanes.map(({ rank }) => rank)).toEqual([1, 2, null]);
    expect(lanes.map(({ down }) => down)).toEqual([0, 0, 1]);
    expect(lanes.map((lane) => counted(lane, 0.5)).map(({ total, rank, tie }) => [total, rank, tie])).toEqual([
      [3, null, null],
      [3, null, null],
      [0, null, null],
    ]);
    const tied = position({ ...state, seats: [{ stage: ['grendel'] }, { stage: ['grendel'] }], hqs: ['house'] });
    const [first, second] = lanesOf(faceOff.view(tied, 0), 'faceOff', 0, null);
    expect([first?.tie, second?.tie]).toEqual(['T4', null]);
  });

  test('S6, E4 the set race counts own dealt cards only for oneself', () => {
    const state = position({ seats: [{ aside: ['house1', 'house2'] }, { aside: ['house5', 'house6'] }] });
    const pieces = (viewer: number) =>
      raceOf(faceOff.view(state, viewer)).map(({ cells }) => cells.find(({ set }) => set === 'house')?.pieces);
    expect(pieces(0)).toEqual([expect.any(Number), 0]);
    expect(pieces(0)[0]).toBeGreaterThan(0);
    expect(pieces(1)[0]).toBe(0);
    expect(pieces(1)[1]).toBeGreaterThan(0);
  });
});
