import { redo } from '../../kernel/session.ts';
import { nextOrder, orderOf } from '../../module/capabilities/standingOrders.ts';
import type { Path, Refusal, Selection, TableActions, TableView } from '../../module/screens/table.ts';
import type { Command, Match, Played } from '../match.ts';
import { takenBack } from '../practice.ts';
import type { TableContext } from './perform.ts';
import type { TablePage } from './tablePage.ts';
import type { TablePlans } from './tablePlans.ts';
import { canRedo, offerNow, selectedState, selectionContext, undoRightsAt } from './tableState.ts';
import { carryOut, endPhase, ifMeant, travel } from './turns.ts';

/** The table as it is shown to people who press something. */
export interface PressedTable extends TableContext {
  readonly page: TablePage;
  readonly view: TableView<Played>;
  readonly plans: TablePlans;
}

/** What the controls of a table do. */
export class Actions implements TableActions {
  constructor(private readonly open: PressedTable) {}

  readonly menu = (): void => this.open.page.menu();
  readonly log = (): void => this.open.page.log();
  readonly ask = (): void => this.open.page.ask();
  readonly say = (sentence: string): void => this.open.page.tell(sentence);
  readonly closeUp = (place: number): void => this.open.page.closeUp(place);
  readonly plan = (): void => this.open.plans.toggle();
  readonly nextOrder = (): void => setNextOrder(this.open);

  readonly refuse = (refusal: Refusal): void => {
    this.open.page.sound('refuse');
    this.open.page.explain(refusal);
  };

  readonly speed = (): void => {
    this.open.page.nextSpeed();
    this.open.page.sound('tick');
  };

  /** Selects something, and does at once what is then on offer where nothing has to be confirmed. */
  readonly point = (path: Path): void => {
    const { page, table } = this.open;
    const { game } = table;
    if (table.busy) return;
    const before = table.selection;
    table.selection = game.selection.point(before, selectionContext(table), path);
    table.listOpen = false;
    page.sound(game.table.pickSound(path));
    const offer = offerNow(table);
    const isForLater = game.selection.isForLater(before, table.selection, path, selectionContext(table));
    if (offer && !page.confirms() && !game.table.isPass(offer) && !isForLater && this.isHarmless(offer)) {
      this.commit();
      return;
    }
    this.open.refresh();
    const { view } = this.open;
    if (offer) page.announce([...this.addedSaid(before), game.table.offerSaid(view)].join(' '));
    // What has to be chosen next; a list to choose from says so itself.
    else if (view.caption !== '' && game.table.items(view).length === 0) page.announce(view.caption);
  };

  /** Takes the last step of the selection back. */
  readonly cancel = (): void => {
    const { page, table, refresh } = this.open;
    table.selection = table.game.selection.stepBack(table.selection, selectionContext(table));
    page.sound('cancel');
    refresh();
  };

  /** Does what is on offer. */
  readonly commit = (): void => {
    const { open } = this;
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
  };

  /** Takes back what was added to the selection last, or else the last step of the plan or the last command. */
  readonly undo = (): void => {
    const { page, table, plans, refresh } = this.open;
    const before = table.selection;
    const shorter = table.game.selection.withoutLastAdded(before, selectionContext(table));
    if (shorter === before) {
      if (table.planning) plans.undo();
      else travel(this.open, takenBack(table.match, undoRightsAt(table)), 'undo');
      return;
    }
    table.selection = shorter;
    page.sound('undo');
    refresh();
    page.announce(this.addedSaid(before).join(' '));
  };

  readonly redo = (): void => {
    const { table, plans } = this.open;
    if (table.planning) plans.redo();
    else if (canRedo(table)) travel(this.open, redo(table.match.session), 'redo');
  };

  readonly toggleForecast = (): void => {
    const { page, table, refresh } = this.open;
    table.showForecast = !table.showForecast;
    table.listOpen = table.showForecast;
    page.sound('tick');
    refresh();
    const said = table.showForecast ? table.game.table.forecastSaid(this.open.view) : null;
    if (said !== null) page.announce(said);
  };

  /** Opens the numbers of the command on offer, or closes them. */
  readonly toggleNumbers = (): void => {
    const { page, table, view, refresh } = this.open;
    table.numbers = table.listOpen || view.numbersOpen !== true;
    table.listOpen = false;
    page.sound('tick');
    refresh();
  };

  /** The list goes; where it stood for the end of the phase, that is not chosen any more. */
  readonly closeList = (): void => {
    const { page, table, refresh } = this.open;
    table.listOpen = false;
    page.sound('tick');
    const offer = offerNow(table);
    if (offer && table.game.table.isPass(offer)) this.cancel();
    else refresh();
  };

  readonly peek = (isHeld: boolean): void => {
    const { page, table, refresh } = this.open;
    if (table.isPeeking === isHeld || (isHeld && table.busy)) return;
    table.isPeeking = isHeld;
    if (!isHeld) page.quiet();
    refresh();
    const said = isHeld ? table.game.hands?.handSaid(this.open.view) : null;
    if (said) page.announce(said);
  };

  /** Leaves out what the computer does now and next, up to the next decision of people. */
  readonly skipToTurn = (): void => {
    const { page, table, refresh } = this.open;
    if (table.computerRuns > 0) {
      table.isSkipping = true;
      page.stage.skip();
    }
    refresh();
  };

  /** Whether a command has no risk that people must read first, even where they do not confirm commands. */
  private isHarmless(command: Command): boolean {
    const { table } = this.open;
    if (table.planning) return true;
    return table.game.table.danger(selectedState(table), command, selectionContext(table).rules) === null;
  }

  /** What was added to a selection since, or taken out of it, as a screen reader says it. */
  private addedSaid(before: Selection): string[] {
    const { table, view } = this.open;
    return table.game.table.addedSaid(before, table.selection, view.state);
  }
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
