import type Phaser from 'phaser';
import type { Spot } from './layout/rect.ts';
import { pixelRatio } from './pages/pixelRatio.ts';
import { frameOf } from './pictures/frames.ts';

type Image = Phaser.GameObjects.Image;

/** A frame of an atlas as a picture in a scene; the height in CSS pixels is that before trimming. */
export function prop(scene: Phaser.Scene, name: string, x: number, y: number, size: number): Image {
  const frame = frameOf(scene.textures, name);
  return scene.add
    .image(x, y, frame?.texture.key ?? '__DEFAULT', frame?.name)
    .setScale(size / (frame?.realHeight ?? 32));
}

/** Shows another frame at the same height; does nothing if that frame has not loaded. */
export function reframe(image: Image, name: string): void {
  const frame = image.active ? frameOf(image.scene.textures, name) : null;
  if (!frame) return;
  const height = image.displayHeight;
  image.setTexture(frame.texture.key, frame.name).setScale(height / frame.realHeight);
}

/** Whether this very frame has been loaded, not only its parent. */
export function hasFrame(scene: Phaser.Scene, name: string): boolean {
  return frameOf(scene.textures, name)?.name === name;
}

/**
 * The greatest height of an untrimmed frame, in CSS pixels, at which it is still sharp; any height if it is missing.
 */
export function sharpHeight(textures: Phaser.Textures.TextureManager, name: string, atlas?: string): number {
  return (frameOf(textures, name, atlas)?.realHeight ?? Infinity) / pixelRatio();
}

/** Fills one ray of a sky, from `center` as far as `reach`, between two angles in radians. */
export function fillWedge(
  ink: Phaser.GameObjects.Graphics,
  center: Spot,
  reach: number,
  from: number,
  to: number,
): void {
  ink.fillTriangle(
    center.x,
    center.y,
    center.x + Math.cos(from) * reach,
    center.y + Math.sin(from) * reach,
    center.x + Math.cos(to) * reach,
    center.y + Math.sin(to) * reach,
  );
}
