import { expect, test } from 'vitest';
import { createOthers } from '../../../src/shell/learn/others.ts';

const [first, second] = [{ do: 'first' }, { do: 'second' }];

test('the other players of a lesson wait for their turn, then do everything in order', async () => {
  const others = createOthers();
  const { signal } = new AbortController();
  const asked = others.next(signal);
  expect(others.isActing()).toBe(false);
  others.act([first, second]);
  expect(await asked).toBe(first);
  expect(others.isActing()).toBe(true);
  expect(await others.next(signal)).toBe(second);
  expect(others.isActing()).toBe(false);
});

test('interrupting the other players yields no command, and loses none', async () => {
  const others = createOthers();
  const stop = new AbortController();
  const asked = others.next(stop.signal);
  stop.abort();
  expect(await asked).toBeNull();
  others.act([first]);
  expect(await others.next(new AbortController().signal)).toBe(first);
});
