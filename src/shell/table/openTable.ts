import type { Viewer } from '../../kernel/game.ts';
import type { StandingOrder } from '../../module/capabilities/standingOrders.ts';
import type { PlayerGroup } from '../../module/match.ts';
import type { PanelContent } from '../../module/screens/panel.ts';
import { type Selection, SKIP_TO_TURN, SPEED, type TableView } from '../../module/screens/table.ts';
import type { Control } from '../../table/control.ts';
import { sameThings } from '../../table/same.ts';
import { isEnded, isWatched, type Match, type Played, withPlayerGroup } from '../match.ts';
import { asPractice } from '../practice.ts';
import { Actions, type PressedTable, replaceMatch, setNextOrder } from './actions.ts';
import { createHover } from './hover.ts';
import type { TablePage } from './tablePage.ts';
import { createTablePlans, type TablePlans } from './tablePlans.ts';
import { effectiveViewer, momentOf, seenState, selectionContext, type TableState, tableStateOf } from './tableState.ts';
import { carryOut, goOn, ifMeant } from './turns.ts';

export type { TablePage } from './tablePage.ts';

/** A match on the screen: its state, and how that is shown. Whatever changes the state calls `refresh`. */
export class Table implements PressedTable {
  /** The state. */
  readonly table: TableState;
  readonly plans: TablePlans;
  /** The table as it is. */
  view: TableView<Played>;
  private readonly actions = new Actions(this);
  private readonly hover = createHover(() => {
    if (!this.table.busy && !this.table.closed) this.showBoard();
  });
  /** What was chosen and done when the table was shown last. */
  private choices: readonly unknown[] = [];
  /** The question that was said last; empty once nothing is asked. */
  private asked = '';
  private isForecastAlwaysOn: boolean;
  private readonly stopWaiting: (() => void) | undefined;

  constructor(
    readonly page: TablePage,
    start: Match,
  ) {
    this.isForecastAlwaysOn = page.forecastAlwaysOn();
    this.table = tableStateOf(page.game, start, this.isForecastAlwaysOn);
    this.plans = createTablePlans(
      { page, table: this.table, refresh: this.refresh },
      {
        carryOut: (commands) => carryOut(this, commands),
        ifMeant: (command, state, act) => ifMeant(this, command, state, act),
      },
    );
    this.view = this.viewOf(this.table.selection);
    this.stopWaiting = page.game.table.whenWorkedOut?.(() => this.showWorkedOut());
  }

  match(): Match {
    return this.table.match;
  }

  /** The current viewer, who sees no hand that is only being peeked at; `null` where everything may be seen. */
  viewer(): Viewer | null {
    return effectiveViewer({ ...this.table, isPeeking: false });
  }

  /** Shows what a press on a control would bring, as long as it is pointed at; `null` when nothing is. */
  pointed(id: string | null): void {
    this.hover.point(id);
  }

  /** Makes the match practice, for good: from now on everything can be taken back. */
  practise(): void {
    replaceMatch(this, asPractice(this.table.match));
  }

  /** Sits people with names down around the table; `undefined` forgets them. */
  seat(company: PlayerGroup | undefined): void {
    replaceMatch(this, withPlayerGroup(this.table.match, company));
  }

  /** The standing order of the seat in front; `null` where it must not be seen. */
  order(): StandingOrder | null {
    return momentOf(this.table).order;
  }

  /** Sets the next standing order for the seat in front. */
  nextOrder(): void {
    setNextOrder(this);
  }

  readonly close = (): void => {
    this.table.closed = true;
    this.stopWaiting?.();
    this.table.thinking?.abort();
    this.page.stage.skip();
  };

  /** Shows the table as it has become, also after the window or a setting has changed. */
  readonly refresh = (): void => {
    const { page, table } = this;
    if (table.closed) return;
    // Applies the setting to the open table as soon as it is changed.
    const isForecastAlwaysOn = page.forecastAlwaysOn();
    if (isForecastAlwaysOn !== this.isForecastAlwaysOn) table.showForecast = isForecastAlwaysOn;
    this.isForecastAlwaysOn = isForecastAlwaysOn;
    this.view = this.viewOf(table.selection);
    this.show();
  };

  /** Shows what has been worked out since; if that is about the command on offer, it is said, too. */
  private showWorkedOut(): void {
    const { page, table, view } = this;
    const { offerSaid } = table.game.table;
    this.refresh();
    const said = offerSaid(this.view);
    if (this.view.offer !== null && !table.busy && said !== offerSaid(view)) page.announce(said);
  }

  /** Shows the table by its view, and what can be done there. */
  show(): void {
    const { page, table, plans, view, actions } = this;
    const { game } = table;
    const choices = [table.selection, table.match.session, table.planning, table.viewer, table.isPeeking];
    // Once something is chosen or done, what is still pointed at must not hide it.
    if (!sameThings(choices, this.choices)) this.hover.drop();
    this.choices = choices;
    this.showBoard();
    page.shown(view);
    page.showPlan(plans.view(view), plans);
    plans.keep();
    const moment = momentOf(table);
    const { point, refuse, cancel } = actions;
    page.letDrag(game.table.drags(moment, view, { point, plan: (steps) => plans.add(steps), refuse }));
    if (table.busy) {
      const skip = table.thinking ? [] : [game.table.skip(view, table.isPhase, () => page.stage.skip())];
      page.showControls([...skip, ...this.wayOut()]);
      page.showSheet('', [], point, cancel);
      if (table.isPhase) page.phase.open(view.layout);
      return;
    }
    page.showControls(this.controls());
    page.showSheet(view.caption, game.table.items(view), point, cancel);
    this.sayQuestion();
  }

  /** Says what the game asks when it begins to ask it: what is answered on the board has no list that would say so. */
  private sayQuestion(): void {
    const question = this.table.game.table.question?.(this.view) ?? '';
    if (question !== '' && question !== this.asked) this.page.announce(question);
    this.asked = question;
  }

  /** What can be pressed on the table as it is. */
  controls(): Control[] {
    return this.table.game.table.controls(this.view, momentOf(this.table), this.actions);
  }

  /**
   * Shows the board and the panel beside it; as long as something is pointed at, as a press on it would make them.
   * What can be pressed, and what that does, follows from the table as it is alone.
   */
  private showBoard(): void {
    const { page, table, actions } = this;
    const preview = this.viewAfterPress();
    const seen = preview ?? this.view;
    page.seen(seen);
    page.stage.board(seen);
    const panel = table.game.table.panel(seen, table.listOpen);
    /** What the button of each panel beside the board does. */
    const closing: Readonly<Record<PanelContent['kind'], () => void>> = {
      numbers: actions.toggleNumbers,
      forecast: actions.closeList,
    };
    page.showPanel(panel && { ...panel, passing: preview !== null, close: closing[panel.content.kind] });
  }

  /** How the table looks with a selection. */
  private viewOf(selection: Selection): TableView<Played> {
    const { page, table } = this;
    return table.game.table.view(momentOf(table, selection), {
      ...page.size(),
      density: page.density(),
      hasCoach: page.hasCoach(),
      speed: page.speed(),
    });
  }

  private viewAfterPress(): TableView<Played> | null {
    const { table, hover, view } = this;
    const { game } = table;
    const id = hover.at();
    if (id === null || table.busy) return null;
    const selection = game.selection.afterPress(id, view, table.selection, selectionContext(table));
    if (!selection) return null;
    const next = this.viewOf(selection);
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
  private wayOut(): Control[] {
    const { table } = this;
    const moment = momentOf(table);
    const isOpen = isWatched(table.match) || table.thinking !== null;
    return this.controls()
      .filter(
        ({ id }) =>
          (isOpen && (id === 'menu' || (id === 'undo' && moment.canUndo))) ||
          id === SPEED ||
          (id === SKIP_TO_TURN && moment.canSkipToTurn),
      )
      .map((control) => ({ ...control, covered: !table.thinking && !table.isPhase }));
  }
}

/** Brings a match to the table and lets people play it. */
export function openTable(page: TablePage, start: Match): Table {
  const table = new Table(page, start);
  page.hear(seenState(table.table));
  table.show();
  // A match that is over is only looked at.
  if (!isEnded(start)) void goOn(table);
  return table;
}
