import type { Viewer } from '../../kernel/game.ts';
import { redo } from '../../kernel/session.ts';
import type { PlayerGroup, StandingOrder } from '../../module/match.ts';
import type { PanelContent } from '../../module/panel.ts';
import {
  type Path,
  type Refusal,
  type Selection,
  SKIP_TO_TURN,
  SPEED,
  type TableActions,
  type TableView,
} from '../../module/table.ts';
import type { Control } from '../../table/control.ts';
import { sameThings } from '../../table/same.ts';
import { type Command, isEnded, isWatched, type Match, type Played, type View, withPlayerGroup } from '../match.ts';
import { asPractice, takenBack } from '../practice.ts';
import { createCommandRunner } from './commandRunner.ts';
import { createHover } from './hover.ts';
import type { TablePage } from './tablePage.ts';
import { createTablePlans } from './tablePlans.ts';
import {
  canRedo,
  effectiveViewer,
  momentOf,
  offerNow,
  orderOf,
  seenState,
  selectionContext,
  tableStateOf,
  undoRightsAt,
} from './tableState.ts';

export type { TablePage } from './tablePage.ts';

/** A match on the screen. */
export interface Table {
  match(): Match;
  /** The current viewer, who sees no hand that is only being peeked at; `null` where everything may be seen. */
  viewer(): Viewer | null;
  /** Shows everything again, after the window or a setting has changed. */
  refresh(): void;
  /** Shows what a press on a control would bring, as long as it is pointed at; `null` when nothing is. */
  pointed(id: string | null): void;
  /** Makes the match practice, for good: from now on everything can be taken back. */
  practise(): void;
  /** Sits people with names down around the table; `undefined` forgets them. */
  seat(company: PlayerGroup | undefined): void;
  /** The standing order of the seat in front; `null` where it must not be seen. */
  order(): StandingOrder | null;
  /** Sets the standing order of the seat in front. */
  setOrder(order: StandingOrder): void;
  /** Whether people can begin to plan, or plan already. */
  canPlan(): boolean;
  /** Begins to plan, or ends it. */
  plan(): void;
  close(): void;
}

/** Brings a match to the table and lets people play it. */
export function openTable(page: TablePage, start: Match): Table {
  const { game } = page;
  let isForecastAlwaysOn = page.forecastAlwaysOn();
  const table = tableStateOf(game, start, isForecastAlwaysOn);
  const runner = createCommandRunner(page, table, refresh);
  const plans = createTablePlans(page, table, runner, refresh);
  /** The table as it is: whatever changes it calls `refresh`. */
  let view: TableView<Played>;
  const hover = createHover(() => {
    if (!table.busy && !table.closed) showBoard();
  });
  /** What was chosen and done when the table was shown last. */
  let lastChoices: readonly unknown[] = [];
  /** The question that was said last; empty once nothing is asked. */
  let asked = '';
  /** What the button of each panel beside the board does. */
  const closing: Readonly<Record<PanelContent['kind'], () => void>> = {
    numbers: () => actions.toggleNumbers(),
    forecast: closeList,
  };

  /** Applies the setting to the open table as soon as it is changed. */
  function followForecastSetting(): void {
    const next = page.forecastAlwaysOn();
    if (next !== isForecastAlwaysOn) table.showForecast = next;
    isForecastAlwaysOn = next;
  }

  function viewOf(selection: Selection): TableView<Played> {
    return game.table.view(momentOf(table, selection), {
      ...page.size(),
      density: page.density(),
      speed: page.speed(),
    });
  }

  /** Shows the table as it is, and what can be done there. */
  function refresh(): void {
    if (table.closed) return;
    followForecastSetting();
    view = viewOf(table.selection);
    const choices = [table.selection, table.match.session, table.planning, table.viewer, table.isPeeking];
    // Once something is chosen or done, what is still pointed at must not hide it.
    if (!sameThings(choices, lastChoices)) hover.drop();
    lastChoices = choices;
    showBoard();
    page.shown(view);
    page.showPlan(plans.view(view), plans);
    plans.keep();
    const moment = momentOf(table);
    page.letDrag(game.table.drags(moment, view, { point: pointAt, plan: plans.add, refuse }));
    if (table.busy) {
      const skip = table.thinking ? [] : [game.table.skip(view, table.isPhase, () => page.stage.skip())];
      page.showControls([...skip, ...wayOut()]);
      page.showSheet('', [], pointAt, cancel);
      if (table.isPhase) page.phase.open(view.layout);
      return;
    }
    page.showControls(game.table.controls(view, moment, actions));
    page.showSheet(view.caption, game.table.items(view), pointAt, cancel);
    sayQuestion();
  }

  /** Says what the game asks when it begins to ask it: what is answered on the board has no list that would say so. */
  function sayQuestion(): void {
    const question = game.table.question?.(view) ?? '';
    if (question !== '' && question !== asked) page.announce(question);
    asked = question;
  }

  /**
   * Shows the board and the panel beside it; as long as something is pointed at, as a press on it would make them
   * (promise 3). What can be pressed, and what that does, follows from the table as it is alone.
   */
  function showBoard(): void {
    const preview = viewAfterPress();
    const seen = preview ?? view;
    page.seen(seen);
    page.stage.board(seen);
    const panel = game.table.panel(seen, table.listOpen);
    page.showPanel(panel && { ...panel, passing: preview !== null, close: closing[panel.content.kind] });
  }

  function viewAfterPress(): TableView<Played> | null {
    const id = hover.at();
    if (id === null || table.busy) return null;
    const selection = game.selection.afterPress(id, view, table.selection, selectionContext(table));
    if (!selection) return null;
    const next = viewOf(selection);
    // Numbers that would cover cards, or a list to choose from, wait for the press.
    const isFree = next.layout.form === 'wide' && game.table.items(view).length === 0;
    return { ...next, numbersOpen: next.numbersOpen === true && isFree, isPreview: true };
  }

  /** The list goes; where it stood for the end of the phase, that is not chosen any more. */
  function closeList(): void {
    table.listOpen = false;
    page.sound('tick');
    const offer = offerNow(table);
    if (offer && game.table.isPass(offer)) cancel();
    else refresh();
  }

  /**
   * A table of computers is never at rest: its menu is there all the time, or nobody could leave it. While a computer thinks, the
   * menu is there, too, and people can take the last command back. What computers do one after the other can be skipped all at once,
   * and the speed changed at any time.
   * A fight or an event card may cover the board meanwhile.
   */
  function wayOut(): Control[] {
    const moment = momentOf(table);
    const isOpen = isWatched(start) || table.thinking !== null;
    return game.table
      .controls(view, moment, actions)
      .filter(
        ({ id }) =>
          (isOpen && (id === 'menu' || (id === 'undo' && moment.canUndo))) ||
          id === SPEED ||
          (id === SKIP_TO_TURN && moment.canSkipToTurn),
      )
      .map((control) => ({ ...control, covered: !table.thinking && !table.isPhase }));
  }

  function pointAt(path: Path): void {
    if (table.busy) return;
    const before = table.selection;
    table.selection = game.selection.point(before, selectionContext(table), path);
    table.listOpen = false;
    page.sound(game.table.pickSound(path));
    const offer = offerNow(table);
    const isForLater = game.selection.isForLater(before, table.selection, path, selectionContext(table));
    if (offer && !page.confirms() && !game.table.isPass(offer) && !isForLater && isHarmless(offer)) {
      commit();
      return;
    }
    refresh();
    const changed = addedSaid(before, table.selection);
    if (offer) page.announce([...changed, game.table.offerSaid(view)].join(' '));
    else announcePrompt();
  }

  /** Says what has to be chosen next; a list to choose from says so itself. */
  function announcePrompt(): void {
    if (view.caption !== '' && game.table.items(view).length === 0) page.announce(view.caption);
  }

  /** What was added to the selection, or taken out of it, as a screen reader says it. */
  function addedSaid(before: Selection, after: Selection): string[] {
    return game.table.addedSaid(before, after, view.state);
  }

  function cancel(): void {
    table.selection = game.selection.stepBack(table.selection, selectionContext(table));
    page.sound('cancel');
    refresh();
  }

  /** Whether a command has no risk that people must read first, even where they do not confirm commands. */
  function isHarmless(command: Command): boolean {
    return (
      table.planning !== null || game.table.danger(selectedState(), command, selectionContext(table).rules) === null
    );
  }

  /** The state in which people choose: after everything that was added to the selection. */
  function selectedState(): View {
    return game.selection.tip(table.selection, selectionContext(table));
  }

  function commit(): void {
    const chosen = table.busy ? null : offerNow(table);
    const offer = table.busy ? null : (chosen ?? view.ready);
    if (!offer) return;
    const commands = [...game.selection.added(table.selection), offer, ...(chosen ? [] : (view.readyThen ?? []))];
    const act = (): void => {
      // What was added has been chosen, and happens from now on.
      table.selection = game.selection.clear(game.table.actor(offer) ?? table.selection.seat);
      void (game.table.isPass(offer) ? runner.endPhase() : runner.carryOut(commands));
    };
    if (table.planning) {
      table.selection = game.selection.clear(game.table.actor(offer) ?? table.selection.seat);
      return plans.add(commands);
    }
    // The computer acts before the phase ends, which may change the risk: `endPhase` asks after that.
    if (game.table.isPass(offer)) return act();
    void runner.ifMeant(offer, selectedState(), act);
  }

  function takeBack(): void {
    const before = table.selection;
    const shorter = game.selection.withoutLastAdded(before, selectionContext(table));
    if (shorter === before) {
      if (table.planning) plans.undo();
      else runner.travel(takenBack(table.match, undoRightsAt(table)), 'undo');
      return;
    }
    table.selection = shorter;
    page.sound('undo');
    refresh();
    page.announce(addedSaid(before, shorter).join(' '));
  }

  /** The same game, otherwise played. */
  function replaceMatch(match: Match): void {
    // A dialog may outlive its table, and must not write over the game that is played by then.
    if (table.closed) return;
    table.match = match;
    void page.keep(match);
    refresh();
  }

  function refuse(refusal: Refusal): void {
    page.sound('refuse');
    page.explain(refusal);
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
      const said = table.showForecast ? game.table.forecastSaid(view) : null;
      if (said !== null) page.announce(said);
    },
    toggleNumbers: () => {
      table.numbers = table.listOpen || view.numbersOpen !== true;
      table.listOpen = false;
      page.sound('tick');
      refresh();
    },
    plan: plans.toggle,
    undo: takeBack,
    redo: () => {
      if (table.planning) plans.redo();
      else if (canRedo(table)) runner.travel(redo(table.match.session), 'redo');
    },
    cancel,
    point: pointAt,
    commit,
    refuse,
    say: page.tell,
    closeUp: page.closeUp,
    skipToTurn: () => {
      runner.skipToTurn();
      refresh();
    },
    speed: () => {
      page.nextSpeed();
      page.sound('tick');
    },
    peek: (isHeld) => {
      if (table.isPeeking === isHeld || (isHeld && table.busy)) return;
      table.isPeeking = isHeld;
      if (!isHeld) page.quiet();
      refresh();
      const said = isHeld ? game.hands?.handSaid(view) : null;
      if (said) page.announce(said);
    },
    order: (order) => {
      const { viewer, match } = table;
      if (typeof viewer !== 'number') return;
      const orders = match.players.map((_, seat) => (seat === viewer ? order : orderOf(match, seat)));
      replaceMatch({ ...match, orders });
    },
  };

  page.hear(seenState(table));
  refresh();
  // A match that is over is only looked at.
  if (!isEnded(start)) void runner.goOn();
  return {
    match: () => table.match,
    viewer: () => effectiveViewer({ ...table, isPeeking: false }),
    refresh,
    pointed: hover.point,
    practise: () => replaceMatch(asPractice(table.match)),
    order: () => momentOf(table).order,
    setOrder: actions.order,
    seat: (company) => replaceMatch(withPlayerGroup(table.match, company)),
    canPlan: plans.canPlan,
    plan: plans.toggle,
    close: () => {
      table.closed = true;
      table.thinking?.abort();
      page.stage.skip();
    },
  };
}
