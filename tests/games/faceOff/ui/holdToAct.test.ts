import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdToAct } from '../../../../src/games/faceOff/ui/holdToAct.ts';

/* A button that is held down: by a finger, a key or a gamepad, and by two presses of whoever cannot hold anything. */

const FINGER = { width: 20, height: 20, pressure: 0.5, pointerType: 'touch', button: 0, detail: 0 };
/** Screen readers press by a pointer without a size. */
const READER = { ...FINGER, width: 0, height: 0, pressure: 0 };

function held(isLate = () => false) {
  const element = Object.assign(new EventTarget(), { dataset: {} as Record<string, string> });
  const did: string[] = [];
  const stop = new AbortController();
  const act = () => void did.push('act');
  holdToAct(element as unknown as HTMLButtonElement, { act, short: () => void did.push('short'), isLate }, stop.signal);
  const send = (type: string, fields: object = {}) =>
    element.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), fields));
  const tap = (fields: object = FINGER) => {
    send('pointerdown', fields);
    send('pointerup', fields);
    send('click', { detail: 1 });
  };
  const key = (name: string) => {
    send('keydown', { key: name, repeat: false });
    send('keyup', { key: name });
  };
  return { element, did, send, tap, key };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  Object.assign(window, { setTimeout, clearTimeout });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a button to hold', () => {
  test('acts once a finger has been down for 0.6 s, and shows that it is held', () => {
    const { element, did, send } = held();
    send('pointerdown', FINGER);
    expect(element.dataset.held).toBe('');
    vi.advanceTimersByTime(599);
    expect(did).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(did).toEqual(['act']);
    expect(element.dataset.held).toBeUndefined();
  });

  test.each([' ', 'Enter'])(
    'acts once the key “%s” has been down for as long; its repeats do not begin anew',
    (key) => {
      const { did, send } = held();
      send('keydown', { key, repeat: true });
      vi.advanceTimersByTime(700);
      expect(did).toEqual([]);
      send('keydown', { key, repeat: false });
      send('keydown', { key, repeat: true });
      vi.advanceTimersByTime(600);
      expect(did).toEqual(['act']);
    },
  );

  test('says after a short press that it takes longer, and acts on a second one within four seconds', () => {
    const { did, tap, key } = held();
    tap();
    expect(did).toEqual(['short']);
    vi.advanceTimersByTime(4001);
    key('Enter');
    expect(did).toEqual(['short', 'short']);
    key('Enter');
    expect(did).toEqual(['short', 'short', 'act']);
  });

  test.each(['pointerleave', 'pointercancel', 'blur'])('does nothing where the finger leaves it: %s', (type) => {
    const { did, send } = held();
    send('pointerdown', FINGER);
    send(type);
    vi.advanceTimersByTime(700);
    expect(did).toEqual([]);
  });

  test('does nothing once the window has lost the focus', () => {
    const { did, send } = held();
    send('pointerdown', FINGER);
    window.dispatchEvent(new Event('blur'));
    vi.advanceTimersByTime(700);
    expect(did).toEqual([]);
  });

  test('acts at once for a screen reader, with a pointer of its own or without one', () => {
    const { did, tap, send } = held();
    tap(READER);
    send('click', { detail: 0 });
    expect(did).toEqual(['act', 'act']);
  });

  test('ignores presses that were meant for what was there before', () => {
    const { did, tap, send } = held(() => true);
    tap();
    tap();
    send('click', { detail: 0 });
    expect(did).toEqual([]);
  });

  test('opens no menu of the browser under a finger that rests on it', () => {
    const { send } = held();
    expect(send('contextmenu')).toBe(false);
  });
});
