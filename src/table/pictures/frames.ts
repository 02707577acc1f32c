import type Phaser from 'phaser';
import { css } from '../theme.ts';

let searched: readonly string[] = [];

/** Sets the atlases in which a frame is looked for when no atlas is named, in this order. */
export function searchAtlases(names: readonly string[]): void {
  searched = names;
}

/**
 * The frame of that name, in whichever atlas has it. Until a frame has loaded, its parent replaces it: `face/doctor`
 * for `face/doctor/hurt`.
 */
export function frameOf(
  textures: Phaser.Textures.TextureManager,
  name: string,
  atlas?: string,
): Phaser.Textures.Frame | null {
  for (const key of atlas === undefined ? searched : [atlas]) {
    if (textures.exists(key) && textures.get(key).has(name)) return textures.getFrame(key, name);
  }
  const parent = name.slice(0, Math.max(0, name.lastIndexOf('/')));
  return parent === '' ? null : frameOf(textures, parent, atlas);
}

/** The pixels of a frame. */
export interface Cut {
  readonly image: CanvasImageSource;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The pixels of a frame; `null` if it is no picture that can be drawn. */
export function cutOf(frame: Phaser.Textures.Frame): Cut | null {
  const { image } = frame.source;
  return image instanceof HTMLImageElement || image instanceof HTMLCanvasElement
    ? { image, x: frame.cutX, y: frame.cutY, w: frame.cutWidth, h: frame.cutHeight }
    : null;
}

/** Frames that have been painted in a color. */
const tints = new WeakMap<Phaser.Textures.Frame, Map<string, HTMLCanvasElement>>();

/** A frame in a color: multiplied in, or the whole silhouette where `flat`. Painted once for each color. */
export function tinted(frame: Phaser.Textures.Frame, tint: number, flat: boolean): Cut | null {
  const known = tints.get(frame) ?? new Map<string, HTMLCanvasElement>();
  tints.set(frame, known);
  const key = `${css(tint)}:${flat}`;
  const ready = known.get(key);
  if (ready) return { image: ready, x: 0, y: 0, w: ready.width, h: ready.height };
  const cut = cutOf(frame);
  const canvas = document.createElement('canvas');
  canvas.width = frame.cutWidth;
  canvas.height = frame.cutHeight;
  const ctx = canvas.getContext('2d');
  if (!cut || !ctx) return null;
  const draw = (): void =>
    ctx.drawImage(cut.image, cut.x, cut.y, frame.cutWidth, frame.cutHeight, 0, 0, frame.cutWidth, frame.cutHeight);
  draw();
  ctx.globalCompositeOperation = flat ? 'source-in' : 'multiply';
  ctx.fillStyle = css(tint);
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  if (!flat) {
    ctx.globalCompositeOperation = 'destination-in';
    draw();
  }
  known.set(key, canvas);
  return { image: canvas, x: 0, y: 0, w: canvas.width, h: canvas.height };
}
