import './loading/preloadPictures.ts';
import type { AnimationPace, Stage, StageHost } from '../../../module/stage.ts';
import { runAll } from '../../../table/pages/scheduling.ts';
import { afterStep } from '../../../table/pages/screen.ts';
import { AssetLoader } from '../../../table/pictures/assetLoader.ts';
import { searchAtlases } from '../../../table/pictures/frames.ts';
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
  const { game, context, playback } = canvas;
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
  const pages = {
    title: new TitleScene('title', context),
    newGame: new NewGameScene('newGame', context),
    board: new BoardScene(context),
    ending: new EndingScene('ending', context),
  };
  const cutscenes = { combat: new CombatScene('combat', context), event: new EventScene('event', context) };
  /** Pending since the first table was opened, until all pictures have loaded or the wait was long enough. */
  let pictures: Promise<void> | null = null;
  const animation = new BoardAnimation({
    board: pages.board,
    ...cutscenes,
    context,
    playback,
    // During a page turn, the page counts as gone until it is covered.
    ready: () => Promise.all([book.turned, pictures]),
    wake: () => book.wake(),
  });
  const book = new StagePages(canvas, pages, {
    turn: (name) => ({ tone: name === 'ending' ? color.night : color.ink }),
    moves: () => animation.isPlaying || canvas.livesOn() || pages.board.isBehind,
    isWhole: () => !pages.board.isEntering && !pages.ending.isTelling,
    changed: forgetOld,
    theme: themeFor,
  });
  for (const [key, scene] of Object.entries(cutscenes)) game.scene.add(key, scene, false);

  /** Fetches the pictures of ruins, fights and endings, but not while the first board is loading. */
  function fetchRest(): void {
    clearTimeout(rested);
    // A table must be repainted to show newly loaded pictures; an animation ends with a new picture anyway.
    void assets.later((name) => {
      if (name === 'title-ships') pages.title.recolor();
      repaint();
    }, repaintPages);
  }

  function repaint(): void {
    pages.board.recolor();
    pages.ending.repaint();
    book.wake();
  }

  function repaintPages(): void {
    for (const page of [pages.title, pages.newGame]) page.recolor();
    repaint();
    forgetOld();
  }

  /** Coarser pictures that are no longer shown need no memory; those in an animation stay until the page turns. */
  function forgetOld(): void {
    void afterStep(game).then(() => assets.forget(() => shownTextures(game)));
  }

  /** Fetches pictures that only the edition of a page needs; returns whether there is anything to wait for. */
  function fetchFor(edition: EditionSpec): boolean {
    return assets.also(atlasesOf(edition), () => {
      pages.newGame.recolor();
      repaint();
    });
  }
  const rested = setTimeout(fetchRest, TITLE_RESTS);

  /** Nobody plays without knowing what was drawn: at a speed without animations the cards alone are shown. */
  async function cards(...[facts, before, after, isWanted]: Parameters<Stage<FazaTypes>['cards']>): Promise<void> {
    if (canvas.tempo.speed !== 'instant') return;
    await cardByCard(drawnCards(facts, before, after), {
      isWanted,
      ready: animation.wanted,
      show: (drawn) => cutscenes.event.still(drawn, () => book.wake()),
      settle: () => {
        book.wake();
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
      book.open('title');
    },
    newGame: (view: NewGameView) => {
      fetchFor(view.edition);
      pages.newGame.show(view);
      book.open('newGame');
    },
    board: (view: BoardView) => {
      if (!animation.refit(view)) pages.board.show(view);
      book.open('board');
      if (!fetchFor(editionOf(view.state)) && pictures) return;
      pictures = book.turned.then(() => {
        fetchRest();
        return assets.complete(MOST_PATIENCE);
      });
    },
    play: animation.play,
    cards,
    skip,
    settled: () => book.settled(),
    hold: (still) => animation.hold(still),
    step: () => animation.step(),
    ending: (view: EndingView) => {
      fetchFor(editionOf(view.state));
      pages.ending.show(view);
      book.open('ending');
    },
    poster: async (view: PosterView) => {
      await assets.complete(MOST_PATIENCE);
      return drawPoster(game.textures, view);
    },
    pace: (tempo) => book.pace(tempo),
    theme: (...theme) => book.theme(...theme),
    resize: (width, height) => {
      runAll(
        () => book.resize(width, height),
        ...Object.values(cutscenes).map((cutscene) => () => cutscene.fit()),
        // A larger window, or a finer monitor, may want finer pictures.
        () => takeGrade() === 'fine' && void assets.refine(repaintPages),
      );
    },
    destroy: () => {
      clearTimeout(rested);
      assets.leave();
      skip();
      canvas.destroy();
    },
  };
}
