import Phaser from 'phaser';
import type { CanvasPainter } from '../canvasPainter.ts';
import type { BoardCamera } from '../layout/boardCamera.ts';
import { boardView } from '../layout/boardView.ts';
import { type Rect, rect } from '../layout/rect.ts';
import { pixelRatio } from '../pages/pixelRatio.ts';
import { emptyScene, fitCamera } from '../pages/screen.ts';
import { PanelCache } from '../panel.ts';
import { atlasPagesOf } from '../pictures/sprites/atlasPagesOf.ts';
import { SpriteCache } from '../pictures/sprites/spriteCache.ts';
import { SpriteRegistry } from '../pictures/sprites/spriteRegistry.ts';

/** The closest zoom of the board. */
const CLOSEST = 2.5;
/** From this zoom on it is close. */
const CLOSE = 1.5;
/** Oversampling of the painted board, up to this many pixels. */
const FINER = 2;
const MOST_PIXELS = 2000;
/** Things on the board, which move with its camera; painted at a finer resolution, because the board can be zoomed. */
export interface Field<Board> {
  readonly area: Rect;
  readonly panels: PanelCache;
  /** Pieces, which move. */
  readonly cast: SpriteRegistry;
  readonly sprites: SpriteCache;
  /** Where everything on the board is. */
  readonly board: Board;
}

/**
 * The ground and the board, below everything else on the table: a separate camera zooms the board. While the whole
 * board is shown, positions on it equal those on the table, CSS pixels of the window.
 */
export class BoardScene<Board> extends Phaser.Scene {
  private field: Field<Board> | null = null;
  private close: Phaser.Cameras.Scene2D.Camera | null = null;
  /** Where its camera shows the board. */
  view = rect(0, 0, 1, 1);
  /** Whether the board is close enough to read everything on it. */
  isClose = false;

  constructor(
    readonly camera: BoardCamera,
    /** Paints what lies below the board in the whole window. */
    private readonly paintGround: (g: CanvasPainter, window: Rect) => void,
    /** Called when the board was zoomed in, or is shown completely again. */
    private readonly onClose: () => void,
  ) {
    super('board');
  }

  create(): void {
    this.close = this.cameras.add(0, 0, 1, 1).setOrigin(0, 0);
    const aim = (): void => this.aim();
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, this.camera.onChange(aim));
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      if (this.field) this.clear(this.field);
      this.field = null;
      this.camera.show(null);
    });
  }

  /** Starts over for a window and a board in it, and removes everything from before. */
  fit(window: Rect, area: Rect, board: Board): Field<Board> {
    if (this.field) this.clear(this.field);
    emptyScene(this);
    fitCamera(this);
    const ratio = pixelRatio();
    this.view = boardView(area, window);
    this.close?.setViewport(...scaled(this.view, ratio));
    const { id } = this.cameras.main;
    const finer = ratio * Math.max(1, Math.min(FINER, MOST_PIXELS / ratio / Math.max(area.w, area.h)));
    const field = {
      area,
      panels: new PanelCache(this, finer, id),
      cast: new SpriteRegistry(this, finer, id),
      sprites: new SpriteCache(atlasPagesOf(this.textures), this.textures, finer),
      board,
    };
    const ground = new PanelCache(this, ratio, this.close?.id);
    ground.put('ground', window, 0, null, (g) => this.paintGround(g, window));
    this.field = field;
    this.camera.show({ view: this.view, board: this.view, most: CLOSEST });
    return field;
  }

  /** Brings a spot of the board into view if the board is zoomed in. */
  follow({ x, y }: { readonly x: number; readonly y: number }, around: number): void {
    const { view } = this;
    this.camera.follow(rect(x - view.x - around, y - view.y - around, 2 * around, 2 * around));
  }

  private clear({ panels, cast, sprites }: Field<Board>): void {
    panels.begin();
    panels.end();
    cast.clear();
    sprites.destroy();
  }

  private aim(): void {
    const { x, y, w } = this.camera.onScreen(rect(0, 0, 1, 1));
    const { view } = this;
    const wasClose = this.isClose;
    this.isClose = w > CLOSE;
    if (this.isClose !== wasClose) this.onClose();
    this.close?.setZoom(pixelRatio() * w).setScroll(view.x - (x - view.x) / w, view.y - (y - view.y) / w);
  }
}

function scaled({ x, y, w, h }: Rect, ratio: number): [x: number, y: number, w: number, h: number] {
  return [x * ratio, y * ratio, w * ratio, h * ratio];
}
