import './preloadPictures.ts';
import type { AnimationPace, Stage, StageHost } from '../../../module/screens/stage.ts';
import type { TitleView } from '../../../module/screens/title.ts';
import type { BoardCamera } from '../../../table/layout/boardCamera.ts';
import { BoardScene } from '../../../table/stage/boardScene.ts';
import { BoardStage, openCanvas } from '../../../table/stage/boardStage.ts';
import type { HexBoard } from '../interaction/layout/hexBoard.ts';
import type { FactionNewGameView } from '../interaction/newGame.ts';
import type { FactionTableView, Narrator } from '../interaction/view.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';
import { TableAnimation } from './animation/tableAnimation.ts';
import { EndingScene } from './ending/EndingScene.ts';
import type { FactionEndingView } from './ending/endingLayout.ts';
import { coarsePlace, FIRST, LATER, placesOf } from './loading.ts';
import { NewGameScene } from './newGame/NewGameScene.ts';
import { paintGround } from './paint/ground.ts';
import { createHalves } from './paint/halvesTransition.ts';
import { paint } from './paint/paint.ts';
import { themeFor } from './paint/theme.ts';
import { FactionTable } from './table/FactionTable.ts';
import { type TitleButton, TitleScene } from './title/TitleScene.ts';

const FONTS = ['400 20px "Young Serif"', '500 20px "Alegreya Sans"', '700 20px "Alegreya Sans"'];

/** The views that the stage draws. */
interface FactionViews {
  readonly table: FactionTableView;
  readonly newGame: FactionNewGameView;
  readonly ending: FactionEndingView;
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
): Promise<Stage<FactionFunTypes, FactionViews>> {
  const [canvas, assets] = await openCanvas(parent, host, start, {
    id: 'factionFun',
    backgroundColor: '#115247',
    fonts: FONTS,
    atlases: { first: FIRST, later: LATER, places: placesOf, coarse: coarsePlace },
    theme: themeFor,
  });
  const { context, game } = canvas;
  const board = new BoardScene<HexBoard>(camera, paintGround, () => table.refresh());
  const table = new FactionTable(context, board);
  return new BoardStage(canvas, assets, {
    pages: {
      title: new TitleScene(context, titleButtons),
      newGame: new NewGameScene('newGame', context),
      table,
      ending: new EndingScene('ending', context),
    },
    board,
    camera,
    look: { turn: () => ({ tone: paint.wall, make: createHalves }), theme: themeFor },
    letPeopleMove,
    player: (stage) =>
      new TableAnimation({ ...stage, narrator, table, shows: (name) => game.events.emit('fact', name) }),
  });
}
