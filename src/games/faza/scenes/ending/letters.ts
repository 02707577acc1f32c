import Phaser from 'phaser';
import type { CanvasPainter } from '../../../../table/canvasPainter.ts';
import { type Motion, together } from '../../../../table/cutscenes/motion.ts';
import { inset, type Rect, rect, type Spot } from '../../../../table/layout/rect.ts';
import type { MakePanel } from '../../../../table/panel.ts';
import { color } from '../../../../table/theme.ts';
import { ENDING_TIMINGS } from '../timings.ts';

const { Cubic } = Phaser.Math.Easing;

type Image = Phaser.GameObjects.Image;

/** The colors of letters: their upper and their lower half. */
type Tones = readonly [upper: number, lower: number];

/** Draws the big words, or the part of them from `x` on, at this font size. */
function drawLetters(g: CanvasPainter, r: Rect, x: number, size: number, words: string, tones: Tones): void {
  const y = r.y + r.h / 2;
  const style = { face: 'display', size, outline: r.h * 0.055 } as const;
  g.text(words, x + r.h * 0.05, y + r.h * 0.06, { ...style, color: color.ink, outlineColor: color.ink });
  g.text(words, x, y, { ...style, color: tones[0], outlineColor: color.ink });
  // The lower half of the letters has a second color, as in the logo.
  g.within(rect(r.x - r.w, y + r.h * 0.03, r.w * 3, r.h), () => {
    g.text(words, x, y, { face: 'display', size, color: tones[1] });
  });
}

/** The size in which words fill a place, in its width or in its height. */
function sizeIn(g: CanvasPainter, r: Rect, words: string): number {
  const size = r.h * 0.86;
  return size * Math.min(1, (r.w - r.h * 0.3) / g.measure(words, { face: 'display', size }));
}

/** One picture for each letter. */
export function letterPanels(panel: MakePanel, r: Rect, words: string, tones: Tones): Image[] {
  const starts: number[] = [];
  let size = r.h * 0.86;
  const probe = panel(rect(r.x, r.y, 1, 1), (g) => {
    size = sizeIn(g, r, words);
    for (const [i] of [...words].entries()) {
      starts.push(r.x + r.h * 0.12 + g.measure(words.slice(0, i), { face: 'display', size }));
    }
  });
  probe.image.destroy();
  return [...words].flatMap((letter, i) => {
    const x = starts[i] ?? r.x;
    const wide = (starts[i + 1] ?? x + size * 0.6) - x;
    if (letter === ' ') return [];
    const area = rect(x - r.h * 0.14, r.y - r.h * 0.16, wide + r.h * 0.36, r.h * 1.32);
    return [panel(area, (g) => drawLetters(g, r, x, size, letter, tones)).image];
  });
}

/** Letters slam down one after the other. */
export async function slamLetters(
  motion: Motion,
  letters: readonly Image[],
  landed: (nth: number) => void,
): Promise<void> {
  for (const image of letters) image.setAlpha(0);
  await together(letters, async (image, i) => {
    const scale = image.scaleX;
    const slam = (t: number): void => {
      image.setAlpha(Math.min(1, t * 2)).setScale(scale * (2.6 - 1.6 * t));
      image.setAngle((1 - t) * (i % 2 === 0 ? -14 : 14));
    };
    await motion.wait(i * ENDING_TIMINGS.letterGap);
    await motion.eased(Cubic.In, ENDING_TIMINGS.letter, slam);
    landed(i);
  });
}

/** The two halves of a picture of words that will crack. */
export function crackedPanels(panel: MakePanel, r: Rect, words: string, tones: Tones): readonly Image[] {
  const whole = inset(r, -r.h * 0.16);
  const crack: Spot[] = Array.from({ length: 8 }, (_, i) => ({
    x: r.x + r.w * (0.44 + 0.05 * (i % 2 === 0 ? 1 : -1) - 0.012 * i),
    y: whole.y + (whole.h * i) / 7,
  }));
  return [whole.x, whole.x + whole.w].map((x) => {
    const half = [{ x, y: whole.y }, ...crack, { x, y: whole.y + whole.h }];
    const { image } = panel(whole, (g) => {
      const size = sizeIn(g, r, words);
      g.within(half, () => drawLetters(g, r, r.x + r.h * 0.12, size, words, tones));
    });
    return image;
  });
}

/** Words fade in whole and crack: one half sinks and leans away. */
export async function crackLetters(
  motion: Motion,
  halves: readonly Image[],
  height: number,
  cracked: () => void,
): Promise<void> {
  for (const image of halves) image.setAlpha(0);
  await motion.fade(ENDING_TIMINGS.words, (t) => {
    for (const image of halves) image.setAlpha(t);
  });
  cracked();
  const homes = halves.map(({ x, y }) => ({ x, y }));
  const crack = (t: number): void => {
    for (const [i, image] of halves.entries()) {
      const side = i === 0 ? -1 : 1;
      const home = homes[i] ?? image;
      image.setPosition(home.x + side * t * height * 0.02, home.y + (i === 0 ? 0 : t * height * 0.07));
      image.setAngle(side * t * 0.5);
    }
  };
  await motion.move(ENDING_TIMINGS.crack, crack);
}
