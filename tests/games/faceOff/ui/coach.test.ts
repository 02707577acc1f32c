import { expect, test } from 'vitest';
import type { CardId } from '../../../../src/games/faceOff/content/cards.ts';
import { tableLayout } from '../../../../src/games/faceOff/interaction/layout/tableLayout.ts';
import { faceOff } from '../../../../src/games/faceOff/rules/faceOff.ts';
import type { State } from '../../../../src/games/faceOff/rules/state/state.ts';
import type { FaceOffTypes } from '../../../../src/games/faceOff/rules/state/types.ts';
import { faceOffCoach } from '../../../../src/games/faceOff/ui/coach/coach.ts';
import type { Advice } from '../../../../src/module/capabilities/coach.ts';
import { common } from '../../../../src/table/layout/rect.ts';
import { EVERYDAY_WINDOWS } from '../../../kit/windows.ts';
import { atClock, inFaceOff, position } from '../position.ts';

const viewOf = (state: State, seat = 0) => faceOff.view(state, seat);
const adviceIn = (state: State, seat = 0): Promise<Advice<FaceOffTypes>> =>
  new Promise((resolve) => faceOffCoach.advise(viewOf(state, seat), [seat], resolve));

test('C1, E1: the coach claims the seventh card of a set, which wins at once, and says what it brings', async () => {
  const six = ['house1', 'house2', 'house3', 'house4', 'house5', 'house7'] as const;
  const state = atClock({
    clock: { row: ['house6', 'goldTrophy', 'spoilsOfWar'], middle: [], deck: [] },
    seats: [{ front: [...six], hand: ['redRyder'] }, {}],
  });
  const { line, best } = await adviceIn(state);
  expect(line).toEqual([{ do: 'claim', seat: 0, card: 'house6' }]);
  expect(best[1]).toMatch(/^Chance to win: \d+%/);
  expect(best.at(-1)).toBe('You already have cards of that set.');
});

test('E1: a rival with five cards of a set is the danger, and only for the others', () => {
  const state = position({ seats: [{}, { front: ['house1', 'house2', 'house3', 'house4', 'house7'] }] });
  expect(faceOffCoach.danger(viewOf(state, 0))).toEqual({
    said: ['Danger: Ninjas need 2 more cards for the whole set Heathen House, which wins at once.'],
    concerns: { seats: [1], pieces: [], places: [] },
  });
  expect(faceOffCoach.danger(viewOf(state, 1))).toBeNull();
  expect(faceOffCoach.danger(viewOf(position({ seats: [{}, { front: ['house1', 'house2'] }] }), 0))).toBeNull();
});

test('what the coach says depends on nothing that its player cannot know', async () => {
  const withHand = (hand: CardId, deck: CardId): State => {
    const state = inFaceOff({ seats: [{ hand: ['redRyder'] }, { hand: [hand], deck: [deck] }] });
    // Everybody knows what a deck began with.
    return { ...state, seats: state.seats.map((own) => ({ ...own, owned: own.owned.toSorted() })) };
  };
  const [one, other] = [withHand('tomoSukesada', 'caltrops'), withHand('caltrops', 'tomoSukesada')];
  expect(viewOf(one)).toEqual(viewOf(other));
  expect(await adviceIn(one)).toEqual(await adviceIn(other));
});

test('the coach covers no button that is pressed', () => {
  for (const [width, height] of EVERYDAY_WINDOWS) {
    for (const seats of [2, 5]) {
      const layout = tableLayout(width, height, { seats, own: 0 });
      const { tag, panel } = faceOffCoach.places(layout);
      for (const place of [tag, panel])
        for (const pressed of [layout.go, layout.choices, layout.hand, layout.arena, layout.menu, layout.tools]) {
          const { w, h } = common(place, pressed);
          expect(w * h).toBe(0);
        }
    }
  }
});
