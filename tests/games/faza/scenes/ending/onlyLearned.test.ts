import { expect, test } from 'vitest';
import type { EndingView } from '../../../../../src/games/faza/interaction/view.ts';
import { onlyLearned } from '../../../../../src/games/faza/scenes/ending/review.ts';

const view = { state: {}, reason: 'X2', width: 1280, height: 720 } as unknown as EndingView;
const learned: EndingView = { ...view };

test('what is learned about a game changes nothing else on its page', () => {
  expect(onlyLearned(learned, view, { isTold: false, isOutdated: false })).toBe(true);
  expect(onlyLearned(view, null, { isTold: false, isOutdated: false })).toBe(false);
  for (const other of [{ width: 1000 }, { height: 500 }, { reason: 'X3' }] as unknown as Partial<EndingView>[]) {
    expect(onlyLearned({ ...view, ...other }, view, { isTold: true, isOutdated: false })).toBe(false);
  }
});

test('pictures that come while an end is told do not cut it off: they are on the page after it', () => {
  expect(onlyLearned(learned, view, { isTold: true, isOutdated: true })).toBe(true);
  expect(onlyLearned(learned, view, { isTold: false, isOutdated: true })).toBe(false);
});
