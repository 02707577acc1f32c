import Phaser from 'phaser';
import { equal } from '../kernel/values/equal.ts';
import { CanvasPainter } from './canvasPainter.ts';
import type { Rect } from './layout/rect.ts';
import { IdleQueue } from './pages/scheduling.ts';
import type { AtlasRegion } from './pictures/sprites/atlasPages.ts';
import { atlasPagesOf } from './pictures/sprites/atlasPagesOf.ts';
import { MemoRecorder, settle } from './pictures/sprites/memoLayer.ts';

/** Creates a panel over an area of the screen, on the scene it is meant for. */
export type MakePanel = (area: Rect, draw: (g: CanvasPainter) => void) => Panel;

/**
 * A static picture, drawn once with a `CanvasPainter` and then shown like any sprite: crisp on every screen, and one
 * sprite for a whole panel with its text. Draw it again when its content changes.
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

interface Kept {
  panel: Panel;
  area: Rect;
  shows: unknown;
  wanted: boolean;
}

/**
 * The panels of a screen, by name. At every change a screen lists the panels it wants; a panel is redrawn only when its
 * `shows` has changed, and removed when it is no longer wanted.
 */
export class PanelCache {
  private readonly kept = new Map<string, Kept>();
  /** Panels to be redrawn in an idle period, and how. */
  private readonly later = new Map<Kept, (g: CanvasPainter) => void>();
  private patient = false;
  private readonly work = new IdleQueue(() => {
    this.paint(this.later.keys().next().value);
    return this.isBehind;
  });
  /** For parts of the screen that are put again as they were. */
  readonly recorder = new MemoRecorder();

  constructor(
    private readonly scene: Phaser.Scene,
    private readonly ratio: number,
    /** The cameras of the scene that leave the panels out, as the sum of their IDs; by default none. */
    private readonly hiddenFrom = 0,
  ) {}

  /**
   * Starts the list of wanted panels. During an animation it is `patient`: panels are then redrawn between the frames,
   * so that no animation has to wait for them.
   */
  begin(patient = false): void {
    this.patient = patient;
    for (const kept of this.kept.values()) kept.wanted = false;
  }

  /** A panel over `area`. `shows` is everything that its picture depends on. */
  put(
    name: string,
    area: Rect,
    depth: number,
    shows: unknown,
    draw: (g: CanvasPainter) => void,
  ): Phaser.GameObjects.Image {
    let kept = this.kept.get(name);
    if (kept && !equal(kept.area, area)) {
      kept.panel.image.destroy();
      this.later.delete(kept);
      kept = undefined;
    }
    if (!kept) {
      kept = { panel: new Panel(this.scene, area, this.ratio, draw), area, shows, wanted: true };
      this.kept.set(name, kept);
      kept.panel.image.cameraFilter = this.hiddenFrom;
    } else if (!equal(kept.shows, shows)) {
      kept.shows = shows;
      this.later.set(kept, draw);
      if (this.patient) this.work.soon();
      else this.paint(kept);
    }
    kept.wanted = true;
    const { image } = kept.panel;
    this.recorder.note(image, kept);
    // Back from wherever an animation has left it.
    const x = area.x + image.width / this.ratio / 2;
    return settle(image, x, area.y + image.height / this.ratio / 2, 1 / this.ratio, depth);
  }

  /** Whether panels wait to be drawn again. */
  get isBehind(): boolean {
    return this.later.size > 0;
  }

  get(name: string): Phaser.GameObjects.Image | undefined {
    return this.kept.get(name)?.panel.image;
  }

  names(): string[] {
    return [...this.kept.keys()];
  }

  /** Removes all panels that were not wanted since `begin`. */
  end(): void {
    for (const [name, kept] of this.kept) {
      if (kept.wanted) continue;
      kept.panel.image.destroy();
      this.later.delete(kept);
      this.kept.delete(name);
    }
  }

  /** Draws a panel again that has waited. */
  private paint(kept: Kept | undefined): void {
    const draw = kept && this.later.get(kept);
    if (!draw) return;
    this.later.delete(kept);
    kept.panel.redraw(draw);
  }
}
