import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSpeech } from '../../../src/page/controls/announcer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A live region, with everything that ever stood in it, as a screen reader sees it: one change after the other. */
function region() {
  const stood: string[] = [];
  const element = {
    get textContent() {
      return stood.at(-1) ?? '';
    },
    set textContent(text: string) {
      // Browsers leave a text alone that is set once more.
      if (text !== element.textContent) stood.push(text);
    },
  };
  return { stood, speech: createSpeech(element) };
}

test('what is said in one moment is read as one', () => {
  const { stood, speech } = region();
  speech.add('A Drone.');
  speech.add('A hit.');
  expect(stood).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(stood).toEqual(['A Drone. A hit.']);
});

test('a sentence that is said again is written again, as it is, after the region was empty', () => {
  const { stood, speech } = region();
  for (let time = 0; time < 3; time++) {
    speech.add('Not now.');
    vi.advanceTimersByTime(1000);
  }
  expect(stood).toEqual(['Not now.', '', 'Not now.', '', 'Not now.']);
});

test('nothing that is long over is found there by whoever reads through the page', () => {
  const { stood, speech } = region();
  speech.add('A hit.');
  vi.advanceTimersByTime(60_000);
  expect(stood).toEqual(['A hit.', '']);
});

test('what is said while the region is empty for a moment is not lost', () => {
  const { stood, speech } = region();
  speech.add('Again.');
  vi.advanceTimersByTime(1000);
  speech.add('Again.');
  vi.advanceTimersByTime(130);
  speech.add('And more.');
  vi.advanceTimersByTime(1000);
  expect(stood).toEqual(['Again.', '', 'Again. And more.']);
});

test('a sentence has all its time, however shortly before another was said', () => {
  const { stood, speech } = region();
  speech.add('First.');
  vi.advanceTimersByTime(5000);
  speech.add('Second.');
  vi.advanceTimersByTime(5000);
  expect(stood).toEqual(['First.', 'Second.']);
});

test('after the end nothing is written any more', () => {
  const { stood, speech } = region();
  speech.add('Too late.');
  speech.stop();
  vi.advanceTimersByTime(60_000);
  expect(stood).toEqual([]);
});
