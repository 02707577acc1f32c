import Phaser from 'phaser';
import type { Spot } from './canvasPainter.ts';
import type { Motion } from './motion.ts';
import { pixelRatio } from './pixelRatio.ts';

const { Cubic, Sine } = Phaser.Math.Easing;

/**
 * The camera of a cutscene: a slow push, quick punches and shakes on top of one another. It never shows what lies beside the
 * page, and stays still under reduced motion.
 */
export class CutsceneCamera {
  private pushed = 0;
  private punched = 0;
  private knock: Spot = { x: 0, y: 0 };
  private focus: Spot;

  constructor(
    private readonly camera: Phaser.Cameras.Scene2D.Camera,
    private readonly motion: Motion,
    page: { readonly width: number; readonly height: number },
  ) {
    this.focus = { x: page.width / 2, y: page.height / 2 };
  }

  /** Comes nearer to a spot, slowly, by a part of the page. */
  async push(by: number, length: number, focus: Spot): Promise<void> {
    const [start, from] = [this.pushed, this.focus];
    await this.run(
      length,
      (t) => {
        this.pushed = start + (by - start) * t;
        this.focus = { x: from.x + (focus.x - from.x) * t, y: from.y + (focus.y - from.y) * t };
      },
      Sine.InOut,
    );
  }

  /** Jumps nearer and back. */
  async punch(by: number, length: number): Promise<void> {
    await this.run(length, (t) => {
      this.punched = by * (1 - t);
    });
    this.punched = 0;
  }

  /** Is knocked by so many pixels and swings back. */
  async shake(x: number, y: number, length: number): Promise<void> {
    await this.run(
      length,
      (t) => {
        const swing = Math.cos(t * Math.PI * 5) * (1 - t) ** 2;
        this.knock = { x: x * swing, y: y * swing };
      },
      (t) => t,
    );
    this.knock = { x: 0, y: 0 };
  }

  private async run(length: number, step: (t: number) => void, ease = Cubic.Out): Promise<void> {
    if (!this.motion.lively || this.motion.instant) return;
    await this.motion.move(
      length,
      (t) => {
        step(t);
        this.aim();
      },
      ease,
    );
  }

  private aim(): void {
    const zoom = 1 + this.pushed + this.punched;
    this.camera.setZoom(pixelRatio() * zoom);
    // The spot in focus stays where it is on the screen.
    const keep = 1 - 1 / zoom;
    this.camera.setScroll(this.focus.x * keep + this.knock.x, this.focus.y * keep + this.knock.y);
  }
}
