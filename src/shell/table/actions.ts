import { redo } from '../../kernel/session.ts';
import { nextOrder, orderOf } from '../../module/capabilities/standingOrders.ts';
import type { TableActions } from '../../module/table.ts';
import type { Match } from '../match.ts';
import { skipToTurn, travel } from './commands.ts';
import type { TableContext } from './perform.ts';
import { cancel, commit, pointAt, refuse, type Selecting, takeBack } from './select.ts';
import type { TablePlans } from './tablePlans.ts';
import { canRedo } from './tableState.ts';

/** What people press at: the table as it is shown. */
interface Pressing extends Selecting {
  readonly plans: TablePlans;
}

/** What the controls of a table do. */
export function actionsOf(open: Pressing): TableActions {
  const { page, table, plans, refresh } = open;
  return {
    menu: page.menu,
    log: page.log,
    ask: page.ask,
    toggleForecast: () => toggleForecast(open),
    toggleNumbers: () => toggleNumbers(open),
    plan: () => plans.toggle(),
    undo: () => takeBack(open),
    redo: () => {
      if (table.planning) plans.redo();
      else if (canRedo(table)) travel(open, redo(table.match.session), 'redo');
    },
    cancel: () => cancel(open),
    point: (path) => pointAt(open, path),
    commit: () => commit(open),
    refuse: (refusal) => refuse(page, refusal),
    say: page.tell,
    closeUp: page.closeUp,
    skipToTurn: () => {
      skipToTurn(open);
      refresh();
    },
    speed: () => {
      page.nextSpeed();
      page.sound('tick');
    },
    peek: (isHeld) => peek(open, isHeld),
    nextOrder: () => setNextOrder(open),
  };
}

function toggleForecast(open: Pressing): void {
  const { page, table, refresh } = open;
  table.showForecast = !table.showForecast;
  table.listOpen = table.showForecast;
  page.sound('tick');
  refresh();
  const said = table.showForecast ? table.game.table.forecastSaid(open.view) : null;
  if (said !== null) page.announce(said);
}

/** Opens the numbers of the command on offer, or closes them. */
export function toggleNumbers({ page, table, view, refresh }: Selecting): void {
  table.numbers = table.listOpen || view.numbersOpen !== true;
  table.listOpen = false;
  page.sound('tick');
  refresh();
}

function peek(open: Pressing, isHeld: boolean): void {
  const { page, table, refresh } = open;
  if (table.isPeeking === isHeld || (isHeld && table.busy)) return;
  table.isPeeking = isHeld;
  if (!isHeld) page.quiet();
  refresh();
  const said = isHeld ? table.game.hands?.handSaid(open.view) : null;
  if (said) page.announce(said);
}

/** Sets the next standing order for the seat in front. */
export function setNextOrder(context: TableContext): void {
  const { game, viewer, match } = context.table;
  const { orders: named } = game;
  if (typeof viewer !== 'number' || !named) return;
  const orders = match.players.map((_, seat) => orderOf(named, match, seat));
  replaceMatch(context, {
    ...match,
    orders: orders.map((order, seat) => (seat === viewer ? nextOrder(named, order) : order)),
  });
}

/** The same game, otherwise played. */
export function replaceMatch({ page, table, refresh }: TableContext, match: Match): void {
  // A dialog may outlive its table, and must not write over the game that is played by then.
  if (table.closed) return;
  table.match = match;
  void page.keep(match);
  refresh();
}
