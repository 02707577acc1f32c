import Phaser from 'phaser';
import { Motion } from '../../../../table/cutscenes/motion.ts';
import { inset, rect } from '../../../../table/layout/rect.ts';
import type { PageContext } from '../../../../table/pages/pageScene.ts';
import { pixelRatio } from '../../../../table/pages/pixelRatio.ts';
import { emptyScene, fitCamera } from '../../../../table/pages/screen.ts';
import { PanelCache } from '../../../../table/panel.ts';
import { atlasPagesOf } from '../../../../table/pictures/atlasPagesOf.ts';
import { SpriteCache } from '../../../../table/pictures/spriteCache.ts';
import { SpriteRegistry } from '../../../../table/pictures/spriteRegistry.ts';
import { boardGeometry } from '../board/geometry.ts';
import { paintBoard } from '../board/paintBoard.ts';
import { paintGround } from '../paint/ground.ts';
import { drawConflict } from './conflict.ts';
import { drawCurtain } from './curtain.ts';
import { drawDecks } from './decks.ts';
import { drawCountdown, drawHeading, drawNews, drawOutcome } from './heading.ts';
import { drawParts } from './parts.ts';
import { drawGhosts, drawPawns } from './pawns.ts';
import { drawOwn, drawRivals } from './standing.ts';
import { drawStrip } from './strip.ts';
import { DEPTH, type Surface } from './surface.ts';
import type { AzardiaTableView } from './view.ts';

/** The table: draws a whole moment, again and again; only what has changed is painted again. */
export class TableScene extends Phaser.Scene {
  motion: Motion | null = null;
  surface: Surface | null = null;
  /** What is shown; `null` before the first view. */
  view: AzardiaTableView | null = null;
  private waiting: AzardiaTableView | null = null;
  private fitted = '';

  constructor(readonly context: PageContext) {
    super('table');
  }

  create(): void {
    this.surface = null;
    this.view = null;
    this.motion = new Motion(this, this.context.tempo);
    // A scene does not count as active before this method has ended.
    if (this.waiting) this.draw(this.waiting);
  }

  /** Shows a moment of the game, completely; as soon as the scene runs, where it does not run yet. */
  show(view: AzardiaTableView): void {
    this.waiting = view;
    if (this.sys.isActive()) this.draw(view);
  }

  /** Paints everything again: there are more pictures, or another theme. */
  repaint(): void {
    this.fitted = '';
    if (this.waiting && this.sys.isActive()) this.draw(this.waiting);
  }

  private draw(view: AzardiaTableView): void {
    const surface = this.fit(view);
    surface.panels.begin(view.busy);
    surface.cast.begin();
    if (view.handOver === null) this.drawTable(surface, view);
    else drawCurtain(surface, view, view.handOver);
    surface.panels.end();
    surface.cast.end();
    this.view = view;
  }

  private drawTable(surface: Surface, view: AzardiaTableView): void {
    const { layout, state } = view;
    const window = rect(0, 0, layout.width, layout.height);
    surface.panels.put('ground', window, DEPTH.ground, null, (g) => paintGround(g, window));
    surface.panels.put('board', inset(layout.board, -8), DEPTH.board, null, (g) => paintBoard(g, surface.board));
    drawDecks(surface, view);
    drawHeading(surface, view);
    drawCountdown(surface, view);
    drawRivals(surface, view);
    drawNews(surface, view);
    drawOutcome(surface, view);
    drawOwn(surface, view);
    drawPawns(surface, view);
    if (!view.busy && state.winner === null) drawGhosts(surface, view);
    drawConflict(surface, view);
    drawStrip(surface, view);
    drawParts(surface, view);
  }

  /** Everything is made for one layout; another one begins afresh. */
  private fit({ layout }: AzardiaTableView): Surface {
    const ratio = pixelRatio();
    const { form, width, height, rivals, board } = layout;
    const fitting = `${form}:${width}x${height}@${ratio}/${rivals.length}/${board.w}x${board.h}`;
    if (this.surface && this.fitted === fitting) return this.surface;
    fitCamera(this);
    const before = this.surface;
    before?.cast.clear();
    emptyScene(this);
    before?.sprites.destroy();
    this.fitted = fitting;
    this.surface = {
      panels: new PanelCache(this, ratio),
      cast: new SpriteRegistry(this, ratio),
      sprites: new SpriteCache(atlasPagesOf(this.textures), this.textures, ratio),
      board: boardGeometry(layout.board),
    };
    return this.surface;
  }
}
