import Phaser from 'phaser';
import type { NewGameView } from '../../../module/setups.ts';
import type { AnimationPace, Stage, StageHost } from '../../../module/stage.ts';
import type { TitleView } from '../../../module/title.ts';
import { PlaybackControl } from '../../../table/cutscenes/playback.ts';
import type { BoardCamera } from '../../../table/layout/boardCamera.ts';
import { isTurning, turnPage } from '../../../table/pages/pageTurn.ts';
import { RenderSleep, resizeScreen, screenConfig, whenSettled } from '../../../table/pages/screen.ts';
import { AssetLoader } from '../../../table/pictures/assetLoader.ts';
import { searchAtlases } from '../../../table/pictures/frames.ts';
import { applyTheme, currentTheme, defaultTheme } from '../../../table/theme.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import { TableAnimation } from './animation/tableAnimation.ts';
import { BoardScene } from './board/BoardScene.ts';
import { EndingScene } from './ending/EndingScene.ts';
import type { AzardiaEndingView } from './ending/endingLayout.ts';
import { type AtlasName, FIRST, LATER, placesOf } from './loading.ts';
import { PictureScene, type PictureView } from './PictureScene.ts';
import { paint } from './paint/paint.ts';
import { createSheets } from './paint/sheetTransition.ts';
import { themeFor } from './paint/theme.ts';
import { TableScene } from './table/TableScene.ts';
import type { AzardiaTableView, Narrator } from './table/view.ts';
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

/** Makes the canvas in `parent` and all scenes on it. Resolves when everything that they show has been loaded. */
export async function createStage(
  narrator: Narrator,
  titleButtons: (view: TitleView) => readonly TitleButton[],
  parent: HTMLElement,
  host: StageHost,
  start: AnimationPace,
  camera: BoardCamera,
): Promise<Stage<AzardiaTypes, AzardiaViews>> {
  let tempo = start;
  const playback = new PlaybackControl();
  /** What stands still takes no time; it is not at its end, as what is instant. */
  const pace = (): AnimationPace => {
    if (tempo.speed === 'instant') return tempo;
    return { ...tempo, speed: playback.isFrozen ? 0 : tempo.speed * playback.haste };
  };
  const context = { host, tempo: pace };
  applyTheme(themeFor(false, 1));
  const game = new Phaser.Game({ ...screenConfig(parent, []), backgroundColor: '#cdece6' });
  // The handle of browser tests: whether the canvas rests, and which fact is shown.
  if (import.meta.env.MODE === 'e2e') Object.assign(window, { azardiaGame: game });
  searchAtlases([...FIRST, ...LATER]);
  const assets = new AssetLoader<AtlasName>(game.textures, { first: FIRST, later: LATER, places: placesOf });
  if (!game.isBooted) await new Promise<void>((booted) => game.events.once(Phaser.Core.Events.READY, booted));
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
  for (const [key, scene] of Object.entries(pages)) game.scene.add(key, scene, false);
  let shown: keyof typeof pages | null = null;
  let turned = Promise.resolve();
  const film = new TableAnimation({
    narrator,
    table: pages.table,
    context,
    playback,
    ready: () => turned,
    wake: () => rest.wake(),
    shows: (name) => game.events.emit('fact', name),
  });
  const rest = new RenderSleep(
    game,
    () => film.isPlaying || isTurning(game) || pages.table.isBehind || pages.ending.isMoving,
  );

  /** Turns to a page; the first one is there without a turn. */
  function open(name: keyof typeof pages): void {
    const change = (): void => {
      for (const key of Object.keys(pages)) if (key !== name && game.scene.isActive(key)) game.scene.stop(key);
      if (name !== 'table' && game.scene.isActive('board')) game.scene.stop('board');
      if (name === 'table' && !game.scene.isActive('board')) game.scene.start('board');
      if (!game.scene.isActive(name)) game.scene.start(name);
      rest.wake();
    };
    if (shown === null) change();
    else if (shown !== name) {
      host.sound('pageTurn');
      turned = turnPage(game, change, tempo, { tone: paint.paper, make: createSheets });
    }
    shown = name;
    if (name !== 'table') film.leaveOut();
    rest.wake();
  }

  const unfollow = camera.onChange(() => rest.wake());
  void assets.later(() => {
    pages.table.repaint();
    rest.wake();
  });
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
      open('table');
    },
    play: film.play,
    cards: () => Promise.resolve(),
    skip: () => film.skip(),
    settled: async () => {
      await turned;
      await whenSettled(game, () => !isTurning(game));
    },
    hold: (still) => film.hold(still),
    step: () => film.step(),
    poster: () => Promise.resolve(null),
    pace: (next) => {
      tempo = next;
      rest.wake();
    },
    theme: (highContrast, textScale) => {
      const before = currentTheme();
      const next = themeFor(highContrast, textScale);
      if (before.colors === next.colors && before.type === next.type) return;
      applyTheme(next);
      for (const page of [pages.title, pages.newGame, pages.ending]) page.recolor();
      pages.table.repaint();
      rest.wake();
    },
    resize: (width, height) => {
      resizeScreen(game, width, height);
      rest.wake();
    },
    destroy: () => {
      unfollow();
      assets.leave();
      film.skip();
      game.destroy(true);
      applyTheme(defaultTheme);
    },
  };
}
