import Phaser from 'phaser';
import type { CanvasPainter } from '../canvasPainter.ts';
import type { Rect } from '../layout/rect.ts';
import { Panel } from '../panel.ts';
import type { AtlasRegion } from '../pictures/sprites/atlasPages.ts';
import { atlasPagesOf } from '../pictures/sprites/atlasPagesOf.ts';
import type { CachedSprite, SpriteCache } from '../pictures/sprites/spriteCache.ts';
import { hasFrame, prop } from '../props.ts';

export type Image = Phaser.GameObjects.Image;

/** A picture of a state, which can be painted over. */
export interface Snapshot {
  readonly prop: Image;
  readonly patch: AtlasRegion;
}

/** Temporary images that an animation adds to the picture. */
export class Props {
  private readonly all = new Set<Phaser.GameObjects.GameObject>();

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly sprites: () => SpriteCache,
    /** Their default depth above the picture. */
    private readonly depth: number,
  ) {}

  /** A sprite, its middle at a spot. */
  sprite(sprite: CachedSprite, x: number, y: number, depth = this.depth): Image {
    const sprites = this.sprites();
    const image = this.scene.add.image(x, y, sprite.page, sprite.id).setDepth(depth);
    image.setScale(1 / sprites.ratio);
    this.all.add(image);
    return image;
  }

  /** A big picture that only this animation shows, over `area` of the screen; the painter uses screen coordinates. */
  panel(area: Rect, depth: number, draw: (g: CanvasPainter) => void): Image {
    const { image } = new Panel(this.scene, area, this.sprites().ratio, draw);
    this.all.add(image.setDepth(depth));
    return image;
  }

  /** A frame of whichever atlas has it (or its parent) as a prop, at that height. */
  frame(name: string, x: number, y: number, size: number, depth = this.depth): Image {
    const image = prop(this.scene, name, x, y, size).setDepth(depth);
    this.all.add(image);
    return image;
  }

  /** Whether a picture of exactly that name has loaded. */
  has(name: string): boolean {
    return hasFrame(this.scene, name);
  }

  /** A second image of the same picture, as a prop in the same place. */
  copy(image: Image): Image {
    const copy = this.scene.add.image(image.x, image.y, image.texture, image.frame.name).setDepth(image.depth);
    copy.setScale(image.scaleX, image.scaleY).setAngle(image.angle);
    this.all.add(copy);
    return copy;
  }

  /** A copy of an image's current look: a prop that stays unchanged when the image is repainted. */
  snapshot(image: Image): Snapshot | null {
    // A resized window has removed it, together with its picture.
    if (!image.active) return null;
    const { frame } = image;
    const { image: source } = frame.source;
    if (!(source instanceof HTMLCanvasElement)) return null;
    const { cutWidth: w, cutHeight: h } = frame;
    const patch = atlasPagesOf(this.scene.textures).take(w, h);
    patch.paint((context) => context.drawImage(source, frame.cutX, frame.cutY, w, h, 0, 0, w, h));
    const prop = this.scene.add.image(image.x, image.y, patch.page, patch.frame).setDepth(image.depth);
    prop.setScale(image.scaleX, image.scaleY).setAngle(image.angle);
    prop.once(Phaser.GameObjects.Events.DESTROY, () => patch.free());
    this.all.add(prop);
    return { prop, patch };
  }

  graphics(depth: number): Phaser.GameObjects.Graphics {
    const graphics = this.scene.add.graphics().setDepth(depth);
    this.all.add(graphics);
    return graphics;
  }

  drop(prop: Phaser.GameObjects.GameObject): void {
    this.all.delete(prop);
    prop.destroy();
  }

  clear(): void {
    for (const prop of this.all) prop.destroy();
    this.all.clear();
  }
}
