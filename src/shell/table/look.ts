import { deskAfterPress } from '../../games/faza/scenes/boardControls/pressing.ts';
import { sheetItems } from '../../games/faza/scenes/boardControls.ts';
import type { BoardView } from '../../games/faza/scenes/view.ts';
import { text } from '../../games/faza/text/en.ts';
import { sameThings } from '../../table/same.ts';
import { panelOf } from '../preview/panelOf.ts';
import type { PanelContent } from '../preview/previewPanel.ts';
import { boardViewOf } from './boardView.ts';
import { createHover } from './hover.ts';
import type { TablePage } from './page.ts';
import { groundOf, type Sitting } from './sitting.ts';

/** What is seen of a table: the board and what lies beside it. */
export interface Look {
  /** The table as it is. */
  viewNow(): BoardView;
  /**
   * Shows the table as it is; as long as something is pointed at, as a press on it would make it (promise 3). What can be
   * pressed, and what that does, follows from the table as it is alone.
   */
  show(current: BoardView): void;
  /** Another control is pointed at without being pressed; `null` for none. */
  point(id: string | null): void;
}

/** The look of a table; `close` says what the button of each panel beside the board does. */
export function createLook(
  page: TablePage,
  sitting: Sitting,
  close: Readonly<Record<PanelContent['kind'], () => void>>,
): Look {
  const hover = createHover(() => {
    if (!sitting.busy && !sitting.closed) show(viewNow());
  });
  /** What was shown last: once something is chosen or done, what is still pointed at must not hide it. */
  let last = momentOf(sitting);

  function viewNow(desk = sitting.desk): BoardView {
    return boardViewOf({ ...sitting, desk }, { ...page.size(), density: page.density() });
  }

  function show(current: BoardView): void {
    const next = momentOf(sitting);
    if (!sameThings(next, last)) hover.drop();
    last = next;
    const supposed = afterPress(current);
    page.stage.board(supposed ?? current);
    showPanel(supposed ?? current, supposed !== null);
  }

  function afterPress(current: BoardView): BoardView | null {
    const id = hover.at();
    if (id === null || sitting.busy) return null;
    const desk = deskAfterPress(id, current, sitting.desk, groundOf(sitting));
    if (!desk) return null;
    const view = viewNow(desk);
    // Numbers that would cover cards, or a list to choose from, wait for the press.
    const isFree = view.layout.form === 'wide' && sheetItems(current).length === 0;
    return { ...view, numbersOpen: view.numbersOpen === true && isFree, supposed: true };
  }

  function showPanel(view: BoardView, passing: boolean): void {
    const panel = panelOf(view, sitting.listOpen);
    if (panel === null) return page.showPanel(null);
    const { kind } = panel.content;
    const closeName = kind === 'numbers' ? text.previewText.close : text.forecastText.toCards;
    page.showPanel({ ...panel, passing, closeName, close: close[kind] });
  }

  return { viewNow: () => viewNow(), show, point: hover.point };
}

/** What changes when something is chosen or done, and only then. */
function momentOf({ desk, match, planning }: Sitting): readonly unknown[] {
  return [desk, match.session, planning];
}
