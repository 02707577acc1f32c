import Phaser from 'phaser';
import { DotCurtain } from './dotCurtain.ts';
import { ShadedCurtain } from './shadedCurtain.ts';

/** A halftone over the whole page: dots that grow along the diagonal until they touch, and leave the same way. */
export interface Curtain {
  /** How far the page is covered, from 0 to 1. Opening, the dots that grew first are the first to go. */
  cover(part: number, opening?: boolean): void;
  destroy(): void;
}

/** Hangs a curtain in a colour before a page; width and height in CSS pixels. */
export function hangCurtain(scene: Phaser.Scene, width: number, height: number, tone: number): Curtain {
  return scene.sys.renderer.type === Phaser.WEBGL
    ? new ShadedCurtain(scene, width, height, tone)
    : new DotCurtain(scene, width, height, tone);
}
