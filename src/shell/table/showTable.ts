import type { PanelContent } from '../../module/panel.ts';
import { type Selection, SKIP_TO_TURN, SPEED, type TableView } from '../../module/table.ts';
import type { Control } from '../../table/control.ts';
import { sameThings } from '../../table/same.ts';
import { isWatched, type Played } from '../match.ts';
import { actionsOf, toggleNumbers } from './actions.ts';
import type { Hover } from './hover.ts';
import { closeList } from './select.ts';
import type { TablePage } from './tablePage.ts';
import type { TablePlans } from './tablePlans.ts';
import { momentOf, selectionContext, type TableState } from './tableState.ts';

/** An open table: its state, what it works with, and how it was shown last. */
export interface OpenTable {
  readonly page: TablePage;
  readonly table: TableState;
  readonly plans: TablePlans;
  readonly hover: Hover;
  /** The table as it is: whatever changes it calls `refresh`. */
  view: TableView<Played>;
  /** What was chosen and done when the table was shown last. */
  choices: readonly unknown[];
  /** The question that was said last; empty once nothing is asked. */
  asked: string;
  isForecastAlwaysOn: boolean;
  refresh(): void;
}

/** How the table looks with a selection. */
export function viewOf(page: TablePage, table: TableState, selection: Selection): TableView<Played> {
  return table.game.table.view(momentOf(table, selection), {
    ...page.size(),
    density: page.density(),
    speed: page.speed(),
  });
}

/** Shows the table as it has become, and what can be done there. */
export function refreshTable(open: OpenTable): void {
  const { page, table } = open;
  if (table.closed) return;
  // Applies the setting to the open table as soon as it is changed.
  const isForecastAlwaysOn = page.forecastAlwaysOn();
  if (isForecastAlwaysOn !== open.isForecastAlwaysOn) table.showForecast = isForecastAlwaysOn;
  open.isForecastAlwaysOn = isForecastAlwaysOn;
  open.view = viewOf(page, table, table.selection);
  showTable(open);
}

/** Shows the table by its view, and what can be done there. */
export function showTable(open: OpenTable): void {
  const { page, table, plans, view } = open;
  const { game } = table;
  const choices = [table.selection, table.match.session, table.planning, table.viewer, table.isPeeking];
  // Once something is chosen or done, what is still pointed at must not hide it.
  if (!sameThings(choices, open.choices)) open.hover.drop();
  open.choices = choices;
  showBoard(open);
  page.shown(view);
  page.showPlan(plans.view(view), plans);
  plans.keep();
  const moment = momentOf(table);
  const actions = actionsOf(open);
  const { point, refuse, cancel } = actions;
  page.letDrag(game.table.drags(moment, view, { point, plan: (steps) => plans.add(steps), refuse }));
  if (table.busy) {
    const skip = table.thinking ? [] : [game.table.skip(view, table.isPhase, () => page.stage.skip())];
    page.showControls([...skip, ...wayOut(open)]);
    page.showSheet('', [], point, cancel);
    if (table.isPhase) page.phase.open(view.layout);
    return;
  }
  page.showControls(game.table.controls(view, moment, actions));
  page.showSheet(view.caption, game.table.items(view), point, cancel);
  sayQuestion(open);
}

/** Says what the game asks when it begins to ask it: what is answered on the board has no list that would say so. */
function sayQuestion(open: OpenTable): void {
  const question = open.table.game.table.question?.(open.view) ?? '';
  if (question !== '' && question !== open.asked) open.page.announce(question);
  open.asked = question;
}

/**
 * Shows the board and the panel beside it; as long as something is pointed at, as a press on it would make them
 *. What can be pressed, and what that does, follows from the table as it is alone.
 */
export function showBoard(open: OpenTable): void {
  const { page, table, view } = open;
  const preview = viewAfterPress(open);
  const seen = preview ?? view;
  page.seen(seen);
  page.stage.board(seen);
  const panel = table.game.table.panel(seen, table.listOpen);
  /** What the button of each panel beside the board does. */
  const closing: Readonly<Record<PanelContent['kind'], () => void>> = {
    numbers: () => toggleNumbers(open),
    forecast: () => closeList(open),
  };
  page.showPanel(panel && { ...panel, passing: preview !== null, close: closing[panel.content.kind] });
}

function viewAfterPress({ page, table, hover, view }: OpenTable): TableView<Played> | null {
  const { game } = table;
  const id = hover.at();
  if (id === null || table.busy) return null;
  const selection = game.selection.afterPress(id, view, table.selection, selectionContext(table));
  if (!selection) return null;
  const next = viewOf(page, table, selection);
  // Numbers that would cover cards, or a list to choose from, wait for the press.
  const isFree = next.layout.form === 'wide' && game.table.items(view).length === 0;
  return { ...next, numbersOpen: next.numbersOpen === true && isFree, isPreview: true };
}

/**
 * A table of computers is never at rest: its menu is there all the time, or nobody could leave it. While a computer thinks, the
 * menu is there, too, and people can take the last command back. What computers do one after the other can be skipped all at once,
 * and the speed changed at any time.
 * A fight or an event card may cover the board meanwhile.
 */
function wayOut(open: OpenTable): Control[] {
  const { table, view } = open;
  const moment = momentOf(table);
  const isOpen = isWatched(table.match) || table.thinking !== null;
  return table.game.table
    .controls(view, moment, actionsOf(open))
    .filter(
      ({ id }) =>
        (isOpen && (id === 'menu' || (id === 'undo' && moment.canUndo))) ||
        id === SPEED ||
        (id === SKIP_TO_TURN && moment.canSkipToTurn),
    )
    .map((control) => ({ ...control, covered: !table.thinking && !table.isPhase }));
}
