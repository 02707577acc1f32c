import type Phaser from 'phaser';
import { type Rect, rect } from '../../layout/rect.ts';
import { ShelfPacker } from './shelfPacker.ts';

/** Uploads a part of a canvas, or all of it, to the renderer. The Canvas renderer needs no upload. */
export type Upload = (texture: Phaser.Textures.Texture, canvas: HTMLCanvasElement, parts: readonly Rect[]) => void;

type Draw = (context: CanvasRenderingContext2D) => void;

/** A place on a page to paint on: the frame of a texture, which any sprite can show. Sizes in device pixels. */
export interface AtlasRegion {
  readonly page: string;
  readonly frame: string;
  readonly w: number;
  readonly h: number;
  /** Repaints it, from blank; the context has its origin at the top left of the patch and is cut off at its edges. */
  paint(draw: Draw): void;
  /** Paints over the existing content. */
  paintOver(draw: Draw): void;
  /** Frees the place. Everything that still shows it will soon show something else. */
  free(): void;
}

/** The side of a page: supported by every graphics card. */
const SIDE = 2048;
/** Phaser's name for the frame that is a whole texture. */
const WHOLE = '__BASE';
/** Transparent pixels around a patch, so that it never shows the edge of its neighbor or of earlier content. */
const RIM = 1;
/** A picture larger than this part of a page gets its own page. */
const LARGE = 0.25;

interface Page {
  readonly texture: Phaser.Textures.Texture;
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  readonly shelves: ShelfPacker | null;
  /** The changed area since the last upload. */
  changed: Rect[];
}

/**
 * Shared canvases for everything painted during the game. Sprites with the same texture share a draw call, and only
 * changes are uploaded to the graphics card.
 */
export class AtlasPages {
  private static made = 0;
  private readonly pages = new Set<Page>();
  private patches = 0;
  private told = false;

  constructor(
    private readonly textures: Phaser.Textures.TextureManager,
    private readonly upload: Upload,
    private readonly canvas: (w: number, h: number) => HTMLCanvasElement,
    /** Called when something waits to be uploaded. */
    private readonly waiting: () => void = () => undefined,
  ) {}

  /** A blank place to paint on. If no page has room, a new one is created. */
  take(w: number, h: number): AtlasRegion {
    const [wide, high] = [w + 2 * RIM, h + 2 * RIM];
    if (w * h > SIDE * SIDE * LARGE || Math.max(wide, high) > SIDE)
      return this.patchOn(this.open(w, h, null), 0, 0, w, h);
    for (const page of this.pages) {
      const spot = page.shelves?.take(wide, high);
      if (spot) return this.patchOn(page, spot.x + RIM, spot.y + RIM, w, h);
    }
    const page = this.open(SIDE, SIDE, new ShelfPacker(SIDE));
    const { x, y } = page.shelves?.take(wide, high) ?? { x: 0, y: 0 };
    return this.patchOn(page, x + RIM, y + RIM, w, h);
  }

  /** Uploads everything that was painted since the last call: call it before each frame, or sooner. */
  flush(): void {
    this.told = false;
    for (const page of this.pages) {
      if (page.changed.length > 0) this.upload(page.texture, page.canvas, page.changed);
      page.changed = [];
    }
  }

  private open(w: number, h: number, shelves: ShelfPacker | null): Page {
    const key = `page:${AtlasPages.made++}`;
    const canvas = this.canvas(w, h);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const texture = this.textures.create(key, canvas, w, h);
    if (!context || !texture) throw new Error(`no canvas for ${key}`);
    texture.add(WHOLE, 0, 0, 0, w, h);
    const page: Page = { texture, canvas, context, shelves, changed: [] };
    this.pages.add(page);
    return page;
  }

  private patchOn(page: Page, x: number, y: number, w: number, h: number): AtlasRegion {
    const { texture, context } = page;
    const frame = `patch:${this.patches++}`;
    texture.add(frame, 0, x, y, w, h);
    // Phaser falls back on the first frame if none is named, as for particles; a patch may be gone by then.
    texture.firstFrame = WHOLE;
    let gone = false;
    const put = (draw: Draw, isBlank: boolean): void => {
      if (gone) return;
      context.save();
      context.setTransform(1, 0, 0, 1, x, y);
      if (isBlank) context.clearRect(-RIM, -RIM, w + 2 * RIM, h + 2 * RIM);
      context.beginPath();
      context.rect(0, 0, w, h);
      context.clip();
      draw(context);
      context.restore();
      page.changed.push(page.shelves ? rect(x - RIM, y - RIM, w + 2 * RIM, h + 2 * RIM) : rect(x, y, w, h));
      if (!this.told) this.waiting();
      this.told = true;
    };
    return {
      page: texture.key,
      frame,
      w,
      h,
      paint: (draw) => put(draw, true),
      paintOver: (draw) => put(draw, false),
      free: () => {
        if (gone) return;
        gone = true;
        if (!page.shelves) this.close(page);
        else {
          page.shelves.free({ x: x - RIM, y: y - RIM }, w + 2 * RIM);
          // Only forgotten: destroying a frame would break whatever still shows it, such as a copy in an animation.
          Reflect.deleteProperty(texture.frames, frame);
        }
      },
    };
  }

  private close(page: Page): void {
    this.pages.delete(page);
    this.textures.remove(page.texture.key);
  }
}
