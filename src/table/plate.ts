import Phaser from 'phaser';
import { Pen } from './pen.ts';
import type { Rect } from './rect.ts';

/** Makes a plate over an area of the screen, on whatever scene it is meant for. */
export type MakePlate = (area: Rect, draw: (pen: Pen) => void) => Plate;

/**
 * A still picture, drawn once with a pen and then shown like any sprite: crisp on every screen, and one texture for a whole
 * panel with its letters. Draw it again when what it shows changes.
 */
export class Plate {
  private static made = 0;
  readonly image: Phaser.GameObjects.Image;
  private readonly texture: Phaser.Textures.CanvasTexture;
  private gone = false;

  /** A plate over `area` of the screen, in CSS pixels; `ratio` device pixels to each. */
  constructor(
    scene: Phaser.Scene,
    private readonly area: Rect,
    private readonly ratio: number,
    draw: (pen: Pen) => void,
  ) {
    const key = `plate:${Plate.made++}`;
    const texture = scene.textures.createCanvas(key, Math.ceil(area.w * ratio), Math.ceil(area.h * ratio));
    if (!texture) throw new Error(`no canvas for ${key}`);
    this.texture = texture;
    this.redraw(draw);
    // Turned and scaled about its middle, as things that slam down are.
    this.image = scene.add
      .image(area.x + texture.width / ratio / 2, area.y + texture.height / ratio / 2, key)
      .setScale(1 / ratio);
    this.image.once(Phaser.GameObjects.Events.DESTROY, () => {
      this.gone = true;
      scene.textures.remove(key);
    });
  }

  /** Draws it anew; the pen's coordinates are those of the screen. A plate that is gone stays gone. */
  redraw(draw: (pen: Pen) => void): void {
    if (this.gone) return;
    const { context } = this.texture;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.texture.width, this.texture.height);
    context.setTransform(this.ratio, 0, 0, this.ratio, -this.area.x * this.ratio, -this.area.y * this.ratio);
    draw(new Pen(context, this.texture.manager));
    this.texture.refresh();
  }
}
