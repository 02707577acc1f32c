import type Phaser from 'phaser';
import { MemoRecorder, settle } from './memoLayer.ts';
import type { CachedSprite } from './spriteCache.ts';

interface Member {
  readonly image: Phaser.GameObjects.Image;
  wanted: boolean;
}

/** The pieces on a table, by name: kept from one state to the next, so that an animation can move them. */
export class SpriteRegistry {
  private readonly members = new Map<string, Member>();
  /** For parts of the screen that are put again as they were. */
  readonly recorder = new MemoRecorder();

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly ratio: number,
    /** The cameras of the scene that exclude the pieces, as the sum of their IDs; by default none. */
    private readonly hiddenFrom = 0,
  ) {}

  begin(): void {
    for (const member of this.members.values()) member.wanted = false;
  }

  /** A piece with its middle at a spot. */
  put(name: string, sprite: CachedSprite, x: number, y: number, depth: number): Phaser.GameObjects.Image {
    let member = this.members.get(name);
    if (!member) {
      member = { image: this.scene.add.image(x, y, sprite.page, sprite.id), wanted: true };
      this.members.set(name, member);
      member.image.cameraFilter = this.hiddenFrom;
    }
    member.wanted = true;
    const { image } = member;
    this.recorder.note(image, member);
    if (image.frame.name !== sprite.id || image.texture.key !== sprite.page) image.setTexture(sprite.page, sprite.id);
    return settle(image, x, y, 1 / this.ratio, depth);
  }

  get(name: string): Phaser.GameObjects.Image | undefined {
    return this.members.get(name)?.image;
  }

  names(): string[] {
    return [...this.members.keys()];
  }

  /** Removes the pieces that were not placed since `begin`. */
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
