import type { Stage as AnyStage } from '../../../module/stage.ts';
import type { FazaTypes } from '../rules/types.ts';
import type { PosterView } from './ending/posterInk.ts';
import type { BoardView, EndingView, NewGameView, TitleView } from './view.ts';

export type { StageHost, Tempo } from '../../../module/stage.ts';

/** The whole of what is drawn of FAZA. Made by `createStage`. */
export interface Stage extends AnyStage<FazaTypes> {
  title(view: TitleView): void;
  newGame(view: NewGameView): void;
  board(view: BoardView): void;
  ending(view: EndingView): void;
  poster(view: PosterView): Promise<Blob | null>;
}
