import { windowScale } from '../../../src/page/appearance.ts';
import { type BubbleSize, bubbleSizes, type Size } from '../../../src/shell/learn/bubbleLayout.ts';

/**
 * The height of a bubble with that much text, roughly as the page lays it out: face and padding, words, a line for the
 * buttons.
 */
function heightOf(words: string, kind: 'lesson' | 'hint', letter: number, width: number): number {
  const beside = (width < 13 * letter ? 0 : (kind === 'lesson' ? 5.1 : 3.7) * letter) + 62;
  const perLine = Math.max(6, Math.floor((width - beside) / (letter * 0.46)));
  const lines = Math.ceil((words.length * 1.12) / perLine) + (kind === 'lesson' ? 1 : 0);
  return Math.ceil(1.3 * letter + lines * 1.3 * letter + (kind === 'lesson' ? 46 : 0) + 24);
}

/** The possible sizes of a bubble with these words in a window, roughly as the page measures them. */
export function bubbleSizesFor(window: Size, kind: 'lesson' | 'hint', words: string): readonly BubbleSize[] {
  const letter = 16 * windowScale(window.width, window.height);
  return bubbleSizes(window, letter, kind, (width) => heightOf(words, kind, letter, width));
}
