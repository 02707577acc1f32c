import type { GameModule, ScreenTypes } from '../../../module/gameModule.ts';
import type { NewGameView } from '../../../module/screens/setups.ts';
import type { SmallEnding } from '../../../smallGame/ending.ts';
import type { Pictured } from '../../../smallGame/table/smallStage.ts';
import type { ShownTable } from '../interaction/tableView.ts';
import type { AzardiaTypes } from '../rules/state/types.ts';
import type { AzardiaEndingView } from '../scenes/ending/endingLayout.ts';
import type { Digest } from './records.ts';

/** What Azardia's screens show, and what is stored of a game. */
interface AzardiaScreens extends ScreenTypes<AzardiaTypes> {
  readonly table: ShownTable;
  readonly newGame: NewGameView & Pictured;
  readonly ending: AzardiaEndingView & Pick<SmallEnding<AzardiaTypes>, 'rounds'>;
  readonly digest: Digest;
}

/** Azardia as the shell serves it; sections take their types from here. */
export type AzardiaModule = GameModule<AzardiaTypes, AzardiaScreens>;
