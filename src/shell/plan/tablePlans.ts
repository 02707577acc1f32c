import type { Plan } from '../../games/faza/bots/plan.ts';
import type { Command } from '../../games/faza/rules/command.ts';
import type { BoardLayout } from '../../games/faza/scenes/boardLayout.ts';
import { clearDesk } from '../../games/faza/scenes/desk.ts';
import { text } from '../../games/faza/text/en.ts';
import { now } from '../../kernel/session.ts';
import type { Orders } from '../table/orders.ts';
import type { TablePage } from '../table/page.ts';
import { type Sitting, stateOf } from '../table/sitting.ts';
import type { PlanBarActions, PlanBarView } from './planBar.ts';
import {
  beginPlanning,
  firstStep,
  fittedTo,
  isPlanned,
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
  add(command: Command): void;
  undo(): void;
  redo(): void;
  /** What the bar shows; `null` where nobody plans. */
  view(layout: BoardLayout): PlanBarView | null;
}

/** The plans of a table; `refresh` shows what has become of it. */
export function createTablePlans(page: TablePage, sitting: Sitting, orders: Orders, refresh: () => void): TablePlans {
  /** What was planned when planning ended: nobody loses a plan by looking at the game. */
  let kept: Planning | null = null;

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
    sitting.planning = null;
    await orders.carryOut([next.command]);
    const { phase, agenda } = now(sitting.match.session);
    kept = next.rest;
    // A decision comes first: it is the game's, and the plan waits for it.
    if (!sitting.closed && phase === 'team' && agenda.length === 0 && isPlanned(next.rest)) resume(next.rest);
  }

  return {
    toggle: () => {
      if (sitting.planning) return leave();
      const { phase } = stateOf(sitting);
      if (phase !== 'team') return;
      resume(kept ?? beginPlanning());
      page.announce(planText.began);
    },
    add: (command) => {
      if (!sitting.planning) return;
      change(withStep(sitting.planning, command), 'card');
      const step = planFor(sitting.planning, now(sitting.match.session)).steps.at(-1);
      if (step) page.announce(planText.added(text.commandText(command, step.before), step.chance));
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
    view: (layout) =>
      sitting.planning && {
        plan: planFor(sitting.planning, now(sitting.match.session)),
        open: sitting.planning.open,
        layout,
      },
  };

  function bothOf(planning: Planning): Record<PlanName, Plan> {
    const state = now(sitting.match.session);
    return { a: planFor(turned(planning, 'a'), state), b: planFor(turned(planning, 'b'), state) };
  }
}
