import Phaser from 'phaser';
import { fitCamera, pixelRatio } from '../../../table/screen.ts';
import { color } from '../../../table/theme.ts';
import type { Gallery } from './gallery/gallery.ts';
import { fillWedge } from './wedge.ts';

const FONTS = [
  '400 20px "Bangers"',
  '500 20px "Barlow Semi Condensed"',
  '600 20px "Barlow Semi Condensed"',
  '700 20px "Barlow Semi Condensed"',
];

/** Fetches pictures and letters, and shows how far it is: a saucer that fills with light. */
export class LoadScene extends Phaser.Scene {
  static readonly key = 'load';

  constructor(
    private readonly gallery: Gallery,
    private readonly ready: () => void,
  ) {
    super(LoadScene.key);
  }

  create(): void {
    fitCamera(this);
    // Letters are drawn into pictures, so they have to be there first; a font that does not come is no reason to wait forever.
    const letters = Promise.all(FONTS.map((font) => document.fonts.load(font))).catch(() => undefined);
    const patience = new Promise((resolve) => setTimeout(resolve, 4000));
    const pictures = this.gallery.first(this.saucer());
    void Promise.all([pictures, Promise.race([letters, patience])]).then(() => {
      this.scene.stop();
      this.ready();
    });
  }

  /** Draws the saucer; its lights go on as told. */
  private saucer(): (part: number) => void {
    const ratio = pixelRatio();
    const [w, h] = [this.scale.width / ratio, this.scale.height / ratio];
    const size = Math.min(w, h) * 0.2;
    const [x, y] = [w / 2, h * 0.46];
    const ink = this.add.graphics();
    ink.fillStyle(color.night).fillRect(0, 0, w, h);
    ink.fillStyle(color.night2);
    for (let i = 0; i < 22; i++) {
      fillWedge(ink, { x, y }, w * 2, (i / 22) * Math.PI * 2, ((i + 0.5) / 22) * Math.PI * 2);
    }
    const body = this.add.graphics();
    const draw = (part: number): void => {
      body.clear();
      body
        .fillStyle(color.ink)
        .fillEllipse(x, y, size * 2.14, size * 0.78, 64)
        .fillEllipse(x, y - size * 0.24, size * 0.98, size * 0.86, 48);
      body.fillStyle(color.live).fillEllipse(x, y - size * 0.24, size * 0.86, size * 0.74, 48);
      body.fillStyle(color.drone).fillEllipse(x, y, size * 2.02, size * 0.66, 64);
      body.fillStyle(color.table).fillEllipse(x, y + size * 0.06, size * 1.5, size * 0.36, 64);
      for (let i = 0; i < 7; i++) {
        const on = i < part * 7;
        const at = (i - 3) / 3;
        body.fillStyle(color.ink).fillCircle(x + at * size * 0.82, y + size * (0.2 - 0.16 * at * at), size * 0.085);
        body
          .fillStyle(on ? color.act : color.tableDot)
          .fillCircle(x + at * size * 0.82, y + size * (0.2 - 0.16 * at * at), size * 0.06);
      }
    };
    draw(0);
    return draw;
  }
}
