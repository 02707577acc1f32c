import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeOnBack } from '../../src/page/back.ts';

/** A browser's history as far as it is used here: entries with a state each; going back reports at once. */
function fakeWindow() {
  const states: unknown[] = [null];
  let at = 0;
  const listeners = new Set<(event: { state: unknown }) => void>();
  const history = {
    get state() {
      return states[at];
    },
    replaceState: (state: unknown) => {
      states[at] = state;
    },
    pushState: (state: unknown) => {
      states.splice(at + 1, states.length, state);
      at += 1;
    },
    back: () => {
      at -= 1;
      if (at >= 0) for (const listener of listeners) listener({ state: states[at] });
    },
  };
  return {
    history,
    addEventListener: (_: string, listener: (event: { state: unknown }) => void) => listeners.add(listener),
    hasLeft: () => at < 0,
  };
}

let page = fakeWindow();
beforeEach(() => {
  page = fakeWindow();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('Back closes one thing after another, the last opened first, and then leaves', () => {
  const closed: string[] = [];
  const opened = (name: string): void => {
    const forget = closeOnBack(() => {
      closed.push(name);
      forget();
    });
  };
  opened('menu');
  opened('settings');
  page.history.back();
  expect(closed).toEqual(['settings']);
  page.history.back();
  expect(closed).toEqual(['settings', 'menu']);
  expect(page.hasLeft()).toBe(false);
  page.history.back();
  expect(page.hasLeft()).toBe(true);
});

test('Back leaves at once if everything was already closed in other ways', () => {
  const close = vi.fn();
  closeOnBack(close)();
  closeOnBack(close)();
  page.history.back();
  expect(close).not.toHaveBeenCalled();
  expect(page.hasLeft()).toBe(true);
});
