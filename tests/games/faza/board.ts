import type { FazaTypes } from '../../../src/games/faza/rules/types.ts';
import type { BoardView } from '../../../src/games/faza/scenes/view.ts';
import type { TableView } from '../../../src/module/tableView.ts';

/** The view of a table, with all that FAZA's board shows. */
export function asBoard(view: TableView<FazaTypes>): BoardView {
  return view as BoardView;
}
