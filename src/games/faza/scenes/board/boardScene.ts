import Phaser from 'phaser';
import { Motion } from '../../../../table/cutscenes/motion.ts';
import type { PageContext } from '../../../../table/pages/pageScene.ts';
import { pixelRatio } from '../../../../table/pages/pixelRatio.ts';
import { fitCamera } from '../../../../table/pages/screen.ts';
import { PanelCache } from '../../../../table/panel.ts';
import { atlasPagesOf } from '../../../../table/pictures/sprites/atlasPagesOf.ts';
import { MemoLayer } from '../../../../table/pictures/sprites/memoLayer.ts';
import { SpriteCache } from '../../../../table/pictures/sprites/spriteCache.ts';
import { SpriteRegistry } from '../../../../table/pictures/sprites/spriteRegistry.ts';
import type { TileNo } from '../../content/vocabulary.ts';
import { forecastViewOf } from '../../interaction/preview/forecastView.ts';
import { remedyOf } from '../../interaction/preview/remedy.ts';
import type { BoardView } from '../../interaction/view.ts';
import { traitsOf } from '../density.ts';
import { drawEventChoice } from '../event/drawEventChoice.ts';
import { drawBar } from './bar.ts';
import { drawEnd } from './end.ts';
import { Entrances } from './entrances.ts';
import { drawRemedy } from './foresight/drawRemedy.ts';
import { drawBanners, drawGhosts } from './foresight/ghosts.ts';
import { drawHelps } from './foresight/helps.ts';
import { keepInSight } from './foresight/inSight.ts';
import { Concern, drawChance, drawMarks, HeldOutlook, tilesIn } from './foresight/marks.ts';
import { Life } from './life.ts';
import { drawCards } from './pieces/cards.ts';
import { drawEvents } from './pieces/events.ts';
import { drawGround, sideOf } from './pieces/ground.ts';
import { drawHeroes } from './pieces/heroes.ts';
import { type BoardPicture, drawPieces, type Placed } from './pieces/pieces.ts';
import { drawPools } from './pieces/pools.ts';
import { drawShips } from './pieces/ships.ts';
import { drawTiles } from './pieces/tiles.ts';
import { Prewarm } from './prewarm.ts';
import { drawStrip } from './strip.ts';
import { type Surface, sizesOf } from './surface.ts';
import { drawVerbs } from './verbs.ts';

/** The parts that take longest to compute, and that most changes do not affect. */
interface Parts {
  readonly tiles: MemoLayer<void>;
  readonly pieces: MemoLayer<ReadonlyMap<string, Placed>>;
  readonly cards: MemoLayer<void>;
}

/** The board: draws a whole position each time, but repaints only what has changed. */
export class BoardScene extends Phaser.Scene {
  static readonly key = 'board';
  /** The current view; `null` before the first one. */
  picture: BoardPicture | null = null;
  motion: Motion | null = null;
  private waiting: BoardView | null = null;
  private life: Life | null = null;
  private sprites: SpriteCache | null = null;
  /** Caches of earlier sizes: the running animation may still show them. */
  private retired: SpriteCache[] = [];
  private panels: PanelCache | null = null;
  private cast: SpriteRegistry | null = null;
  private parts: Parts | null = null;
  private fitted = '';
  private outdated = false;
  private readonly entrances = new Entrances();
  private readonly calm = new HeldOutlook();
  private readonly concern = new Concern();
  private readonly prewarm = new Prewarm();

  constructor(readonly context: PageContext) {
    super(BoardScene.key);
  }

  create(): void {
    this.picture = null;
    this.fitted = '';
    this.retire();
    this.clearRetired();
    this.motion = new Motion(this, this.context.tempo);
    this.life = new Life(this.context.tempo, (name) => this.context.host.sound(name));
    this.entrances.again();
    // A scene does not count as active before this method has ended.
    if (this.waiting) this.draw(this.waiting);
  }

  /** Repaints everything, because more pictures are available: at once, or when the running animation has ended. */
  recolor(): void {
    this.outdated = true;
    if (this.waiting && !this.waiting.busy) this.show(this.waiting);
  }

  /** Shows a state of the game, all of it; as soon as the scene runs, if it does not yet. */
  show(view: BoardView): void {
    this.waiting = view;
    if (this.sys.isActive()) this.draw(view);
  }

  private draw(shown: BoardView): void {
    const { usable, verbs, omens } = this.calm.of(shown);
    const view = { ...shown, usable };
    const { surface, parts } = this.fit(view);
    const { state, layout } = view;
    const { words, tileNames } = traitsOf(view);
    const prospect = omens && forecastViewOf(view, omens);
    const ghosts = view.showForecast && !view.busy ? prospect : null;
    const open = tilesIn(view.next);
    const picked = tilesIn(view.path);
    surface.panels.begin(view.busy);
    surface.cast.begin();
    drawGround(surface, sideOf(state));
    const shadeOf = (tile: TileNo): number => {
      if (ghosts) return 0x8d8099;
      return open.size > 0 && view.path.length > 0 && !open.has(tile) && !picked.has(tile) ? 0x9a8fa3 : 0xffffff;
    };
    // The forecast's tags on the tiles would cover their names.
    const named = tileNames && !ghosts;
    const { board, tiles, ships, heroes, events } = state;
    parts.tiles.draw([layout, board, tiles, events, ghosts === null, view.next, view.path, named], () =>
      drawTiles(surface, state, shadeOf, named),
    );
    const front = state.phase === 'team' ? view.seat : null;
    const places = heroes.map(({ tile }) => tile).join();
    const concerned = this.concern.of(shown, ghosts !== null);
    const pieces = parts.pieces.draw([layout, board, tiles, ships, places, front, [...concerned].join()], () =>
      drawPieces(surface, state, front, (tile) => concerned.has(tile)),
    );
    drawMarks(surface, view);
    const inSight = keepInSight(layout, state);
    if (ghosts) drawBanners(surface, ghosts, inSight);
    drawChance(surface, view, inSight);
    if (ghosts) drawGhosts(surface, ghosts, words, inSight);
    drawHeroes(surface, view);
    const { longShots, phase } = state;
    const { seat, next, path, players, armedCards, open: fight } = view;
    parts.cards.draw([layout, heroes, longShots, phase, usable, seat, next, path, players, armedCards, fight], () =>
      drawCards(surface, view),
    );
    drawHelps(surface, view);
    const isEnd = view.offer === null || view.offer.do === 'endTeamPhase';
    const remedy = isEnd && view.open == null ? remedyOf(state, view.forecast) : null;
    if (remedy) drawRemedy(surface, view, remedy);
    drawShips(surface, view, omens);
    drawPools(surface, state, ghosts?.pool ?? null);
    drawEvents(surface, view);
    drawVerbs(surface, view, verbs);
    drawBar(surface, view, verbs);
    drawEnd(surface, view, prospect, remedyOf(view.state, view.forecast));
    drawEventChoice(surface, view);
    drawStrip(surface, view);
    surface.panels.end();
    surface.cast.end();
    this.picture = { view, surface, pieces };
    this.life?.watch(this.picture);
    const isAnimated = this.context.tempo().speed !== 'instant';
    this.prewarm.prepare(surface, isAnimated && !view.busy ? (view.forecast?.after ?? null) : null);
    if (this.motion) this.entrances.greet(this.picture, this.motion);
  }

  /** Whether the table is still being laid out. */
  get isEntering(): boolean {
    return this.entrances.isLaying;
  }

  /** Whether panels of an animation wait to be drawn again. */
  get isBehind(): boolean {
    return this.panels?.isBehind === true;
  }

  /** An animation moves this piece: it does not hover meanwhile. */
  hold(name: string): void {
    this.life?.hold(name);
  }

  /** All pieces may hover again. */
  release(): void {
    this.life?.release();
  }

  override update(time: number): void {
    // The page of a fight covers it completely.
    if (this.sys.isVisible()) this.life?.update(time);
  }

  /** Everything is made for one window size and one edition; another one starts over. */
  private fit({ state, layout, busy }: BoardView): { surface: Surface; parts: Parts } {
    if (this.outdated && !busy) {
      this.outdated = false;
      this.fitted = '';
    }
    if (!busy) this.clearRetired();
    const ratio = pixelRatio();
    const fitting = `${state.edition}:${layout.form}:${layout.width}x${layout.height}@${ratio}`;
    if (!this.sprites || !this.panels || !this.cast || !this.parts || this.fitted !== fitting) {
      fitCamera(this);
      this.cast?.clear();
      this.panels?.begin();
      this.panels?.end();
      this.retire();
      if (!busy) this.clearRetired();
      this.sprites = new SpriteCache(atlasPagesOf(this.textures), this.textures, ratio);
      this.panels = new PanelCache(this, ratio);
      this.cast = new SpriteRegistry(this, ratio);
      const on = [this.panels.recorder, this.cast.recorder];
      this.parts = { tiles: new MemoLayer(on), pieces: new MemoLayer(on), cards: new MemoLayer(on) };
      this.fitted = fitting;
    }
    const { panels, cast, sprites, parts } = this;
    return { surface: { panels, cast, sprites, layout, sizes: sizesOf(layout), routes: [] }, parts };
  }

  private retire(): void {
    if (this.sprites) this.retired.push(this.sprites);
    this.sprites = null;
  }

  private clearRetired(): void {
    for (const sprites of this.retired) sprites.destroy();
    this.retired = [];
  }
}
