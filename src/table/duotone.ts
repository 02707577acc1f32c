import Phaser from 'phaser';
import { type Laid, lay } from './filters.ts';
import type { Motion } from './motion.ts';

/** How bright red, green and blue light are to the eye. */
const LUMA = [0.299, 0.587, 0.114] as const;

/**
 * The matrix that prints a picture in two inks: its darkest is `dark`, its lightest `light`, as 0xrrggbb. Rows of red, green,
 * blue and alpha, each with what it takes of these and a constant of 0–255.
 */
export function duotoneMatrix(dark: number, light: number): number[] {
  const [low, high] = [channels(dark), channels(light)];
  const rows = low.flatMap((from, i) => {
    const span = ((high[i] ?? 0) - from) / 255;
    return [...LUMA.map((part) => part * span), 0, from];
  });
  return [...rows, 0, 0, 0, 1, 0];
}

function channels(value: number): readonly number[] {
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/**
 * A scene whose colours drain until it is a print in two inks, and come back. It has a filter only while some colour is
 * missing. Under reduced motion it keeps its colours; the Canvas renderer, which has no filters, too.
 */
export class Duotone {
  private laid: Laid<Phaser.Filters.ColorMatrix> | null = null;
  /** How much of the colours is missing, 0–1. */
  private part = 0;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly motion: Motion,
    private readonly inks: { readonly dark: number; readonly light: number },
  ) {}

  /** Lets a part of the colours go, 0–1: none or all of them at the end of so many milliseconds. */
  async drain(to: number, length: number): Promise<void> {
    const { motion } = this;
    if (motion.lively && !motion.instant && to > 0) this.laid ??= this.lay();
    const from = this.part;
    await motion.move(length, (t) => this.show(from + (to - from) * t), Phaser.Math.Easing.Sine.InOut);
    if (to === 0 || motion.instant) this.end();
  }

  /** All colours are there again, at once; may be called at any time, also when the scene has gone. */
  end(): void {
    this.part = 0;
    this.laid?.lift();
    this.laid = null;
  }

  private lay(): Laid<Phaser.Filters.ColorMatrix> | null {
    return lay(this.scene, (list) => {
      const filter = list.addColorMatrix();
      filter.colorMatrix.set(duotoneMatrix(this.inks.dark, this.inks.light)).alpha = 0;
      return filter;
    });
  }

  private show(part: number): void {
    this.part = part;
    if (this.laid?.filter.active) this.laid.filter.colorMatrix.alpha = part;
  }
}
