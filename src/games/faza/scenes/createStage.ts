import './loading/preloadPictures.ts';
import type { AnimationPace, Stage, StageHost } from '../../../module/screens/stage.ts';
import { runAll } from '../../../table/pages/scheduling.ts';
import { afterStep } from '../../../table/pages/screen.ts';
import { searchAtlases } from '../../../table/pictures/frames.ts';
import { AssetLoader } from '../../../table/pictures/loading/assetLoader.ts';
import { shownTextures } from '../../../table/pictures/shownTextures.ts';
import { StageCanvas, StagePages } from '../../../table/stage/gameStage.ts';
import { color } from '../../../table/theme.ts';
import type { EditionSpec } from '../content/vocabulary.ts';
import { cardByCard, drawnCards } from '../interaction/events/eventStory.ts';
import type { BoardView, EndingView, NewGameView, TitleView } from '../interaction/view.ts';
import { editionOf } from '../rules/board/board.ts';
import type { FazaTypes } from '../rules/state/types.ts';
import { BoardAnimation } from './animation/boardAnimation.ts';
import { BoardScene } from './board/boardScene.ts';
import { CombatScene } from './combat/CombatScene.ts';
import { EndingScene } from './ending/EndingScene.ts';
import { drawPoster, type PosterView } from './ending/poster.ts';
import { EventScene } from './event/EventScene.ts';
import { themeFor } from './highContrast.ts';
import { type AtlasName, atlasesOf, atlasStages, placesOf, SEARCHED, takeGrade } from './loading/atlases.ts';
import { coarsePlace } from './loading/coarse.ts';
import { LoadScene } from './loadScene.ts';
import { NewGameScene } from './newGame/NewGameScene.ts';
import { TitleScene } from './title/TitleScene.ts';

/** Milliseconds for which a table's animations wait for missing pictures; then substitutes are used. */
const MOST_PATIENCE = 3000;
/** Milliseconds after which the title counts as at rest: nothing waits any more, and the other pictures may load. */
const TITLE_RESTS = 4000;

/** Creates the canvas in `parent` and all scenes on it. Resolves when everything that they show has been loaded. */
export async function createStage(
  parent: HTMLElement,
  host: StageHost,
  start: AnimationPace,
): Promise<Stage<FazaTypes>> {
  const canvas = new StageCanvas(parent, host, start, 'faza');
  const { game } = canvas;
  searchAtlases(SEARCHED);
  const assets = new AssetLoader<AtlasName>(game.textures, {
    ...atlasStages(host.isAtTitle()),
    places: (name, readsAvif) => placesOf(name, takeGrade(), readsAvif),
    coarse: coarsePlace,
  });
  await canvas.booted();
  await new Promise<void>((loaded) => {
    game.scene.add(LoadScene.key, new LoadScene(assets, canvas.livesOn, loaded), true);
  });
  return new FazaStage(canvas, assets);
}

class FazaStage implements Stage<FazaTypes> {
  private readonly pages;
  private readonly cutscenes;
  private readonly animation: BoardAnimation;
  private readonly book;
  /** Pending since the first table was opened, until all pictures have loaded or the wait was long enough. */
  private pictures: Promise<void> | null = null;
  private readonly rested = setTimeout(() => this.fetchRest(), TITLE_RESTS);

  constructor(
    private readonly canvas: StageCanvas,
    private readonly assets: AssetLoader<AtlasName>,
  ) {
    const { context, playback, game } = canvas;
    const pages = {
      title: new TitleScene('title', context),
      newGame: new NewGameScene('newGame', context),
      board: new BoardScene(context),
      ending: new EndingScene('ending', context),
    };
    this.pages = pages;
    this.cutscenes = { combat: new CombatScene('combat', context), event: new EventScene('event', context) };
    const animation = new BoardAnimation({
      board: pages.board,
      ...this.cutscenes,
      context,
      playback,
      // During a page turn, the page counts as gone until it is covered.
      ready: () => Promise.all([this.book.turned, this.pictures]),
      wake: () => this.book.wake(),
    });
    this.animation = animation;
    this.book = new StagePages(canvas, pages, {
      turn: (name) => ({ tone: name === 'ending' ? color.night : color.ink }),
      moves: () => animation.isPlaying || canvas.livesOn() || pages.board.isBehind,
      isWhole: () => !pages.board.isEntering && !pages.ending.isTelling,
      changed: () => this.forgetOld(),
      theme: themeFor,
    });
    for (const [key, scene] of Object.entries(this.cutscenes)) game.scene.add(key, scene, false);
  }

  title(view: TitleView): void {
    this.pages.title.show(view);
    this.book.open('title');
  }

  newGame(view: NewGameView): void {
    this.fetchFor(view.edition);
    this.pages.newGame.show(view);
    this.book.open('newGame');
  }

  board(view: BoardView): void {
    if (!this.animation.refit(view)) this.pages.board.show(view);
    this.book.open('board');
    if (!this.fetchFor(editionOf(view.state)) && this.pictures) return;
    this.pictures = this.book.turned.then(() => {
      this.fetchRest();
      return this.assets.complete(MOST_PATIENCE);
    });
  }

  ending(view: EndingView): void {
    this.fetchFor(editionOf(view.state));
    this.pages.ending.show(view);
    this.book.open('ending');
  }

  async poster(view: PosterView): Promise<Blob | null> {
    await this.assets.complete(MOST_PATIENCE);
    return drawPoster(this.canvas.game.textures, view);
  }

  play(...facts: Parameters<Stage<FazaTypes>['play']>): Promise<void> {
    return this.animation.play(...facts);
  }

  /** Nobody plays without knowing what was drawn: at a speed without animations the cards alone are shown. */
  async cards(...[facts, before, after, isWanted]: Parameters<Stage<FazaTypes>['cards']>): Promise<void> {
    const { canvas, cutscenes, book } = this;
    if (canvas.tempo.speed !== 'instant') return;
    await cardByCard(drawnCards(facts, before, after), {
      isWanted,
      ready: this.animation.wanted,
      show: (drawn) => cutscenes.event.still(drawn, () => book.wake()),
      settle: () => {
        book.wake();
        return afterStep(canvas.game);
      },
    });
  }

  skip(): void {
    this.animation.skip();
    for (const cutscene of Object.values(this.cutscenes)) cutscene.skip();
  }

  settled(): Promise<void> {
    return this.book.settled();
  }

  hold(still: boolean): void {
    this.animation.hold(still);
  }

  step(): void {
    this.animation.step();
  }

  pace(tempo: AnimationPace): void {
    this.book.pace(tempo);
  }

  theme(highContrast: boolean, textScale: number): void {
    this.book.theme(highContrast, textScale);
  }

  resize(width: number, height: number): void {
    runAll(
      () => this.book.resize(width, height),
      ...Object.values(this.cutscenes).map((cutscene) => () => cutscene.fit()),
      // A larger window, or a finer monitor, may want finer pictures.
      () => takeGrade() === 'fine' && void this.assets.refine(() => this.repaintPages()),
    );
  }

  destroy(): void {
    clearTimeout(this.rested);
    this.assets.leave();
    this.skip();
    this.canvas.destroy();
  }

  /** Fetches the pictures of ruins, fights and endings, but not while the first board is loading. */
  private fetchRest(): void {
    clearTimeout(this.rested);
    // A table must be repainted to show newly loaded pictures; an animation ends with a new picture anyway.
    void this.assets.later(
      (name) => {
        if (name === 'title-ships') this.pages.title.recolor();
        this.repaint();
      },
      () => this.repaintPages(),
    );
  }

  /** Fetches pictures that only the edition of a page needs; returns whether there is anything to wait for. */
  private fetchFor(edition: EditionSpec): boolean {
    return this.assets.also(atlasesOf(edition), () => {
      this.pages.newGame.recolor();
      this.repaint();
    });
  }

  private repaint(): void {
    this.pages.board.recolor();
    this.pages.ending.repaint();
    this.book.wake();
  }

  private repaintPages(): void {
    for (const page of [this.pages.title, this.pages.newGame]) page.recolor();
    this.repaint();
    this.forgetOld();
  }

  /** Coarser pictures that are no longer shown need no memory; those in an animation stay until the page turns. */
  private forgetOld(): void {
    const { game } = this.canvas;
    void afterStep(game).then(() => this.assets.forget(() => shownTextures(game)));
  }
}
