import Phaser from 'phaser';
import { rect } from '../../../table/layout/rect.ts';
import { pixelRatio } from '../../../table/pages/pixelRatio.ts';
import { fitCamera } from '../../../table/pages/screen.ts';
import { Panel } from '../../../table/panel.ts';
import type { AssetLoader } from '../../../table/pictures/loading/assetLoader.ts';
import { color } from '../../../table/theme.ts';
import { drawSaucer, type Saucer } from './saucer.ts';

const FONTS = [
  '400 20px "Bangers"',
  '500 20px "Barlow Semi Condensed"',
  '600 20px "Barlow Semi Condensed"',
  '700 20px "Barlow Semi Condensed"',
];

/** One letter for each font file that the scenes need: the 7 is in a separate file. */
const LETTERS = 'A7';

/**
 * Fetches pictures and fonts, and shows the progress: a saucer that fills with light. It hovers with the same code as
 * the title, which the browser has therefore optimized when the title opens.
 */
export class LoadScene extends Phaser.Scene {
  static readonly key = 'load';
  private saucer: Saucer | null = null;

  /** `livesOn` returns whether idle animations are allowed. */
  constructor(
    private readonly assets: Pick<AssetLoader<string>, 'first'>,
    private readonly livesOn: () => boolean,
    private readonly ready: () => void,
  ) {
    super(LoadScene.key);
  }

  create(): void {
    fitCamera(this);
    // Pictures contain text, so fonts have to load first; a font that fails to load must not block forever.
    const letters = Promise.all(FONTS.map((font) => document.fonts.load(font, LETTERS))).catch(() => undefined);
    const patience = new Promise((resolve) => setTimeout(resolve, 4000));
    const saucer = this.draw();
    const pictures = this.assets.first((part) => saucer.fill(part));
    void Promise.all([pictures, Promise.race([letters, patience])]).then(() => {
      this.scene.stop();
      this.ready();
    });
  }

  override update(time: number): void {
    if (this.livesOn()) this.saucer?.hover(time / 1000);
  }

  private draw(): Saucer {
    const ratio = pixelRatio();
    const [w, h] = [this.scale.width / ratio, this.scale.height / ratio];
    const center = { x: w / 2, y: h * 0.46 };
    const sky = rect(0, 0, w, h);
    new Panel(this, sky, ratio, (g) => {
      g.fill(sky, color.night);
      g.rays(center, w + h, color.night2);
    });
    this.saucer = drawSaucer(this, center, Math.min(w, h) * 0.2, ratio);
    return this.saucer;
  }
}
