import type { Viewer } from '../../kernel/game.ts';
import type { StandingOrder } from '../../module/capabilities/standingOrders.ts';
import type { PlayerGroup } from '../../module/match.ts';
import { isEnded, type Match, withPlayerGroup } from '../match.ts';
import { asPractice } from '../practice.ts';
import { replaceMatch, setNextOrder } from './actions.ts';
import { ifMeant } from './commands.ts';
import { createHover } from './hover.ts';
import type { TableContext } from './perform.ts';
import { type OpenTable, refreshTable, showBoard, showTable, viewOf } from './showTable.ts';
import type { TablePage } from './tablePage.ts';
import { createTablePlans, type PlanRunner } from './tablePlans.ts';
import { effectiveViewer, momentOf, seenState, tableStateOf } from './tableState.ts';
import { carryOut, goOn } from './turns.ts';

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
  /** Sets the next standing order for the seat in front. */
  nextOrder(): void;
  /** Whether people can begin to plan, or plan already. */
  canPlan(): boolean;
  /** Begins to plan, or ends it. */
  plan(): void;
  close(): void;
}

/** Brings a match to the table and lets people play it. */
export function openTable(page: TablePage, start: Match): Table {
  const isForecastAlwaysOn = page.forecastAlwaysOn();
  const table = tableStateOf(page.game, start, isForecastAlwaysOn);
  const refresh = (): void => refreshTable(open);
  const context: TableContext = { page, table, refresh };
  const runner: PlanRunner = {
    carryOut: (commands) => carryOut(context, commands),
    ifMeant: (command, state, act) => ifMeant(context, command, state, act),
  };
  const plans = createTablePlans({ page, table, refresh }, runner);
  const hover = createHover(() => {
    if (!table.busy && !table.closed) showBoard(open);
  });
  const view = viewOf(page, table, table.selection);
  const open: OpenTable = { page, table, plans, hover, view, choices: [], asked: '', isForecastAlwaysOn, refresh };

  page.hear(seenState(table));
  showTable(open);
  // A match that is over is only looked at.
  if (!isEnded(start)) void goOn(context);
  return {
    match: () => table.match,
    viewer: () => effectiveViewer({ ...table, isPeeking: false }),
    refresh,
    pointed: hover.point,
    practise: () => replaceMatch(context, asPractice(table.match)),
    order: () => momentOf(table).order,
    nextOrder: () => setNextOrder(context),
    seat: (company) => replaceMatch(context, withPlayerGroup(table.match, company)),
    canPlan: () => plans.canPlan(),
    plan: () => plans.toggle(),
    close: () => {
      table.closed = true;
      table.thinking?.abort();
      page.stage.skip();
    },
  };
}
