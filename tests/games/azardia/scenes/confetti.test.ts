import type Phaser from 'phaser';
import { expect, test, vi } from 'vitest';
import { throwConfetti } from '../../../../src/games/azardia/scenes/ending/confetti.ts';
import { rect } from '../../../../src/table/layout/rect.ts';
import type { MakePanel } from '../../../../src/table/panel.ts';

/** Throws confetti over a stage; returns the number of snips, and how many are left. */
async function thrown(pace: { readonly instant: boolean; readonly lively: boolean }) {
  let left = 0;
  const image: Record<string, unknown> = { active: true, destroy: () => left-- };
  for (const name of ['setDepth', 'setVisible', 'setPosition', 'setRotation', 'setAlpha']) image[name] = () => image;
  const panel = vi.fn(() => {
    left++;
    return { image: image as Partial<Phaser.GameObjects.Image> };
  });
  const motion = {
    ...pace,
    wait: () => Promise.resolve(),
    eased: async (_: unknown, __: number, step: (widget: number) => void) => step(1),
  };
  const make: unknown = panel;
  await throwConfetti(motion, rect(0, 0, 800, 500), make as MakePanel);
  return { snips: panel.mock.calls.length, left };
}

test('confetti falls once, and nothing of it is left', async () => {
  expect(await thrown({ instant: false, lively: true })).toEqual({ snips: 44, left: 0 });
});

test('with reduced motion, and at instant speed, no confetti falls', async () => {
  expect(await thrown({ instant: false, lively: false })).toEqual({ snips: 0, left: 0 });
  expect(await thrown({ instant: true, lively: true })).toEqual({ snips: 0, left: 0 });
});
