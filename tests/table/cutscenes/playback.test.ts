import { describe, expect, test } from 'vitest';
import { AnimationGate, PlaybackControl } from '../../../src/table/cutscenes/playback.ts';

/** An animation of so many facts; says which have been shown. */
function animation(projector: PlaybackControl, facts: number): { shown: number[]; over: Promise<void> } {
  const shown: number[] = [];
  const show = async (): Promise<void> => {
    for (let fact = 0; fact < facts; fact++) {
      await projector.turn();
      shown.push(fact);
    }
  };
  return { shown, over: show() };
}

/** Until everything that can happen has happened. */
const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('a film of the Faza phase', () => {
  test('runs to its end by itself', async () => {
    const { shown, over } = animation(new PlaybackControl(), 3);
    await over;
    expect(shown).toEqual([0, 1, 2]);
  });

  test('goes on fact by fact, and then by itself', async () => {
    const projector = new PlaybackControl();
    projector.pause();
    const { shown, over } = animation(projector, 4);
    await quiet();
    expect(shown).toEqual([]);
    projector.step();
    await quiet();
    expect(shown).toEqual([0]);
    projector.step();
    await quiet();
    expect(shown).toEqual([0, 1]);
    projector.run();
    await over;
    expect(shown).toEqual([0, 1, 2, 3]);
  });

  test('stands still in the middle of a movement; a step lets it end', async () => {
    const projector = new PlaybackControl();
    await projector.turn();
    projector.pause();
    expect(projector.isFrozen).toBe(true);
    projector.step();
    expect(projector.isFrozen).toBe(false);
    let hasTurn = false;
    void projector.turn().then(() => {
      hasTurn = true;
    });
    await quiet();
    expect(hasTurn).toBe(false);
    projector.pause();
    expect(projector.isFrozen).toBe(false);
    projector.run();
    await quiet();
    expect(hasTurn).toBe(true);
  });
});

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
