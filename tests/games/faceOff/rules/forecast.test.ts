import { describe, expect, test } from 'vitest';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import { gainOf } from '../../../../src/games/faceOff/rules/forecast/gains.ts';
import { placeChances } from '../../../../src/games/faceOff/rules/forecast/places.ts';
import type { State } from '../../../../src/games/faceOff/rules/state/state.ts';
import { give, inAssault, inFaceOff, position, sealing } from '../position.ts';

/** The chances of seat 0 with a card, to hundredths. */
function chances(state: State, card: 'grendel' | 'campCook' | null): number[] {
  const command = sealing(0, card);
  if (command.do !== 'seal') throw new Error('not a choice');
  return placeChances(faceOff.view(state, 0), 0, command.choice).map((chance) => Math.round(chance * 100) / 100);
}

describe('the chances to come first, second and third', () => {
  test('F5 are certain where nothing is hidden', () => {
    const state = inFaceOff({ seats: [{ hand: ['grendel', 'campCook'] }, { hand: ['jackRackham'] }] });
    expect(chances(state, 'grendel')).toEqual([1, 0]);
    expect(chances(state, 'campCook')).toEqual([0, 1]);
    expect(chances(state, null)).toEqual([0, 0]);
  });

  test('F5 follow from what the others may hold', () => {
    // One of two cards is in the hand: Genghis Khan beats Grendel, The Parrot does not.
    const state = inFaceOff({ seats: [{ hand: ['grendel'] }, { hand: ['genghisKhan'], deck: ['parrot'] }] });
    const [first = 0, second = 0] = chances(state, 'grendel');
    expect(first + second).toBeCloseTo(1);
    expect(first).toBeGreaterThan(0.3);
    expect(first).toBeLessThan(0.7);
  });

  test('F3 count the equipment that is played after the personality', () => {
    const seats = [{ hand: ['grendel', 'campCook', 'banner'] }, { hand: ['jackRackham', 'goldPan'] }] as const;
    expect(chances(inFaceOff({ seats }), 'campCook')).toEqual([1, 0]);
  });

  test('H5 at headquarters rank the armies, cracked or not', () => {
    const seats = [{ hand: ['grendel'], army: ['campCook'] }, { hand: ['jackRackham'] }] as const;
    expect(chances(inAssault({ seats, hqs: ['cowboys', 'pirates'] }), 'grendel')).toEqual([1, 0]);
    expect(chances(inAssault({ seats, hqs: ['cowboys', 'pirates'] }), null)).toEqual([0, 1]);
    expect(chances(inAssault({ seats, marks: 4 }), 'grendel')).toEqual([1, 0]);
  });

  test('A2 ask for another choice, too, when the seat has sealed; what could be chosen is declined', () => {
    const start = inFaceOff({ seats: [{ hand: ['grendel', 'campCook'] }, { hand: ['jackRackham'] }] });
    const sealed = give(start, sealing(0, 'campCook')).state;
    expect(chances(sealed, 'grendel')).toEqual([1, 0]);
  });
});

describe('what a reward is worth now', () => {
  test('E4, E5 a victory card brings its set’s face value to the seat with most pieces, otherwise 1 point', () => {
    const seats = [{ discards: ['ninjas4'] }, { discards: ['ninjas2'] }] as const;
    const view = faceOff.view(position({ seats }), 0);
    // 2 and 2 pieces against 3: from 1 point to 4 + 1.
    expect(gainOf(view, 0, 'ninjas1')).toEqual({ points: 4, set: { set: 'ninjas', pieces: 4, rival: 3 }, wins: false });
    expect(gainOf(view, 0, 'house3')).toEqual({ points: 3, set: { set: 'house', pieces: 2, rival: 0 }, wins: false });
    expect(gainOf(view, 0, 'ninjas3')).toEqual({ points: 6, set: { set: 'ninjas', pieces: 3, rival: 3 }, wins: false });
  });

  test('E6, E7 other cards bring their printed points, and a Power card a larger lead', () => {
    const view = faceOff.view(position({ seats: [{ discards: ['kraken'] }, {}] }), 0);
    expect(gainOf(view, 0, 'goldTrophy')).toEqual({ points: 5, set: null, wins: false });
    expect(gainOf(view, 0, 'willie')).toEqual({ points: 1, set: null, wins: false });
  });

  test('E1 the last card of a set wins at once', () => {
    const six = ['house1', 'house2', 'house3', 'house4', 'house5', 'house6'] as const;
    expect(gainOf(faceOff.view(position({ seats: [{ discards: six }, {}] }), 0), 0, 'house7').wins).toBe(true);
  });
});
