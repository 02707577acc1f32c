import Phaser from 'phaser';
import { DotTransition } from './dotTransition.ts';
import { ShadedTransition } from './shadedTransition.ts';
import type { Transition } from './transition.ts';

/** Hangs a curtain in a colour before a page; width and height in CSS pixels. */
export function createTransition(scene: Phaser.Scene, width: number, height: number, tone: number): Transition {
  return scene.sys.renderer.type === Phaser.WEBGL
    ? new ShadedTransition(scene, width, height, tone)
    : new DotTransition(scene, width, height, tone);
}
