import { expect, test } from 'vitest';
import { createOverlay } from '../../../src/page/controls/semanticLayer.ts';

/** What was drawn, and a place that draws there. */
function place() {
  const drawn: string[] = [];
  return { drawn, covered: createOverlay<string>((picture) => drawn.push(picture), '') };
}

test('what lies over the rest stays there while the rest is shown anew, and is made anew each time', () => {
  const { drawn, covered } = place();
  let width = 1280;
  covered.show('skip');
  covered.over(() => `resolve ${width}`);
  width = 800;
  covered.show('skip, narrower');
  expect(drawn).toEqual(['skip', 'resolve 1280', 'resolve 800']);
});

test('what was shown meanwhile is there when the cover is taken away', () => {
  const { drawn, covered } = place();
  covered.show('skip');
  const close = covered.over(() => 'resolve');
  covered.show('skip, narrower');
  close();
  expect(drawn.at(-1)).toBe('skip, narrower');
});

test('a cover that is taken away twice takes no other with it', () => {
  const { drawn, covered } = place();
  const close = covered.over(() => 'first');
  close();
  covered.over(() => 'second');
  close();
  covered.show('skip');
  expect(drawn.at(-1)).toBe('second');
});
