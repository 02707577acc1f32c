import Phaser from 'phaser';
import type { Motion } from '../cutscenes/motion.ts';

type Filter = Phaser.Filters.Controller;
type FilterList = Phaser.GameObjects.Components.FilterList;

/** A filter over everything that a scene shows. */
export interface Laid<F extends Filter> {
  readonly filter: F;
  /** Removes it permanently; a second call does nothing, nor one after the scene has ended. */
  lift(): void;
}

/**
 * Adds a filter to a scene: its camera is first drawn into a picture, which costs one more draw call per frame. So
 * remove it when it changes nothing. `null` under the Canvas renderer, which has no filters, and in a scene that has
 * ended.
 */
export function lay<F extends Filter>(scene: Phaser.Scene, make: (list: FilterList) => F): Laid<F> | null {
  // A scene that has ended has no camera; one that is being created has.
  const camera: Phaser.Cameras.Scene2D.Camera | undefined = scene.cameras.main;
  if (scene.sys.renderer.type !== Phaser.WEBGL || !camera) return null;
  // The last of these, unlike the last of the internal ones, is drawn straight to the screen.
  const list = camera.filters.external;
  const filter = make(list);
  return { filter, lift: () => list.remove(filter) };
}

/** Removes every filter from a scene that is redrawn. */
export function liftAll(scene: Phaser.Scene): void {
  if (scene.sys.renderer.type === Phaser.WEBGL) scene.cameras.main.filters.external.clear();
}

/**
 * Adds a filter to a scene for one motion, such as a blow that rings out: calls `step` with the progress, 0–1. Omitted
 * under reduced motion and if everything is instant. Whatever ends the motion removes the filter.
 */
export async function pulse<F extends Filter>(
  scene: Phaser.Scene,
  motion: Motion,
  length: number,
  make: (list: FilterList) => F,
  step: (filter: F, part: number) => void,
): Promise<void> {
  if (!motion.lively || motion.instant) return;
  const laid = lay(scene, make);
  if (!laid) return;
  try {
    await motion.eased(Phaser.Math.Easing.Linear, length, (t) => laid.filter.active && step(laid.filter, t));
  } finally {
    laid.lift();
  }
}

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
 * Drains a scene's colors until it is a print in two inks, and brings them back. It has a filter only while some color
 * is missing. Under reduced motion, and with the Canvas renderer, which has no filters, colors stay.
 */
export class Duotone {
  private laid: Laid<Phaser.Filters.ColorMatrix> | null = null;
  /** How much of the colors is missing, 0–1. */
  private part = 0;

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly motion: Motion,
    private readonly inks: { readonly dark: number; readonly light: number },
  ) {}

  /** Removes a part of the colors, 0–1, within a number of milliseconds. */
  async drain(to: number, length: number): Promise<void> {
    const { motion } = this;
    if (motion.lively && !motion.instant && to > 0) this.laid ??= this.lay();
    const from = this.part;
    await motion.eased(Phaser.Math.Easing.Sine.InOut, length, (t) => this.show(from + (to - from) * t));
    if (to === 0 || motion.instant) this.end();
  }

  /** All colors are there again, at once; may be called at any time, also when the scene has gone. */
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
