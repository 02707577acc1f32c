import './preloadPictures.ts';
import type { NewGameView } from '../../../module/screens/setups.ts';
import type { AnimationPace, Stage, StageHost } from '../../../module/screens/stage.ts';
import type { TitleView } from '../../../module/screens/title.ts';
import type { BoardCamera } from '../../../table/layout/boardCamera.ts';
import { PictureScene, type PictureView } from '../../../table/pages/pictureScene.ts';
import { BoardScene } from '../../../table/stage/boardScene.ts';
import { BoardStage, openCanvas } from '../../../table/stage/boardStage.ts';
import type { BoardGeometry } from '../interaction/layout/boardGeometry.ts';
import type { AzardiaTableView, Narrator } from '../interaction/view.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import { TableAnimation } from './animation/tableAnimation.ts';
import { EndingScene } from './ending/EndingScene.ts';
import type { AzardiaEndingView } from './ending/endingLayout.ts';
import { coarsePlace, FIRST, LATER, placesOf } from './loading.ts';
import { paintGrain } from './paint/grain.ts';
import { paintGround } from './paint/ground.ts';
import { paint } from './paint/paint.ts';
import { setupPage } from './paint/setupPage.ts';
import { createSheets } from './paint/sheetTransition.ts';
import { themeFor } from './paint/theme.ts';
import { AzardiaTable } from './table/AzardiaTable.ts';
import { TitleScene } from './title/TitleScene.ts';
import type { TitleButton } from './title/titleLayout.ts';

const FONTS = ['400 20px "Bagel Fat One"', '500 20px "Rubik"', '600 20px "Rubik"', '700 20px "Rubik"'];

/** The views that the stage draws. */
interface AzardiaViews {
  readonly table: AzardiaTableView;
  readonly newGame: NewGameView & PictureView;
  readonly ending: AzardiaEndingView;
}

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
  { narrator, camera, titleButtons, letPeopleMove }: StageParts,
  parent: HTMLElement,
  host: StageHost,
  start: AnimationPace,
): Promise<Stage<AzardiaTypes, AzardiaViews>> {
  const [canvas, assets] = await openCanvas(parent, host, start, {
    id: 'azardia',
    backgroundColor: '#cdece6',
    fonts: FONTS,
    atlases: { first: FIRST, later: LATER, places: placesOf, coarse: coarsePlace },
    theme: themeFor,
  });
  const { context, game } = canvas;
  const board = new BoardScene<BoardGeometry>(
    camera,
    (g, window) => {
      paintGround(g, window);
      paintGrain(g, window);
    },
    () => table.refresh(),
  );
  const table = new AzardiaTable(context, board);
  return new BoardStage(canvas, assets, {
    pages: {
      title: new TitleScene(context, titleButtons),
      newGame: new PictureScene('newGame', context, setupPage),
      table,
      ending: new EndingScene('ending', context),
    },
    board,
    camera,
    look: { turn: () => ({ tone: paint.paper, make: createSheets }), theme: themeFor },
    letPeopleMove,
    player: (stage) =>
      new TableAnimation({ ...stage, narrator, table, shows: (name) => game.events.emit('fact', name) }),
  });
}
