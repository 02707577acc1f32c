import type Phaser from 'phaser';
import type { Motion } from '../../../../table/cutscenes/motion.ts';
import { inset, type Rect, rect } from '../../../../table/layout/rect.ts';
import type { MakePanel } from '../../../../table/panel.ts';
import { paint } from '../paint/paint.ts';

/** How many snips fall, and in which papers. */
const SNIPS = 44;
const PAPERS = [paint.mantis, paint.act, paint.gold, 0x45b463, 0xa88bea, paint.tongue] as const;

/** How long the last snip falls, in milliseconds, and how much later than the first it starts. */
const TIMINGS = { fall: 2600, later: 1400 } as const;

/** A snip of paper: its start above the stage, as fractions of its width and of the time, and its rotation. */
interface Snip {
  readonly x: number;
  readonly start: number;
  readonly drift: number;
  readonly turns: number;
  readonly fill: number;
}

/** The same snips every time. Their start positions and times are unrelated, so that they do not fall in a row. */
function snips(): Snip[] {
  const part = (index: number, by: number): number => (index * by) % 1;
  return Array.from({ length: SNIPS }, (_, index) => ({
    x: part(index, 0.618),
    start: part(index, 0.7549),
    drift: part(index, 0.3247) - 0.5,
    turns: part(index, 0.5698) * 4 - 2,
    fill: PAPERS[index % PAPERS.length] ?? paint.gold,
  }));
}

/** Drops confetti over an area once; resolves when all of it has fallen. Under reduced motion there is none. */
export async function throwConfetti(
  motion: Pick<Motion, 'instant' | 'lively' | 'wait' | 'eased'>,
  area: Rect,
  panel: MakePanel,
): Promise<void> {
  if (motion.instant || !motion.lively) return;
  const side = Math.max(7, Math.min(14, area.h * 0.022));
  const falls = snips().map(async ({ x, start, drift, turns, fill }) => {
    const left = area.x + x * area.w;
    const { image } = panel(inset(rect(left, area.y - 2 * side, side, side * 0.6), -1), (g) =>
      g.fill(rect(left, area.y - 2 * side, side, side * 0.6), fill),
    );
    image.setDepth(1).setVisible(false);
    await motion.wait(start * TIMINGS.later);
    await motion.eased(
      (passed) => passed,
      TIMINGS.fall * (0.7 + 0.3 * x),
      (passed) => place(image, { x: left + drift * area.w * 0.1 * passed, y: area.y + passed * area.h }, passed, turns),
    );
    image.destroy();
  });
  await Promise.all(falls);
}

/** Positions a snip after a fraction of its path; it fades out at the end. */
function place(
  image: Phaser.GameObjects.Image,
  { x, y }: { readonly x: number; readonly y: number },
  passed: number,
  turns: number,
): void {
  if (!image.active) return;
  image
    .setVisible(true)
    .setPosition(x + Math.sin(passed * 9 + turns) * 8, y)
    .setRotation(passed * turns * Math.PI)
    .setAlpha(Math.min(1, (1 - passed) * 5));
}
