import Phaser from 'phaser';
import type { CanvasPainter } from '../canvasPainter.ts';
import { Motion, type Pace } from '../cutscenes/motion.ts';
import type { Rect } from '../layout/rect.ts';
import { Panel, PanelCache } from '../panel.ts';
import { pixelRatio } from './pixelRatio.ts';
import { emptyScene, fitCamera, type SceneHost } from './screen.ts';

/** The environment of a page, besides its view. */
export interface PageContext {
  readonly host: SceneHost;
  readonly tempo: () => Pace;
}

/**
 * A scene that shows one view at a time, such as the title. It can be given a view at any time, also before it has begun,
 * and a new one at once replaces the last.
 */
export abstract class PageScene<View extends { readonly width: number; readonly height: number }> extends Phaser.Scene {
  protected motion: Motion | null = null;
  /** Device pixels to a CSS pixel. */
  protected ratio = 1;
  protected panels = new PanelCache(this, 1);
  /** The view to show, and the one that is shown. */
  private next: View | null = null;
  private shown: View | null = null;
  /** Whether the theme or the pictures have changed since the page was painted. */
  private isStale = false;

  constructor(
    key: string,
    protected readonly context: PageContext,
  ) {
    super(key);
  }

  /** Shows a view, at once. */
  show(view: View): void {
    this.next = view;
    if (this.sys.isActive()) this.refresh();
  }

  create(): void {
    this.shown = null;
    this.motion = new Motion(this, this.context.tempo);
    this.refresh();
  }

  /** Repaints the same view completely, because the theme or the pictures have changed. */
  recolor(): void {
    this.isStale = true;
    if (this.sys.isActive()) this.refresh();
  }

  private refresh(): void {
    const view = this.next;
    if (!view) return;
    const before = this.shown;
    fitCamera(this);
    const isOfSize = before?.width === view.width && before.height === view.height && this.ratio === pixelRatio();
    if (this.isStale || !isOfSize) this.clear();
    this.isStale = false;
    this.shown = view;
    this.draw(view, before);
  }

  /** Removes everything from the page. */
  protected clear(): void {
    emptyScene(this);
    this.ratio = pixelRatio();
    this.panels = new PanelCache(this, this.ratio);
  }

  /** Draws a view; `before` is the previous one, if any. The page is empty if the size has changed. */
  protected abstract draw(view: View, before: View | null): void;

  /** Lets a picture rise to its place and appear, after a while. */
  protected rise(image: Phaser.GameObjects.Image, after: number, length: number, by: number): void {
    const { motion } = this;
    if (!motion) return;
    const { y } = image;
    void motion.wait(after).then(() => {
      void motion.fade(length * 0.6, (t) => image.setAlpha(t));
      return motion.move(length, (t) => image.setY(y + (1 - t) * by));
    });
  }

  protected panel(area: Rect, draw: (g: CanvasPainter) => void): Panel {
    return new Panel(this, area, this.ratio, draw);
  }
}
