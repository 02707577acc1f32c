import type Phaser from 'phaser';
import { frameOf, Pen } from './pen.ts';

/** A small picture ready to be shown as a sprite, with its size in CSS pixels. */
export interface Stamp {
  readonly page: string;
  readonly id: string;
  readonly w: number;
  readonly h: number;
}

const PAGE = 1024;
const GAP = 2;

interface Sheet {
  readonly texture: Phaser.Textures.CanvasTexture;
  x: number;
  y: number;
  tall: number;
  dirty: boolean;
}

/**
 * Small pictures made at exactly the size in which they are shown, all on a few textures: pieces scaled down well from the
 * big pictures of the atlases, badges, tags. Made when first asked for; `flush` brings new ones to the screen.
 */
export class Stamps {
  private static made = 0;
  private readonly known = new Map<string, Stamp>();
  private readonly sheets: Sheet[] = [];

  constructor(
    private readonly textures: Phaser.Textures.TextureManager,
    readonly ratio: number,
  ) {}

  /** A picture drawn with a pen: its own top left is 0, 0. */
  paint(id: string, w: number, h: number, draw: (pen: Pen) => void): Stamp {
    const known = this.known.get(id);
    if (known) return known;
    const [wide, high] = [Math.ceil(w * this.ratio), Math.ceil(h * this.ratio)];
    const sheet = this.roomFor(wide, high);
    const { context } = sheet.texture;
    context.save();
    context.setTransform(1, 0, 0, 1, sheet.x, sheet.y);
    context.beginPath();
    context.rect(0, 0, wide, high);
    context.clip();
    context.scale(this.ratio, this.ratio);
    draw(new Pen(context, this.textures));
    context.restore();
    sheet.texture.add(id, 0, sheet.x, sheet.y, wide, high);
    sheet.x += wide + GAP;
    sheet.tall = Math.max(sheet.tall, high);
    sheet.dirty = true;
    const stamp: Stamp = { page: sheet.texture.key, id, w: wide / this.ratio, h: high / this.ratio };
    this.known.set(id, stamp);
    return stamp;
  }

  /** A frame of an atlas so high as its untrimmed picture, with room of `pad` around for what `draw` adds below it. */
  sprite(
    name: string,
    size: number,
    style: { readonly pad?: number; readonly id?: string } = {},
    under?: (pen: Pen, w: number, h: number) => void,
  ): Stamp {
    const { pad = 0, id = '' } = style;
    const frame = frameOf(this.textures, name);
    const w = (frame ? (frame.realWidth / frame.realHeight) * size : size) + 2 * pad;
    const h = size + 2 * pad;
    return this.paint(`${name}@${size.toFixed(1)}${id}`, w, h, (pen) => {
      under?.(pen, w, h);
      pen.sprite(name, w / 2, h / 2, size);
    });
  }

  /** Brings what was painted since the last time to the screen. */
  flush(): void {
    for (const sheet of this.sheets) {
      if (sheet.dirty) sheet.texture.refresh();
      sheet.dirty = false;
    }
  }

  destroy(): void {
    for (const { texture } of this.sheets) this.textures.remove(texture.key);
    this.sheets.length = 0;
    this.known.clear();
  }

  private roomFor(w: number, h: number): Sheet {
    const last = this.sheets.at(-1);
    if (last) {
      if (last.x + w > last.texture.width) {
        last.x = GAP;
        last.y += last.tall + GAP;
        last.tall = 0;
      }
      if (last.y + h <= last.texture.height && w + 2 * GAP <= last.texture.width) return last;
    }
    const key = `stamps:${Stamps.made++}`;
    const texture = this.textures.createCanvas(key, Math.max(PAGE, w + 2 * GAP), Math.max(PAGE, h + 2 * GAP));
    if (!texture) throw new Error(`no canvas for ${key}`);
    const sheet: Sheet = { texture, x: GAP, y: GAP, tall: 0, dirty: true };
    this.sheets.push(sheet);
    return sheet;
  }
}
