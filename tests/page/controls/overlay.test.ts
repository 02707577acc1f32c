import { expect, test } from 'vitest';
import { createOverlay } from '../../../src/page/controls/overlay.ts';

/** What was drawn, and a place that draws there. */
function place() {
  const drawn: string[] = [];
  return { drawn, covered: createOverlay<string>((picture) => drawn.push(picture), '') };
}

test('an overlay stays on top while the rest is redrawn, and is redrawn each time', () => {
  const { drawn, covered } = place();
  let width = 1280;
  covered.show('skip');
  covered.over(() => `resolve ${width}`);
  width = 800;
  covered.show('skip, narrower');
  expect(drawn).toEqual(['skip', 'resolve 1280', 'resolve 800']);
});

test('removing an overlay shows what was drawn meanwhile', () => {
  const { drawn, covered } = place();
  covered.show('skip');
  const close = covered.over(() => 'resolve');
  covered.show('skip, narrower');
  close();
  expect(drawn.at(-1)).toBe('skip, narrower');
});

test('removing an overlay twice does not remove another one', () => {
  const { drawn, covered } = place();
  const close = covered.over(() => 'first');
  close();
  covered.over(() => 'second');
  close();
  covered.show('skip');
  expect(drawn.at(-1)).toBe('second');
});
