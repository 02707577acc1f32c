import type Phaser from 'phaser';
import { sameThings } from './same.ts';

/** Puts again what was put before, as it was then; says whether everything was still there. */
export type Again = () => boolean;

/** Something on which pictures are put by name, and that can put them again. */
export interface Repeatable {
  /** Watches what is put from now on, until the function that it returns is called. */
  record(): () => Again;
}

/**
 * A part of a screen that is drawn whenever anything on the screen changes. As long as nothing changes that the part depends
 * on, it is not worked out anew: what it had put is put again, back from wherever a film has moved it.
 */
export class Part<Made> {
  private last: { readonly depends: readonly unknown[]; readonly again: readonly Again[]; readonly made: Made } | null =
    null;

  constructor(private readonly on: readonly Repeatable[]) {}

  /** Draws the part, or puts it again; `depends` is everything that `draw` reads, compared by identity. */
  draw(depends: readonly unknown[], draw: () => Made): Made {
    const { last } = this;
    if (last && sameThings(depends, last.depends) && last.again.every((again) => again())) return last.made;
    const records = this.on.map((one) => one.record());
    const made = draw();
    this.last = { depends, again: records.map((end) => end()), made };
    return made;
  }
}

/** How an image stands now, to stand so again; says whether it is still there. */
export function poseOf(image: Phaser.GameObjects.Image): Again {
  const { x, y, scaleX, scaleY, rotation, alpha, visible, depth, tintTopLeft, tintMode, texture, frame } = image;
  return () => {
    if (!image.active) return false;
    if (image.frame !== frame) image.setTexture(texture.key, frame.name);
    if (image.tintTopLeft !== tintTopLeft || image.tintMode !== tintMode)
      image.setTint(tintTopLeft).setTintMode(tintMode);
    if (image.depth !== depth) image.setDepth(depth);
    image.setPosition(x, y).setScale(scaleX, scaleY).setRotation(rotation).setAlpha(alpha).setVisible(visible);
    return true;
  };
}
