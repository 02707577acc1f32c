import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSpeech } from '../../../src/page/controls/announcer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A live region that records every text it ever had, one change after another, as a screen reader notices them. */
function region() {
  const stood: string[] = [];
  const element = {
    get textContent() {
      return stood.at(-1) ?? '';
    },
    set textContent(text: string) {
      // Browsers ignore it when the same text is set again.
      if (text !== element.textContent) stood.push(text);
    },
  };
  return { stood, speech: createSpeech(element) };
}

test('messages announced at the same time are read as one', () => {
  const { stood, speech } = region();
  speech.add('A Drone.');
  speech.add('A hit.');
  expect(stood).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(stood).toEqual(['A Drone. A hit.']);
});

test('a repeated message is a change of the text, which is heard, and needs no time of its own', () => {
  const { stood, speech } = region();
  for (let time = 0; time < 3; time++) {
    speech.add('Not now.');
    vi.advanceTimersByTime(130);
  }
  expect(stood).toEqual(['Not now.', 'Not now.\u00a0', 'Not now.']);
});

test('people who read through the page find no old messages in the region', () => {
  const { stood, speech } = region();
  speech.add('A hit.');
  vi.advanceTimersByTime(60_000);
  expect(stood).toEqual(['A hit.', '']);
});

test('a message stays for its full time, even right after another one', () => {
  const { stood, speech } = region();
  speech.add('First.');
  vi.advanceTimersByTime(5000);
  speech.add('Second.');
  vi.advanceTimersByTime(5000);
  expect(stood).toEqual(['First.', 'Second.']);
});

test('after it is stopped, nothing is written', () => {
  const { stood, speech } = region();
  speech.add('Too late.');
  speech.stop();
  vi.advanceTimersByTime(60_000);
  expect(stood).toEqual([]);
});
