import type Phaser from 'phaser';
import { sameThings } from '../same.ts';

/** Puts again what was put before, as it was then; says whether everything was still there. */
type Again = () => boolean;

/**
 * A part of a screen that is drawn whenever anything on the screen changes. As long as nothing changes that the part depends
 * on, it is not worked out again: what it had put is put again, back from wherever an animation has moved it.
 */
export class MemoLayer<Made> {
  private last: { readonly depends: readonly unknown[]; readonly again: readonly Again[]; readonly made: Made } | null =
    null;

  constructor(private readonly on: readonly MemoRecorder[]) {}

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

/** Remembers what is put on a screen while one of its parts is drawn. */
export class MemoRecorder {
  private noted: { readonly image: Phaser.GameObjects.Image; readonly member: { wanted: boolean } }[] | null = null;

  /** An image was put; `member` is what the screen keeps about it. */
  note(image: Phaser.GameObjects.Image, member: { wanted: boolean }): void {
    this.noted?.push({ image, member });
  }

  /** Watches what is put from now on, until the function that it returns is called. */
  record(): () => Again {
    const noted: NonNullable<typeof this.noted> = [];
    this.noted = noted;
    return () => {
      this.noted = null;
      const poses = noted.map(({ image, member }) => ({ member, pose: poseOf(image) }));
      return () =>
        poses.every(({ member, pose }) => {
          member.wanted = true;
          return pose();
        });
    };
  }
}

/** An image upright and seen, with its middle at a spot, back from wherever an animation has left it. */
export function settle(
  image: Phaser.GameObjects.Image,
  x: number,
  y: number,
  scale: number,
  depth: number,
): Phaser.GameObjects.Image {
  image.setPosition(x, y).setScale(scale).setAngle(0).setAlpha(1).setVisible(true);
  // Another depth makes Phaser sort the whole screen again.
  return image.depth === depth ? image : image.setDepth(depth);
}

/** How an image stands now, to stand so again; says whether it is still there. */
function poseOf(image: Phaser.GameObjects.Image): Again {
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
