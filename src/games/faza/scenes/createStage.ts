import Phaser from 'phaser';
import type { AnimationPace, Stage, StageHost } from '../../../module/stage.ts';
import { PlaybackControl } from '../../../table/cutscenes/playback.ts';
import { isTurning, turnPage } from '../../../table/pages/pageTurn.ts';
import { runAll } from '../../../table/pages/scheduling.ts';
import { afterStep, RenderSleep, resizeScreen, screenConfig, whenSettled } from '../../../table/pages/screen.ts';
import { AssetLoader } from '../../../table/pictures/assetLoader.ts';
import { searchAtlases } from '../../../table/pictures/frames.ts';
import { shownTextures } from '../../../table/pictures/shownTextures.ts';
import { applyTheme, color, currentTheme } from '../../../table/theme.ts';
import type { EditionSpec } from '../content/vocabulary.ts';
import { editionOf } from '../rules/board/board.ts';
import type { FazaTypes } from '../rules/state/types.ts';
import { BoardAnimation } from './animation/boardAnimation.ts';
import { BoardScene } from './board/boardScene.ts';
import { CombatScene } from './combat/CombatScene.ts';
import { EndingScene } from './ending/EndingScene.ts';
import { drawPoster, type PosterView } from './ending/poster.ts';
import { EventScene } from './event/EventScene.ts';
import { cardByCard, drawnCards } from './event/eventStory.ts';
import { themeFor } from './highContrast.ts';
import { type AtlasName, atlasesOf, atlasStages, placesOf, SEARCHED, takeGrade } from './loading/atlases.ts';
import { LoadScene } from './loadScene.ts';
import { NewGameScene } from './newGame/NewGameScene.ts';
import { TitleScene } from './title/TitleScene.ts';
import type { BoardView, EndingView, NewGameView, TitleView } from './view.ts';

/** Milliseconds for which a table's animations wait for pictures that have not come; then others stand in their place. */
const MOST_PATIENCE = 3000;
/** Milliseconds after which the title counts as at rest: then nobody waits for anything, and the other pictures may come. */
const TITLE_RESTS = 4000;

/** Makes the canvas in `parent` and all scenes on it. Resolves when everything that they show has been loaded. */
export async function createStage(
  parent: HTMLElement,
  host: StageHost,
  start: AnimationPace,
): Promise<Stage<FazaTypes>> {
  let tempo = start;
  const playback = new PlaybackControl();
  /** What stands still takes no time; it is not at its end, as what is instant. */
  const pace = (): AnimationPace => (playback.isFrozen && tempo.speed !== 'instant' ? { ...tempo, speed: 0 } : tempo);
  const context = { host, tempo: pace };
  const livesOn = (): boolean => !tempo.reducedMotion && tempo.speed !== 'instant';
  const game = new Phaser.Game(screenConfig(parent, []));
  // The handle of those who look at pictures: how large each one is shown.
  if (import.meta.env.MODE === 'e2e') Object.assign(window, { fazaGame: game });
  searchAtlases(SEARCHED);
  const assets = new AssetLoader<AtlasName>(game.textures, {
    ...atlasStages(host.isAtTitle()),
    places: (name, readsAvif) => placesOf(name, takeGrade(), readsAvif),
  });
  await new Promise<void>((loaded) => {
    const load = (): void => {
      game.scene.add(LoadScene.key, new LoadScene(assets, livesOn, loaded), true);
    };
    if (game.isBooted) load();
    else game.events.once(Phaser.Core.Events.READY, load);
  });
  const pages = {
    title: new TitleScene('title', context),
    newGame: new NewGameScene('newGame', context),
    board: new BoardScene(context),
    ending: new EndingScene('ending', context),
  };
  const cutscenes = { combat: new CombatScene('combat', context), event: new EventScene('event', context) };
  for (const [key, scene] of Object.entries({ ...pages, ...cutscenes })) game.scene.add(key, scene, false);
  /** Since the first table was opened: all pictures are there, or were waited for long enough. */
  let pictures: Promise<void> | null = null;
  const animation = new BoardAnimation({
    board: pages.board,
    ...cutscenes,
    context,
    playback,
    // A page that is being turned is not there before it is covered.
    ready: () => Promise.all([turned, pictures]),
    wake: () => rest.wake(),
  });
  const rest = new RenderSleep(game, () => animation.isPlaying || livesOn() || isTurning(game) || pages.board.isBehind);

  let shown: keyof typeof pages | null = null;
  let turned = Promise.resolve();

  /** Turns to a page; the first one is there without a turn. */
  function open(name: keyof typeof pages): void {
    const change = (): void => {
      for (const key of Object.keys(pages)) if (key !== name && game.scene.isActive(key)) game.scene.stop(key);
      if (!game.scene.isActive(name)) game.scene.start(name);
      rest.wake();
      forgetOld();
    };
    if (shown === null) change();
    else if (shown !== name) {
      host.sound('pageTurn');
      turned = turnPage(game, change, tempo, { tone: name === 'ending' ? color.night : color.ink });
    }
    shown = name;
    rest.wake();
  }

  /** Fetches the pictures of ruins, fights and endings: not while somebody waits for the first board. */
  function fetchRest(): void {
    clearTimeout(rested);
    // What came later stands on a table only when it is painted again; an animation is not disturbed, it ends with a new picture.
    void assets.later((name) => {
      if (name === 'title-ships') pages.title.recolor();
      repaint();
    });
  }

  function repaint(): void {
    pages.board.repaint();
    pages.ending.repaint();
    rest.wake();
  }

  function repaintPages(): void {
    for (const page of [pages.title, pages.newGame]) page.recolor();
    repaint();
    forgetOld();
  }

  /** Coarser pictures that nothing shows any more need no memory; those in an animation stay until a page is turned. */
  function forgetOld(): void {
    void afterStep(game).then(() => assets.forget(() => shownTextures(game)));
  }

  /** Fetches what only the edition of a page shows; tells whether there is anything to wait for. */
  function fetchFor(edition: EditionSpec): boolean {
    return assets.also(atlasesOf(edition), () => {
      pages.newGame.recolor();
      repaint();
    });
  }
  const rested = setTimeout(fetchRest, TITLE_RESTS);

  /** Nobody plays without knowing what was drawn: at a speed without animations the cards alone are shown. */
  async function cards(...[facts, before, after, isWanted]: Parameters<Stage<FazaTypes>['cards']>): Promise<void> {
    if (tempo.speed !== 'instant') return;
    await cardByCard(drawnCards(facts, before, after), {
      isWanted,
      ready: animation.wanted,
      show: (drawn) => cutscenes.event.still(drawn, () => rest.wake()),
      settle: () => {
        rest.wake();
        return afterStep(game);
      },
    });
  }

  function skip(): void {
    animation.skip();
    for (const cutscene of Object.values(cutscenes)) cutscene.skip();
  }

  return {
    title: (view: TitleView) => {
      pages.title.show(view);
      open('title');
    },
    newGame: (view: NewGameView) => {
      fetchFor(view.edition);
      pages.newGame.show(view);
      open('newGame');
    },
    board: (view: BoardView) => {
      if (!animation.refit(view)) pages.board.show(view);
      open('board');
      if (!fetchFor(editionOf(view.state)) && pictures) return;
      pictures = turned.then(() => {
        fetchRest();
        return assets.complete(MOST_PATIENCE);
      });
    },
    play: animation.play,
    cards,
    skip,
    settled: async () => {
      await turned;
      await whenSettled(game, () => !isTurning(game) && !pages.board.isEntering && !pages.ending.isTelling);
    },
    hold: (still) => animation.hold(still),
    step: () => animation.step(),
    ending: (view: EndingView) => {
      fetchFor(editionOf(view.state));
      pages.ending.show(view);
      open('ending');
    },
    poster: async (view: PosterView) => {
      await assets.complete(MOST_PATIENCE);
      return drawPoster(game.textures, view);
    },
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
      pages.board.repaint();
      rest.wake();
    },
    resize: (width, height) => {
      runAll(
        () => resizeScreen(game, width, height),
        ...Object.values(cutscenes).map((cutscene) => () => cutscene.fit()),
        () => rest.wake(),
        // A larger window, or a finer monitor, may want finer pictures.
        () => takeGrade() === 'fine' && void assets.refine(repaintPages),
      );
    },
    destroy: () => {
      clearTimeout(rested);
      assets.leave();
      skip();
      game.destroy(true);
      // Stages of other games need not move all the time.
      if (import.meta.env.MODE === 'e2e') Object.assign(window, { fazaGame: undefined });
    },
  };
}
