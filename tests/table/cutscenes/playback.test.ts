import { describe, expect, test } from 'vitest';
import { AnimationGate, PlaybackControl } from '../../../src/table/cutscenes/playback.ts';

/** An animation of that many facts; returns which have been shown. */
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

/** Lets all pending promises settle. */
const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('playback of the Faza phase', () => {
  test('runs to its end by itself', async () => {
    const { shown, over } = animation(new PlaybackControl(), 3);
    await over;
    expect(shown).toEqual([0, 1, 2]);
  });

  test('advances fact by fact, and then by itself', async () => {
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

  test('pauses in the middle of a motion; a step lets that motion end', async () => {
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

test('an animation starts once everything is loaded', async () => {
  await expect(new AnimationGate().wanted(Promise.resolve())).resolves.toBe(true);
});

test('skipping a waiting animation drops it at once, and no other', async () => {
  const prelude = new AnimationGate();
  const skipped = prelude.wanted(never);
  prelude.skip();
  // The next table opens before the last one has noticed.
  const next = prelude.wanted(Promise.resolve());
  await expect(skipped).resolves.toBe(false);
  await expect(next).resolves.toBe(true);
});

test('a skip before an animation starts waiting does not affect it', async () => {
  const prelude = new AnimationGate();
  prelude.skip();
  await expect(prelude.wanted(Promise.resolve())).resolves.toBe(true);
});
