import type Phaser from 'phaser';
import { CanvasPainter } from '../../canvasPainter.ts';
import { frameOf } from '../frames.ts';
import type { AtlasPages, AtlasRegion } from './atlasPages.ts';

/** A small picture ready to be shown as a sprite, with its size in CSS pixels. */
export interface CachedSprite {
  readonly page: string;
  /** The frame of the page. */
  readonly id: string;
  readonly w: number;
  readonly h: number;
}

/**
 * Small pictures made at exactly the displayed size: pieces scaled down well from the big pictures of the atlases,
 * badges, tags. Each is painted on first use.
 */
export class SpriteCache {
  private readonly known = new Map<string, CachedSprite>();
  private readonly patches: AtlasRegion[] = [];

  constructor(
    private readonly pages: AtlasPages,
    readonly textures: Phaser.Textures.TextureManager,
    readonly ratio: number,
  ) {}

  /** A picture drawn with a painter whose top left is 0, 0. */
  paint(id: string, w: number, h: number, draw: (g: CanvasPainter) => void): CachedSprite {
    const known = this.known.get(id);
    if (known) return known;
    const patch = this.pages.take(Math.ceil(w * this.ratio), Math.ceil(h * this.ratio));
    patch.paint((context) => {
      context.scale(this.ratio, this.ratio);
      draw(new CanvasPainter(context, this.textures));
    });
    this.patches.push(patch);
    const sprite: CachedSprite = {
      page: patch.page,
      id: patch.frame,
      w: patch.w / this.ratio,
      h: patch.h / this.ratio,
    };
    this.known.set(id, sprite);
    return sprite;
  }

  /**
   * An atlas frame, scaled to a height of its untrimmed picture, with room of `pad` around for what is drawn below and
   * above it.
   */
  sprite(
    name: string,
    size: number,
    style: { readonly pad?: number; readonly id?: string } = {},
    under?: (g: CanvasPainter, w: number, h: number) => void,
    above?: (g: CanvasPainter, w: number, h: number) => void,
  ): CachedSprite {
    const { pad = 0, id = '' } = style;
    const full = `${name}@${size.toFixed(1)}${id}`;
    const known = this.known.get(full);
    if (known) return known;
    const frame = frameOf(this.textures, name);
    const w = (frame ? (frame.realWidth / frame.realHeight) * size : size) + 2 * pad;
    const h = size + 2 * pad;
    return this.paint(full, w, h, (g) => {
      under?.(g, w, h);
      g.sprite(name, w / 2, h / 2, size);
      above?.(g, w, h);
    });
  }

  destroy(): void {
    for (const patch of this.patches) patch.free();
    this.patches.length = 0;
    this.known.clear();
  }
}
