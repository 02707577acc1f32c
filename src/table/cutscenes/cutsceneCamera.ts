import Phaser from 'phaser';
import { type CameraFrame, moved, wholeBoard } from '../layout/camera.ts';
import { rect, type Spot } from '../layout/rect.ts';
import { aimCamera } from '../pages/screen.ts';
import type { Motion } from './motion.ts';

const { Cubic, Linear, Sine } = Phaser.Math.Easing;

/**
 * The camera of a cutscene: a slow push, combined with quick punches and shakes. It never shows anything beside the
 * page, and stays still under reduced motion.
 */
export class CutsceneCamera {
  private pushed = 0;
  private punched = 0;
  private knock: Spot = { x: 0, y: 0 };
  private focus: Spot;
  private readonly frame: CameraFrame;

  constructor(
    private readonly camera: Phaser.Cameras.Scene2D.Camera,
    private readonly motion: Motion,
    { width: w, height: h }: { readonly width: number; readonly height: number },
  ) {
    this.frame = { view: rect(0, 0, w, h), board: { w, h }, most: Number.POSITIVE_INFINITY };
    this.focus = { x: w / 2, y: h / 2 };
  }

  /** Slowly zooms in on a spot, by a fraction of the page. */
  async push(by: number, length: number, focus: Spot): Promise<void> {
    const [start, from] = [this.pushed, this.focus];
    await this.run(Sine.InOut, length, (t) => {
      this.pushed = start + (by - start) * t;
      this.focus = { x: from.x + (focus.x - from.x) * t, y: from.y + (focus.y - from.y) * t };
    });
  }

  /** Jumps nearer and back. */
  async punch(by: number, length: number): Promise<void> {
    await this.run(Cubic.Out, length, (t) => {
      this.punched = by * (1 - t);
    });
    this.punched = 0;
  }

  /** Shifts by a number of pixels and swings back. */
  async shake(x: number, y: number, length: number): Promise<void> {
    await this.run(Linear, length, (t) => {
      const swing = Math.cos(t * Math.PI * 5) * (1 - t) ** 2;
      this.knock = { x: x * swing, y: y * swing };
    });
    this.knock = { x: 0, y: 0 };
  }

  private async run(ease: (t: number) => number, length: number, step: (t: number) => void): Promise<void> {
    if (!this.motion.lively || this.motion.instant) return;
    await this.motion.eased(ease, length, (t) => {
      step(t);
      this.aim();
    });
  }

  private aim(): void {
    // The spot in focus stays where it is on the screen.
    const near = moved(wholeBoard(this.frame), this.frame, this.focus, this.focus, 1 + this.pushed + this.punched);
    const { x, y } = this.knock;
    aimCamera(this.camera, { ...near, x: near.x + x, y: near.y + y }, this.frame.view);
  }
}
