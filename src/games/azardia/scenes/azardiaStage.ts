import './preloadPictures.ts';
import type { NewGameView } from '../../../module/setups.ts';
import type { AnimationPace, Stage, StageHost } from '../../../module/stage.ts';
import type { TitleView } from '../../../module/title.ts';
import type { BoardCamera } from '../../../table/layout/boardCamera.ts';
import { afterStep } from '../../../table/pages/screen.ts';
import { AssetLoader } from '../../../table/pictures/assetLoader.ts';
import { searchAtlases } from '../../../table/pictures/frames.ts';
import { shownTextures } from '../../../table/pictures/shownTextures.ts';
import { StageCanvas, StagePages } from '../../../table/stage/gameStage.ts';
import { applyTheme } from '../../../table/theme.ts';
import type { AzardiaTableView, Narrator } from '../interaction/view.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import { TableAnimation } from './animation/tableAnimation.ts';
import { BoardScene } from './board/BoardScene.ts';
import { EndingScene } from './ending/EndingScene.ts';
import type { AzardiaEndingView } from './ending/endingLayout.ts';
import { type AtlasName, coarsePlace, FIRST, LATER, placesOf } from './loading.ts';
import { PictureScene, type PictureView } from './PictureScene.ts';
import { paint } from './paint/paint.ts';
import { createSheets } from './paint/sheetTransition.ts';
import { themeFor } from './paint/theme.ts';
import { TableScene } from './table/TableScene.ts';
import { TitleScene } from './title/TitleScene.ts';
import type { TitleButton } from './title/titleLayout.ts';

const FONT_FILES = ['400 20px "Bagel Fat One"', '500 20px "Rubik"', '600 20px "Rubik"', '700 20px "Rubik"'];
/** The views that the stage draws. */
interface AzardiaViews {
  readonly table: AzardiaTableView;
  readonly newGame: NewGameView & PictureView;
  readonly ending: AzardiaEndingView;
}

/** Milliseconds after which letters are drawn in another font. */
const PATIENCE = 4000;

/** What the stage needs of the rest of the game. */
export interface StageParts {
  readonly narrator: Narrator;
  readonly camera: BoardCamera;
  titleButtons(view: TitleView): readonly TitleButton[];
  /** Lets people move the camera until the returned function is called. */
  letPeopleMove(): () => void;
}

/** Creates the canvas in `parent` and all scenes on it. Resolves when everything that they show has been loaded. */
export async function createStage(
  parts: StageParts,
  parent: HTMLElement,
  host: StageHost,
  start: AnimationPace,
): Promise<Stage<AzardiaTypes, AzardiaViews>> {
  const canvas = new StageCanvas(parent, host, start, 'azardia', { backgroundColor: '#cdece6' });
  applyTheme(themeFor(false, 1));
  searchAtlases([...FIRST, ...LATER]);
  const assets = new AssetLoader<AtlasName>(canvas.game.textures, {
    first: FIRST,
    later: LATER,
    places: placesOf,
    coarse: coarsePlace,
  });
  await canvas.booted();
  const letters = Promise.all(FONT_FILES.map((font) => document.fonts.load(font))).catch(() => undefined);
  await Promise.all([
    assets.first(() => undefined),
    Promise.race([letters, new Promise((resolve) => setTimeout(resolve, PATIENCE))]),
  ]);
  return new AzardiaStage(canvas, assets, parts);
}

class AzardiaStage implements Stage<AzardiaTypes, AzardiaViews> {
  private readonly pages;
  private readonly animation: TableAnimation;
  private readonly book;
  private readonly ends: readonly (() => void)[];

  constructor(
    private readonly canvas: StageCanvas,
    private readonly assets: AssetLoader<AtlasName>,
    { narrator, camera, titleButtons, letPeopleMove }: StageParts,
  ) {
    const { game, context, playback } = canvas;
    const board = new BoardScene(camera, () => this.pages.table.refresh());
    game.scene.add('board', board, false);
    const pages = {
      title: new TitleScene(context, titleButtons),
      newGame: new PictureScene('newGame', context),
      table: new TableScene(context, board),
      ending: new EndingScene('ending', context),
    };
    this.pages = pages;
    const animation = new TableAnimation({
      narrator,
      table: pages.table,
      context,
      playback,
      ready: () => this.book.turned,
      wake: () => this.book.wake(),
      shows: (name) => game.events.emit('fact', name),
    });
    this.animation = animation;
    this.book = new StagePages(canvas, pages, {
      turn: () => ({ tone: paint.paper, make: createSheets }),
      moves: () => animation.isPlaying || pages.table.isBehind || pages.ending.isMoving,
      changed: (name) => this.showBoard(name === 'table'),
      theme: themeFor,
    });
    this.ends = [camera.onChange(this.book.wake), letPeopleMove()];
    this.fetchRest();
  }

  title(view: TitleView): void {
    this.pages.title.show(view);
    this.open('title');
  }

  newGame(view: AzardiaViews['newGame']): void {
    this.pages.newGame.show(view);
    this.open('newGame');
  }

  ending(view: AzardiaEndingView): void {
    this.pages.ending.show(view);
    this.open('ending');
  }

  board(view: AzardiaTableView): void {
    const { animation, pages, book } = this;
    if (!animation.refit(view)) pages.table.show({ ...view, state: animation.stateShown(view.state) });
    book.open('table');
  }

  play(...facts: Parameters<Stage<AzardiaTypes>['play']>): Promise<void> {
    return this.animation.play(...facts);
  }

  async cards(): Promise<void> {}

  async poster(): Promise<null> {
    return null;
  }

  skip(): void {
    this.animation.skip();
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
    this.book.resize(width, height);
  }

  destroy(): void {
    for (const end of this.ends) end();
    this.assets.leave();
    this.animation.skip();
    this.canvas.destroy();
  }

  /** Turns to a page without a table. */
  private open(name: 'title' | 'newGame' | 'ending'): void {
    this.book.open(name);
    this.animation.leaveOut();
  }

  /** The board is a scene below the table. */
  private showBoard(isWanted: boolean): void {
    const { scene } = this.canvas.game;
    const isThere = scene.isActive('board');
    if (!isWanted && isThere) scene.stop('board');
    if (isWanted && !isThere) scene.start('board');
  }

  private fetchRest(): void {
    const { assets, book, pages } = this;
    const { game } = this.canvas;
    void assets.later(
      () => {
        pages.table.recolor();
        book.wake();
      },
      () => {
        book.recolor();
        void afterStep(game).then(() => assets.forget(() => shownTextures(game)));
      },
    );
  }
}
