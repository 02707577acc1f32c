import type Phaser from 'phaser';
import { sameThings } from '../../same.ts';

/** Restores earlier images as they were; returns whether all of them still exist. */
type Again = () => boolean;

/**
 * A part of a screen that is drawn whenever anything on the screen changes. While its dependencies do not change, it is
 * not recomputed: its images are restored, wherever an animation has moved them.
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

/** Records the images on a screen while one of its parts is drawn. */
export class MemoRecorder {
  private noted: { readonly image: Phaser.GameObjects.Image; readonly member: { wanted: boolean } }[] | null = null;

  /** An image was added; `member` is the screen's record of it. */
  note(image: Phaser.GameObjects.Image, member: { wanted: boolean }): void {
    this.noted?.push({ image, member });
  }

  /** Records added images from now on, until the returned function is called. */
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
  // Changing the depth makes Phaser sort the whole screen again.
  return image.depth === depth ? image : image.setDepth(depth);
}

/** Saves an image's transform; the returned function restores it, and says whether the image still exists. */
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
