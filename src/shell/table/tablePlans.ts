import { viewNow } from '../../kernel/session.ts';
import type { PlansSection } from '../../module/capabilities/plans.ts';
import type { Danger } from '../../module/danger.ts';
import type { TableView } from '../../module/table.ts';
import { sameThings } from '../../table/same.ts';
import type { Command, Played, View } from '../match.ts';
import type { PlanBarActions, PlanBarView } from '../plan/planBar.ts';
import {
  beginPlanning,
  firstStep,
  fittedTo,
  isPlanned,
  MOST_STEPS,
  type Plan,
  type PlanName,
  type Planning,
  planFor,
  turned,
  withAgain,
  withoutLast,
  withStep,
} from '../plan/planning.ts';
import { planText } from '../plan/text.en.ts';
import type { TablePage } from './tablePage.ts';
import type { TableState } from './tableState.ts';

/** Planning at a table: while it goes on, whatever people do goes into the plan, and the board shows where it leads. */
export interface TablePlans extends PlanBarActions {
  /** Begins to plan, or goes back to what was planned; where people plan already, it ends. */
  toggle(): void;
  /** Whether people can begin to plan: the team acts, and nothing has to be decided or watched before. */
  canPlan(): boolean;
  /** Adds steps to the plan; all of them, or none where they do not fit. */
  add(steps: readonly Command[]): void;
  undo(): void;
  redo(): void;
  /** Keeps what is planned beside the game, where it or the game has changed. */
  keep(): void;
  /** What the bar shows; `null` where nobody plans. */
  view(board: Pick<TableView<Played>, 'layout' | 'offer'>): PlanBarView | null;
}

/** What plays the steps of a plan, as it plays any command. */
export interface PlanRunner {
  carryOut(commands: readonly Command[]): Promise<unknown>;
  ifMeant(command: Command, state: View, act: () => unknown): Promise<void>;
}

/** Of a game in which nobody plans ahead. */
const noPlans: TablePlans = {
  toggle: () => undefined,
  canPlan: () => false,
  add: () => undefined,
  undo: () => undefined,
  redo: () => undefined,
  keep: () => undefined,
  view: () => null,
  turn: () => undefined,
  play: () => undefined,
  compare: () => undefined,
  leave: () => undefined,
};

/** The plans of a table; `refresh` shows what has become of it. */
export function createTablePlans(
  page: TablePage,
  table: TableState,
  runner: PlanRunner,
  refresh: () => void,
): TablePlans {
  const { plans } = table.game;
  return plans ? plansBy(plans, page, table, runner, refresh) : noPlans;
}

function plansBy(
  section: PlansSection<Played>,
  page: TablePage,
  table: TableState,
  runner: PlanRunner,
  refresh: () => void,
): TablePlans {
  const { game } = table;
  const stored = page.plans.load(table.match);
  /** What was planned when planning ended: nobody loses a plan by looking at the game. */
  let kept: Planning | null = stored?.plans ?? null;
  if (stored?.isOpen && canPlanNow()) table.planning = stored.plans;
  /** What was stored last, by the values that it was made of. */
  let last: readonly unknown[] = [];

  function canPlanNow(): boolean {
    return section.canBegin(viewNow(table.match.session, table.viewer));
  }

  function canPlan(): boolean {
    return !table.busy && canPlanNow();
  }

  function change(planning: Planning | null, sound: string): void {
    if (table.busy) return;
    table.planning = planning;
    table.selection = game.selection.clear(table.selection.seat);
    page.sound(sound);
    refresh();
  }

  /** Puts a plan on the table again, as far as the rules still allow it. */
  function resume(planning: Planning): void {
    const { planning: fitted, dropped } = fittedTo(section, planning, viewNow(table.match.session, table.viewer));
    change(fitted, 'open');
    if (dropped > 0) page.tell(planText.dropped(dropped));
  }

  function leave(): void {
    kept = table.planning;
    change(null, 'close');
    page.announce(planText.ended);
  }

  async function play(): Promise<void> {
    const next = table.planning && firstStep(table.planning);
    if (!next || table.busy) return;
    const state = viewNow(table.match.session, table.viewer);
    await runner.ifMeant(next.command, state, () => playStep(next));
  }

  async function playStep({ command, rest }: NonNullable<ReturnType<typeof firstStep>>): Promise<void> {
    const { planning } = table;
    const { session } = table.match;
    table.planning = null;
    kept = rest;
    await runner.carryOut([command]);
    // A step that the rules refuse has not been played.
    if (table.match.session === session) kept = planning;
    if (!table.closed && canPlanNow() && kept && isPlanned(kept)) resume(kept);
  }

  /** The risk of the first step of the plan, which the bar plays next; `null` for none. */
  function dangerOfNext(): Danger | null {
    const next = table.planning && firstStep(table.planning);
    const { match, viewer } = table;
    return next ? game.table.danger(viewNow(match.session, viewer), next.command, match.session.game) : null;
  }

  return {
    canPlan,
    toggle: () => {
      if (table.planning) return leave();
      if (!canPlan()) return;
      resume(kept ?? beginPlanning());
      page.announce(planText.began);
    },
    add: (added) => {
      if (!table.planning || table.busy) return;
      const longer = withStep(table.planning, ...added);
      if (longer === table.planning) {
        page.sound('refuse');
        page.tell(planText.full(MOST_STEPS));
        return;
      }
      change(longer, 'card');
      const { steps } = planFor(section, table.planning, viewNow(table.match.session, table.viewer));
      for (const { command, before, chance } of steps.slice(-added.length)) {
        page.announce(planText.added(game.table.commandSaid(command, before), chance));
      }
    },
    keep: () => {
      const { match, planning } = table;
      const next = [match.session, planning ?? kept, planning !== null];
      if (sameThings(next, last)) return;
      last = next;
      const plans = planning ?? kept;
      page.plans.save(match, plans && { plans, isOpen: planning !== null });
    },
    undo: () => {
      if (!table.planning) return;
      change(withoutLast(table.planning), 'undo');
      page.announce(planText.undone);
    },
    redo: () => table.planning && change(withAgain(table.planning), 'undo'),
    turn: (open) => table.planning && change(turned(table.planning, open), 'tick'),
    play: () => void play(),
    compare: () => table.planning && page.comparePlans(bothOf(table.planning)),
    leave,
    view: ({ layout, offer }) =>
      table.planning && {
        section,
        plan: planFor(section, table.planning, viewNow(table.match.session, table.viewer)),
        open: table.planning.open,
        layout,
        offers: offer !== null,
        danger: dangerOfNext(),
      },
  };

  function bothOf(planning: Planning): Record<PlanName, Plan> {
    const state = viewNow(table.match.session, table.viewer);
    return {
      a: planFor(section, turned(planning, 'a'), state),
      b: planFor(section, turned(planning, 'b'), state),
    };
  }
}
