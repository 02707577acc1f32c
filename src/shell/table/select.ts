import type { Path, Refusal, Selection, TableView } from '../../module/table.ts';
import type { Command, Played, View } from '../match.ts';
import { takenBack } from '../practice.ts';
import { endPhase, ifMeant, travel } from './commands.ts';
import type { TableContext } from './perform.ts';
import type { TablePage } from './tablePage.ts';
import type { TablePlans } from './tablePlans.ts';
import { offerNow, selectionContext, type TableState, undoRightsAt } from './tableState.ts';
import { carryOut } from './turns.ts';

/** What people select and press at: the table as it is shown. */
export interface Selecting extends TableContext {
  readonly page: TablePage;
  readonly view: TableView<Played>;
  readonly plans: Pick<TablePlans, 'add' | 'undo'>;
}

/** The list goes; where it stood for the end of the phase, that is not chosen any more. */
export function closeList(open: Selecting): void {
  const { page, table, refresh } = open;
  table.listOpen = false;
  page.sound('tick');
  const offer = offerNow(table);
  if (offer && table.game.table.isPass(offer)) cancel(open);
  else refresh();
}

/** Selects something, and does at once what is then on offer where nothing has to be confirmed. */
export function pointAt(open: Selecting, path: Path): void {
  const { page, table, refresh } = open;
  const { game } = table;
  if (table.busy) return;
  const before = table.selection;
  table.selection = game.selection.point(before, selectionContext(table), path);
  table.listOpen = false;
  page.sound(game.table.pickSound(path));
  const offer = offerNow(table);
  const isForLater = game.selection.isForLater(before, table.selection, path, selectionContext(table));
  if (offer && !page.confirms() && !game.table.isPass(offer) && !isForLater && isHarmless(table, offer)) {
    commit(open);
    return;
  }
  refresh();
  const changed = addedSaid(open, before, table.selection);
  if (offer) page.announce([...changed, game.table.offerSaid(open.view)].join(' '));
  // What has to be chosen next; a list to choose from says so itself.
  else if (open.view.caption !== '' && game.table.items(open.view).length === 0) page.announce(open.view.caption);
}

/** What was added to the selection, or taken out of it, as a screen reader says it. */
function addedSaid({ table, view }: Selecting, before: Selection, after: Selection): string[] {
  return table.game.table.addedSaid(before, after, view.state);
}

/** Takes the last step of the selection back. */
export function cancel({ page, table, refresh }: TableContext): void {
  table.selection = table.game.selection.stepBack(table.selection, selectionContext(table));
  page.sound('cancel');
  refresh();
}

/** Whether a command has no risk that people must read first, even where they do not confirm commands. */
function isHarmless(table: TableState, command: Command): boolean {
  return (
    table.planning !== null ||
    table.game.table.danger(selectedState(table), command, selectionContext(table).rules) === null
  );
}

/** The state in which people choose: after everything that was added to the selection. */
function selectedState(table: TableState): View {
  return table.game.selection.tip(table.selection, selectionContext(table));
}

/** Does what is on offer. */
export function commit(open: Selecting): void {
  const { table, view, plans } = open;
  const { game } = table;
  const chosen = table.busy ? null : offerNow(table);
  const offer = table.busy ? null : (chosen ?? view.ready);
  if (!offer) return;
  const commands = [...game.selection.added(table.selection), offer, ...(chosen ? [] : (view.readyThen ?? []))];
  // What was added has been chosen, and happens from now on.
  const clear = (): void => {
    table.selection = game.selection.clear(game.table.actor(offer) ?? table.selection.seat);
  };
  if (table.planning) {
    clear();
    return plans.add(commands);
  }
  const act = (): void => {
    clear();
    void (game.table.isPass(offer) ? endPhase(open) : carryOut(open, commands));
  };
  // The computer acts before the phase ends, which may change the risk: `endPhase` asks after that.
  if (game.table.isPass(offer)) return act();
  void ifMeant(open, offer, selectedState(table), act);
}

/** Takes back what was added to the selection last, or else the last step of the plan or the last command. */
export function takeBack(open: Selecting): void {
  const { page, table, plans, refresh } = open;
  const before = table.selection;
  const shorter = table.game.selection.withoutLastAdded(before, selectionContext(table));
  if (shorter === before) {
    if (table.planning) plans.undo();
    else travel(open, takenBack(table.match, undoRightsAt(table)), 'undo');
    return;
  }
  table.selection = shorter;
  page.sound('undo');
  refresh();
  page.announce(addedSaid(open, before, shorter).join(' '));
}

/** Says why something cannot be done. */
export function refuse(page: Pick<TablePage, 'sound' | 'explain'>, refusal: Refusal): void {
  page.sound('refuse');
  page.explain(refusal);
}
