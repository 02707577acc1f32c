import type { PanelContent } from '../../module/panel.ts';
import type { Selection, TableView } from '../../module/table.ts';
import { sameThings } from '../../table/same.ts';
import type { Played } from '../match.ts';
import { createHover } from './hover.ts';
import type { TablePage } from './tablePage.ts';
import { groundOf, momentOf, type TableState } from './tableState.ts';

/** What is seen of a table: the board and what lies beside it. */
export interface TableDisplay {
  /** The table as it is. */
  viewNow(): TableView<Played>;
  /**
   * Shows the table as it is; as long as something is pointed at, as a press on it would make it (promise 3). What can be
   * pressed, and what that does, follows from the table as it is alone.
   */
  show(current: TableView<Played>): void;
  /** Another control is pointed at without being pressed; `null` for none. */
  point(id: string | null): void;
}

/** The display of a table; `close` says what the button of each panel beside the board does. */
export function createDisplay(
  page: TablePage,
  table: TableState,
  close: Readonly<Record<PanelContent['kind'], () => void>>,
): TableDisplay {
  const { game } = table;
  const hover = createHover(() => {
    if (!table.busy && !table.closed) show(viewNow());
  });
  /** What was shown last: once something is chosen or done, what is still pointed at must not hide it. */
  let last = choicesMade(table);

  function viewNow(selection: Selection = table.selection): TableView<Played> {
    return game.table.view(momentOf(table, selection), { ...page.size(), density: page.density() });
  }

  function show(current: TableView<Played>): void {
    const next = choicesMade(table);
    if (!sameThings(next, last)) hover.drop();
    last = next;
    const supposed = afterPress(current);
    page.stage.board(supposed ?? current);
    showPanel(supposed ?? current, supposed !== null);
  }

  function afterPress(current: TableView<Played>): TableView<Played> | null {
    const id = hover.at();
    if (id === null || table.busy) return null;
    const selection = game.selection.afterPress(id, current, table.selection, groundOf(table));
    if (!selection) return null;
    const view = viewNow(selection);
    // Numbers that would cover cards, or a list to choose from, wait for the press.
    const isFree = view.layout.form === 'wide' && game.table.items(current).length === 0;
    return { ...view, numbersOpen: view.numbersOpen === true && isFree, supposed: true };
  }

  function showPanel(view: TableView<Played>, passing: boolean): void {
    const panel = game.table.panel(view, table.listOpen);
    page.showPanel(panel && { ...panel, passing, close: close[panel.content.kind] });
  }

  return { viewNow: () => viewNow(), show, point: hover.point };
}

/** What changes when something is chosen or done, and only then. */
function choicesMade({ selection, match, planning }: TableState): readonly unknown[] {
  return [selection, match.session, planning];
}
