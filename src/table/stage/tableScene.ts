import Phaser from 'phaser';
import { Motion } from '../cutscenes/motion.ts';
import { type Rect, rect, type Spot } from '../layout/rect.ts';
import type { PageContext } from '../pages/pageScene.ts';
import { pixelRatio } from '../pages/pixelRatio.ts';
import { emptyScene, fitCamera } from '../pages/screen.ts';
import { PanelCache } from '../panel.ts';
import { atlasPagesOf } from '../pictures/sprites/atlasPagesOf.ts';
import { SpriteCache } from '../pictures/sprites/spriteCache.ts';
import type { BoardScene, Field } from './boardScene.ts';

/** What the parts of a table draw on. */
export interface TableSurface<Board> {
  readonly panels: PanelCache;
  readonly sprites: SpriteCache;
  readonly field: Field<Board>;
}

/** What every view of such a table has. */
interface SceneView {
  readonly busy: boolean;
  readonly layout: { readonly width: number; readonly height: number };
}

/** Room around a piece that is followed over the board, in CSS pixels. */
const FOLLOWED = 40;

/** A table over a board that can be zoomed: draws a whole state each time, but repaints only what has changed. */
export abstract class TableScene<View extends SceneView, Board> extends Phaser.Scene {
  motion: Motion | null = null;
  surface: TableSurface<Board> | null = null;
  /** The current view; `null` before the first one. */
  view: View | null = null;
  private waiting: View | null = null;
  private fitted = '';
  private outdated = false;

  constructor(
    readonly context: PageContext,
    protected readonly below: BoardScene<Board>,
  ) {
    super('table');
  }

  /** Draws a view; whatever it leaves out disappears. */
  protected abstract draw(surface: TableSurface<Board>, view: View): void;

  /** Where the board is, and everything on it. */
  protected abstract boardIn(view: View): { readonly area: Rect; readonly board: Board };

  /** What the positions on the table depend on, besides the window. */
  protected abstract arrangement(view: View): string;

  create(): void {
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => this.giveBack());
    this.motion = new Motion(this, this.context.tempo);
    // A scene does not count as active before this method has ended.
    if (this.waiting) this.redraw(this.waiting);
  }

  /** Shows a state of the game completely; as soon as the scene runs, if it does not run yet. */
  show(view: View): void {
    this.waiting = view;
    if (this.sys.isActive()) this.redraw(view);
  }

  /** Brings a spot of the board into view, where the board is close. */
  follow(spot: Spot): void {
    this.below.follow(spot, FOLLOWED);
  }

  /** Whether something waits to be painted again: the canvas must not rest before. */
  get isBehind(): boolean {
    return this.surface?.panels.isBehind === true || this.surface?.field.panels.isBehind === true;
  }

  /** The board was zoomed in, or is shown completely again. A running animation continues, and shows it next. */
  refresh(): void {
    if (this.view && !this.view.busy && this.sys.isActive()) this.redraw(this.view);
  }

  /** Paints everything again, because there are more pictures or another theme: at once, or when the animation has ended. */
  recolor(): void {
    this.outdated = true;
    if (this.waiting && !this.waiting.busy) this.show(this.waiting);
  }

  private redraw(view: View): void {
    // Beginning afresh would take away what an animation shows.
    if (this.outdated && !view.busy) {
      this.outdated = false;
      this.fitted = '';
    }
    const surface = this.fit(view);
    const { field } = surface;
    surface.panels.begin(view.busy);
    field.panels.begin(view.busy);
    field.cast.begin();
    this.draw(surface, view);
    surface.panels.end();
    field.panels.end();
    field.cast.end();
    this.view = view;
  }

  /** Everything is made for one layout; another one starts over. */
  private fit(view: View): TableSurface<Board> {
    const ratio = pixelRatio();
    const { width, height } = view.layout;
    const fitting = `${width}x${height}@${ratio}/${this.arrangement(view)}`;
    if (this.surface && this.fitted === fitting) return this.surface;
    this.giveBack();
    fitCamera(this);
    emptyScene(this);
    this.fitted = fitting;
    const { area, board } = this.boardIn(view);
    this.surface = {
      panels: new PanelCache(this, ratio),
      sprites: new SpriteCache(atlasPagesOf(this.textures), this.textures, ratio),
      field: this.below.fit(rect(0, 0, width, height), area, board),
    };
    return this.surface;
  }

  /** Gives the surface back. Until another is fitted nothing is shown on it: not even when the board below is whole again by that. */
  private giveBack(): void {
    this.view = null;
    this.surface?.sprites.destroy();
    this.surface = null;
  }
}
