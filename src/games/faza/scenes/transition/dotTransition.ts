import type Phaser from 'phaser';
import { css } from '../../../../table/theme.ts';
import { FULL, SPREAD, stepOf } from './lattice.ts';
import type { Transition } from './transition.ts';

/** Pixels of the one dot that all dots are shown with. */
const DOT = 64;

interface CurtainDot {
  readonly image: Phaser.GameObjects.Image;
  /** When it grows: from 0 (first) to 1 (last), along the diagonal. */
  readonly turn: number;
}

/** A curtain of hundreds of pictures of one dot, for the Canvas renderer. */
export class DotTransition implements Transition {
  private readonly dots: CurtainDot[] = [];
  private readonly full: number;

  constructor(scene: Phaser.Scene, width: number, height: number, tone: number) {
    const key = dotOf(scene, tone);
    const step = stepOf(width, height);
    this.full = (step * 2 * FULL) / (DOT - 4);
    let odd = false;
    for (let y = 0; y < height + step; y += step) {
      odd = !odd;
      for (let x = odd ? 0 : step; x < width + step; x += 2 * step) {
        const image = scene.add.image(x, y, key).setVisible(false);
        this.dots.push({ image, turn: (x / width + y / height) / 2 });
      }
    }
  }

  cover(part: number, opening = false): void {
    for (const { image, turn } of this.dots) {
      const wait = (opening ? 1 - turn : turn) * SPREAD;
      const grown = Math.min(1, Math.max(0, (part - wait) / (1 - SPREAD)));
      image.setVisible(grown > 0).setScale(this.full * grown);
    }
  }

  destroy(): void {
    for (const { image } of this.dots) image.destroy();
    this.dots.length = 0;
  }
}

/** The texture of a dot in a colour. It is painted, not tinted: the Canvas renderer knows no tints. */
function dotOf({ textures }: Phaser.Scene, tone: number): string {
  const tint = css(tone);
  const key = `curtain-dot:${tint}`;
  if (textures.exists(key)) return key;
  const texture = textures.createCanvas(key, DOT, DOT);
  if (!texture) throw new Error(`no canvas for ${key}`);
  const { context } = texture;
  context.fillStyle = tint;
  context.beginPath();
  context.arc(DOT / 2, DOT / 2, DOT / 2 - 2, 0, 2 * Math.PI);
  context.fill();
  texture.refresh();
  return key;
}
