import { describe, expect, test } from 'vitest';
import { fazaModule } from '../../../src/games/faza/module.ts';
import { at } from '../../../src/kernel/values/at.ts';
import type { Frame } from '../../../src/module/screens/replay.ts';
import { framesOf } from '../../../src/shell/replay/frames.ts';
import { type ReplayPage, ReplayPlayer } from '../../../src/shell/replay/replayPlayer.ts';
import type { Speed } from '../../../src/shell/settings/settings.ts';
import { randomMatch } from './games.ts';

const frames = framesOf(fazaModule, randomMatch(4, 12));
const last = frames.length - 1;

/** A screen whose animations take as long as the test wants. */
function screen(speed: Speed = 1) {
  const shown: Frame[] = [];
  const animations: { facts: number; told: (index: number) => void; end: () => void }[] = [];
  let skipped = 0;
  const page: ReplayPage = {
    show: (frame) => shown.push(frame),
    animate: (facts, _before, _after, told) =>
      new Promise((end) => animations.push({ facts: facts.length, told, end })),
    skip: () => {
      skipped += 1;
      animations.at(-1)?.end();
    },
    moved: () => undefined,
    speed: () => speed,
    wait: () => Promise.resolve(),
  };
  return { page, shown, animations, skips: () => skipped };
}

const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('a replay runs both ways', () => {
  test('backward frame by frame to the beginning', async () => {
    const { page, shown } = screen();
    const reel = new ReplayPlayer(frames, last, page);
    await reel.playBack();
    await quiet();
    expect(reel.index).toBe(0);
    expect(reel.running).toBe('still');
    expect(shown.slice(0, last)).toEqual(frames.slice(0, last).reverse());
  });

  test('forward with an animation of each command, to the end', async () => {
    const { page, animations } = screen();
    const opening = frames.filter(({ commands }) => commands === 0).length;
    const reel = new ReplayPlayer(frames, opening - 1, page);
    const over = reel.play();
    while (reel.index < last) {
      await quiet();
      const animation = animations.at(-1);
      if (!animation) throw new Error('there is no animation');
      animation.told(animation.facts - 1);
      animation.end();
      await quiet();
    }
    await over;
    expect(animations.reduce((sum, { facts }) => sum + facts, 0)).toBe(frames.length - opening);
    expect(reel.running).toBe('still');
  });

  test('forward frame by frame if animations take no time', async () => {
    const { page, shown, animations } = screen('instant');
    await new ReplayPlayer(frames, 0, page).play();
    expect(animations).toEqual([]);
    expect(shown.slice(0, last)).toEqual(frames.slice(1));
  });

  test('up to a frame and no further', async () => {
    const { page } = screen('instant');
    const reel = new ReplayPlayer(frames, 1, page);
    await reel.play(4);
    expect(reel.index).toBe(4);
  });

  test('from the end it starts over', async () => {
    const { page, shown } = screen('instant');
    const reel = new ReplayPlayer(frames, last, page);
    await reel.play();
    expect(shown[0]).toBe(frames[1]);
    expect(reel.index).toBe(last);
  });
});

describe('a replay can jump to any point', () => {
  test('a running animation is skipped, and its stage cleared before the new frame is shown', async () => {
    const { page, shown, animations, skips } = screen();
    const start = frames.findIndex(({ commands, whole }) => commands === 1 && whole);
    const reel = new ReplayPlayer(frames, start, page);
    void reel.play();
    await quiet();
    expect(animations).toHaveLength(1);
    reel.seek(3);
    expect(skips()).toBe(1);
    expect(shown).toEqual([]);
    await quiet();
    expect(shown).toEqual([at(frames, 3)]);
    expect([reel.index, reel.running]).toEqual([3, 'still']);
  });

  test('late events of an abandoned animation change nothing', async () => {
    const { page, animations } = screen();
    const reel = new ReplayPlayer(frames, 3, page);
    void reel.play();
    await quiet();
    reel.seek(1);
    animations[0]?.told(0);
    await quiet();
    expect(reel.index).toBe(1);
  });

  test('a position past the ends means the end', () => {
    const reel = new ReplayPlayer(frames, 0, screen().page);
    reel.seek(-5);
    expect(reel.index).toBe(0);
    reel.seek(99_999);
    expect(reel.index).toBe(last);
  });
});
