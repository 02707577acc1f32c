import Phaser from 'phaser';
import type { CanvasPainter } from '../canvasPainter.ts';
import type { Rect } from '../layout/rect.ts';
import type { PageContext } from '../pages/pageScene.ts';
import { pixelRatio } from '../pages/pixelRatio.ts';
import { emptyScene, fitCamera } from '../pages/screen.ts';
import { Panel } from '../panel.ts';
import { Motion } from './motion.ts';
import { CUTSCENE_TIMINGS } from './timings.ts';

/**
 * Plays part of a story instead of the board: launched over the board, it removes itself at the end. `skip` makes it
 * end soon, with the last picture; a skipped cutscene still resolves.
 */
export abstract class CutsceneScene<Story> extends Phaser.Scene {
  protected skipped = false;
  private current: { readonly story: Story; readonly motion: Motion } | null = null;

  constructor(
    key: string,
    protected readonly context: PageContext,
  ) {
    super(key);
  }

  async tell(story: Story): Promise<void> {
    if (this.context.tempo().speed === 'instant') return;
    const motion = await this.begin(story);
    const camera = this.cameras.main;
    try {
      await this.play(story, motion);
      const leaving = this.skipped ? await this.hold() : motion;
      await leaving.fade(CUTSCENE_TIMINGS.leave, (t) => camera.setAlpha(1 - t));
    } finally {
      this.current = null;
      this.scene.stop();
    }
  }

  /** Shows the story's last picture at once, for players who want no animation, until `read` resolves. */
  protected async showStill(story: Story, read: () => Promise<void>): Promise<void> {
    await this.begin(story);
    // Skipped before it was there, because its table was left: it is not shown over the next screen.
    if (!this.skipped) this.settle(story);
    try {
      if (!this.skipped) await read();
    } finally {
      this.current = null;
      this.scene.stop();
    }
  }

  /** Launches the scene over the board, with an empty page. */
  private async begin(story: Story): Promise<Motion> {
    this.skipped = false;
    if (!this.sys.isActive()) {
      await new Promise<void>((ready) => {
        this.events.once(Phaser.Scenes.Events.CREATE, ready);
        this.scene.manager.start(this.scene.key);
      });
    }
    this.scene.bringToTop();
    emptyScene(this);
    this.fitPage();
    this.cameras.main.setAlpha(1);
    const motion = new Motion(this, this.context.tempo);
    this.current = { story, motion };
    return motion;
  }

  /** The last picture of a skipped story stays briefly; what follows is in real time as well, even in slow motion. */
  private async hold(): Promise<Motion> {
    const real = new Motion(this, () => {
      const { speed, reducedMotion } = this.context.tempo();
      return { speed: speed === 'instant' ? speed : 1, reducedMotion };
    });
    await real.wait(CUTSCENE_TIMINGS.holdSkipped);
    return real;
  }

  /** Whether things may move by themselves. */
  protected get lively(): boolean {
    return !this.context.tempo().reducedMotion;
  }

  skip(): void {
    this.skipped = true;
    this.current?.motion.skip();
  }

  /** Adapts to a window of another size. A stopped scene has no camera; it takes the window's size when it starts. */
  fit(): void {
    if (!this.sys.isActive()) return;
    this.fitPage();
    if (this.current) this.settle(this.current.story);
  }

  /** Tells the story from an empty page to its last picture, which also stays after a skip. */
  protected abstract play(story: Story, motion: Motion): Promise<void>;

  /** Shows the story's last picture at once, on a page of another size. */
  protected settle(_story: Story): void {}

  /** The story fills the window, or the part of it that the host leaves. */
  protected fitPage(): void {
    fitCamera(this, this.context.host.frame());
  }

  /** The page in CSS pixels. */
  protected get size(): { width: number; height: number } {
    const frame = this.context.host.frame();
    if (frame) return { width: frame.w, height: frame.h };
    const ratio = pixelRatio();
    return { width: this.scale.width / ratio, height: this.scale.height / ratio };
  }

  protected cue(name: string): void {
    if (!this.skipped) this.context.host.sound(name);
  }

  protected panel(area: Rect, draw: (g: CanvasPainter) => void): Panel {
    return new Panel(this, area, pixelRatio(), draw);
  }
}
