import type Phaser from 'phaser';
import type { Stamp } from './stamps.ts';

interface Member {
  readonly image: Phaser.GameObjects.Image;
  wanted: boolean;
}

/** The pieces on a table, by name: kept from one moment to the next, so that a film can move them. */
export class Cast {
  private readonly members = new Map<string, Member>();

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly ratio: number,
  ) {}

  begin(): void {
    for (const member of this.members.values()) member.wanted = false;
  }

  /** A piece with its middle at a spot. */
  put(name: string, stamp: Stamp, x: number, y: number, depth: number): Phaser.GameObjects.Image {
    const known = this.members.get(name);
    const image = known?.image ?? this.scene.add.image(x, y, stamp.page, stamp.id);
    if (known) {
      known.wanted = true;
      image.setTexture(stamp.page, stamp.id);
    } else this.members.set(name, { image, wanted: true });
    image
      .setPosition(x, y)
      .setScale(1 / this.ratio)
      .setAngle(0)
      .setAlpha(1)
      .setVisible(true)
      .setDepth(depth);
    return image;
  }

  get(name: string): Phaser.GameObjects.Image | undefined {
    return this.members.get(name)?.image;
  }

  names(): string[] {
    return [...this.members.keys()];
  }

  /** Removes what was not put since `begin`. */
  end(): void {
    for (const [name, { image, wanted }] of this.members) {
      if (wanted) continue;
      image.destroy();
      this.members.delete(name);
    }
  }

  clear(): void {
    this.begin();
    this.end();
  }
}
