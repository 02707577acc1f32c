import type { BoardView } from '../../../src/games/faza/interaction/view.ts';
import type { FazaMoment } from '../../../src/games/faza/ui/table/boardView.ts';
import type { TableView } from '../../../src/module/screens/table.ts';
import { momentOf, type TableState } from '../../../src/shell/table/tableState.ts';

/** The state of a table, with FAZA's selection. */
export function fazaMoment(table: TableState): FazaMoment {
  return momentOf(table) as FazaMoment;
}

/** The view of a table, with all that FAZA's board shows. */
export function asBoard(view: TableView): BoardView {
  return view as BoardView;
}
