import { expect, test } from 'vitest';
import { AnimationGate } from '../../../../src/games/faza/scenes/animation/playback.ts';

const never = new Promise<void>(() => {});

test('a film begins when everything is there', async () => {
  await expect(new AnimationGate().wanted(Promise.resolve())).resolves.toBe(true);
});

test('a film that is skipped while it waits is left out at once, and only that one', async () => {
  const prelude = new AnimationGate();
  const skipped = prelude.wanted(never);
  prelude.skip();
  // The next table opens before the last one has heard of it.
  const next = prelude.wanted(Promise.resolve());
  await expect(skipped).resolves.toBe(false);
  await expect(next).resolves.toBe(true);
});

test('a skip before a film waits is not meant for it', async () => {
  const prelude = new AnimationGate();
  prelude.skip();
  await expect(prelude.wanted(Promise.resolve())).resolves.toBe(true);
});
