import Phaser from 'phaser';
import type { AtlasRegion } from './atlasPages.ts';
import { atlasPagesOf } from './atlasPagesOf.ts';
import { CanvasPainter } from './canvasPainter.ts';
import type { Rect } from './rect.ts';

/** Makes a panel over an area of the screen, on whatever scene it is meant for. */
export type MakePanel = (area: Rect, draw: (g: CanvasPainter) => void) => Panel;

/**
 * A still picture, drawn once with a `CanvasPainter` and then shown like any sprite: crisp on every screen, and one sprite for a whole
 * panel with its letters. Draw it again when what it shows changes.
 */
export class Panel {
  readonly image: Phaser.GameObjects.Image;
  private readonly patch: AtlasRegion;
  private readonly textures: Phaser.Textures.TextureManager;

  /** A panel over `area` of the screen, in CSS pixels; `ratio` device pixels to each. */
  constructor(
    scene: Phaser.Scene,
    private readonly area: Rect,
    private readonly ratio: number,
    draw: (g: CanvasPainter) => void,
  ) {
    this.textures = scene.textures;
    const patch = atlasPagesOf(scene.textures).take(Math.ceil(area.w * ratio), Math.ceil(area.h * ratio));
    this.patch = patch;
    this.redraw(draw);
    // Turned and scaled about its middle, as things that slam down are.
    this.image = scene.add
      .image(area.x + patch.w / ratio / 2, area.y + patch.h / ratio / 2, patch.page, patch.frame)
      .setScale(1 / ratio);
    this.image.once(Phaser.GameObjects.Events.DESTROY, () => patch.free());
  }

  /** Redraws it, in screen coordinates. Has no effect once the panel is destroyed. */
  redraw(draw: (g: CanvasPainter) => void): void {
    this.patch.paint((context) => {
      context.scale(this.ratio, this.ratio);
      context.translate(-this.area.x, -this.area.y);
      draw(new CanvasPainter(context, this.textures));
    });
  }
}
