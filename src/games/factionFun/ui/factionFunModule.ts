import type { GameModule, ScreenTypes } from '../../../module/gameModule.ts';
import type { SmallEnding } from '../../../smallGame/ending.ts';
import type { FactionNewGameView } from '../interaction/newGame.ts';
import type { FactionSelection } from '../interaction/selection.ts';
import type { ShownTable } from '../interaction/tableView.ts';
import type { FactionFunTypes } from '../rules/state/types.ts';
import type { FactionEndingView } from '../scenes/ending/endingLayout.ts';
import type { FactionDigest } from './records.ts';

/** What the screens of Faction Fun show, and what is stored of a game. */
interface FactionFunScreens extends ScreenTypes<FactionFunTypes> {
  readonly selection: FactionSelection;
  readonly table: ShownTable;
  readonly newGame: FactionNewGameView;
  readonly ending: FactionEndingView & Pick<SmallEnding<FactionFunTypes>, 'rounds'>;
  readonly digest: FactionDigest;
}

/** Faction Fun as the shell serves it; sections take their types from here. */
export type FactionFunModule = GameModule<FactionFunTypes, FactionFunScreens>;
