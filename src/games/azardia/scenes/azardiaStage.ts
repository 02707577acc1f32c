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

/** Creates the canvas in `parent` and all scenes on it. Resolves when everything that they show has been loaded. */
export async function createStage(
  narrator: Narrator,
  titleButtons: (view: TitleView) => readonly TitleButton[],
  parent: HTMLElement,
  host: StageHost,
  start: AnimationPace,
  camera: BoardCamera,
): Promise<Stage<AzardiaTypes, AzardiaViews>> {
  const canvas = new StageCanvas(parent, host, start, 'azardia', { backgroundColor: '#cdece6' });
  const { game, context, playback } = canvas;
  applyTheme(themeFor(false, 1));
  searchAtlases([...FIRST, ...LATER]);
  const assets = new AssetLoader<AtlasName>(game.textures, {
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

  const board = new BoardScene(camera, () => pages.table.refresh());
  game.scene.add('board', board, false);
  const pages = {
    title: new TitleScene(context, titleButtons),
    newGame: new PictureScene('newGame', context),
    table: new TableScene(context, board),
    ending: new EndingScene('ending', context),
  };
  const film = new TableAnimation({
    narrator,
    table: pages.table,
    context,
    playback,
    ready: () => book.turned,
    wake: () => book.wake(),
    shows: (name) => game.events.emit('fact', name),
  });
  const book = new StagePages(canvas, pages, {
    turn: () => ({ tone: paint.paper, make: createSheets }),
    moves: () => film.isPlaying || pages.table.isBehind || pages.ending.isMoving,
    changed: (name) => {
      const isThere = game.scene.isActive('board');
      if (name !== 'table' && isThere) game.scene.stop('board');
      if (name === 'table' && !isThere) game.scene.start('board');
    },
    theme: themeFor,
  });

  /** Turns to a page without a table. */
  function open(name: 'title' | 'newGame' | 'ending'): void {
    book.open(name);
    film.leaveOut();
  }

  const unfollow = camera.onChange(book.wake);
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
  return {
    title: (view) => {
      pages.title.show(view);
      open('title');
    },
    newGame: (view) => {
      pages.newGame.show(view);
      open('newGame');
    },
    ending: (view) => {
      pages.ending.show(view);
      open('ending');
    },
    board: (view) => {
      if (!film.refit(view)) pages.table.show({ ...view, state: film.stateShown(view.state) });
      book.open('table');
    },
    play: film.play,
    cards: () => Promise.resolve(),
    skip: () => film.skip(),
    settled: () => book.settled(),
    hold: (still) => film.hold(still),
    step: () => film.step(),
    poster: () => Promise.resolve(null),
    pace: (tempo) => book.pace(tempo),
    theme: (...theme) => book.theme(...theme),
    resize: (width, height) => book.resize(width, height),
    destroy: () => {
      unfollow();
      assets.leave();
      film.skip();
      canvas.destroy();
    },
  };
}
