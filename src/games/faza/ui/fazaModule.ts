import type { GameModule, ScreenTypes } from '../../../module/gameModule.ts';
import type { FazaSelection } from '../interaction/fazaSelection.ts';
import type { BoardView, EndingView, NewGameView } from '../interaction/view.ts';
import type { FazaTypes } from '../rules/state/types.ts';
import type { Digest } from './records/digest.ts';

/** What FAZA's screens show, what people select, and what is stored of a game. */
export interface FazaScreens extends ScreenTypes<FazaTypes> {
  readonly table: BoardView;
  readonly newGame: NewGameView;
  readonly ending: EndingView;
  readonly selection: FazaSelection;
  readonly digest: Digest;
}

/** FAZA as the shell uses it; each section takes its type from here. */
export type FazaModule = GameModule<FazaTypes, FazaScreens>;
