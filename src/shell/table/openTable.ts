import type { Viewer } from '../../kernel/game.ts';
import { redo } from '../../kernel/session.ts';
import type { PlayerGroup } from '../../module/match.ts';
import type { Path, Refusal, Selection, TableActions, TableView } from '../../module/table.ts';
import type { Control } from '../../table/control.ts';
import { byPeople, isEnded, isWatched, type Match, type Played, withPlayerGroup } from '../match.ts';
import { createTablePlans } from '../plan/tablePlans.ts';
import { createCommandRunner } from './commandRunner.ts';
import { asPractice, takenBack } from './practice.ts';
import { createDisplay } from './tableDisplay.ts';
import type { TablePage } from './tablePage.ts';
import { groundOf, momentOf, offerNow, seenState, tableStateOf } from './tableState.ts';

export { matchTitle } from './matchTitle.ts';
export type { TablePage } from './tablePage.ts';

/** A match on the screen. */
export interface Table {
  match(): Match;
  /** Who looks at it; `null` where everything may be seen. */
  viewer(): Viewer | null;
  /** Shows everything again, after the window or a setting has changed. */
  refresh(): void;
  /** Shows what a press on a control would bring, as long as it is pointed at; `null` when nothing is. */
  pointed(id: string | null): void;
  /** Makes the match practice, for good: from now on everything can be taken back. */
  practise(): void;
  /** Sits people with names down around the table; `undefined` forgets them. */
  seat(company: PlayerGroup | undefined): void;
  /** Whether people can begin to plan, or plan already. */
  canPlan(): boolean;
  /** Begins to plan, or ends it. */
  plan(): void;
  close(): void;
}

/** Brings a match to the table and lets people play it. */
export function openTable(page: TablePage, start: Match): Table {
  const { game } = page;
  const table = tableStateOf(game, start, page.forecastAlwaysOn());
  const runner = createCommandRunner(page, table, refresh);
  const plans = createTablePlans(page, table, runner, refresh);
  const display = createDisplay(page, table, { numbers: () => actions.toggleNumbers(), forecast: closeList });
  const { viewNow } = display;

  function refresh(): void {
    if (table.closed) return;
    const current = viewNow();
    display.show(current);
    page.shown(current);
    page.showPlan(plans.view(current), plans);
    plans.keep();
    page.letDrag(game.table.drags(momentOf(table), current, { point: pointAt, plan: plans.add, refuse }));
    if (table.busy) {
      page.showControls([game.table.skip(current, table.isPhase, () => page.stage.skip()), ...wayOut(current)]);
      page.showSheet('', [], pointAt, cancel);
      if (table.isPhase) page.phase.open(current.layout);
      return;
    }
    page.showControls(game.table.controls(current, momentOf(table), actions));
    page.showSheet(current.caption, game.table.items(current), pointAt, cancel);
  }

  /** The list goes; where it stood for the end of the phase, that is not chosen any more. */
  function closeList(): void {
    table.listOpen = false;
    page.sound('tick');
    const offer = offerNow(table);
    if (offer && game.table.isPass(offer)) cancel();
    else refresh();
  }

  /** A table of computers is never at rest: its menu is there all the time, or nobody could leave it. */
  function wayOut(view: TableView<Played>): Control[] {
    if (!isWatched(start)) return [];
    return game.table.controls(view, momentOf(table), actions).filter(({ id }) => id === 'menu');
  }

  function pointAt(path: Path): void {
    if (table.busy) return;
    const before = table.selection;
    table.selection = game.selection.point(before, groundOf(table), path);
    table.listOpen = false;
    page.sound(game.table.pickSound(path));
    const offer = offerNow(table);
    const isForLater = game.selection.isAddition(before, table.selection, path);
    if (offer && !page.confirms() && !game.table.isPass(offer) && !isForLater) {
      commit();
      return;
    }
    refresh();
    const changed = addedSaid(before, table.selection);
    if (offer) page.announce([...changed, game.table.offerSaid(viewNow())].join(' '));
    else announcePrompt();
  }

  /** Says what has to be chosen next; a list to choose from says so itself. */
  function announcePrompt(): void {
    const view = viewNow();
    if (view.caption !== '' && game.table.items(view).length === 0) page.announce(view.caption);
  }

  /** What was added to the selection, or taken out of it, as a screen reader says it. */
  function addedSaid(before: Selection, after: Selection): string[] {
    return game.table.addedSaid(before, after, viewNow().state);
  }

  function cancel(): void {
    table.selection = game.selection.stepBack(table.selection, groundOf(table));
    page.sound('cancel');
    refresh();
  }

  function commit(): void {
    if (table.busy) return;
    const offer = offerNow(table) ?? viewNow().ready;
    if (!offer) return;
    const commands = [...game.selection.added(table.selection), offer];
    // What was added has been chosen, and happens from now on.
    table.selection = game.selection.clear(game.table.actor(offer) ?? table.selection.seat);
    if (table.planning) return plans.add(commands);
    void (game.table.isPass(offer) ? runner.endPhase() : runner.carryOut(commands));
  }

  function takeBack(): void {
    const before = table.selection;
    const shorter = game.selection.withoutLastAdded(before, groundOf(table));
    if (shorter === before) {
      if (table.planning) plans.undo();
      else runner.travel(takenBack(table.match, byPeople(game, table.match)), 'undo');
      return;
    }
    table.selection = shorter;
    page.sound('undo');
    refresh();
    page.announce(addedSaid(before, shorter).join(' '));
  }

  /** The same game, otherwise played. */
  function become(match: Match): void {
    // A dialog may outlive its table, and must not write over the game that is played by then.
    if (table.closed) return;
    table.match = match;
    page.keep(match);
    refresh();
  }

  function refuse(refusal: Refusal): void {
    page.sound('refuse');
    page.explain(refusal);
  }

  /** A match that is over is only looked at. */
  async function begin(): Promise<void> {
    if (!isEnded(start)) await runner.goOn();
  }

  const actions: TableActions = {
    menu: page.menu,
    log: page.log,
    ask: page.ask,
    toggleForecast: () => {
      table.showForecast = !table.showForecast;
      table.listOpen = table.showForecast;
      page.sound('tick');
      refresh();
      const said = table.showForecast ? game.table.forecastSaid(viewNow()) : null;
      if (said !== null) page.announce(said);
    },
    toggleNumbers: () => {
      table.numbers = table.listOpen || viewNow().numbersOpen !== true;
      table.listOpen = false;
      page.sound('tick');
      refresh();
    },
    plan: plans.toggle,
    undo: takeBack,
    redo: () => (table.planning ? plans.redo() : runner.travel(redo(table.match.session), 'redo')),
    cancel,
    point: pointAt,
    commit,
    refuse,
    say: page.tell,
    closeUp: page.closeUp,
  };

  page.hear(seenState(table));
  refresh();
  if (game.hidden || game.computer.atOnce) void begin();
  else if (isWatched(start)) void runner.watch();
  return {
    match: () => table.match,
    viewer: () => table.viewer,
    refresh,
    pointed: display.point,
    practise: () => become(asPractice(table.match)),
    seat: (company) => become(withPlayerGroup(table.match, company)),
    canPlan: plans.canPlan,
    plan: plans.toggle,
    close: () => {
      table.closed = true;
      page.stage.skip();
    },
  };
}
