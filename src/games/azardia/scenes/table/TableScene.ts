import Phaser from 'phaser';
import { Motion } from '../../../../table/cutscenes/motion.ts';
import { inset, rect, type Spot } from '../../../../table/layout/rect.ts';
import type { PageContext } from '../../../../table/pages/pageScene.ts';
import { pixelRatio } from '../../../../table/pages/pixelRatio.ts';
import { emptyScene, fitCamera } from '../../../../table/pages/screen.ts';
import { PanelCache } from '../../../../table/panel.ts';
import { atlasPagesOf } from '../../../../table/pictures/atlasPagesOf.ts';
import { SpriteCache } from '../../../../table/pictures/spriteCache.ts';
import type { AzardiaTableView } from '../../interaction/view.ts';
import type { BoardScene } from '../board/BoardScene.ts';
import { paintBoard } from '../board/paintBoard.ts';
import { drawDuel } from '../duel/drawDuel.ts';
import { drawAttack } from './attack.ts';
import { drawBanter } from './banter.ts';
import { drawCurtain } from './curtain.ts';
import { drawDecks } from './decks.ts';
import { drawChoiceGround, drawWidgets } from './drawWidgets.ts';
import { drawCountdown, drawHeading, drawOutcome } from './heading.ts';
import { drawNews } from './news.ts';
import { drawGhosts, drawPawns } from './pawns.ts';
import { drawOwn, drawRivals } from './standing.ts';
import { drawStrip } from './strip.ts';
import { DEPTH, type Surface } from './surface.ts';

/** Room around a pawn that is followed over the board, in CSS pixels. */
const FOLLOWED = 40;

/** The table: draws a whole state each time, but repaints only what has changed. */
export class TableScene extends Phaser.Scene {
  motion: Motion | null = null;
  surface: Surface | null = null;
  /** The current view; `null` before the first one. */
  view: AzardiaTableView | null = null;
  private waiting: AzardiaTableView | null = null;
  private fitted = '';
  private outdated = false;

  constructor(
    readonly context: PageContext,
    private readonly below: BoardScene,
  ) {
    super('table');
  }

  create(): void {
    this.events.once(Phaser.Scenes.Events.SHUTDOWN, () => this.giveBack());
    this.motion = new Motion(this, this.context.tempo);
    // A scene does not count as active before this method has ended.
    if (this.waiting) this.draw(this.waiting);
  }

  /** Shows a state of the game completely; as soon as the scene runs, if it does not run yet. */
  show(view: AzardiaTableView): void {
    this.waiting = view;
    if (this.sys.isActive()) this.draw(view);
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
    if (this.view && !this.view.busy && this.sys.isActive()) this.draw(this.view);
  }

  /** Paints everything again, because there are more pictures or another theme: at once, or when the animation has ended. */
  recolor(): void {
    this.outdated = true;
    if (this.waiting && !this.waiting.busy) this.show(this.waiting);
  }

  private draw(view: AzardiaTableView): void {
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
    if (view.handOver === null) this.drawTable(surface, view);
    else drawCurtain(surface, view, view.handOver);
    surface.panels.end();
    field.panels.end();
    field.cast.end();
    this.view = view;
  }

  private drawTable(surface: Surface, view: AzardiaTableView): void {
    const { layout, state } = view;
    const { field } = surface;
    const { isClose } = this.below;
    field.panels.put('board', inset(layout.board, -8), DEPTH.board, isClose, (g) =>
      paintBoard(g, field.board, isClose),
    );
    drawDecks(field, view);
    drawHeading(surface, view);
    drawCountdown(surface, view);
    drawRivals(surface, view);
    drawNews(surface, view);
    if (!state.duel) drawOutcome(surface, view);
    drawOwn(surface, view);
    drawPawns(field, view);
    if (!view.busy && state.winner === null) drawGhosts(field, view);
    drawChoiceGround(surface, view);
    drawAttack(surface, view);
    drawStrip(surface, view);
    drawDuel(surface, view);
    drawBanter(surface, view);
    drawWidgets(surface, view);
  }

  /** Everything is made for one layout; another one starts over. */
  private fit({ layout }: AzardiaTableView): Surface {
    const ratio = pixelRatio();
    const { form, width, height, rivals, board } = layout;
    const fitting = `${form}:${width}x${height}@${ratio}/${rivals.length}/${board.w}x${board.h}`;
    if (this.surface && this.fitted === fitting) return this.surface;
    this.giveBack();
    fitCamera(this);
    emptyScene(this);
    this.fitted = fitting;
    this.surface = {
      panels: new PanelCache(this, ratio),
      sprites: new SpriteCache(atlasPagesOf(this.textures), this.textures, ratio),
      field: this.below.fit(rect(0, 0, width, height), board),
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
