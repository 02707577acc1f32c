import Phaser from 'phaser';
import type { Motion } from './motion.ts';

type Filter = Phaser.Filters.Controller;
type FilterList = Phaser.GameObjects.Components.FilterList;

/** A filter that lies over all that a scene shows. */
export interface Laid<F extends Filter> {
  readonly filter: F;
  /** Takes it away, for good; a second time does nothing, nor after the scene has gone. */
  lift(): void;
}

/**
 * Lays a filter over a scene: what its camera shows is drawn into a picture first, which costs one more draw a frame. So
 * none stays where it changes nothing. `null` where there are no filters, under the Canvas renderer, and in a scene that has
 * ended.
 */
export function lay<F extends Filter>(scene: Phaser.Scene, make: (list: FilterList) => F): Laid<F> | null {
  // A scene that has ended has no camera; one that is being made has.
  const camera: Phaser.Cameras.Scene2D.Camera | undefined = scene.cameras.main;
  if (scene.sys.renderer.type !== Phaser.WEBGL || !camera) return null;
  // The last of these, unlike the last of the internal ones, is drawn straight to the screen.
  const list = camera.filters.external;
  const filter = make(list);
  return { filter, lift: () => list.remove(filter) };
}

/** Takes every filter off a scene that is drawn anew. */
export function liftAll(scene: Phaser.Scene): void {
  if (scene.sys.renderer.type === Phaser.WEBGL) scene.cameras.main.filters.external.clear();
}

/**
 * Lays a filter over a scene for one movement, as a blow that rings out: `step` is called with how far it is, 0–1. Left out
 * under reduced motion and where nothing takes time. Whatever ends the movement takes the filter away.
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
    await motion.move(length, (t) => laid.filter.active && step(laid.filter, t), Phaser.Math.Easing.Linear);
  } finally {
    laid.lift();
  }
}
