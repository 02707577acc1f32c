import { expect, test } from 'vitest';
import { CutsceneGate } from '../../../../src/games/faza/scenes/animation/cutsceneGate.ts';

const never = new Promise<void>(() => {});

test('a film begins when everything is there', async () => {
  await expect(new CutsceneGate().wanted(Promise.resolve())).resolves.toBe(true);
});

test('a film that is skipped while it waits is left out at once, and only that one', async () => {
  const prelude = new CutsceneGate();
  const skipped = prelude.wanted(never);
  prelude.skip();
  // The next table opens before the last one has heard of it.
  const next = prelude.wanted(Promise.resolve());
  await expect(skipped).resolves.toBe(false);
  await expect(next).resolves.toBe(true);
});

test('a skip before a film waits is not meant for it', async () => {
  const prelude = new CutsceneGate();
  prelude.skip();
  await expect(prelude.wanted(Promise.resolve())).resolves.toBe(true);
});
