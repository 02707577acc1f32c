import type Phaser from 'phaser';
import { frameOf } from '../../../../table/frames.ts';
import { pixelRatio } from '../../../../table/pixelRatio.ts';

/**
 * How high a frame may be shown, before it was trimmed and in CSS pixels, without being larger than it was painted; any
 * height where there is none.
 */
export function sharpHeight(textures: Phaser.Textures.TextureManager, name: string, atlas?: string): number {
  return (frameOf(textures, name, atlas)?.realHeight ?? Infinity) / pixelRatio();
}
