import type { GameModule, ScreenTypes } from '../../../module/gameModule.ts';
import type { NewGameView } from '../../../module/screens/setups.ts';
import type { SmallEnding } from '../../../smallGame/ending.ts';
import type { Pictured } from '../../../smallGame/table/smallStage.ts';
import type { ShownTable } from '../interaction/tableView.ts';
import type { FaceOffTypes } from '../rules/state/types.ts';
import type { FaceOffDigest } from './records.ts';

/** What the screens of Face Off show, and what is stored of a game. */
interface FaceOffScreens extends ScreenTypes<FaceOffTypes> {
  readonly table: ShownTable;
  readonly newGame: NewGameView & Pictured;
  readonly ending: SmallEnding<FaceOffTypes>;
  readonly digest: FaceOffDigest;
}

/** Face Off as the shell serves it; sections take their types from here. */
export type FaceOffModule = GameModule<FaceOffTypes, FaceOffScreens>;
