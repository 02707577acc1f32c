import type { Plan } from '../../games/faza/bots/plan.ts';
import type { Command } from '../../games/faza/rules/command.ts';
import { clearDesk } from '../../games/faza/scenes/desk.ts';
import type { BoardView } from '../../games/faza/scenes/view.ts';
import { text } from '../../games/faza/text/en.ts';
import { now } from '../../kernel/session.ts';
import { sameThings } from '../../table/same.ts';
import type { Orders } from '../table/orders.ts';
import type { TablePage } from '../table/page.ts';
import type { Sitting } from '../table/sitting.ts';
import type { PlanBarActions, PlanBarView } from './planBar.ts';
import {
  beginPlanning,
  firstStep,
  fittedTo,
  isPlanned,
  MOST_STEPS,
  type PlanName,
  type Planning,
  planFor,
  turned,
  withAgain,
  withoutLast,
  withStep,
} from './planning.ts';
import { planText } from './text.en.ts';

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
  view(board: Pick<BoardView, 'layout' | 'offer'>): PlanBarView | null;
}

/** The plans of a table; `refresh` shows what has become of it. */
export function createTablePlans(page: TablePage, sitting: Sitting, orders: Orders, refresh: () => void): TablePlans {
  const stored = page.plans.load(sitting.match);
  /** What was planned when planning ended: nobody loses a plan by looking at the game. */
  let kept: Planning | null = stored?.plans ?? null;
  if (stored?.isOpen && canPlanNow()) sitting.planning = stored.plans;
  /** What was stored last, by the values that it was made of. */
  let last: readonly unknown[] = [];

  function canPlanNow(): boolean {
    const { phase, agenda } = now(sitting.match.session);
    // A decision comes first: it is the game's, and the plan waits for it.
    return phase === 'team' && agenda.length === 0;
  }

  function canPlan(): boolean {
    return !sitting.busy && canPlanNow();
  }

  function change(planning: Planning | null, sound: string): void {
    if (sitting.busy) return;
    sitting.planning = planning;
    sitting.desk = clearDesk(sitting.desk.seat);
    page.sound(sound);
    refresh();
  }

  /** Puts a plan on the table again, as far as the rules still allow it. */
  function resume(planning: Planning): void {
    const { planning: fitted, dropped } = fittedTo(planning, now(sitting.match.session));
    change(fitted, 'open');
    if (dropped > 0) page.tell(planText.dropped(dropped));
  }

  function leave(): void {
    kept = sitting.planning;
    change(null, 'close');
    page.announce(planText.ended);
  }

  async function play(): Promise<void> {
    const next = sitting.planning && firstStep(sitting.planning);
    if (!next || sitting.busy) return;
    const { planning } = sitting;
    const { session } = sitting.match;
    sitting.planning = null;
    kept = next.rest;
    await orders.carryOut([next.command]);
    // A step that the rules refuse has not been played.
    if (sitting.match.session === session) kept = planning;
    if (!sitting.closed && canPlanNow() && kept && isPlanned(kept)) resume(kept);
  }

  return {
    canPlan,
    toggle: () => {
      if (sitting.planning) return leave();
      if (!canPlan()) return;
      resume(kept ?? beginPlanning());
      page.announce(planText.began);
    },
    add: (added) => {
      if (!sitting.planning || sitting.busy) return;
      const longer = withStep(sitting.planning, ...added);
      if (longer === sitting.planning) {
        page.sound('refuse');
        page.tell(planText.full(MOST_STEPS));
        return;
      }
      change(longer, 'card');
      const { steps } = planFor(sitting.planning, now(sitting.match.session));
      for (const { command, before, chance } of steps.slice(-added.length)) {
        page.announce(planText.added(text.commandText(command, before), chance));
      }
    },
    keep: () => {
      const { match, planning } = sitting;
      const next = [match.session, planning ?? kept, planning !== null];
      if (sameThings(next, last)) return;
      last = next;
      const plans = planning ?? kept;
      page.plans.save(match, plans && { plans, isOpen: planning !== null });
    },
    undo: () => {
      if (!sitting.planning) return;
      change(withoutLast(sitting.planning), 'undo');
      page.announce(planText.undone);
    },
    redo: () => sitting.planning && change(withAgain(sitting.planning), 'undo'),
    turn: (open) => sitting.planning && change(turned(sitting.planning, open), 'tick'),
    play: () => void play(),
    compare: () => sitting.planning && page.comparePlans(bothOf(sitting.planning)),
    leave,
    view: ({ layout, offer }) =>
      sitting.planning && {
        plan: planFor(sitting.planning, now(sitting.match.session)),
        open: sitting.planning.open,
        layout,
        offers: offer !== null,
      },
  };

  function bothOf(planning: Planning): Record<PlanName, Plan> {
    const state = now(sitting.match.session);
    return { a: planFor(turned(planning, 'a'), state), b: planFor(turned(planning, 'b'), state) };
  }
}
