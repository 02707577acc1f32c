import './preloadPictures.ts';
import type { NewGameView } from '../../../module/screens/setups.ts';
import type { AnimationPace, Stage, StageHost } from '../../../module/screens/stage.ts';
import type { TitleView } from '../../../module/screens/title.ts';
import { BoardCamera } from '../../../table/layout/boardCamera.ts';
import { PictureScene, type PictureView } from '../../../table/pages/pictureScene.ts';
import { BoardScene } from '../../../table/stage/boardScene.ts';
import { BoardStage, openCanvas } from '../../../table/stage/boardStage.ts';
import type { FaceTableView, Narrator } from '../interaction/view.ts';
import type { FaceOffTypes } from '../rules/state/types.ts';
import { TableAnimation } from './animation/tableAnimation.ts';
import { EndingScene } from './ending/EndingScene.ts';
import type { FaceEndingView } from './ending/endingLayout.ts';
import { coarsePlace, FIRST, LATER, placesOf } from './loading.ts';
import { paintGround } from './paint/ground.ts';
import { paint } from './paint/paint.ts';
import { setupPage } from './paint/setupPage.ts';
import { themeFor } from './paint/theme.ts';
import { createTray } from './paint/trayTransition.ts';
import { FaceTable } from './table/FaceTable.ts';
import { type TitleButton, TitleScene } from './title/TitleScene.ts';

const FONTS = [
  '400 20px "Alfa Slab One"',
  '500 20px "IBM Plex Sans Condensed"',
  '600 20px "IBM Plex Sans Condensed"',
  '700 20px "IBM Plex Sans Condensed"',
];

/** The views that the stage draws. */
interface FaceViews {
  readonly table: FaceTableView;
  readonly newGame: NewGameView & PictureView;
  readonly ending: FaceEndingView;
}

/** What the stage needs of the rest of the game. */
export interface StageParts {
  readonly narrator: Narrator;
  titleButtons(view: TitleView): readonly TitleButton[];
}

/** Creates the canvas in `parent` and all scenes on it. Resolves when everything that they show has been loaded. */
export async function createStage(
  { narrator, titleButtons }: StageParts,
  parent: HTMLElement,
  host: StageHost,
  start: AnimationPace,
): Promise<Stage<FaceOffTypes, FaceViews>> {
  const [canvas, assets] = await openCanvas(parent, host, start, {
    id: 'faceOff',
    backgroundColor: '#17335f',
    fonts: FONTS,
    atlases: { first: FIRST, later: LATER, places: placesOf, coarse: coarsePlace },
    theme: themeFor,
  });
  const { context } = canvas;
  // Nothing on this table is zoomed: the ground is a board that stays as it is.
  const camera = new BoardCamera(
    (step) => window.requestAnimationFrame(step),
    () => true,
  );
  const board = new BoardScene<null>(camera, paintGround, () => undefined);
  const table = new FaceTable(context, board);
  return new BoardStage(canvas, assets, {
    pages: {
      title: new TitleScene(context, titleButtons),
      newGame: new PictureScene('newGame', context, setupPage),
      table,
      ending: new EndingScene('ending', context),
    },
    board,
    camera,
    look: { turn: () => ({ tone: paint.act, make: createTray }), theme: themeFor },
    letPeopleMove: () => () => undefined,
    player: (stage) => new TableAnimation({ ...stage, narrator, table }),
  });
}
