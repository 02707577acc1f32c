import { expect, test } from 'vitest';
import { watchLastUsed } from '../../../src/page/controls/pointing.ts';

/** A page that receives presses and keys. */
function page() {
  const target = new EventTarget();
  const ends = new AbortController();
  const used = watchLastUsed(target, ends.signal);
  return {
    ends,
    point: () => target.dispatchEvent(new Event('pointerdown')),
    type: (key: string) => target.dispatchEvent(Object.assign(new Event('keydown'), { key })),
    now: () => ({ pointer: used.pointer(), keys: used.keys() }),
  };
}

test('a key after a press counts, and so does the press until the focus moves', () => {
  const { point, type, now } = page();
  expect(now()).toEqual({ pointer: false, keys: false });
  point();
  expect(now()).toEqual({ pointer: true, keys: false });
  type('Enter');
  expect(now()).toEqual({ pointer: true, keys: true });
  for (const moving of ['Tab', 'ArrowLeft']) {
    point();
    type(moving);
    expect(now()).toEqual({ pointer: false, keys: true });
  }
});

test('nothing is watched after the end', () => {
  const { point, ends, now } = page();
  ends.abort();
  point();
  expect(now()).toEqual({ pointer: false, keys: false });
});
