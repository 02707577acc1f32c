import Phaser from 'phaser';
import type { Curtain } from './curtain.ts';
import { DotCurtain } from './dotCurtain.ts';
import { ShadedCurtain } from './shadedCurtain.ts';

/** Hangs a curtain in a colour before a page; width and height in CSS pixels. */
export function hangCurtain(scene: Phaser.Scene, width: number, height: number, tone: number): Curtain {
  return scene.sys.renderer.type === Phaser.WEBGL
    ? new ShadedCurtain(scene, width, height, tone)
    : new DotCurtain(scene, width, height, tone);
}
